// What proposals/editor/rich-text tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  variable_hint: {
    en: "Type '{' for a value of the project, such as the homeowner’s name.",
    es: "Escriba '{' para insertar una variable, como el nombre del propietario.",
  },
  text_has_most_paragraphs: {
    en: 'A text has at most {most_parts} paragraphs. What comes after them is not kept.',
    es: 'Un texto puede tener hasta {most_parts} párrafos. Lo que sigue no se guarda.',
  },
  list_has_most_lines: {
    en: 'A list has at most {most_items} lines. What comes after them is not kept.',
    es: 'Una lista puede tener hasta {most_items} líneas. Lo que sigue no se guarda.',
  },
  bold: { en: 'Bold', es: 'Negrita' },
  ctrl_b: { en: 'Ctrl B', es: 'Ctrl B' },
  italic: { en: 'Italic', es: 'Cursiva' },
  ctrl_i: { en: 'Ctrl I', es: 'Ctrl I' },
  heading: { en: 'Heading', es: 'Encabezado' },
  bullets: { en: 'Bullets', es: 'Lista con viñetas' },
  numbers: { en: 'Numbers', es: 'Lista numerada' },
  link: { en: 'Link', es: 'Enlace' },
  text_formatting: { en: 'Look of the text', es: 'Formato del texto' },
  link_to_label: { en: 'Link to', es: 'Enlace a' },
  invalid_link: {
    en: 'Enter a web address, an e-mail address, or tel: with a number.',
    es: 'Ingrese una dirección web, un correo electrónico o tel: con un número.',
  },
  remove_link: { en: 'Remove link', es: 'Quitar enlace' },
  set_link: { en: 'Set link', es: 'Aplicar enlace' },
  insert_variable: { en: 'Insert a value of the project', es: 'Insertar variable' },
  no_value_yet: { en: 'no value yet', es: 'aún sin valor' },
  variables: { en: 'Values of the project', es: 'Variables' },
})
