import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  actions: { en: 'Actions', es: 'Acciones' },
  details: { en: 'Details', es: 'Detalles' },
  select_all_rows: { en: 'Select all rows shown', es: 'Seleccionar todas las filas visibles' },
  row_above: { en: 'Previous row', es: 'Fila anterior' },
  row_below: { en: 'Next row', es: 'Fila siguiente' },
  first_row: { en: 'First row', es: 'Primera fila' },
  last_row: { en: 'Last row', es: 'Última fila' },
  open_row: { en: 'Open row', es: 'Abrir fila' },
  show_details: { en: 'Show details', es: 'Mostrar detalles' },
  load_more: { en: 'Load more', es: 'Cargar más' },
})
