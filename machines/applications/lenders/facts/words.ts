// Lender news for the timeline and the team.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  terms_changed: {
    en: '{lender} changed its approval to {has_amount, select, yes {{amount}} other {new terms}}{has_date, select, yes { until {date}} other {}}.',
    es: '{lender} cambió su aprobación a {has_amount, select, yes {{amount}} other {otras condiciones}}{has_date, select, yes { hasta el {date}} other {}}.',
  },
  received: { en: '{lender} received the application.', es: '{lender} recibió la solicitud.' },
  in_review: { en: '{lender} is reviewing the application.', es: '{lender} está revisando la solicitud.' },
  approved: {
    en: '{lender} approved {has_amount, select, yes {{amount}} other {the application}}{has_date, select, yes { until {date}} other {}}.',
    es: '{lender} aprobó {has_amount, select, yes {{amount}} other {la solicitud}}{has_date, select, yes { hasta el {date}} other {}}.',
  },
  approved_with_stipulations: {
    en: '{lender} approved {has_amount, select, yes {{amount}} other {the application}}{has_date, select, yes { until {date}} other {}} with {count, plural, one {# open stipulation} other {# open stipulations}}.',
    es: '{lender} aprobó {has_amount, select, yes {{amount}} other {la solicitud}}{has_date, select, yes { hasta el {date}} other {}} con {count, plural, one {# condición pendiente} other {# condiciones pendientes}}.',
  },
  counter_offered: {
    en: '{lender} offered {has_amount, select, yes {{amount}} other {other terms}} instead{has_reasons, select, yes {: {reasons}} other {}}.',
    es: '{lender} ofreció {has_amount, select, yes {{amount}} other {otras condiciones}} en su lugar{has_reasons, select, yes {: {reasons}} other {}}.',
  },
  refused: {
    credit_frozen: {
      en: '{lender} found the credit file frozen{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} encontró congelado el expediente de crédito{has_reasons, select, yes {: {reasons}} other {}}.',
    },
    no_match: {
      en: '{lender} found no matching credit file{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} no encontró un expediente de crédito que coincida{has_reasons, select, yes {: {reasons}} other {}}.',
    },
    on_hold: {
      en: '{lender} put the application on hold{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} puso la solicitud en espera{has_reasons, select, yes {: {reasons}} other {}}.',
    },
    declined: {
      en: '{lender} declined the application{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} rechazó la solicitud{has_reasons, select, yes {: {reasons}} other {}}.',
    },
    canceled: {
      en: '{lender} canceled the application{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} canceló la solicitud{has_reasons, select, yes {: {reasons}} other {}}.',
    },
  },
  expired: { en: '{lender}’s approval has expired.', es: 'La aprobación de {lender} venció.' },
  funded: {
    en: '{lender} funded {has_amount, select, yes {{amount}} other {the project}}.',
    es: '{lender} desembolsó {has_amount, select, yes {{amount}} other {los fondos}}.',
  },
  documents: {
    none: { en: '{lender} withdrew its documents.', es: '{lender} retiró sus documentos.' },
    sent: { en: '{lender} sent its documents for signature.', es: '{lender} envió sus documentos para firma.' },
    viewed: {
      en: 'The homeowner opened {lender}’s documents.',
      es: 'El propietario abrió los documentos de {lender}.',
    },
    signed: { en: '{lender}’s documents are signed.', es: 'Los documentos de {lender} están firmados.' },
    voided: {
      en: '{lender} voided its documents. They need to be sent again.',
      es: '{lender} anuló sus documentos. Hay que enviarlos de nuevo.',
    },
  },
  stipulation_added: { en: '{lender} requires: {name}.', es: '{lender} pide: {name}.' },
  stipulation_reopened: {
    en: '{lender} requires this again: {name}{has_reasons, select, yes {: {reasons}} other {}}.',
    es: '{lender} vuelve a pedir: {name}{has_reasons, select, yes {: {reasons}} other {}}.',
  },
  stipulation_rejected: {
    en: '{lender} didn’t accept “{name}”{has_reasons, select, yes {: {reasons}} other {}}.',
    es: '{lender} no aceptó “{name}”{has_reasons, select, yes {: {reasons}} other {}}.',
  },
  stipulation_submitted: { en: '{lender} is reviewing “{name}”.', es: '{lender} está revisando “{name}”.' },
  stipulation_cleared: { en: '{lender} cleared “{name}”.', es: '{lender} dio por cumplida “{name}”.' },
  agreement: {
    not_uploaded: {
      en: '{lender} no longer has the installation agreement.',
      es: '{lender} ya no tiene el contrato de instalación.',
    },
    uploaded: { en: '{lender} has the installation agreement.', es: '{lender} tiene el contrato de instalación.' },
    in_review: {
      en: '{lender} is reviewing the installation agreement.',
      es: '{lender} está revisando el contrato de instalación.',
    },
    accepted: {
      en: '{lender} accepted the installation agreement.',
      es: '{lender} aceptó el contrato de instalación.',
    },
    rejected: {
      en: '{lender} rejected the installation agreement{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} rechazó el contrato de instalación{has_reasons, select, yes {: {reasons}} other {}}.',
    },
  },
  milestone: {
    not_started: { en: '{lender} reset “{milestone}”.', es: '{lender} restableció “{milestone}”.' },
    submitted: { en: '{lender} is reviewing “{milestone}”.', es: '{lender} está revisando “{milestone}”.' },
    resubmitted: { en: '{lender} is reviewing “{milestone}”.', es: '{lender} está revisando “{milestone}”.' },
    approved: { en: '{lender} approved “{milestone}”.', es: '{lender} aprobó “{milestone}”.' },
    conditionally_approved: {
      en: '{lender} approved “{milestone}” on a condition{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} aprobó “{milestone}” con una condición{has_reasons, select, yes {: {reasons}} other {}}.',
    },
    rejected: {
      en: '{lender} rejected “{milestone}”{has_reasons, select, yes {: {reasons}} other {}}.',
      es: '{lender} rechazó “{milestone}”{has_reasons, select, yes {: {reasons}} other {}}.',
    },
  },
  change_order: {
    requested: {
      en: '{lender} received the change order for {amount}.',
      es: '{lender} recibió la orden de cambio por {amount}.',
    },
    documents_sent: {
      en: '{lender} sent the change order for {amount} for signature.',
      es: '{lender} envió la orden de cambio por {amount} para firma.',
    },
    signed: {
      en: '{lender}’s change order for {amount} is signed.',
      es: 'La orden de cambio de {lender} por {amount} está firmada.',
    },
    applied: {
      en: '{lender} applied the change order. The amount is now {amount}.',
      es: '{lender} aplicó la orden de cambio. El monto ahora es {amount}.',
    },
    canceled: {
      en: '{lender}’s change order for {amount} was canceled{has_reasons, select, yes {: {reasons}} other {}}.',
      es: 'La orden de cambio de {lender} por {amount} se canceló{has_reasons, select, yes {: {reasons}} other {}}.',
    },
  },
})
