// Why a thing cannot be recorded now, and where a lender contradicts what was recorded.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  send_from_here: {
    en: '{lender} is connected. Send the application from here.',
    es: '{lender} está conectada. Envíe la solicitud desde aquí.',
  },
  no_such_step: { en: '{lender} doesn’t have this step.', es: '{lender} no tiene este paso.' },
  not_funded_yet: { en: 'Approve these first: {names}.', es: 'Primero deben aprobarse: {names}.' },
  decision: {
    en: '{status}{has_amount, select, yes {, {amount}} other {}}',
    es: '{status}{has_amount, select, yes {, {amount}} other {}}',
  },
  open_stipulations: { en: 'Open stipulations: {names}', es: 'Condiciones pendientes: {names}' },
  not_requested: { en: 'Not requested: {names}', es: 'No se pidió: {names}' },
  documents: {
    none: { en: 'Documents: not sent', es: 'Documentos: sin enviar' },
    sent: { en: 'Documents: sent', es: 'Documentos: enviados' },
    viewed: { en: 'Documents: viewed', es: 'Documentos: vistos' },
    signed: { en: 'Documents: signed', es: 'Documentos: firmados' },
    voided: { en: 'Documents: voided', es: 'Documentos: anulados' },
  },
  agreement: {
    not_uploaded: { en: 'Installation agreement: not uploaded', es: 'Contrato de instalación: sin subir' },
    uploaded: { en: 'Installation agreement: uploaded', es: 'Contrato de instalación: subido' },
    in_review: { en: 'Installation agreement: in review', es: 'Contrato de instalación: en revisión' },
    accepted: { en: 'Installation agreement: accepted', es: 'Contrato de instalación: aceptado' },
    rejected: { en: 'Installation agreement: rejected', es: 'Contrato de instalación: rechazado' },
  },
  milestone: {
    not_started: { en: '{milestone}: not started', es: '{milestone}: sin iniciar' },
    submitted: { en: '{milestone}: submitted', es: '{milestone}: se envió' },
    approved: { en: '{milestone}: approved', es: '{milestone}: se aprobó' },
    conditionally_approved: { en: '{milestone}: conditionally approved', es: '{milestone}: se aprobó con condiciones' },
    rejected: { en: '{milestone}: rejected', es: '{milestone}: se rechazó' },
    resubmitted: { en: '{milestone}: resubmitted', es: '{milestone}: se reenvió' },
  },
  term_months: { en: '{term_months} months', es: '{term_months} meses' },
  interest: { en: '{rate} interest', es: '{rate} de interés' },
})
