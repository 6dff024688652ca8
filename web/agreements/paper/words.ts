// What agreements/paper tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  paper_signature_recorded: { en: 'Paper signature recorded', es: '' },
  record_paper_signature: { en: 'Record paper signature', es: '' },
  counts_as_signed_everyone: {
    en: '{agreement_name} counts as signed, and everyone sees that you recorded it. Signing links stop working.',
    es: '',
  },
  add_scan_first: { en: 'Add the scan first.', es: '' },
  record: { en: 'Record', es: '' },
  received: { en: 'Received on', es: '' },
  name_signed: { en: '{name} signed on', es: '' },
  note: { en: 'Note', es: '' },
  paper_signatures: { en: 'Paper signatures of {agreement_name}', es: '' },
  not_now: { en: 'Not now.', es: '' },
  n_1_page: { en: '1 page', es: '' },
  page_count_pages: { en: '{page_count} pages', es: '' },
  signed_paper_received: { en: 'Signed on paper, received {received_on}', es: '' },
  name_deleted: { en: '{name}, deleted', es: '' },
  homeowner_can_cancel_until: { en: 'The homeowner can cancel until {cancel_by} ({statute}).', es: '' },
  recorded_recorded: { en: 'Recorded by {recorded_by},', es: '' },
  taken_back: { en: 'Taken back by {by}, {at}: {reason}', es: '' },
  take_back_paper_signature: { en: 'Take back the paper signature', es: '' },
  take_back: { en: 'Take back', es: '' },
  paper_signature_taken_back: { en: 'Paper signature taken back', es: '' },
  take_back_paper_signature_2: { en: 'Take back the paper signature of {agreement_name}?', es: '' },
  agreement_waits_signers_again: {
    en: 'The agreement waits for its signers again, the project returns to active, and drafted invoices are deleted. The record stays listed with your reason.',
    es: '',
  },
  open_print: { en: 'Open to print', es: '' },
  asked_sign_paper_print: {
    en: '{names} asked to sign on paper. Print the document, have it signed, then record the scan.',
    es: '',
  },
  upload_scan: { en: 'Upload the scan', es: '' },
  scan_signed_paper: { en: 'Scan of the signed paper', es: '' },
  pdf_picture_everyone_project: { en: 'PDF or picture. Everyone in the project can open it.', es: '' },
  no_files_project_yet: { en: 'No files in this project yet', es: '' },
  choose_file: { en: 'Choose a file', es: '' },
})
