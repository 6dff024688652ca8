import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  add_another: { en: 'Add another', es: 'Agregar otro' },
  open_list_of: { en: 'Open list: {label}', es: 'Abrir lista: {label}' },
  nothing_matches: { en: 'No matches', es: 'No hay resultados' },
  selected_items: { en: 'Selected: {label}', es: 'Selección: {label}' },
  remove_label: { en: 'Remove {label}', es: 'Quitar {label}' },
  color_picker: { en: '{label}, color picker', es: '{label}, selector de color' },
  use_typed: { en: 'Use “{trim}”', es: 'Usar “{trim}”' },
  open_list_button: { en: 'Open list', es: 'Abrir la lista' },
  copied: { en: 'Copied', es: 'Copiado' },
  invalid_date: {
    en: 'Invalid date. Check the month, day and year.',
    es: 'Fecha no válida. Revise el mes, el día y el año.',
  },
  mm_dd_yyyy: { en: 'mm/dd/yyyy', es: 'mm/dd/aaaa' },
  optional: { en: '(optional)', es: '(opcional)' },
  file_larger_than_mb: {
    en: 'File is larger than {round} MB. Choose a smaller one.',
    es: 'El archivo supera los {round} MB. Elija uno más pequeño.',
  },
  choose_another_replace: {
    en: '{size}. Choose another to replace it.',
    es: '{size}. Elija otro para reemplazarlo.',
  },
  up_to_mb: { en: 'Up to {round} MB.', es: 'Hasta {round} MB.' },
  drop_here_browse: { en: 'Drop a file here or browse. {limits}', es: 'Arrastre el archivo aquí o búsquelo. {limits}' },
  hide_password: { en: 'Hide password', es: 'Ocultar contraseña' },
  show_password: { en: 'Show password', es: 'Mostrar contraseña' },
  choose: { en: 'Choose', es: 'Elegir' },
  from_to: { en: '{from} to {to}', es: 'De {from} a {to}' },
  steps: { en: 'Steps', es: 'Pasos' },
})
