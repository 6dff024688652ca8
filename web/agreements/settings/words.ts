import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  acceptance: { en: 'Accepted proposals', es: 'Propuestas aceptadas' },
  acceptance_note: {
    en: 'What happens when a homeowner accepts',
    es: 'Qué pasa cuando el propietario acepta',
  },
  send_on_acceptance: { en: 'Send the agreement right away', es: 'Enviar el contrato de inmediato' },
  send_on_acceptance_help: {
    en: 'By email, if one installation agreement fits and nothing is missing.',
    es: 'Por correo, si un solo contrato de instalación corresponde y no falta nada.',
  },
  certificate: { en: 'Certificate', es: 'Certificado' },
  seals_every_agreement_all: {
    en: 'Seals every fully signed agreement. Agreements sealed earlier don’t change.',
    es: 'Sella cada contrato que todos firmaron. Lo sellado antes no cambia.',
  },
  use_generated_button: { en: 'Use generated certificate', es: 'Usar el generado' },
  supply_another: { en: 'Upload another', es: 'Subir otro' },
  supply_your_own: { en: 'Upload your own', es: 'Subir el suyo' },
  ended_supply_new_one: {
    en: 'It expired on {not_after}. Upload a new one, or go back to the one generated here.',
    es: 'Venció el {not_after}. Suba uno nuevo o vuelva al que se generó aquí.',
  },
  ends_supply_new_one: {
    en: 'It expires on {not_after}. Upload a new one before then.',
    es: 'Vence el {not_after}. Suba uno nuevo antes de esa fecha.',
  },
  source_label: { en: 'Source', es: 'Origen' },
  supplied_you: { en: 'Uploaded by you', es: 'Subido por usted' },
  made_here: { en: 'Generated here', es: 'Generado aquí' },
  issued_to: { en: 'Issued to', es: 'Emitido a' },
  issued_by: { en: 'Issued by', es: 'Emitido por' },
  itself: { en: 'Self-signed', es: 'Autofirmado' },
  valid: { en: 'Valid', es: 'Vigencia' },
  not_before_not_after: { en: '{not_before} to {not_after}', es: '{not_before} a {not_after}' },
  sha_256_certificate: { en: 'Certificate SHA-256', es: 'SHA-256 del certificado' },
  pdf_readers_say_sealed: {
    en: 'PDF readers confirm that a sealed document is unchanged but list its signer as unknown, because no authority vouches for this certificate. A certificate from an authority they trust shows your company’s name.',
    es: 'Los lectores de PDF confirman que un documento sellado no ha cambiado, pero muestran al firmante como desconocido porque ninguna autoridad respalda este certificado. Con uno de una autoridad en la que confíen, muestran el nombre de su empresa.',
  },
  pdf_readers_trust_show: {
    en: 'PDF readers that trust {issuer} show {subject} as the signer.',
    es: 'Los lectores de PDF que confían en {issuer} muestran a {subject} como firmante.',
  },
  agreements_sealed_certificate_made: {
    en: 'Agreements are now sealed with the certificate generated here',
    es: 'Los contratos ahora se sellan con el certificado generado aquí',
  },
  use_certificate_made_here: { en: 'Use the certificate generated here?', es: '¿Usar el certificado generado aquí?' },
  what_sealed_now_no: {
    en: 'New seals won’t name {issuer}. Documents already sealed keep their certificate.',
    es: 'Los sellos nuevos ya no mencionarán a {issuer}. Los documentos ya sellados conservan su certificado.',
  },
  up_five_days: { en: 'Enter up to five days.', es: 'Ingrese hasta cinco días.' },
  whole_numbers_1_60: {
    en: 'Enter whole numbers from 1 to 60, separated by commas.',
    es: 'Ingrese números enteros del 1 al 60, separados por comas.',
  },
  each_day_once: { en: 'Enter each day only once.', es: 'Ingrese cada día una sola vez.' },
  saved: { en: 'Saved', es: 'Guardado' },
  timestamp_authority: { en: 'Timestamp authority', es: 'Autoridad de sellado de tiempo' },
  outside_witness_time_every: {
    en: 'Independent proof of when each agreement was sealed. Optional.',
    es: 'Prueba independiente de la hora de cada sello. Opcional.',
  },
  rfc_3161_authority_https: {
    en: 'An RFC 3161 authority over HTTPS. Saving requests a timestamp right away. Documents aren’t sealed without one; if the authority doesn’t respond, signed agreements wait.',
    es: 'Una autoridad RFC 3161 por HTTPS. Al guardar se le pide una marca de tiempo de inmediato. Ningún documento se sella sin ella; si la autoridad no responde, los contratos firmados esperan.',
  },
  reminders: { en: 'Reminders', es: 'Recordatorios' },
  mail_whoever_turn_has: {
    en: 'Emailed to signers whose turn it is and who haven’t signed',
    es: 'Se envían por correo a quien le toca firmar y aún no lo ha hecho',
  },
  days_after_invitation: { en: 'Days after the invitation', es: 'Días después de la invitación' },
  up_five_1_60: {
    en: 'Up to five, from 1 to 60, such as 3, 7. Leave blank for none.',
    es: 'Hasta cinco, del 1 al 60, por ejemplo 3, 7. Déjelo vacío si no quiere ninguno.',
  },
  signing: { en: 'Signing', es: 'Firma' },
  how_your_agreements_sealed: {
    en: 'How agreements are sealed and when signers are reminded',
    es: 'Cómo se sellan los contratos y cuándo se les recuerda a los firmantes',
  },
  see_also: { en: 'See also', es: 'Vea también' },
  how_many_days_signing: { en: 'How long signing links work', es: 'Cuántos días funciona un enlace de firma' },
  page_which_anyone_checks: {
    en: 'Public page for verifying sealed documents',
    es: 'Página pública para verificar documentos sellados',
  },
  agreements_sealed_certificate: {
    en: 'Agreements are now sealed with the certificate for {subject}',
    es: 'Los contratos ahora se sellan con el certificado de {subject}',
  },
  supply_your_own_certificate: { en: 'Upload your own certificate', es: 'Suba su propio certificado' },
  pkcs_12_file_p12: {
    en: 'A PKCS#12 file (.p12 or .pfx) with a document-signing certificate and its key. The key is stored encrypted on the server.',
    es: 'Un archivo PKCS#12 (.p12 o .pfx) con un certificado para firmar documentos y su clave. La clave se guarda cifrada en el servidor.',
  },
  choose_file_first: { en: 'Choose a file first.', es: 'Primero elija un archivo.' },
  use_certificate: { en: 'Use certificate', es: 'Usar certificado' },
  choose_p12_pfx_file: { en: 'Choose a .p12 or .pfx file', es: 'Elegir un archivo .p12 o .pfx' },
  password_file: { en: 'File password', es: 'Contraseña del archivo' },
})
