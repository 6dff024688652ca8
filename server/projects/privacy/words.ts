import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  invoice: { en: 'Invoice {number}', es: 'Factura {number}' },
  application: { en: 'Application to {lender}', es: 'Solicitud a {lender}' },
  recorded: {
    en: '{kind, select, export {recorded a request for a copy of a homeowner’s data} other {recorded a request to erase a homeowner’s data}}',
    es: '{kind, select, export {registró una solicitud de copia de los datos de un propietario} other {registró una solicitud para borrar los datos de un propietario}}',
  },
  extended: {
    en: 'extended the due date of a privacy request to {due}: {reason}',
    es: 'amplió el plazo de una solicitud de privacidad hasta el {due}: {reason}',
  },
  declined: { en: 'declined a privacy request: {reason}', es: 'rechazó una solicitud de privacidad: {reason}' },
  export_started: {
    en: 'started a copy of a homeowner’s data for a privacy request',
    es: 'inició una copia de los datos de un propietario por una solicitud de privacidad',
  },
  erasure_started: {
    en: 'started erasing a homeowner’s data for a privacy request',
    es: 'inició el borrado de los datos de un propietario por una solicitud de privacidad',
  },
  see_all: {
    en: 'Only users who can view all projects can answer privacy requests. Ask an owner.',
    es: 'Solo quienes pueden ver todos los proyectos pueden atender solicitudes de privacidad. Consulte a un propietario de la cuenta.',
  },
  project_deleted: { en: 'deleted project {number}', es: 'eliminó el proyecto {number}' },
  project_kept: {
    en: 'This project has a signed agreement, invoices or payments, a submitted application, or a lead merged into it. Cancel it instead.',
    es: 'Este proyecto tiene un contrato firmado, facturas o pagos, una solicitud enviada o un prospecto combinado. Cancélelo en su lugar.',
  },
  wrong_number: { en: 'Type the project’s number.', es: 'Escriba el número del proyecto.' },
  sample: { en: 'Delete the sample with its own button.', es: 'Elimine el proyecto de ejemplo con su propio botón.' },
  already_open: {
    en: 'This request is already open for this homeowner.',
    es: 'Esta solicitud ya está abierta para este propietario.',
  },
  closed: { en: 'This request is already answered.', es: 'Esta solicitud ya está atendida.' },
  already_extended: {
    en: 'The due date was already extended once.',
    es: 'El plazo ya se amplió una vez.',
  },
  not_in_future: { en: 'Choose today or an earlier date.', es: 'Elija hoy o una fecha anterior.' },
  wrong_name: { en: 'Type the name exactly as shown.', es: 'Escriba el nombre exactamente como aparece.' },
  other_kind: {
    en: 'This request asks for something else.',
    es: 'Esta solicitud pide otra cosa.',
  },
  export_job: { en: 'Copy of a homeowner’s data', es: 'Copia de los datos de un propietario' },
  erasure_job: { en: 'Erasure of a homeowner’s data', es: 'Borrado de los datos de un propietario' },
  erasing_rows: { en: 'Deleting projects, files and emails.', es: 'Eliminando proyectos, archivos y correos.' },
  erasing_log: { en: 'Looking through the audit log.', es: 'Revisando el registro de auditoría.' },
  erasing_mentions: { en: 'Looking for other mentions.', es: 'Buscando otras menciones.' },
  erased: {
    en: 'The data was erased. {kept, plural, =0 {Nothing had to be kept.} one {One document is kept.} other {# documents are kept.}}',
    es: 'Los datos se borraron. {kept, plural, =0 {No hubo que conservar nada.} one {Se conserva un documento.} other {Se conservan # documentos.}}',
  },
  collecting: { en: 'Collecting the data.', es: 'Reuniendo los datos.' },
  writing_files: { en: 'Adding files.', es: 'Agregando archivos.' },
  exported: {
    en: 'The copy holds {rows, plural, one {# entry} other {# entries}} and {files, plural, one {# file} other {# files}}.',
    es: 'La copia contiene {rows, plural, one {# registro} other {# registros}} y {files, plural, one {# archivo} other {# archivos}}.',
  },
  page_title: { en: 'Your data at {company}', es: 'Sus datos en {company}' },
  page_intro: {
    en: 'Everything {company} stores about {name}, as of {day}. The same data is in data.json, and your documents are in the folder files.',
    es: 'Todo lo que {company} guarda sobre {name}, al {day}. Los mismos datos están en data.json y sus documentos, en la carpeta files.',
  },
  nothing: { en: 'Nothing stored.', es: 'No hay nada guardado.' },
  sections: {
    homeowners: { en: 'Contact details', es: 'Datos de contacto' },
    projects: { en: 'Projects', es: 'Proyectos' },
    proposals: { en: 'Proposals', es: 'Propuestas' },
    proposal_visits: { en: 'Visits to your proposal', es: 'Visitas a su propuesta' },
    agreements: { en: 'Agreements', es: 'Contratos' },
    agreement_events: { en: 'What happened to each agreement', es: 'Historial de cada contrato' },
    applications: { en: 'Applications for financing', es: 'Solicitudes de financiamiento' },
    invoices: { en: 'Invoices', es: 'Facturas' },
    payments: { en: 'Payments', es: 'Pagos' },
    emails: { en: 'Emails', es: 'Correos' },
    notes: { en: 'Notes', es: 'Notas' },
    tasks: { en: 'Tasks', es: 'Tareas' },
    files: { en: 'Files', es: 'Archivos' },
    activity: { en: 'Activity', es: 'Actividad' },
  },
})
