// Texts of the agreement operations for the company and its audit log. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  device_handed: {
    en: 'handed the device to {name} to sign “{agreement}”',
    es: 'entregó el dispositivo a {name} para que firme “{agreement}”',
  },
  link_made: {
    en: 'created a link for {name} to sign “{agreement}”',
    es: 'creó un enlace para que {name} firme “{agreement}”',
  },
  link_sent: {
    en: '{how, select, reminder {reminded {name} to sign} unsent {prepared an email, not sent without an email server, for {name} to sign} other {emailed {name} a link to sign}} “{agreement}”',
    es: '{how, select, reminder {recordó a {name} que firme} unsent {preparó un correo, no enviado por falta de servidor de correo, para que {name} firme} other {envió a {name} un enlace para firmar}} “{agreement}”',
  },
  link_sent_elsewhere: {
    en: '{how, select, reminder {reminded {name} to sign} unsent {prepared an email, not sent without an email server, for {name} to sign} other {emailed {name} a link to sign}} “{agreement}”, at {email} instead of {before}',
    es: '{how, select, reminder {recordó a {name} que firme} unsent {preparó un correo, no enviado por falta de servidor de correo, para que {name} firme} other {envió a {name} un enlace para firmar}} “{agreement}”, a {email} en lugar de {before}',
  },
  link_handed: {
    en: 'recorded that they sent {name} the link to sign “{agreement}”',
    es: 'registró que envió a {name} el enlace para firmar “{agreement}”',
  },
  link_ended: {
    en: 'revoked {name}’s link to “{agreement}”',
    es: 'anuló el enlace de {name} a “{agreement}”',
  },
  not_invited: {
    en: '{name} hasn’t been emailed yet. Send the link first.',
    es: 'Todavía no se ha enviado un correo a {name}. Envíe primero el enlace.',
  },
  no_link: {
    en: '{name} has no active link. Create one first.',
    es: '{name} no tiene un enlace activo. Cree uno primero.',
  },
  signs_nothing: {
    en: '{name} doesn’t sign and gets a copy once everyone has signed.',
    es: '{name} no firma y recibe una copia cuando todos hayan firmado.',
  },
  too_soon: {
    en: '{name} was emailed less than an hour ago. Wait {minutes, plural, one {# minute} other {# minutes}}, or copy the link and share it yourself.',
    es: 'Hace menos de una hora se envió un correo a {name}. Espere {minutes, plural, one {# minuto} other {# minutos}}, o copie el enlace y compártalo usted.',
  },
  too_many_sends: {
    en: 'Too many emails were sent for this agreement today. Copy the link instead.',
    es: 'Hoy se enviaron demasiados correos de este contrato. Copie el enlace.',
  },

  countersigned: { en: 'signed “{agreement}” for the company', es: 'firmó “{agreement}” por la empresa' },
  countersigned_for: {
    en: 'signed “{agreement}” for the company in place of {name}',
    es: 'firmó “{agreement}” por la empresa en lugar de {name}',
  },
  paper_recorded: {
    en: 'recorded that “{agreement}” was signed on paper, received on {day}',
    es: 'registró que “{agreement}” se firmó en papel, recibido el {day}',
  },
  paper_reason: { en: 'Enter a reason for reverting it.', es: 'Escriba el motivo para revertirla.' },
  paper_undone: {
    en: 'reverted the paper signature for “{agreement}”, recorded by {name}: {reason}',
    es: 'revirtió la firma en papel de “{agreement}”, registrada por {name}: {reason}',
  },

  signing_changed: { en: 'changed the signing settings', es: 'cambió la configuración de firma' },
  choose_certificate: {
    en: 'Choose the .p12 or .pfx file of your certificate.',
    es: 'Elija el archivo .p12 o .pfx de su certificado.',
  },
  certificate_password: { en: 'Enter the file’s password.', es: 'Escriba la contraseña del archivo.' },
  certificate_supplied: {
    en: 'set the certificate of {subject} to seal agreements',
    es: 'eligió el certificado de {subject} para sellar contratos',
  },
  certificate_own: {
    en: 'set the built-in certificate to seal agreements again',
    es: 'volvió a elegir el certificado incorporado para sellar contratos',
  },
  no_timestamp: {
    en: 'This address returned no timestamp. {detail}',
    es: 'Esta dirección no devolvió ningún sello de tiempo. {detail}',
  },
  log_size: {
    en: 'The log has {count, plural, one {# seal} other {# seals}}.',
    es: 'El registro tiene {count, plural, one {# sello} other {# sellos}}.',
  },
  from_after_to: {
    en: 'Enter a size no larger than the other.',
    es: 'Escriba un tamaño que no sea mayor que el otro.',
  },

  signature_adopted: {
    en: '{kind, select, initials {created initials} other {created a signature}}',
    es: '{kind, select, initials {creó sus iniciales} other {creó una firma}}',
  },
  signed: { en: 'signed “{agreement}”', es: 'firmó “{agreement}”' },
  declined: { en: 'declined “{agreement}”: {reason}', es: 'rechazó “{agreement}”: {reason}' },

  pages_differ: {
    en: '{count, plural, one {Page {pages}} other {Pages {pages}}} would look different to signers. Compare and confirm, or print the PDF to a new one.',
    es: '{count, plural, one {La página {pages} se vería distinta} other {Las páginas {pages} se verían distintas}} para los firmantes. Compare y confirme, o imprima el PDF en uno nuevo.',
  },
  choose_pdf: { en: 'Choose a PDF.', es: 'Elija un PDF.' },
  version_missing: {
    en: 'Enter the version the document replaces.',
    es: 'Indique la versión que reemplaza el documento.',
  },
  document_replaced: {
    en: 'replaced the document of the agreement {name}{count, plural, =0 {} one { and confirmed the changed look of page {pages}} other { and confirmed the changed look of pages {pages}}}',
    es: 'reemplazó el documento del contrato {name}{count, plural, =0 {} one { y confirmó el cambio de aspecto de la página {pages}} other { y confirmó el cambio de aspecto de las páginas {pages}}}',
  },
  enter_name: { en: 'Enter a name for the agreement.', es: 'Escriba un nombre para el contrato.' },
  uploaded: {
    en: 'uploaded the agreement {name}{count, plural, =0 {} one { and confirmed the changed look of page {pages}} other { and confirmed the changed look of pages {pages}}}',
    es: 'subió el contrato {name}{count, plural, =0 {} one { y confirmó el cambio de aspecto de la página {pages}} other { y confirmó el cambio de aspecto de las páginas {pages}}}',
  },
  started: {
    en: 'created the agreement {name} from the starter contract',
    es: 'creó el contrato {name} a partir del contrato inicial',
  },
  draft_changed: {
    en: 'edited the draft of the agreement {name}',
    es: 'editó el borrador del contrato {name}',
  },
  unchanged: {
    en: 'Nothing has changed since version {version} was published.',
    es: 'No ha cambiado nada desde que se publicó la versión {version}.',
  },
  published: {
    en: 'published version {version} of the agreement {name}',
    es: 'publicó la versión {version} del contrato {name}',
  },
  retired: { en: 'retired the agreement {name}', es: 'retiró el contrato {name}' },
  lawyer_checks: {
    en: 'Confirm that a lawyer in your state will review it before homeowners sign.',
    es: 'Confirme que un abogado de su estado lo revisará antes de que firmen los propietarios.',
  },
  on_page: { en: 'Page {page}: {finding}', es: 'Página {page}: {finding}' },
})
