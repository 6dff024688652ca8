// Texts about lender applications and settings. The actor's name precedes the sentences of the audit log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  lender_has_nothing: {
    en: '{lender} hasn’t received the application yet. Send it first.',
    es: '{lender} aún no ha recibido la solicitud. Envíela primero.',
  },
  not_supported: { en: '{lender} doesn’t support this.', es: '{lender} no admite esto.' },
  change_reason: { en: 'Enter a reason for the change.', es: 'Indique el motivo del cambio.' },
  already_approved: {
    en: '{lender} already approved this amount and product.',
    es: '{lender} ya aprobó este monto y este producto.',
  },
  change_requested: {
    en: 'requested a change order from {lender} for {amount}{has_product, select, yes { with {product}} other {}}: {reason}',
    es: 'pidió a {lender} una orden de cambio por {amount}{has_product, select, yes { con {product}} other {}}: {reason}',
  },
  no_change_order: { en: 'There is no change order.', es: 'No hay ninguna orden de cambio.' },
  change_withdrawn: {
    en: 'canceled the change order at {lender}',
    es: 'canceló la orden de cambio con {lender}',
  },
  design_sent: {
    en: 'sent {lender} the current design: {size} kW',
    es: 'envió a {lender} el diseño actual: {size} kW',
  },
  quote_sent: {
    en: 'sent {lender} a new quote: {amount} with {product}',
    es: 'envió a {lender} una nueva cotización: {amount} con {product}',
  },
  not_for_samples: { en: 'It can’t be sent to a lender.', es: 'No se puede enviar a una financiera.' },
  begun: {
    en: 'Started an application at {lender} for {product}.',
    es: 'Comenzó una solicitud a {lender} para {product}.',
  },
  did_begin: {
    en: 'started an application at {lender} for {product}',
    es: 'comenzó una solicitud a {lender} para {product}',
  },
  filled_in: { en: 'filled out the application to {lender}', es: 'llenó la solicitud a {lender}' },
  quoted: {
    en: 'Updated the quote for {product} from {lender} to the current project.',
    es: 'Actualizó la cotización de {product} de {lender} según el proyecto actual.',
  },
  did_quote: {
    en: 'updated the quote for {product} in the application to {lender}',
    es: 'actualizó la cotización de {product} en la solicitud a {lender}',
  },
  discarded: {
    en: 'discarded the unsent application to {lender}',
    es: 'descartó la solicitud sin enviar a {lender}',
  },
  shared_now: {
    en: 'The homeowner is filling this out. Stop sharing to continue. Their answers are kept.',
    es: 'El propietario la está llenando. Deje de compartirla para continuar. Sus respuestas se conservan.',
  },
  sent_already: {
    en: 'Already sent to the lender, so it can’t be edited.',
    es: 'Ya se envió a la financiera y dejó de ser un borrador.',
  },
  in_person_only: {
    en: 'Only the applicants can agree. Do it with them in person, or share it with the homeowner.',
    es: 'Solo los solicitantes pueden aceptar. Hágalo con ellos en persona o compártala con el propietario.',
  },
  sent: { en: 'sent the application to {lender}', es: 'envió la solicitud a {lender}' },
  refreshed: {
    en: 'requested the application’s status from {lender}',
    es: 'consultó a {lender} el estatus de la solicitud',
  },
  withdraw_reason: { en: 'Enter a reason for withdrawing it.', es: 'Indique por qué la retira.' },
  withdrawn: {
    en: 'withdrew the application to {lender}: {reason}',
    es: 'retiró la solicitud a {lender}: {reason}',
  },
  documents_requested: {
    en: 'asked {lender} to send its documents',
    es: 'pidió a {lender} que enviara sus documentos',
  },
  enter_or_remove: {
    en: 'Enter credentials or remove them, not both.',
    es: 'Ingrese credenciales o elimínelas, no ambas cosas.',
  },
  tested: { en: 'tested the connection to {lender}', es: 'probó la conexión con {lender}' },
  credentials_work: {
    en: '{lender} accepted the credentials.',
    es: '{lender} aceptó las credenciales.',
  },
  credentials_rejected: {
    en: '{lender} rejected the credentials. It answered: {sentence}',
    es: '{lender} rechazó las credenciales. Respondió: {sentence}',
  },
  webhook_renewed: {
    en: 'created a new webhook secret for {lender}',
    es: 'creó un nuevo secreto para los webhooks de {lender}',
  },
  no_address: {
    en: '{lender} can’t be connected. This installation has no address for it.',
    es: '{lender} no se puede conectar. Esta instalación no tiene una dirección para ella.',
  },
  credential_required: {
    en: 'Enter the {field} from {lender}.',
    es: 'Ingrese este dato de {lender}: {field}.',
  },
  credentials_removed: {
    en: 'removed the credentials for {lender}',
    es: 'eliminó las credenciales de {lender}',
  },
  switched_off: { en: 'turned off {lender}', es: 'desactivó {lender}' },
  credentials_changed: {
    en: 'changed the credentials for {lender}',
    es: 'cambió las credenciales de {lender}',
  },
  connected: { en: 'connected {lender}', es: 'conectó {lender}' },
  switched_on: { en: 'turned on {lender}', es: 'activó {lender}' },
  mode: {
    api: { en: 'chose to work with {lender} over its API', es: 'eligió trabajar con {lender} por su API' },
    portal: { en: 'chose to work with {lender} in its portal', es: 'eligió trabajar con {lender} en su portal' },
    in_house: { en: 'chose to work with {lender} in-house', es: 'eligió trabajar con {lender} internamente' },
  },
  portal_changed: { en: 'changed {lender}’s portal URL', es: 'cambió la dirección del portal de {lender}' },
  connection_changed: { en: 'changed the connection to {lender}', es: 'cambió la conexión con {lender}' },
  installation_without_address: {
    en: 'This installation has no address for {lender}.',
    es: 'Esta instalación no tiene una dirección para {lender}.',
  },
  sending_off: { en: 'Sending to {lender} is turned off.', es: 'El envío a {lender} está desactivado.' },
  connect_first: { en: 'Connect {lender} first.', es: 'Primero conecte {lender}.' },
  quote_before_sharing: {
    en: 'The design or price changed after this quote. Update the quote, then share it.',
    es: 'El diseño o el precio cambió después de esta cotización. Actualícela y luego compártala.',
  },
  link_mailed: {
    en: 'Emailed the homeowner a link to fill out the application.',
    es: 'Envió al propietario por correo un enlace para llenar la solicitud.',
  },
  link_created: {
    en: 'Created a link for the homeowner to fill out the application.',
    es: 'Creó un enlace para que el propietario llene la solicitud.',
  },
  did_mail_link: {
    en: 'emailed {address} a link to fill out the application to {lender}',
    es: 'envió a {address} un enlace para llenar la solicitud a {lender}',
  },
  did_create_link: {
    en: 'created a link to fill out the application to {lender}',
    es: 'creó un enlace para llenar la solicitud a {lender}',
  },
  not_shared: {
    en: 'This application isn’t shared with the homeowner.',
    es: 'Esta solicitud no está compartida con el propietario.',
  },
  sharing_stopped: {
    en: 'Stopped sharing with the homeowner. The link no longer works.',
    es: 'Dejó de compartirla con el propietario. El enlace ya no funciona.',
  },
  did_stop_sharing: {
    en: 'stopped sharing the application to {lender} with the homeowner',
    es: 'dejó de compartir con el propietario la solicitud a {lender}',
  },
  link_opened: { en: 'The homeowner opened the link.', es: 'El propietario abrió el enlace.' },
  too_many_links: {
    en: 'Too many links were created for this application today. Try again tomorrow.',
    es: 'Hoy se crearon demasiados enlaces para esta solicitud. Intente de nuevo mañana.',
  },
  stipulation_cleared: {
    en: '{lender} has already cleared “{name}”.',
    es: '{lender} ya dio por cumplida “{name}”.',
  },
  stipulation_file: {
    en: 'sent {lender} a file for “{name}”',
    es: 'envió a {lender} un archivo para “{name}”',
  },
  document_sent: {
    en: 'sent {lender} a document: {kind, select, final_design {final design} permit {permit} installation_photos {installation photos} shade_report {shade report} plan_set {plan set} monitoring {monitoring access} permission_to_operate {permission to operate} utility_bill {electric bill} other {other}}',
    es: 'envió a {lender} un documento: {kind, select, final_design {diseño final} permit {permiso} installation_photos {fotos de la instalación} shade_report {informe de sombra} plan_set {juego de planos} monitoring {acceso al monitoreo} permission_to_operate {permiso para operar} utility_bill {factura de luz} other {otro}}',
  },
  file_required: { en: 'Choose an image or a PDF.', es: 'Elija una imagen o un PDF.' },
  file_too_large: {
    en: '{lender} accepts files up to {maximum}. Choose a smaller one.',
    es: '{lender} acepta archivos de hasta {maximum}. Elija uno más pequeño.',
  },
})
