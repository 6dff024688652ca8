// What is wrong with a meter’s file, what had to be assumed, and what changed in a company’s rate plans.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  csv: {
    empty: { en: 'This file is empty. Choose another file.', es: 'Este archivo está vacío. Elija otro.' },
    too_many_lines: {
      en: 'This file has {lines, number} lines, more than a meter writes in a year. Choose a file for one year.',
      es: 'Este archivo tiene {lines, number} líneas, más de las que un medidor escribe en un año. Elija el de un año.',
    },
    no_numbers: {
      en: 'No column of numbers was found. Choose a CSV of hourly usage or Green Button XML.',
      es: 'No se encontró ninguna columna de números. Elija un CSV de consumo por hora o Green Button XML.',
    },
    rows_differ: {
      en: 'The rows of this file don’t match. Choose a CSV of hourly usage or Green Button XML.',
      es: 'Las filas de este archivo no coinciden. Elija un CSV de consumo por hora o Green Button XML.',
    },
    column_unclear: {
      en: 'The usage column is unclear. Name it “kWh” in the first line and choose the file again.',
      es: 'No está claro cuál es la columna de consumo. Llámela “kWh” en la primera línea y elija de nuevo el archivo.',
    },
    in_kilowatts: {
      en: 'Values are in kilowatts and were read as averages over each interval.',
      es: 'Los valores están en kilovatios y se leyeron como promedios de cada intervalo.',
    },
    no_unit: {
      en: 'The file names no unit; values were read as kWh.',
      es: 'El archivo no indica unidad; los valores se leyeron como kWh.',
    },
    negative: {
      en: 'Line {line} is {value}. Negative values are exports: choose the column of energy from the grid.',
      es: 'La línea {line} es {value}. Los valores negativos son energía exportada: elija la columna de energía de la red.',
    },
    no_times: {
      en: 'This file has {rows, number} rows and no times. A year has 8,760 hours (8,784 in a leap year) or 35,040 quarter hours (35,136).',
      es: 'Este archivo tiene {rows, number} filas y ninguna hora. Un año tiene 8,760 horas (8,784 si es bisiesto) o 35,040 cuartos de hora (35,136).',
    },
    times_assumed: {
      en: 'The rows have no times and were read as {step, plural, =60 {hours} other {#-minute intervals}} from January 1, in standard time.',
      es: 'Las filas no tienen horas y se leyeron como {step, plural, =60 {horas} other {intervalos de # minutos}} desde el 1 de enero, en horario estándar.',
    },
    time_unreadable: {
      en: 'The time on line {line} can’t be read: “{text}”.',
      es: 'No se puede leer la hora de la línea {line}: “{text}”.',
    },
    rows_too_far: {
      en: '{unit, select, days {Rows are {count, plural, one {# day} other {# days}} apart. Choose a file with hourly or shorter intervals.} other {Rows are {count, plural, one {# minute} other {# minutes}} apart. Choose a file with hourly or shorter intervals.}}',
      es: '{unit, select, days {Las filas están a {count, plural, one {# día} other {# días}} de distancia. Elija un archivo con intervalos de una hora o menos.} other {Las filas están a {count, plural, one {# minuto} other {# minutos}} de distancia. Elija un archivo con intervalos de una hora o menos.}}',
    },
    off_the_step: {
      en: 'Line {line} is not on a full {step, plural, =60 {hour} other {# minutes}}.',
      es: 'La línea {line} no cae en {step, plural, =60 {una hora completa} other {# minutos completos}}.',
    },
    times_at_end: {
      en: 'Times mark the end of each interval.',
      es: 'Las horas marcan el final de cada intervalo.',
    },
    not_a_table: {
      en: 'This file is neither CSV nor Green Button XML. Save spreadsheets as CSV first.',
      es: 'Este archivo no es CSV ni Green Button XML. Guarde primero las hojas de cálculo como CSV.',
    },
  },
  green_button: {
    no_readings: {
      en: 'This Green Button file has no readings. Download the usage, not the account.',
      es: 'Este archivo Green Button no tiene lecturas. Descargue el consumo, no la cuenta.',
    },
    other_unit: {
      en: 'This Green Button file uses {unit, select, watts {watts} cubic_meters {cubic meters} cubic_feet {cubic feet} btu {BTU} therms {therms} other {unit {code}}}; only electricity in Wh (unit 72) is supported.',
      es: 'Este archivo Green Button usa {unit, select, watts {vatios} cubic_meters {metros cúbicos} cubic_feet {pies cúbicos} btu {BTU} therms {termias} other {la unidad {code}}}; solo se admite electricidad en Wh (unidad 72).',
    },
    multiplier: {
      en: 'This Green Button file multiplies by 10 to the power of {power}, which isn’t supported.',
      es: 'Este archivo Green Button multiplica por 10 elevado a {power}, lo que no se admite.',
    },
    no_electricity: {
      en: 'This Green Button file has no electricity from the grid, only other readings.',
      es: 'Este archivo Green Button no tiene electricidad de la red, solo otras lecturas.',
    },
    others_left_out: {
      en: 'Readings of exports or other meters were left out.',
      es: 'Se omitieron las lecturas de energía exportada o de otros medidores.',
    },
    lengths: {
      en: 'This Green Button file has readings of {lengths}. Choose a file with equal intervals of an hour or less.',
      es: 'Este archivo Green Button tiene lecturas de {lengths}. Elija uno con intervalos iguales de una hora o menos.',
    },
    days: { en: '{count, plural, one {# day} other {# days}}', es: '{count, plural, one {# día} other {# días}}' },
    minutes: {
      en: '{count, plural, one {# minute} other {# minutes}}',
      es: '{count, plural, one {# minuto} other {# minutos}}',
    },
    negative: {
      en: 'This Green Button file has negative usage. Choose the readings of energy from the grid.',
      es: 'Este archivo Green Button tiene consumo negativo. Elija las lecturas de energía de la red.',
    },
    no_time_zone: {
      en: 'This Green Button file has no time zone. Enter the home’s address first, so that its time zone can be used.',
      es: 'Este archivo Green Button no indica zona horaria. Escriba primero la dirección de la casa para usar la suya.',
    },
    time_zone_assumed: {
      en: 'The file has no time zone; the home’s time zone, UTC{offset}, was used.',
      es: 'El archivo no indica zona horaria; se usó la de la casa, UTC{offset}.',
    },
    not_a_number: {
      en: '{field, select, time_zone {The time zone} multiplier {The multiplier} start {A reading’s start} duration {A reading’s duration} other {A reading’s value}} in this Green Button file is not a number: “{text}”.',
      es: '{field, select, time_zone {La zona horaria} multiplier {El multiplicador} start {El inicio de una lectura} duration {La duración de una lectura} other {El valor de una lectura}} de este archivo Green Button no es un número: “{text}”.',
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
