// Errors in a meter’s file, assumptions made, and changes in a company’s rate plans.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  no_export_rows: { en: 'This file is empty. Choose another file.', es: 'Este archivo está vacío. Elija otro.' },
  usage_file: {
    not_a_table: {
      en: 'This file is not CSV, XLSX, Green Button XML or a ZIP. Download the usage again.',
      es: 'Este archivo no es CSV, XLSX, Green Button XML ni ZIP. Descargue de nuevo el consumo.',
    },
    old_workbook: {
      en: 'This is an old Excel file (.xls). Save it as .xlsx or CSV and upload it again.',
      es: 'Este es un archivo antiguo de Excel (.xls). Guárdelo como .xlsx o CSV y súbalo de nuevo.',
    },
    pdf: {
      en: 'This is a PDF. Download the hourly usage as CSV or Green Button instead.',
      es: 'Este es un PDF. Descargue el consumo por hora como CSV o Green Button.',
    },
    empty_archive: {
      en: 'This ZIP has no CSV, XLSX or XML file. Unpack it and choose the usage file.',
      es: 'Este ZIP no tiene ningún archivo CSV, XLSX ni XML. Descomprímalo y elija el archivo de consumo.',
    },
    broken: {
      en: 'This XML file is damaged: {error}. Download it again.',
      es: 'Este archivo XML está dañado: {error}. Descárguelo de nuevo.',
    },
    has_doctype: {
      en: 'This file declares a document type, which is not allowed. Download a Green Button file from the utility.',
      es: 'Este archivo declara un tipo de documento, lo que no se permite. Descargue un archivo Green Button de la compañía eléctrica.',
    },
    too_deep: {
      en: 'This file is nested too deeply. Download a Green Button file from the utility.',
      es: 'Este archivo tiene demasiados niveles. Descargue un archivo Green Button de la compañía eléctrica.',
    },
    too_many_readings: {
      en: 'This file has more than a million readings. Choose a file for one year.',
      es: 'Este archivo tiene más de un millón de lecturas. Elija el de un año.',
    },
    incomplete: {
      en: 'A reading in this Green Button file has no start or value. Download it again.',
      es: 'A una lectura de este archivo Green Button le falta el inicio o el valor. Descárguelo de nuevo.',
    },
    questions: {
      en: '{questions} Choose an answer and upload the file again.',
      es: '{questions} Elija una respuesta y suba de nuevo el archivo.',
    },
  },
  usage_uploaded: {
    en: 'uploaded meter usage of {kwh, number} kWh from {file}',
    es: 'subió el consumo de un medidor de {kwh, number} kWh de {file}',
  },
  choose_meter_file: { en: 'Choose a meter file.', es: 'Elija un archivo de medidor.' },
  choose_utility: { en: 'Choose a utility from the list.', es: 'Elija una compañía eléctrica de la lista.' },
  choose_rate_file: { en: 'Choose a file from OpenEI.', es: 'Elija un archivo de OpenEI.' },
  choose_export_file: { en: 'Choose an export pricing file.', es: 'Elija un archivo de precios de exportación.' },
  choose_battery: { en: 'Choose a battery from the catalog.', es: 'Elija una batería del catálogo.' },
  new_plan_version: { en: 'A new plan must have version 0.', es: 'Un plan nuevo debe tener la versión 0.' },
  plan_added: { en: 'added the rate plan {name}', es: 'agregó el plan de tarifas {name}' },
  plan_changed: { en: 'changed the rate plan {name}', es: 'cambió el plan de tarifas {name}' },
  terms_confirmed: {
    en: '{has, select, net_metering {confirmed {net_metering} for {utility}} rate {confirmed {rate} for {utility}} other {confirmed {net_metering} and {rate} for {utility}}}',
    es: '{has, select, net_metering {confirmó {net_metering} para {utility}} rate {confirmó {rate} para {utility}} other {confirmó {net_metering} y {rate} para {utility}}}',
  },
  terms_withdrawn: {
    en: 'withdrew the confirmed terms for {utility}',
    es: 'retiró los términos confirmados de {utility}',
  },
  tariff_confirmed: {
    en: '{has, select, net_metering {confirmed {net_metering}} rate {confirmed {rate}} other {confirmed {net_metering} and {rate}}}',
    es: '{has, select, net_metering {confirmó {net_metering}} rate {confirmó {rate}} other {confirmó {net_metering} y {rate}}}',
  },
  tariff_confirmed_for_utility: {
    en: '{has, select, net_metering {confirmed {net_metering} for every project of {utility}} rate {confirmed {rate} for every project of {utility}} other {confirmed {net_metering} and {rate} for every project of {utility}}}',
    es: '{has, select, net_metering {confirmó {net_metering} para todos los proyectos de {utility}} rate {confirmó {rate} para todos los proyectos de {utility}} other {confirmó {net_metering} y {rate} para todos los proyectos de {utility}}}',
  },
  rate_required: { en: 'Enter the utility rate first.', es: 'Indique primero la tarifa.' },
  cannot_confirm_for_utility: {
    en: 'Your role can’t confirm terms for every project of a utility. Ask a settings manager.',
    es: 'Su función no permite confirmar para todos los proyectos de una compañía eléctrica. Pida ayuda a quien administra los ajustes.',
  },
  utility_required: {
    en: 'Choose the project’s utility first.',
    es: 'Elija primero la compañía eléctrica del proyecto.',
  },
})
