// Texts of the equipment catalog and its imports. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_pdf: { en: 'Choose a PDF.', es: 'Elija un PDF.' },
  choose_category: { en: 'Choose one of your categories.', es: 'Elija una de sus categorías.' },
  name_required: { en: 'Enter a name.', es: 'Escriba un nombre.' },
  cannot_set_cost: {
    en: 'Your role can’t see or set costs.',
    es: 'Su función no puede ver ni fijar costos.',
  },
  name_taken: {
    en: '{name} is already in the catalog, active or discontinued. Edit it instead.',
    es: '{name} ya está en el catálogo, activo o descontinuado. Edítelo.',
  },
  category_taken: {
    en: 'The category {name} already exists. Edit it instead.',
    es: 'La categoría {name} ya existe. Edítela.',
  },
  locked: {
    en: '{kind, select, panel {{uses, plural, one {# design uses this panel, so this can’t change. Add another panel instead.} other {# designs use this panel, so this can’t change. Add another panel instead.}}} inverter {{uses, plural, one {# design uses this inverter, so this can’t change. Add another inverter instead.} other {# designs use this inverter, so this can’t change. Add another inverter instead.}}} other {{uses, plural, one {# design uses this battery, so this can’t change. Add another battery instead.} other {# designs use this battery, so this can’t change. Add another battery instead.}}}}',
    es: '{kind, select, panel {{uses, plural, one {# diseño usa este panel, así que esto no puede cambiar. Agregue otro panel.} other {# diseños usan este panel, así que esto no puede cambiar. Agregue otro panel.}}} inverter {{uses, plural, one {# diseño usa este inversor, así que esto no puede cambiar. Agregue otro inversor.} other {# diseños usan este inversor, así que esto no puede cambiar. Agregue otro inversor.}}} other {{uses, plural, one {# diseño usa esta batería, así que esto no puede cambiar. Agregue otra batería.} other {# diseños usan esta batería, así que esto no puede cambiar. Agregue otra batería.}}}}',
  },
  log: {
    added: {
      en: '{kind, select, panel {added the panel {name}} inverter {added the inverter {name}} other {added the battery {name}}}',
      es: '{kind, select, panel {agregó el panel {name}} inverter {agregó el inversor {name}} other {agregó la batería {name}}}',
    },
    changed: {
      en: '{kind, select, panel {changed the panel {name}} inverter {changed the inverter {name}} other {changed the battery {name}}}',
      es: '{kind, select, panel {cambió el panel {name}} inverter {cambió el inversor {name}} other {cambió la batería {name}}}',
    },
    discontinued: {
      en: '{kind, select, panel {discontinued the panel {name}} inverter {discontinued the inverter {name}} other {discontinued the battery {name}}}',
      es: '{kind, select, panel {descontinuó el panel {name}} inverter {descontinuó el inversor {name}} other {descontinuó la batería {name}}}',
    },
    reactivated: {
      en: '{kind, select, panel {reactivated the panel {name}} inverter {reactivated the inverter {name}} other {reactivated the battery {name}}}',
      es: '{kind, select, panel {reactivó el panel {name}} inverter {reactivó el inversor {name}} other {reactivó la batería {name}}}',
    },
    other_added: { en: 'added {name} to the catalog', es: 'agregó {name} al catálogo' },
    other_changed: { en: 'changed {name}', es: 'cambió {name}' },
    other_discontinued: { en: 'discontinued {name}', es: 'descontinuó {name}' },
    other_reactivated: { en: 'reactivated {name}', es: 'reactivó {name}' },
    category_added: { en: 'added the category {name}', es: 'agregó la categoría {name}' },
    category_changed: { en: 'changed the category {name}', es: 'cambió la categoría {name}' },
    datasheet_uploaded: { en: 'uploaded the datasheet {file}', es: 'subió la ficha técnica {file}' },
    datasheet_removed: { en: 'removed a datasheet', es: 'quitó una ficha técnica' },
  },
  row: {
    maker_missing: { en: 'The manufacturer is missing.', es: 'Falta el fabricante.' },
    model_missing: { en: 'The model is missing.', es: 'Falta el modelo.' },
    repeated: {
      en: 'Line {line} has the same manufacturer and model.',
      es: 'La línea {line} tiene el mismo fabricante y modelo.',
    },
    locked: {
      en: '{uses, plural, one {# design uses it} other {# designs use it}}, so “{field}” can’t change.',
      es: '{uses, plural, one {# diseño lo usa} other {# diseños lo usan}}, así que “{field}” no puede cambiar.',
    },
    missing: { en: '{field} is missing.', es: 'Falta {field}.' },
    too_long: { en: '{field} has more than {most} characters.', es: '{field} tiene más de {most} caracteres.' },
    not_whole: { en: '{field} is {value}, not a whole number.', es: '{field} es {value}, que no es un número entero.' },
    too_low: {
      en: '{field} is {value}; the minimum is {limit}, usual is {least} to {most}.',
      es: '{field} es {value}; el mínimo es {limit} y lo usual, de {least} a {most}.',
    },
    too_high: {
      en: '{field} is {value}; the maximum is {limit}, usual is {least} to {most}.',
      es: '{field} es {value}; el máximo es {limit} y lo usual, de {least} a {most}.',
    },
    yes: { en: 'yes', es: 'sí' },
    no: { en: 'no', es: 'no' },
  },
  file: {
    another_kind: {
      en: '{kind, select, panel {This is a panel list. Import it under Modules.} inverter {This is an inverter list. Import it under Inverters.} other {This is a battery list. Import it under Storage.}}',
      es: '{kind, select, panel {Esta es una lista de paneles. Impórtela en Módulos.} inverter {Esta es una lista de inversores. Impórtela en Inversores.} other {Esta es una lista de baterías. Impórtela en Almacenamiento.}}',
    },
    no_headings: {
      en: '{kind, select, panel {No column headings of a module list were found in the first {rows} rows. Choose a CEC or SAM list, or use the template.} inverter {No column headings of an inverter list were found in the first {rows} rows. Choose a CEC or SAM list, or use the template.} other {No column headings of a battery list were found in the first {rows} rows. Choose a CEC or SAM list, or use the template.}}',
      es: '{kind, select, panel {No se encontraron columnas de una lista de módulos en las primeras {rows} filas. Elija una lista CEC o SAM, o use la plantilla.} inverter {No se encontraron columnas de una lista de inversores en las primeras {rows} filas. Elija una lista CEC o SAM, o use la plantilla.} other {No se encontraron columnas de una lista de baterías en las primeras {rows} filas. Elija una lista CEC o SAM, o use la plantilla.}}',
    },
    too_many_rows: {
      en: 'A list can have up to {most, number} rows. Split it and import the parts.',
      es: 'Una lista puede tener hasta {most, number} filas. Divídala e importe las partes.',
    },
  },
})
