// Texts of the outbox, mail routes and support. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  support_only: {
    en: 'Sign in to email anyone but support.',
    es: 'Inicie sesión para escribir a alguien que no sea soporte.',
  },
  wrote_to_you: { en: '{name} wrote to you:', es: '{name} le escribió:' },
  emailed_teammates: {
    en: 'sent an email to {count, plural, one {a teammate} other {# teammates}}',
    es: 'envió un correo a {count, plural, one {un compañero} other {# compañeros}}',
  },
  link_not_kept: {
    en: 'The link was sent with the email and isn’t stored.',
    es: 'El enlace se envió con el correo y no se guarda.',
  },
  link_signs: {
    en: 'This link signs for someone else. Only users who send agreements can see it.',
    es: 'Este enlace firma por otra persona. Solo lo ven quienes envían contratos.',
  },
  link_applies: {
    en: 'This link opens a homeowner’s application. Only users who submit applications can see it.',
    es: 'Este enlace abre la solicitud de un propietario. Solo lo ven quienes envían solicitudes.',
  },
  link_of_account: {
    en: 'Only the recipient gets this link, because it’s about their account.',
    es: 'Solo el destinatario recibe este enlace, porque se trata de su cuenta.',
  },
  link_read: { en: 'viewed the link of an email ({subject})', es: 'vio el enlace de un correo ({subject})' },
  no_mail_server: {
    en: 'No email server is set up. Set one up first.',
    es: 'No hay un servidor de correo. Configure uno primero.',
  },
  no_account_mail_server: {
    en: 'Account emails leave only through this installation’s own email server, and it has none. Ask its administrator.',
    es: 'Los correos de la cuenta solo salen por el servidor de correo de esta instalación, y no tiene uno. Consulte a quien la administra.',
  },
  from_archive: {
    en: 'This email came from an imported archive and can’t be sent.',
    es: 'Este correo viene de un archivo importado y no se puede enviar.',
  },
  already_delivered: { en: 'This email was already delivered.', es: 'Este correo ya se entregó.' },
  already_sending: { en: 'This email is already on its way.', es: 'Este correo ya va en camino.' },
  mail_resent: { en: 'resent an email ({subject})', es: 'reenvió un correo ({subject})' },
  may_not_email: {
    en: 'Your role doesn’t allow sending emails.',
    es: 'Su rol no permite enviar correos.',
  },
  not_on_team: {
    en: '{addresses} {count, plural, one {isn’t} other {aren’t}} on your team. Send homeowners a proposal or an agreement from their project.',
    es: '{addresses} {count, plural, one {no está} other {no están}} en su equipo. Envíe a los propietarios una propuesta o un contrato desde su proyecto.',
  },
  client_secret_again: {
    en: 'Enter the client secret again. The saved one is for another client or can’t be read.',
    es: 'Ingrese de nuevo el secreto del cliente. El guardado es de otro cliente o no se puede leer.',
  },
  client_secret_required: {
    en: 'Enter the client secret as shown in the Google console.',
    es: 'Ingrese el secreto del cliente tal como aparece en la consola de Google.',
  },
  google_client_replaced: {
    en: 'set another Google client, which disconnected {address}',
    es: 'indicó otro cliente de Google, lo que desconectó {address}',
  },
  google_client_set: { en: 'set the company’s Google client', es: 'indicó el cliente de Google de la empresa' },
  secret_replaced: { en: 'replaced', es: 'reemplazado' },
  google_not_configured: {
    en: 'Enter the client ID and secret first, then connect.',
    es: 'Primero ingrese el ID y el secreto del cliente; luego conéctese.',
  },
  google_nothing_set_up: {
    en: 'No Google client is set up, so there is nothing to disconnect.',
    es: 'No hay ningún cliente de Google configurado, así que no hay nada que desconectar.',
  },
  google_connecting: { en: 'started connecting a Google account', es: 'comenzó a conectar una cuenta de Google' },
  google_client_removed: { en: 'removed the company’s Google client', es: 'quitó el cliente de Google de la empresa' },
  google_disconnected: {
    en: 'disconnected the Google account {address}',
    es: 'desconectó la cuenta de Google {address}',
  },
  event_twice: { en: 'List each event only once.', es: 'Indique cada evento una sola vez.' },
  notifications_changed: {
    en: 'changed who is notified by email',
    es: 'cambió a quién se notifica por correo',
  },
  role_deleted: {
    en: 'A selected role was deleted. Choose again.',
    es: 'Se eliminó uno de los roles elegidos. Elija de nuevo.',
  },
  member_inactive: {
    en: 'A selected member is no longer active. Choose again.',
    es: 'Uno de los miembros elegidos ya no está activo. Elija de nuevo.',
  },
  owner: { en: 'owner', es: 'responsable' },
  nobody: { en: 'nobody', es: 'nadie' },
  mail_user_required: {
    en: 'Enter the user this password belongs to.',
    es: 'Ingrese el usuario de esta contraseña.',
  },
  password_or_remove: {
    en: 'Enter a password or remove the saved one, not both.',
    es: 'Ingrese una contraseña o quite la guardada, pero no ambas.',
  },
  password_saved: { en: 'saved', es: 'guardada' },
  password_none: { en: 'none', es: 'ninguna' },
  mail_server_on: { en: 'turned on the email server {host}', es: 'activó el servidor de correo {host}' },
  mail_server_off: {
    en: 'turned off the company’s email server',
    es: 'desactivó el servidor de correo de la empresa',
  },
  mail_server_changed: {
    en: 'changed the company’s email server',
    es: 'cambió el servidor de correo de la empresa',
  },
  host_required: {
    en: 'Enter the email server, such as smtp.example.com.',
    es: 'Ingrese el servidor de correo, como smtp.example.com.',
  },
  from_address_required: {
    en: 'Enter the address your emails come from.',
    es: 'Ingrese la dirección desde la que salen sus correos.',
  },
  password_for_another: {
    en: 'Enter the password again. The saved one is for user {user} at {host}, port {port}.',
    es: 'Ingrese la contraseña de nuevo. La guardada es del usuario {user} en {host}, puerto {port}.',
  },
  support_subject_required: {
    en: 'Enter a short subject.',
    es: 'Ingrese un asunto breve.',
  },
  support_message_required: {
    en: 'Describe what happened or ask your question.',
    es: 'Describa lo que pasó o haga su pregunta.',
  },
  support_subject: {
    en: '[{reference}] {topic, select, question {Question} problem {Problem} billing {Billing} other {Idea}}: {subject}',
    es: '[{reference}] {topic, select, question {Pregunta} problem {Problema} billing {Facturación} other {Idea}}: {subject}',
  },
  support_received: {
    en: 'We received your message and will reply to this address. Mention {reference} if you write about it again.',
    es: 'Recibimos su mensaje y responderemos a esta dirección. Mencione {reference} si vuelve a escribir sobre esto.',
  },
  wrote_to_support: {
    en: 'wrote to support ({reference}): {subject}',
    es: 'escribió a soporte ({reference}): {subject}',
  },
  mail_server_tried: { en: 'tested the email server {name}', es: 'probó el servidor de correo {name}' },
  test_subject: {
    en: 'A test of your email server from {brand}',
    es: 'Prueba de su servidor de correo desde {brand}',
  },
  test_body: {
    en: 'Hello,\n\nThis email was sent through {name}. Your company’s emails can be sent this way.',
    es: 'Hola:\n\nEste correo se envió por {name}. Los correos de su empresa pueden enviarse así.',
  },
  test_accepted: {
    en: '{name} accepted the email. It should reach {to} in a moment.',
    es: '{name} aceptó el correo. Debería llegar a {to} en un momento.',
  },
  google_not_connected: {
    en: 'No Google account is connected. Connect one to test it.',
    es: 'No hay una cuenta de Google conectada. Conecte una para probarla.',
  },
  mail_server_not_set_up: {
    en: 'No email server is set up. Enter one to test it.',
    es: 'No hay un servidor de correo configurado. Ingrese uno para probarlo.',
  },
  text_names: {
    invitation: { en: 'invitation', es: 'invitación' },
    welcome: { en: 'welcome', es: 'bienvenida' },
    password_reset: { en: 'password reset', es: 'cambio de contraseña' },
    password_changed: { en: 'password changed', es: 'contraseña cambiada' },
    proposal: { en: 'proposal', es: 'propuesta' },
    proposal_es: { en: 'proposal (Spanish)', es: 'propuesta (español)' },
    agreement: { en: 'agreement', es: 'contrato' },
    agreement_es: { en: 'agreement (Spanish)', es: 'contrato (español)' },
    agreement_reminder: { en: 'agreement reminder', es: 'recordatorio de firma' },
    agreement_reminder_es: { en: 'agreement reminder (Spanish)', es: 'recordatorio de firma (español)' },
    agreement_copy: { en: 'signed copy', es: 'copia firmada' },
    agreement_copy_es: { en: 'signed copy (Spanish)', es: 'copia firmada (español)' },
    lender_application: { en: 'financing application', es: 'solicitud de financiamiento' },
    lender_application_es: { en: 'financing application (Spanish)', es: 'solicitud de financiamiento (español)' },
    invoice: { en: 'invoice', es: 'factura' },
    invoice_es: { en: 'invoice (Spanish)', es: 'factura (español)' },
    credit_note: { en: 'credit note', es: 'nota de crédito' },
    credit_note_es: { en: 'credit note (Spanish)', es: 'nota de crédito (español)' },
    receipt: { en: 'receipt', es: 'recibo' },
    receipt_es: { en: 'receipt (Spanish)', es: 'recibo (español)' },
  },
  text_changed: { en: 'changed the email text “{name}”', es: 'cambió el texto del correo “{name}”' },
  text_restored: {
    en: 'restored the default email text “{name}”',
    es: 'restableció el texto original del correo “{name}”',
  },
})
