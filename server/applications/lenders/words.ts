// Texts about lender applications for the company. The actor's name precedes sentences that begin in lower case.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  the_homeowner: { en: 'The homeowner', es: 'El propietario' },
  done_by: { en: '{name} {sentence}.', es: '{name} {sentence}.' },
  key_used: {
    en: 'This key was already used for another request.',
    es: 'Esta clave ya se usó para otra solicitud.',
  },
  not_withdrawable: {
    en: 'This application can’t be canceled in its current status.',
    es: 'Esta solicitud no se puede cancelar en su estatus actual.',
  },
  withdrawn: {
    en: '{name} withdrew the application: {reason}.',
    es: '{name} retiró la solicitud: {reason}.',
  },
  tell_lender: {
    en: '{lender} doesn’t accept withdrawals here. Let {lender} know yourself.',
    es: '{lender} no recibe retiros aquí. Avise usted a {lender}.',
  },
  moved_to: { en: 'The deal was moved to {lender}.', es: 'La venta se pasó a {lender}.' },
  ssn_required: {
    en: 'Enter {ssn, select, full {all nine} other {the last four}} digits for each person who wasn’t found.',
    es: 'Ingrese los {ssn, select, full {nueve} other {últimos cuatro}} dígitos de cada persona que no se encontró.',
  },
  only_applicants: {
    en: 'You can only correct the applicants of this application.',
    es: 'Solo puede corregir a los solicitantes de esta solicitud.',
  },
  accepted_offer: {
    en: 'accepted {lender}’s counteroffer of {amount}',
    es: 'aceptó la contraoferta de {lender} de {amount}',
  },
  resubmitted: {
    en: 'resubmitted the application to {lender}{has_amount, select, yes { for {amount}} other {}}',
    es: 'reenvió la solicitud a {lender}{has_amount, select, yes { por {amount}} other {}}',
  },
  approval_ends: {
    en: '{lender}’s approval ends on {date}.',
    es: 'La aprobación de {lender} vence el {date}.',
  },
  approval_ended: {
    en: '{lender}’s approval ended on {date}.',
    es: 'La aprobación de {lender} venció el {date}.',
  },
  date_in_future: { en: 'Enter today or an earlier date.', es: 'Ingrese la fecha de hoy o una anterior.' },
  milestone_submitted: { en: 'submitted “{milestone}” to {lender}', es: 'envió “{milestone}” a {lender}' },
  not_movable: { en: 'This application can’t be moved.', es: 'Esta solicitud no se puede pasar a otra financiera.' },
  agreement_too_large: {
    en: '{lender} accepts files up to {maximum}. The agreement is {size}.',
    es: '{lender} acepta archivos de hasta {maximum}. El contrato pesa {size}.',
  },
  agreement_sent: { en: 'sent {lender} the agreement “{name}”', es: 'envió a {lender} el contrato “{name}”' },
  agreement_not_signed: {
    en: '“{name}” isn’t signed by everyone yet.',
    es: 'Aún faltan firmas en “{name}”.',
  },
  agreement_sealing: {
    en: '“{name}” is signed and being sealed. Try again in a minute.',
    es: '“{name}” está firmado y se está sellando. Intente de nuevo en un minuto.',
  },
  other_application: {
    en: '{lender} reported a different application than in its first answer.',
    es: '{lender} informó una solicitud distinta a la de su primera respuesta.',
  },
  taken_application: {
    en: '{lender} reported an application that belongs to another project of your company.',
    es: '{lender} informó una solicitud que pertenece a otro proyecto de su empresa.',
  },
  says_despite_withdrawal: {
    en: '{lender} reports “{status}”, although it was told the application is withdrawn.',
    es: '{lender} informa “{status}”, aunque se le avisó que la solicitud se retiró.',
  },
  does_not_follow: {
    en: '{lender} reports “{status}”, which can’t follow “{before}”. Check with {lender}.',
    es: '{lender} informa “{status}”, que no puede seguir a “{before}”. Consulte con {lender}.',
  },
  recorded_by_hand: { en: '{sentence} Recorded by hand.', es: '{sentence} Registrado a mano.' },
  disagrees: {
    en: '{lender} disagrees with what was recorded: {differences}. Decide which one applies.',
    es: '{lender} no coincide con lo registrado: {differences}. Decida cuál vale.',
  },
  project_not_moved: {
    en: 'The project’s status is “{status}” and wasn’t changed to “{wanted}”. Check its status.',
    es: 'El estatus del proyecto es “{status}” y no se cambió a “{wanted}”. Revise su estatus.',
  },
  unknown_application: {
    en: '{lender} says it doesn’t have this application. Check with {lender}.',
    es: '{lender} indica que no tiene esta solicitud. Consulte con {lender}.',
  },
  action_unavailable: {
    en: 'This isn’t available in the application’s current status.',
    es: 'Esto no está disponible en el estatus actual de la solicitud.',
  },
  subject: {
    lender_decided: { en: 'News from {lender}: {project}', es: 'Novedades de {lender}: {project}' },
    lender_needs_something: {
      en: 'Action needed for {lender}: {project}',
      es: 'Acción pendiente para {lender}: {project}',
    },
    lender_funded: { en: 'Funded by {lender}: {project}', es: 'Desembolso de {lender}: {project}' },
  },
  call: {
    submit: { en: 'the application', es: 'la solicitud' },
    resubmit: { en: 'the resubmitted application', es: 'la solicitud reenviada' },
    send_documents: { en: 'the request for its documents', es: 'la petición de sus documentos' },
    upload_stipulation: { en: 'a file for a stipulation', es: 'un archivo para una condición' },
    upload_contract: { en: 'the installation agreement', es: 'el contrato de instalación' },
    upload_document: { en: 'a document', es: 'un documento' },
    milestone: { en: 'a milestone', es: 'una etapa' },
    withdraw: { en: 'the withdrawal', es: 'el retiro' },
    change_order: { en: 'the change order', es: 'la orden de cambio' },
    cancel_change_order: {
      en: 'the cancellation of the change order',
      es: 'la cancelación de la orden de cambio',
    },
    update_design: { en: 'the new design', es: 'el nuevo diseño' },
    update_quote: { en: 'the new quote', es: 'la nueva cotización' },
    other: { en: 'what was sent', es: 'lo que se envió' },
  },
  already_refused: {
    en: '{lender} rejected this. Correct it and send it again.',
    es: '{lender} rechazó esto. Corríjalo y envíelo de nuevo.',
  },
  already_settled: {
    en: 'This is already settled. Reload to see its status.',
    es: 'Esto ya está resuelto. Vuelva a cargar la página para ver su estatus.',
  },
  retried: { en: 'resent {what} to {lender}', es: 'volvió a enviar a {lender} {what}' },
  not_accepted: {
    en: '{lender} didn’t accept {what}: {sentence}',
    es: '{lender} no aceptó {what}: {sentence}',
  },
  overdue: {
    en: '{lender} hasn’t responded in time to {what}. Try again from the project.',
    es: '{lender} no respondió a tiempo sobre {what}. Intente de nuevo desde el proyecto.',
  },
  said_of_call: {
    no_answer: {
      en: '{lender} hasn’t responded in time. Try again or contact {lender}.',
      es: '{lender} no respondió a tiempo. Intente de nuevo o consulte con {lender}.',
    },
    withdrawn: {
      en: 'It was withdrawn before {lender} received it.',
      es: 'Se retiró antes de que {lender} lo recibiera.',
    },
    not_kept: {
      en: 'The request to {lender} is no longer stored. Send it again.',
      es: 'La solicitud a {lender} ya no está guardada. Envíela de nuevo.',
    },
  },
  choose_offered: {
    en: '{sentences} Choose one of those or correct it under Financing.',
    es: '{sentences} Elija uno de esos o corríjalo en Financiamiento.',
  },
  no_such_lender: { en: 'Lender not found.', es: 'No se encontró la financiera.' },
  no_address: {
    en: '{lender} isn’t connected. This installation has no address for it.',
    es: '{lender} no está conectada. Esta instalación no tiene una dirección para ella.',
  },
  not_connected: {
    en: '{lender} isn’t connected. Ask someone with access to settings to connect it under Lenders.',
    es: '{lender} no está conectada. Pida a alguien con acceso a la configuración que la conecte en Financieras.',
  },
  no_such_field: { en: 'This field doesn’t exist.', es: 'Este campo no existe.' },
  connect_first: { en: 'Connect {lender} first.', es: 'Primero conecte {lender}.' },
})
