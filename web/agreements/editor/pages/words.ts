// What agreements/editor/pages tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  count_fields: { en: '{count} fields', es: '{count} campos' },
  each_those_pages_has: { en: 'Each of those pages has it already.', es: 'Esas páginas ya lo tienen' },
  fields_added_undo: {
    en: '{count} {count, plural, one {field was} other {fields were}} added. Undo takes them back.',
    es: '{count, plural, one {Se agregó 1 campo. Puede deshacerlo.} other {Se agregaron {count} campos. Puede deshacerlo.}}',
  },
  copy_other_pages: { en: 'Copy the {noun} to other pages', es: 'Copiar a otras páginas: {noun}' },
  same_place_each_page: {
    en: 'At the same place of each page. A page that has it already gets no second one.',
    es: 'En la misma posición de cada página. Se omiten las páginas que ya lo tienen.',
  },
  pages: { en: 'Pages', es: 'Páginas' },
  all_pages: { en: 'All {of} pages', es: 'Las {of} páginas' },
  every_page_but_last: { en: 'Every page but the last', es: 'Todas menos la última' },
  these_pages: { en: 'These pages', es: 'Páginas específicas' },
  which_pages: { en: 'Which pages', es: 'Números de página' },
  document_has_pages_1: {
    en: 'The document has pages 1 to {of}.',
    es: 'El documento tiene páginas de la 1 a la {of}.',
  },
  count_all: { en: '{count} in all.', es: '{count} en total' },
  document_could_not_loaded: {
    en: 'The document could not be loaded. Check the connection and try again.',
    es: 'No se pudo cargar el documento. Revise su conexión e inténtelo de nuevo.',
  },
  pages_agreement: { en: 'Pages of the agreement', es: 'Páginas del contrato' },
  enter_pages_such_as: { en: 'Enter pages, such as 2-7, 9.', es: 'Ingrese páginas, por ejemplo 2-7, 9.' },
  no_page_write_them: {
    en: '“{slice}” is no page. Write them as 2-7, 9.',
    es: '“{slice}” no es una página válida. Ingréselas así: 2-7, 9.',
  },
  runs_backwards_write: {
    en: '{from}-{to} runs backwards. Write {to}-{from}.',
    es: '{from}-{to} está al revés. Ingrese {to}-{from}.',
  },
  page_page: { en: 'Page {page} of {of}', es: 'Página {page} de {of}' },
  field_page_page: { en: '{field}, page {page}', es: '{field}, página {page}' },
  preview: { en: 'Preview', es: 'Vista previa' },
  sample_values: { en: 'Sample values', es: 'Datos de ejemplo' },
  preview_values_label: { en: 'Values of', es: 'Datos de la vista previa' },
  no_project_matches: { en: 'No project matches.', es: 'Ningún proyecto coincide' },
  one_field: { en: '1 field', es: '1 campo' },
  page_page_counted: { en: 'Page {page}, {counted}', es: 'Página {page}, {counted}' },
  can_t_shown: { en: 'Can’t be shown', es: 'No se puede mostrar' },
  up: { en: 'Up', es: 'Up' },
  move_field_point_as: {
    en: 'Move the field a point, as all arrows do',
    es: 'Mover el campo 1 punto (con cualquier flecha)',
  },
  ten_points: { en: 'Ten points', es: 'Mover el campo 10 puntos' },
  change_size: { en: 'Change its size', es: 'Cambiar el tamaño del campo' },
  next_field: { en: 'The next field', es: 'Campo siguiente' },
  properties: { en: 'Its properties', es: 'Propiedades del campo' },
  remove_field: { en: 'Remove the field', es: 'Quitar el campo' },
  paste: { en: 'Paste', es: 'Pegar' },
  choose_all_page: { en: 'Choose all of the page', es: 'Seleccionar todo en la página' },
})
