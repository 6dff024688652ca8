// What proposals/editor/rich-text tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  type_value_project_such: { en: "Type '{' for a value of the project, such as the homeowner’s name.", es: '' },
  text_has_most_paragraphs: {
    en: 'A text has at most {most_parts} paragraphs. What comes after them is not kept.',
    es: '',
  },
  list_has_most_lines: { en: 'A list has at most {most_items} lines. What comes after them is not kept.', es: '' },
  bold: { en: 'Bold', es: '' },
  ctrl_b: { en: 'Ctrl B', es: '' },
  italic: { en: 'Italic', es: '' },
  ctrl_i: { en: 'Ctrl I', es: '' },
  heading: { en: 'Heading', es: '' },
  bullets: { en: 'Bullets', es: '' },
  numbers: { en: 'Numbers', es: '' },
  link: { en: 'Link', es: '' },
  look_text: { en: 'Look of the text', es: '' },
  link_2: { en: 'Link to', es: '' },
  enter_web_address_e: { en: 'Enter a web address, an e-mail address, or tel: with a number.', es: '' },
  remove_link: { en: 'Remove link', es: '' },
  set_link: { en: 'Set link', es: '' },
  insert_value_project: { en: 'Insert a value of the project', es: '' },
  no_value_yet: { en: 'no value yet', es: '' },
  values_project: { en: 'Values of the project', es: '' },
})
