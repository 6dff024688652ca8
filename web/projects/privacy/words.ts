import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title: { en: 'Privacy requests', es: 'Solicitudes de privacidad' },
  note: {
    en: 'Homeowners who asked for a copy of their data or to have it erased',
    es: 'Propietarios que pidieron una copia de sus datos o que se borren',
  },
  none: { en: 'No requests', es: 'Sin solicitudes' },
  none_hint: {
    en: 'Open a homeowner and record the request when someone asks for their data.',
    es: 'Abra la ficha del propietario y registre la solicitud cuando alguien pida sus datos.',
  },
  none_here: { en: 'No requests from this homeowner', es: 'Este propietario no ha hecho solicitudes' },
  record: { en: 'Record request', es: 'Registrar solicitud' },
  record_title: { en: 'Record a privacy request', es: 'Registrar una solicitud de privacidad' },
  recorded: { en: 'Request recorded', es: 'Solicitud registrada' },
  asks_for: { en: 'Asks for', es: 'Pide' },
  kinds: {
    export: { en: 'A copy of their data', es: 'Una copia de sus datos' },
    erasure: { en: 'Erasing their data', es: 'Borrar sus datos' },
  },
  received_on: { en: 'Received on', es: 'Recibida el' },
  received_by: { en: 'Received by', es: 'Recibida por' },
  channels: {
    email: { en: 'Email', es: 'Correo' },
    phone: { en: 'Phone', es: 'Teléfono' },
    letter: { en: 'Letter', es: 'Carta' },
    in_person: { en: 'In person', es: 'En persona' },
  },
  identified_by: { en: 'How you identified them', es: 'Cómo los identificó' },
  proofs: {
    email_reply: { en: 'Reply from email on file', es: 'Respuesta del correo registrado' },
    phone_call: { en: 'Call to the phone on file', es: 'Llamada al teléfono registrado' },
    document: { en: 'Identity document', es: 'Documento de identidad' },
    in_person: { en: 'In person', es: 'En persona' },
  },
  request_note: { en: 'Note', es: 'Nota' },
  homeowner: { en: 'Homeowner', es: 'Propietario' },
  erased_homeowner: { en: 'Erased homeowner', es: 'Propietario borrado' },
  due: { en: 'Due', es: 'Vence' },
  overdue: { en: 'Overdue', es: 'Vencida' },
  statuses: {
    open: { en: 'Open', es: 'Abierta' },
    running: { en: 'Running', es: 'En curso' },
    done: { en: 'Answered', es: 'Atendida' },
    declined: { en: 'Declined', es: 'Rechazada' },
  },
  actions_for: { en: 'Actions for {name}', es: 'Acciones de {name}' },
  create_copy: { en: 'Create copy', es: 'Crear copia' },
  copy_started: { en: 'The copy is being created', es: 'Se está creando la copia' },
  erase: { en: 'Erase…', es: 'Borrar…' },
  erase_now: { en: 'Erase data', es: 'Borrar datos' },
  erase_title: { en: 'Erase the data of {name}?', es: '¿Borrar los datos de {name}?' },
  erase_note: { en: 'This can’t be undone.', es: 'Esto no se puede deshacer.' },
  erasing: { en: 'The data is being erased', es: 'Se están borrando los datos' },
  will_go: { en: 'What happens', es: 'Qué sucede' },
  will_stay: { en: 'Kept by law', es: 'Se conserva por ley' },
  nothing_stays: { en: 'Nothing has to be kept.', es: 'No hay que conservar nada.' },
  kept_line: { en: '{what} ({project_number}) until {until}', es: '{what} ({project_number}) hasta el {until}' },
  reasons: {
    agreement: {
      en: 'Signed agreements: claims under a contract can be made for up to ten years.',
      es: 'Contratos firmados: se pueden presentar reclamos hasta por diez años.',
    },
    money: {
      en: 'Invoices and payments: tax records are kept for seven years.',
      es: 'Facturas y pagos: los registros fiscales se guardan siete años.',
    },
    lending: {
      en: 'Credit applications: Regulation B asks for 25 months after the decision.',
      es: 'Solicitudes de crédito: el Reglamento B exige 25 meses después de la decisión.',
    },
  },
  effects: {
    deleted: { en: 'Deleted', es: 'Se elimina' },
    emptied: { en: 'Emptied; its figures stay', es: 'Se vacía; quedan sus cifras' },
    shared: { en: 'Stays with its other homeowner', es: 'Queda con el otro propietario' },
  },
  whats: {
    homeowners: {
      en: '{count, plural, one {# contact} other {# contacts}}',
      es: '{count, plural, one {# contacto} other {# contactos}}',
    },
    projects: {
      en: '{count, plural, one {# project} other {# projects}}',
      es: '{count, plural, one {# proyecto} other {# proyectos}}',
    },
    designs: {
      en: '{count, plural, one {# drawing or simulation} other {# drawings and simulations}}',
      es: '{count, plural, one {# dibujo o simulación} other {# dibujos y simulaciones}}',
    },
    files: {
      en: '{count, plural, one {# file} other {# files}}',
      es: '{count, plural, one {# archivo} other {# archivos}}',
    },
    notes: { en: '{count, plural, one {# note} other {# notes}}', es: '{count, plural, one {# nota} other {# notas}}' },
    tasks: {
      en: '{count, plural, one {# task} other {# tasks}}',
      es: '{count, plural, one {# tarea} other {# tareas}}',
    },
    proposals: {
      en: '{count, plural, one {# proposal} other {# proposals}}',
      es: '{count, plural, one {# propuesta} other {# propuestas}}',
    },
    agreements: {
      en: '{count, plural, one {# unsigned agreement} other {# unsigned agreements}}',
      es: '{count, plural, one {# contrato sin firmar} other {# contratos sin firmar}}',
    },
    applications: {
      en: '{count, plural, one {# application} other {# applications}}',
      es: '{count, plural, one {# solicitud} other {# solicitudes}}',
    },
    invoices: {
      en: '{count, plural, one {# invoice draft} other {# invoice drafts}}',
      es: '{count, plural, one {# borrador de factura} other {# borradores de facturas}}',
    },
    emails: {
      en: '{count, plural, one {# email} other {# emails}}',
      es: '{count, plural, one {# correo} other {# correos}}',
    },
    links: {
      en: '{count, plural, one {# link} other {# links}}',
      es: '{count, plural, one {# enlace} other {# enlaces}}',
    },
    notifications: {
      en: '{count, plural, one {# notification} other {# notifications}}',
      es: '{count, plural, one {# aviso} other {# avisos}}',
    },
    imports: {
      en: '{count, plural, one {# imported row} other {# imported rows}}',
      es: '{count, plural, one {# fila importada} other {# filas importadas}}',
    },
    audit_entries: {
      en: '{count, plural, one {# audit log entry} other {# audit log entries}} overwritten',
      es: '{count, plural, one {# entrada del registro} other {# entradas del registro}} sin datos personales',
    },
    other: {
      en: '{count, plural, one {# other mention} other {# other mentions}}',
      es: '{count, plural, one {# otra mención} other {# otras menciones}}',
    },
  },
  and_mentions: {
    en: 'Every other mention of the name, email and phone is found and overwritten.',
    es: 'Toda otra mención del nombre, correo y teléfono se busca y se sobrescribe.',
  },
  other_terms: { en: 'Also look for', es: 'Buscar también' },
  other_terms_help: {
    en: 'Earlier names, other emails or numbers, one per line',
    es: 'Nombres anteriores, otros correos o números, uno por línea',
  },
  type_name: { en: 'Type {name} to confirm', es: 'Escriba {name} para confirmar' },
  delete_project: { en: 'Delete project', es: 'Eliminar proyecto' },
  delete_project_title: { en: 'Delete {number}?', es: '¿Eliminar {number}?' },
  project_deleted: { en: 'Project deleted', es: 'Proyecto eliminado' },
  project_stays: {
    en: 'It can’t be deleted: a signed agreement, money, a submitted application or a merged lead has to stay. Cancel it instead.',
    es: 'No se puede eliminar: debe conservarse un contrato firmado, dinero, una solicitud enviada o un prospecto combinado. Cancélelo en su lugar.',
  },
  extend: { en: 'Extend by 45 days', es: 'Ampliar 45 días' },
  extend_title: { en: 'Extend the due date?', es: '¿Ampliar el plazo?' },
  extend_note: {
    en: 'You can do this once. Tell the homeowner the reason before {due}.',
    es: 'Solo se puede una vez. Informe el motivo al propietario antes del {due}.',
  },
  extended: { en: 'Due date extended', es: 'Plazo ampliado' },
  decline: { en: 'Decline', es: 'Rechazar' },
  decline_title: { en: 'Decline this request?', es: '¿Rechazar esta solicitud?' },
  decline_note: { en: 'The reason stays in the record.', es: 'El motivo queda en el registro.' },
  declined: { en: 'Request declined', es: 'Solicitud rechazada' },
  kept_count: {
    en: '{count, plural, one {# document kept} other {# documents kept}}',
    es: '{count, plural, one {# documento conservado} other {# documentos conservados}}',
  },
})
