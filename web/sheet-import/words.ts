// What every import of a table says.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_file_first: { en: 'Choose a file first.', es: 'Primero elija un archivo.' },
  read_file: { en: 'Read file', es: 'Leer archivo' },
  show_rows: { en: 'Filter rows', es: 'Filtrar filas' },
  past_imports: { en: 'Past imports', es: 'Importaciones anteriores' },
  no_imports_yet: { en: 'No imports yet', es: 'Aún no hay importaciones' },
  file: { en: 'File', es: 'Archivo' },
  when: { en: 'Date', es: 'Fecha' },
  who: { en: 'Imported by', es: 'Importado por' },
  undo_import: { en: 'Undo import', es: 'Deshacer importación' },
  undo_import_title: { en: 'Undo import of {file_name}?', es: '¿Deshacer la importación de {file_name}?' },
  import_undone: { en: 'Import undone', es: 'Importación deshecha' },
  imported: { en: 'Imported', es: 'Importado' },
  not_imported: { en: 'Not imported', es: 'Sin importar' },
  undone: { en: 'Undone', es: 'Deshecho' },
  discarded: { en: 'Discarded', es: 'Descartado' },
  discard: { en: 'Discard', es: 'Descartar' },
  nothing_imported: {
    en: 'This preview was discarded. Nothing was imported.',
    es: 'Esta vista previa se descartó. No se importó nada.',
  },
  rows_progress: { en: '{done} of {total} rows', es: '{done} de {total} filas' },
})
