// What ui/table tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  details: { en: 'Details', es: '' },
  all_rows_shown: { en: 'All rows shown', es: '' },
  up: { en: 'Up', es: '' },
  row_above: { en: 'The row above', es: '' },
  down: { en: 'Down', es: '' },
  row_below: { en: 'The row below', es: '' },
  first_row: { en: 'The first row', es: '' },
  last_row: { en: 'The last row', es: '' },
  open_row: { en: 'Open the row', es: '' },
  show_details: { en: 'Show details', es: '' },
  load_more: { en: 'Load more', es: 'Cargar más' },
})
