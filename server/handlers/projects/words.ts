// Texts about changes of projects. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  started: { en: 'started the project', es: 'inició el proyecto' },
  changed: { en: 'changed {fields}', es: 'cambió: {fields}' },
  moved: { en: 'moved the project to {status}', es: 'cambió el estatus del proyecto a “{status}”' },
  moved_why: {
    en: 'moved the project to {status}: {reason}',
    es: 'cambió el estatus del proyecto a “{status}”: {reason}',
  },
  reopened: { en: 'reopened the project', es: 'reabrió el proyecto' },
  reopened_why: { en: 'reopened the project: {reason}', es: 'reabrió el proyecto: {reason}' },
  not_by_hand: {
    en: 'A project can’t be moved to {status} by hand. Its status changes automatically.',
    es: 'Un proyecto no se puede mover manualmente a “{status}”. Ese estatus cambia automáticamente.',
  },
  create_before_usage_file: {
    en: 'Create the project first, then upload the meter file.',
    es: 'Primero cree el proyecto y luego suba el archivo del medidor.',
  },
  not_a_member: { en: 'Choose an active member of your team.', es: 'Elija a un miembro activo de su equipo.' },
  bulk_owner: { en: 'assigned the project to {name}', es: 'asignó el proyecto a {name}' },
  bulk_tag_added: { en: 'added the tag “{tag}”', es: 'agregó la etiqueta “{tag}”' },
  bulk_tag_removed: { en: 'removed the tag “{tag}”', es: 'quitó la etiqueta “{tag}”' },
  bulk_undone: { en: 'undid a bulk change', es: 'deshizo un cambio en varios proyectos' },
  already_undone: { en: 'This change has already been undone.', es: 'Este cambio ya se deshizo.' },
  enter_tag: { en: 'Enter a tag.', es: 'Escriba una etiqueta.' },
  projects_or_filters: {
    en: 'Send either project IDs or filters, not both.',
    es: 'Envíe identificadores de proyectos o filtros, no ambos.',
  },
  too_many_projects: {
    en: 'You can change up to {most, number} projects at once. Narrow the list first.',
    es: 'Puede cambiar hasta {most, number} proyectos a la vez. Primero reduzca la lista.',
  },
  csv: { en: 'Projects (CSV)', es: 'Proyectos (CSV)' },
  csv_exported: { en: 'exported projects as CSV', es: 'exportó proyectos en CSV' },
  sample_not_mailed: { en: 'It can’t be emailed.', es: 'No se puede enviar por correo.' },
  no_mail_server: {
    en: 'No email server is connected. Confirm without emailing the homeowner.',
    es: 'No hay servidor de correo conectado. Confirme sin enviar correo al propietario.',
  },
  change_confirmed: { en: 'confirmed a change: {parts}', es: 'confirmó un cambio: {parts}' },
  change_confirmed_empty: {
    en: 'confirmed a change: nothing was out of date',
    es: 'confirmó un cambio: no había nada desactualizado',
  },
  renewed: {
    price: { en: 'contract price', es: 'precio del contrato' },
    payment: { en: 'financing', es: 'financiamiento' },
    proposal: { en: 'proposal', es: 'propuesta' },
    agreement: { en: 'agreement', es: 'contrato' },
    invoices: { en: 'invoices', es: 'facturas' },
    lender: { en: 'lender application', es: 'solicitud de financiamiento' },
  },
  withdrawn: { en: '{part} withdrawn', es: '{part}: se retiró' },
  review_changed: {
    en: 'Something changed since you opened this review. Check it again.',
    es: 'Algo cambió desde que abrió esta revisión. Revísela de nuevo.',
  },
  confirm_loss: {
    en: 'With {name}, the homeowner pays {amount} more over 25 years than with the utility alone. Confirm this amount.',
    es: 'Con {name}, el propietario paga {amount} más en 25 años que solo con la compañía eléctrica. Confirme este monto.',
  },
  enter_reason: { en: 'Enter a reason.', es: 'Escriba el motivo.' },
  choose_reason: {
    en: 'Choose a reason from your company’s list.',
    es: 'Elija un motivo de la lista de su empresa.',
  },
  no_geocoder: {
    en: 'Address lookup isn’t set up. Ask your server’s operator to turn on site services, or enter coordinates.',
    es: 'La búsqueda de direcciones no está configurada. Pida al operador del servidor que active los servicios del sitio o ingrese coordenadas.',
  },
  address_not_found: {
    en: 'Address not found. Check it, or enter coordinates.',
    es: 'No se encontró la dirección. Revísela o ingrese coordenadas.',
  },
  sample_created: { en: 'created the sample project', es: 'creó el proyecto de ejemplo' },
  sample_deleted: { en: 'deleted the sample project {number}', es: 'eliminó el proyecto de ejemplo {number}' },
  sample_exists: {
    en: 'Your company already has a sample project. {owner} owns it.',
    es: 'Su empresa ya tiene un proyecto de ejemplo. Lo tiene {owner}.',
  },
  view_saved: { en: 'saved the view “{name}”', es: 'guardó la vista “{name}”' },
  view_changed: { en: 'changed the view “{name}”', es: 'cambió la vista “{name}”' },
  view_deleted: { en: 'deleted the view “{name}”', es: 'eliminó la vista “{name}”' },
  default_view_set: {
    en: 'set “{name}” as their default view',
    es: 'eligió “{name}” como vista predeterminada',
  },
  default_view_cleared: {
    en: 'set all projects as their default view',
    es: 'eligió todos los proyectos como vista predeterminada',
  },
  too_many_views: {
    en: 'You already have {count} views. Delete one first.',
    es: 'Ya tiene {count} vistas. Elimine una primero.',
  },
  enter_view_name: { en: 'Enter a view name.', es: 'Ingrese un nombre para la vista.' },
  one_address: {
    en: 'Use either address or address_line.',
    es: 'Use address o address_line, no ambos.',
  },
  several_addresses: {
    en: 'The address has several places. Check street, city and ZIP code, or enter coordinates.',
    es: 'La dirección tiene varios lugares. Revise calle, ciudad y código postal, o ingrese coordenadas.',
  },
})
