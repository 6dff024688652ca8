import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  variable_hint: {
    en: "Type '{' to insert a variable, such as the homeowner’s name.",
    es: "Escriba '{' para insertar una variable, como el nombre del propietario.",
  },
  text_has_most_paragraphs: {
    en: 'A text can have up to {most_parts} paragraphs. Anything after that isn’t saved.',
    es: 'Un texto puede tener hasta {most_parts} párrafos. Lo que sigue no se guarda.',
  },
  list_has_most_lines: {
    en: 'A list can have up to {most_items} lines. Anything after that isn’t saved.',
    es: 'Una lista puede tener hasta {most_items} líneas. Lo que sigue no se guarda.',
  },
  bold: { en: 'Bold', es: 'Negrita' },
  italic: { en: 'Italic', es: 'Cursiva' },
  heading: { en: 'Heading', es: 'Encabezado' },
  bullets: { en: 'Bulleted list', es: 'Lista con viñetas' },
  numbers: { en: 'Numbered list', es: 'Lista numerada' },
  link: { en: 'Link', es: 'Enlace' },
  text_formatting: { en: 'Text formatting', es: 'Formato del texto' },
  link_to_label: { en: 'Link to', es: 'Enlace a' },
  invalid_link: {
    en: 'Enter a web address, an email address, or tel: with a number.',
    es: 'Ingrese una dirección web, un correo electrónico o tel: con un número.',
  },
  remove_link: { en: 'Remove link', es: 'Quitar enlace' },
  set_link: { en: 'Apply link', es: 'Aplicar enlace' },
  insert_variable: { en: 'Insert variable', es: 'Insertar variable' },
  no_value_yet: { en: 'no value yet', es: 'aún sin valor' },
  variables: { en: 'Variables', es: 'Variables' },
})
