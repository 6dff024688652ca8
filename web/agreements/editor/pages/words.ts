import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  each_those_pages_has: { en: 'Those pages already have it', es: 'Esas páginas ya lo tienen' },
  fields_added_undo: {
    en: '{count, plural, one {1 field added. Undo to remove it.} other {{count} fields added. Undo to remove them.}}',
    es: '{count, plural, one {Se agregó 1 campo. Puede deshacerlo.} other {Se agregaron {count} campos. Puede deshacerlo.}}',
  },
  same_place_each_page: {
    en: 'Same position on each page. Pages that already have it are skipped.',
    es: 'En la misma posición de cada página. Se omiten las páginas que ya lo tienen.',
  },
  pages: { en: 'Pages', es: 'Páginas' },
  all_pages: { en: 'All {of} pages', es: 'Las {of} páginas' },
  every_page_but_last: { en: 'All but the last page', es: 'Todas menos la última' },
  these_pages: { en: 'Specific pages', es: 'Páginas específicas' },
  which_pages: { en: 'Page numbers', es: 'Números de página' },
  document_has_pages_1: {
    en: 'The document has pages 1 to {of}.',
    es: 'El documento tiene páginas de la 1 a la {of}.',
  },
  count_all: { en: '{count} in total', es: '{count} en total' },
  document_could_not_loaded: {
    en: 'Couldn’t load the document. Check your connection and try again.',
    es: 'No se pudo cargar el documento. Revise su conexión e inténtelo de nuevo.',
  },
  pages_agreement: { en: 'Agreement pages', es: 'Páginas del contrato' },
  enter_pages_such_as: { en: 'Enter pages, such as 2-7, 9.', es: 'Ingrese páginas, por ejemplo 2-7, 9.' },
  no_page_write_them: {
    en: '“{slice}” isn’t a valid page. Enter pages like 2-7, 9.',
    es: '“{slice}” no es una página válida. Ingréselas así: 2-7, 9.',
  },
  runs_backwards_write: {
    en: '{from}-{to} is backward. Enter {to}-{from}.',
    es: '{from}-{to} está al revés. Ingrese {to}-{from}.',
  },
  page_page: { en: 'Page {page} of {of}', es: 'Página {page} de {of}' },
  field_page_page: { en: '{field}, page {page}', es: '{field}, página {page}' },
  preview: { en: 'Preview', es: 'Vista previa' },
  sample_values: { en: 'Sample values', es: 'Datos de ejemplo' },
  preview_values_label: { en: 'Preview values', es: 'Datos de la vista previa' },
  no_project_matches: { en: 'No matching projects', es: 'Ningún proyecto coincide' },
  can_t_shown: { en: 'Can’t be displayed', es: 'No se puede mostrar' },
  move_field_point_as: {
    en: 'Move the field 1 point (any arrow key)',
    es: 'Mover el campo 1 punto (con cualquier flecha)',
  },
  ten_points: { en: 'Move the field 10 points', es: 'Mover el campo 10 puntos' },
  change_size: { en: 'Resize the field', es: 'Cambiar el tamaño del campo' },
  next_field: { en: 'Next field', es: 'Campo siguiente' },
  properties: { en: 'Field properties', es: 'Propiedades del campo' },
  remove_field: { en: 'Remove field', es: 'Quitar el campo' },
  paste: { en: 'Paste', es: 'Pegar' },
  choose_all_page: { en: 'Select all on the page', es: 'Seleccionar todo en la página' },
  fields: {
    en: '{count, plural, one {# field} other {# fields}}',
    es: '{count, plural, one {# campo} other {# campos}}',
  },
  copy_other_pages: {
    en: '{count, plural, one {Copy the field to other pages} other {Copy # fields to other pages}}',
    es: '{count, plural, one {Copiar el campo a otras páginas} other {Copiar # campos a otras páginas}}',
  },
  page_with_fields: {
    en: 'Page {page}, {count, plural, one {# field} other {# fields}}',
    es: 'Página {page}, {count, plural, one {# campo} other {# campos}}',
  },
})
