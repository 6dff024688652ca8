import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  paper_signature_recorded: { en: 'Paper signature recorded', es: 'Firma en papel registrada' },
  record_paper_signature: { en: 'Record paper signature', es: 'Registrar firma en papel' },
  counts_as_signed_everyone: {
    en: '{agreement_name} will count as signed, and everyone will see that you recorded it. Signing links stop working.',
    es: '{agreement_name} se considerará firmado y todos verán que usted lo registró. Los enlaces de firma dejan de funcionar.',
  },
  add_scan_first: { en: 'Add the scan first.', es: 'Primero agregue el escaneo.' },
  record: { en: 'Record signature', es: 'Registrar firma' },
  received: { en: 'Received on', es: 'Recibido el' },
  name_signed: { en: '{name} signed on', es: '{name} firmó el' },
  note: { en: 'Note', es: 'Nota' },
  paper_signatures: { en: 'Paper signatures for {agreement_name}', es: 'Firmas en papel de {agreement_name}' },
  not_now: { en: 'Not available right now.', es: 'No está disponible por ahora.' },
  one_page: { en: '1 page', es: '1 página' },
  page_count_pages: { en: '{page_count} pages', es: '{page_count} páginas' },
  signed_paper_received: {
    en: 'Signed on paper, received {received_on}',
    es: 'Firmado en papel, recibido el {received_on}',
  },
  name_deleted: { en: '{name} (deleted)', es: '{name} (eliminado)' },
  homeowner_can_cancel_until: {
    en: 'The homeowner can cancel until {cancel_by} ({statute}).',
    es: 'El propietario puede cancelar hasta {cancel_by} ({statute}).',
  },
  recorded_by: { en: 'Recorded by {recorded_by},', es: 'Registrado por {recorded_by},' },
  taken_back: { en: 'Reverted by {by}, {at}: {reason}', es: 'Revertido por {by}, {at}: {reason}' },
  take_back_paper_signature: { en: 'Revert paper signature', es: 'Revertir la firma en papel' },
  take_back: { en: 'Revert', es: 'Revertir' },
  paper_signature_taken_back: { en: 'Paper signature reverted', es: 'Firma en papel revertida' },
  revert_paper_signature_title: {
    en: 'Revert the paper signature for {agreement_name}?',
    es: '¿Revertir la firma en papel de {agreement_name}?',
  },
  agreement_waits_signers_again: {
    en: 'The agreement waits for signatures again, the project returns to active, and draft invoices are deleted. The record stays listed with your reason.',
    es: 'El contrato vuelve a esperar las firmas, el proyecto vuelve a estar activo y las facturas en borrador se eliminan. El registro queda en la lista con su motivo.',
  },
  open_print: { en: 'Open to print', es: 'Abrir para imprimir' },
  asked_sign_paper_print: {
    en: '{names} asked to sign on paper. Print the document, have it signed, then record the scan.',
    es: 'Solicitó firmar en papel: {names}. Imprima el documento, haga que lo firmen y registre el escaneo.',
  },
  upload_scan: { en: 'Upload scan', es: 'Subir escaneo' },
  scan_signed_paper: { en: 'Scan of the signed paper', es: 'Escaneo del documento firmado' },
  pdf_picture_everyone_project: {
    en: 'PDF or image. Everyone on the project can open it.',
    es: 'PDF o imagen. Todas las personas del proyecto pueden abrirlo.',
  },
  no_files_project_yet: { en: 'No files in this project yet', es: 'Todavía no hay archivos en este proyecto' },
  choose_file: { en: 'Choose a file', es: 'Elegir un archivo' },
})
