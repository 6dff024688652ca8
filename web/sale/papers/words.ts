// What sale/papers tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  count: {
    en: '{count, plural, one {“{agreement_name}” is out for signature with other figures.} other {{count} agreements are out for signature with other figures.}}',
    es: '',
  },
  page_can_t_shown: { en: 'Page {page} can’t be shown in this browser.', es: '' },
  save_as_pdf: { en: 'Save as PDF', es: '' },
  print_browser: { en: 'Print in this browser', es: '' },
  open_page_print: { en: 'Open the page to print it', es: '' },
  download_again: { en: 'Download it again', es: '' },
  server_has_no_browser: {
    en: 'This server has no browser to print with. Your own gives the same pages. Whoever runs the server finds in its README what is missing.',
    es: '',
  },
  many_pages_being_printed: { en: 'Many pages are being printed. Try again in a minute.', es: '' },
  link_not_open_any: { en: 'The link is not open any more, so there is nothing to print.', es: '' },
  page_could_not_printed: { en: 'The page could not be printed. Try again, or print it in your own browser.', es: '' },
  server_cannot_reached_check: { en: 'The server cannot be reached. Check your connection and try again.', es: '' },
  getting_ready_print: { en: 'Getting ready to print.', es: '' },
  waiting_before: { en: 'Waiting: {ahead} before it.', es: '' },
  printing_takes_few_seconds: { en: 'Printing. This takes a few seconds.', es: '' },
  file_name_saved: { en: '{file_name} is saved.', es: '' },
})
