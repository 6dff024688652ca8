// Texts about recording a lender's events by hand. The actor's name precedes sentences that begin in lower case.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  agreement_unsigned: {
    en: 'The homeowner hasn’t signed an agreement for this project. Get it signed before work begins.',
    es: 'El propietario no ha firmado ningún contrato de este proyecto. Obtenga su firma antes de empezar la obra.',
  },
  payment_booked: {
    en: 'A payment is recorded for “{milestone}”. Undo the payment first.',
    es: 'Hay un pago registrado para “{milestone}”. Primero deshaga el pago.',
  },
  moved_back: { en: 'A lender record was undone.', es: 'Se deshizo un registro de la financiera.' },
  project_stays: {
    en: 'The project’s status is still “{status}”. Update it if that’s wrong.',
    es: 'El estatus del proyecto sigue siendo “{status}”. Revíselo.',
  },
  what: {
    sent: { en: 'the application was sent to {lender}', es: 'la solicitud se envió a {lender}' },
    in_review: { en: '{lender} is reviewing it', es: '{lender} la está revisando' },
    approved: {
      en: '{lender} approved {has_amount, select, yes {{amount}} other {it}}',
      es: '{lender} {has_amount, select, yes {aprobó {amount}} other {la aprobó}}',
    },
    stipulations_asked: { en: '{lender} requires: {names}', es: '{lender} pide: {names}' },
    stipulations_met: { en: '{lender} cleared stipulations', es: '{lender} dio por cumplidas las condiciones' },
    counter_offered: {
      en: '{lender} offered {has_amount, select, yes {{amount}} other {other terms}} instead',
      es: '{lender} ofreció {has_amount, select, yes {{amount}} other {otras condiciones}} en su lugar',
    },
    offer_accepted: {
      en: 'the homeowner accepted the counteroffer',
      es: 'el propietario aceptó la contraoferta',
    },
    on_hold: { en: '{lender} put it on hold', es: '{lender} la puso en espera' },
    credit_frozen: {
      en: '{lender} found the credit file frozen',
      es: '{lender} encontró congelado el expediente de crédito',
    },
    no_match: {
      en: '{lender} found no matching credit file',
      es: '{lender} no encontró un expediente de crédito que coincida',
    },
    declined: { en: '{lender} declined it', es: '{lender} la rechazó' },
    expired: { en: '{lender}’s approval expired', es: 'venció la aprobación de {lender}' },
    documents_signed: { en: '{lender}’s documents were signed', es: 'se firmaron los documentos de {lender}' },
    contract_accepted: {
      en: '{lender} accepted the installation agreement',
      es: '{lender} aceptó el contrato de instalación',
    },
    milestone_reached: {
      en: '{lender} approved {has_milestone, select, yes {“{milestone}”} other {a milestone}}',
      es: '{lender} aprobó {has_milestone, select, yes {“{milestone}”} other {una etapa}}',
    },
    funded: {
      en: '{lender} funded {has_amount, select, yes {{amount}} other {the project}}',
      es: '{lender} desembolsó {has_amount, select, yes {{amount}} other {los fondos}}',
    },
  },
  recorded: {
    en: '{name} recorded on {date}: {what}.{has_note, select, yes { {note}} other {}}',
    es: '{name} registró con fecha {date}: {what}.{has_note, select, yes { {note}} other {}}',
  },
  recorded_that: {
    en: 'recorded that {what}, on {date}',
    es: 'registró que {what}, con fecha {date}',
  },
  date_in_future: { en: 'Enter today or an earlier date.', es: 'Ingrese la fecha de hoy o una anterior.' },
  date_before_sent: {
    en: 'Enter {date} or a later date. The application was sent that day.',
    es: 'Ingrese el {date} o una fecha posterior. Ese día se envió la solicitud.',
  },
  amount_required: { en: 'Enter the amount.', es: 'Ingrese el monto.' },
  stipulations_required: {
    en: 'List what the lender requires.',
    es: 'Indique lo que pide la financiera.',
  },
  milestone_required: { en: 'Choose the milestone.', es: 'Elija la etapa.' },
  reference_taken: {
    en: 'Another application has this reference. Enter the one from this application.',
    es: 'Otra solicitud tiene esta referencia. Ingrese la de esta solicitud.',
  },
  evidence_required: {
    en: 'Add a note or a file as evidence.',
    es: 'Agregue una nota o un archivo como comprobante.',
  },
  files_unknown: { en: 'Choose files from this project.', es: 'Elija archivos de este proyecto.' },
  no_disagreement: {
    en: '{lender} agrees with your records.',
    es: '{lender} coincide con sus registros.',
  },
  took_lender: {
    en: 'used {lender}’s version: {differences}',
    es: 'usó la versión de {lender}: {differences}',
  },
  kept_record: {
    en: 'kept the record despite {lender}’s version: {differences}',
    es: 'conservó lo registrado frente a la versión de {lender}: {differences}',
  },
  done_by: { en: '{name} {sentence}.', es: '{name} {sentence}.' },
  replaced_by_lender: {
    en: '{lender} reported otherwise, and its version was used.',
    es: '{lender} informó otra cosa y se usó su versión.',
  },
  reason_required: { en: 'Enter a reason for undoing this.', es: 'Indique por qué lo deshace.' },
  already_undone: { en: 'This record was already undone.', es: 'Este registro ya se deshizo.' },
  moved_on: {
    en: 'The application has changed since, by {lender} or a teammate. Record its current status instead.',
    es: 'La solicitud cambió desde entonces, por {lender} o por alguien de su equipo. Registre su estatus actual.',
  },
  undid_by: {
    en: '{name} undid the record that {what}: {reason}',
    es: '{name} deshizo el registro de que {what}: {reason}',
  },
  undid: { en: 'undid the record that {what}: {reason}', es: 'deshizo el registro de que {what}: {reason}' },
  undo_first: {
    en: 'Undo this record first, because it depends on yours: {what}.',
    es: 'Primero deshaga este registro, que depende del suyo: {what}.',
  },
})
