// Texts about imported lists. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_file: { en: 'Choose a CSV or XLSX file.', es: 'Elija un archivo CSV o XLSX.' },
  no_rows: {
    en: 'This file has no rows below its headings.',
    es: 'Este archivo no tiene filas debajo de los encabezados.',
  },
  not_allowed: {
    en: 'Your role can’t import these lists.',
    es: 'Su función no puede importar estas listas.',
  },
  match_every_column: {
    en: 'Match {count, plural, one {the one column} other {all # columns}}.',
    es: 'Asigne {count, plural, one {la única columna} other {las # columnas}}.',
  },
  matched_twice: {
    en: '{field} is matched twice. Choose one column.',
    es: '{field} está asignado dos veces. Elija una sola columna.',
  },
  choose_fields: { en: 'Choose fields from the list.', es: 'Elija campos de la lista.' },
  choose_decision: { en: 'Choose what can be done with these rows.', es: 'Elija qué se puede hacer con estas filas.' },
  nothing_to_import: {
    en: 'This list has nothing to import.',
    es: 'Esta lista no tiene nada que importar.',
  },
  catalog_changed: {
    en: 'The catalog has changed since this preview, so nothing was imported. Compare the list again.',
    es: 'El catálogo cambió después de esta vista previa, así que no se importó nada. Compare la lista de nuevo.',
  },
  not_read: {
    en: 'The list couldn’t be read completely. Choose it again.',
    es: 'No se pudo leer la lista completa. Elíjala de nuevo.',
  },
  column: { en: 'Column {column}', es: 'Columna {column}' },
  status: {
    reading: {
      en: 'This list is still being read. Try again in a moment.',
      es: 'La lista aún se está leyendo. Vuelva a intentarlo en un momento.',
    },
    ready: { en: 'This list isn’t imported yet.', es: 'Esta lista aún no se ha importado.' },
    importing: { en: 'This list is being imported.', es: 'Esta lista se está importando.' },
    applied: { en: 'This list is already imported.', es: 'Esta lista ya se importó.' },
    undone: { en: 'This import was undone.', es: 'Esta importación se deshizo.' },
    discarded: { en: 'This preview was discarded.', es: 'Esta vista previa se descartó.' },
    failed: {
      en: 'This list couldn’t be read. Choose it again.',
      es: 'No se pudo leer esta lista. Elíjala de nuevo.',
    },
  },
  skipped: {
    stopped: { en: 'Not imported because of its problems.', es: 'No se importó por sus problemas.' },
    duplicate: { en: 'Skipped as a possible duplicate.', es: 'Se omitió como posible duplicado.' },
    unusual: { en: 'Skipped because of unusual figures.', es: 'Se omitió por sus cifras poco usuales.' },
    lead_unavailable: {
      en: 'Not merged: you can’t open the existing lead, or it was deleted.',
      es: 'No se combinó: usted no puede abrir el prospecto existente, o se eliminó.',
    },
  },
  kept: {
    changed: { en: 'Changed since the import.', es: 'Cambió después de la importación.' },
    in_use: { en: 'In use since the import.', es: 'En uso desde la importación.' },
  },
  import_of: { en: 'Import of {file}', es: 'Importación de {file}' },
  importing: { en: 'Importing the list.', es: 'Importando la lista.' },
  imported: {
    en: '{added, number} added, {updated, number} updated, {left_out, number} skipped.',
    es: 'Filas agregadas: {added, number}; actualizadas: {updated, number}; omitidas: {left_out, number}.',
  },
  log: {
    previewed: { en: 'uploaded {file} for an import', es: 'subió {file} para una importación' },
    matched: { en: 'matched the columns of {file}', es: 'asignó las columnas de {file}' },
    row_decided: { en: 'changed row {line} of {file}', es: 'cambió la fila {line} de {file}' },
    started: { en: 'started importing {file}', es: 'empezó a importar {file}' },
    imported: {
      en: 'imported {file}: {added, number} added, {updated, number} updated, {left_out, number} skipped',
      es: 'importó {file}: {added, number} agregadas, {updated, number} actualizadas, {left_out, number} omitidas',
    },
    undone: {
      en: 'undid the import of {file}{kept, plural, =0 {} one {; kept # row changed or used since} other {; kept # rows changed or used since}}',
      es: 'deshizo la importación de {file}{kept, plural, =0 {} one {; conservó # fila modificada o usada} other {; conservó # filas modificadas o usadas}}',
    },
    discarded: { en: 'discarded the preview of {file}', es: 'descartó la vista previa de {file}' },
  },
  undo_expired: {
    en: 'Imports can be undone for {days} days.',
    es: 'Las importaciones se pueden deshacer durante {days} días.',
  },
  not_unpacked: {
    en: 'This file couldn’t be unpacked. Choose it again, or unpack it first.',
    es: 'No se pudo descomprimir este archivo. Elíjalo de nuevo o descomprímalo antes.',
  },
  not_a_workbook: {
    en: 'This workbook can’t be opened. Save it as XLSX or CSV and choose it again.',
    es: 'No se puede abrir este libro. Guárdelo como XLSX o CSV y elíjalo de nuevo.',
  },
  encrypted: {
    en: 'This workbook is password-protected. Save it without a password and choose it again.',
    es: 'Este libro está protegido con contraseña. Guárdelo sin ella y elíjalo de nuevo.',
  },
  too_many_files: {
    en: 'A ZIP can have up to {most} files. Choose fewer and zip them again.',
    es: 'Un ZIP puede tener hasta {most} archivos. Elija menos y comprímalos de nuevo.',
  },
  several_lists: {
    en: 'This file has several lists: {names}. Save the one to import as a file of its own.',
    es: 'Este archivo tiene varias listas: {names}. Guarde la que quiere importar en un archivo aparte.',
  },
  too_large: {
    en: 'Unpacked, this file is larger than {most} MB. Split the list and import the parts.',
    es: 'Descomprimido, este archivo supera {most} MB. Divida la lista e importe las partes.',
  },
})
