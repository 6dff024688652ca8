// What is said about leads that are imported or merged. An actor's name stands before each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  choose_file: { en: 'Choose a CSV or XLSX file.', es: 'Elija un archivo CSV o XLSX.' },
  no_rows: {
    en: 'This file has no rows below its headings.',
    es: 'Este archivo no tiene filas debajo de los encabezados.',
  },
  too_many_rows: {
    en: 'A file can have up to {most, number} leads. Split it and import each part.',
    es: 'Un archivo puede tener hasta {most, number} prospectos. Divídalo e importe cada parte.',
  },
  match_every_column: {
    en: 'Match {count, plural, one {the one column} other {all # columns}}.',
    es: 'Asigne {count, plural, one {la única columna} other {las # columnas}}.',
  },
  nothing_to_import: {
    en: 'None of the rows in this file can be imported.',
    es: 'No se puede importar ninguna fila de este archivo.',
  },
  choose_members: { en: 'Choose active members of your team.', es: 'Elija miembros activos de su equipo.' },
  status: {
    ready: { en: 'These leads aren’t imported yet.', es: 'Estos prospectos aún no se han importado.' },
    applied: { en: 'These leads are already imported.', es: 'Estos prospectos ya se importaron.' },
    undone: { en: 'This import was undone.', es: 'Esta importación se deshizo.' },
    discarded: { en: 'This preview was discarded.', es: 'Esta vista previa se descartó.' },
    importing: { en: 'These leads are being imported.', es: 'Estos prospectos se están importando.' },
    import_discarded: { en: 'This import was discarded.', es: 'Esta importación se descartó.' },
  },
  skipped: {
    stopped: { en: 'Not imported because of its problems.', es: 'No se importó por sus problemas.' },
    duplicate: { en: 'Skipped as a possible duplicate.', es: 'Se omitió como posible duplicado.' },
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
  importing: { en: 'Importing leads.', es: 'Importando prospectos.' },
  imported: {
    en: '{added, plural, one {# lead} other {# leads}} added, {merged, number} merged, {skipped, number} skipped.',
    es: '{added, plural, one {# prospecto agregado} other {# prospectos agregados}}, {merged, plural, one {# combinado} other {# combinados}}, {skipped, plural, one {# omitido} other {# omitidos}}.',
  },
  log: {
    previewed: { en: 'uploaded {file} to import leads', es: 'subió {file} para importar prospectos' },
    matched: { en: 'matched the columns of {file}', es: 'asignó las columnas de {file}' },
    row_decided: { en: 'changed row {line} of {file}', es: 'cambió la fila {line} de {file}' },
    import_started: { en: 'started importing {file}', es: 'empezó a importar {file}' },
    imported: {
      en: 'imported {file}: {added, plural, one {# lead} other {# leads}} added, {merged, number} merged, {skipped, number} skipped',
      es: 'importó {file}: {added, plural, one {# prospecto agregado} other {# prospectos agregados}}, {merged, plural, one {# combinado} other {# combinados}}, {skipped, plural, one {# omitido} other {# omitidos}}',
    },
    undone: {
      en: 'undid the import of {file}{kept, plural, =0 {} one {; kept # lead changed since} other {; kept # leads changed since}}',
      es: 'deshizo la importación de {file}{kept, plural, =0 {} one {; conservó # prospecto modificado} other {; conservó # prospectos modificados}}',
    },
    discarded: { en: 'discarded the preview of {file}', es: 'descartó la vista previa de {file}' },
    not_duplicate: {
      en: 'marked {number} as not a duplicate',
      es: 'marcó {number} como no duplicado',
    },
    merged_in: { en: 'merged {number} into this project', es: 'combinó {number} con este proyecto' },
    merged_into: { en: 'merged this project into {number}', es: 'combinó este proyecto con {number}' },
  },
  choose_another: { en: 'Choose a different project to merge.', es: 'Elija otro proyecto para combinar.' },
  sample_not_merged: { en: 'It can’t be merged.', es: 'No se puede combinar.' },
  obstacle: {
    keep_is_over: {
      en: '{keep} is {status}. Reopen it first, or keep {number}.',
      es: '{keep} tiene el estatus “{status}”. Reábralo primero o conserve {number}.',
    },
    signed: {
      en: '{number} has a signed agreement. Keep that project instead.',
      es: '{number} tiene un contrato firmado. Conserve ese proyecto.',
    },
    sent: {
      en: 'An agreement of {number} is out for signature. Withdraw it first, or keep that project instead.',
      es: 'Un contrato de {number} está pendiente de firma. Retírelo primero o conserve ese proyecto.',
    },
    application: {
      en: '{number} has an application at {lender}. Keep that project instead.',
      es: '{number} tiene una solicitud en {lender}. Conserve ese proyecto.',
    },
    money: {
      en: '{number} has invoices or payments. Keep that project instead.',
      es: '{number} tiene facturas o pagos. Conserve ese proyecto.',
    },
    status: {
      en: '{number} is {status}. Keep that project instead.',
      es: '{number} tiene el estatus “{status}”. Conserve ese proyecto.',
    },
    accepted: {
      en: 'The proposal of {number} is accepted. Keep that project instead.',
      es: 'La propuesta de {number} fue aceptada. Conserve ese proyecto.',
    },
    proposal_open: {
      en: 'The homeowner can still accept the proposal of {number}. Keep that project instead.',
      es: 'El propietario aún puede aceptar la propuesta de {number}. Conserve ese proyecto.',
    },
    proposal_open_until: {
      en: 'The homeowner can accept the proposal of {number} until {day}. Keep that project instead.',
      es: 'El propietario puede aceptar la propuesta de {number} hasta el {day}. Conserve ese proyecto.',
    },
  },
  twelve_bills: { en: '12 bills', es: '12 facturas' },
  kwh_a_year: { en: '{kwh, number} kWh/year', es: '{kwh, number} kWh al año' },
  roof: {
    composition_shingle: { en: 'composition shingle', es: 'teja asfáltica' },
    concrete_tile: { en: 'concrete tile', es: 'teja de concreto' },
    clay_tile: { en: 'clay tile', es: 'teja de barro' },
    metal_standing_seam: { en: 'standing seam metal', es: 'metal, junta alzada' },
    metal_corrugated: { en: 'corrugated metal', es: 'metal corrugado' },
    flat: { en: 'flat', es: 'plano' },
    wood_shake: { en: 'wood shake', es: 'tejuela de madera' },
    slate: { en: 'slate', es: 'pizarra' },
    other: { en: 'other', es: 'otro' },
  },
  speaks: {
    english: { en: 'English', es: 'inglés' },
    spanish: { en: 'Spanish', es: 'español' },
  },
})
