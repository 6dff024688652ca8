import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  agreements_out_of_date: {
    en: '{count, plural, one {“{agreement_name}” is out for signature with different figures.} other {{count} agreements are out for signature with different figures.}}',
    es: '{count, plural, one {“{agreement_name}” está en proceso de firma con cifras diferentes.} other {{count} contratos están en proceso de firma con cifras diferentes.}}',
  },
  page_can_t_shown: {
    en: 'Page {page} can’t be shown in this browser.',
    es: 'No se puede mostrar la página {page} en este navegador.',
  },
  save_as_pdf: { en: 'Save as PDF', es: 'Guardar como PDF' },
  print_browser: { en: 'Print in browser', es: 'Imprimir en el navegador' },
  open_page_print: { en: 'Open to print', es: 'Abrir para imprimir' },
  download_again: { en: 'Download again', es: 'Descargar de nuevo' },
  server_has_no_browser: {
    en: 'This server has no browser to print with. Yours prints the same pages. Server setup is explained in its README.',
    es: 'Este servidor no tiene un navegador para imprimir. Puede imprimir las mismas páginas desde el suyo. El archivo README explica cómo configurarlo en el servidor.',
  },
  many_pages_being_printed: {
    en: 'Too many pages are printing right now. Try again in a minute.',
    es: 'Hay muchas páginas en cola para imprimir. Inténtelo de nuevo en un minuto.',
  },
  link_not_open_any: {
    en: 'This link is no longer active, so there’s nothing to print.',
    es: 'Este enlace ya no está activo, así que no hay nada que imprimir.',
  },
  page_could_not_printed: {
    en: 'Couldn’t print the page. Try again, or print from your browser.',
    es: 'No se pudo imprimir la página. Inténtelo de nuevo o imprímala desde su navegador.',
  },
  server_cannot_reached_check: {
    en: 'Can’t reach the server. Check your connection and try again.',
    es: 'No se puede conectar con el servidor. Revise su conexión e inténtelo de nuevo.',
  },
  getting_ready_print: { en: 'Preparing to print…', es: 'Preparando la impresión…' },
  waiting_before: { en: 'Waiting: {ahead} ahead of this one.', es: 'En espera: {ahead} por delante.' },
  printing_takes_few_seconds: { en: 'Printing. This takes a few seconds.', es: 'Imprimiendo. Tarda unos segundos.' },
  file_name_saved: { en: '{file_name} saved', es: '{file_name} se guardó' },
})
