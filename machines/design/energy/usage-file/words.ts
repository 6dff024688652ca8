// What is read from a usage file, assumptions, questions, and why a file can't be used.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  period_read: {
    en: 'Read {from} to {to}, in calendar order.',
    es: 'Se leyó del {from} al {to}, en el orden del calendario.',
  },
  leap_day_left_out: {
    en: 'February 29 was left out; the model uses a 365-day year.',
    es: 'Se omitió el 29 de febrero; el modelo usa un año de 365 días.',
  },
  no_full_hour: {
    en: 'This file has no full hour of usage. Choose a file with hourly usage.',
    es: 'Este archivo no tiene ninguna hora completa de consumo. Elija uno con consumo por hora.',
  },
  days_missing: {
    en: 'This file covers {covered} of 365 days. Ask the utility for twelve months, or enter months instead.',
    es: 'Este archivo cubre {covered} de 365 días. Pida doce meses a la compañía eléctrica o indique los meses.',
  },
  hours_missing: {
    en: '{missing, number} hours are missing, more than the 2% that can be filled. Download the file again or enter months instead.',
    es: 'Faltan {missing, number} horas, más del 2% que se puede completar. Descargue de nuevo el archivo o indique los meses.',
  },
  hours_filled: {
    en: '{count, plural, one {1 missing hour was filled with the average of the same hour on nearby days.} other {# missing hours were filled with the average of the same hour on nearby days.}}',
    es: '{count, plural, one {Se completó 1 hora faltante con el promedio de la misma hora de los días cercanos.} other {Se completaron # horas faltantes con el promedio de la misma hora de los días cercanos.}}',
  },
  daylight_saving: {
    en: 'The file uses daylight saving time; its hours were converted to standard time.',
    es: 'El archivo usa horario de verano; sus horas se convirtieron a horario estándar.',
  },
  two_values: {
    en: '{time} is listed twice with different values. Download the file again for one meter.',
    es: '{time} aparece dos veces con valores distintos. Descargue de nuevo el archivo de un solo medidor.',
  },
  empty: { en: 'This file is empty. Choose another file.', es: 'Este archivo está vacío. Elija otro.' },
  too_many_lines: {
    en: 'This file has more than {most, number} lines. Choose a file for one year.',
    es: 'Este archivo tiene más de {most, number} líneas. Elija el de un año.',
  },
  no_numbers: {
    en: 'No column of numbers was found. Choose a CSV or spreadsheet of hourly usage, or Green Button XML.',
    es: 'No se encontró ninguna columna de números. Elija un CSV u hoja de cálculo de consumo por hora, o Green Button XML.',
  },
  formulas: {
    en: 'This spreadsheet has formulas instead of values. Copy the cells, paste them as values, and upload it again.',
    es: 'Esta hoja de cálculo tiene fórmulas en vez de valores. Copie las celdas, péguelas como valores y súbala de nuevo.',
  },
  rows_differ: {
    en: 'The rows of this file don’t match. Choose a file with one row per interval or per day.',
    es: 'Las filas de este archivo no coinciden. Elija uno con una fila por intervalo o por día.',
  },
  column_unclear: {
    en: 'No usage column was found. Name it “kWh” in the first line and upload the file again.',
    es: 'No se encontró la columna de consumo. Llámela “kWh” en la primera línea y suba de nuevo el archivo.',
  },
  no_use: {
    en: 'This file has production or exports, but no usage: {columns}. Choose the file of energy from the grid.',
    es: 'Este archivo tiene producción o energía exportada, pero no consumo: {columns}. Elija el de energía de la red.',
  },
  no_such_column: {
    en: 'This column isn’t in the file. Choose another one.',
    es: 'Esta columna no está en el archivo. Elija otra.',
  },
  other_unit: {
    en: 'This file measures something other than electricity: {unit}. Choose the electricity file.',
    es: 'Este archivo mide algo distinto de electricidad: {unit}. Elija el archivo de electricidad.',
  },
  column_number: { en: 'Column {number}', es: 'Columna {number}' },
  all_columns: { en: 'All {count} added together', es: 'La suma de las {count}' },
  left_out: { en: 'Left out: {columns}.', es: 'Se omitió: {columns}.' },
  grid_only: {
    en: 'This column is energy from the grid only. Usage covered by existing solar isn’t in it.',
    es: 'Esta columna es solo energía de la red. No incluye el consumo que ya cubren los paneles.',
  },
  read_as_averages: {
    en: 'Values are in {unit} and were read as averages over each interval.',
    es: 'Los valores están en {unit} y se leyeron como promedios de cada intervalo.',
  },
  read_as_differences: {
    en: 'Values are meter readings; usage is the difference from one to the next.',
    es: 'Los valores son lecturas del medidor; el consumo es la diferencia entre una y la siguiente.',
  },
  total_starts_over: {
    en: 'The meter reading starts over {count, plural, one {once} other {# times}}; usage there was filled.',
    es: 'La lectura del medidor vuelve a empezar {count, plural, one {una vez} other {# veces}}; ese consumo se completó.',
  },
  total_falls: {
    en: 'The meter reading falls {count} times. Choose a file of one meter, or of usage per interval.',
    es: 'La lectura del medidor baja {count} veces. Elija un archivo de un solo medidor o de consumo por intervalo.',
  },
  total_without_times: {
    en: '“{name}” only rises, as a meter reading does, and has no times. Choose a file with times.',
    es: '“{name}” solo sube, como una lectura de medidor, y no tiene horas. Elija un archivo con horas.',
  },
  no_unit: {
    en: 'The file names no unit; values were read as kWh.',
    es: 'El archivo no indica unidad; los valores se leyeron como kWh.',
  },
  negative: {
    en: 'Line {line} is {value}. Negative values are exports: choose the column of energy from the grid.',
    es: 'La línea {line} es {value}. Los valores negativos son energía exportada: elija la columna de energía de la red.',
  },
  negative_in: {
    en: '“{name}” has negative values, which are exports. Choose the readings of energy from the grid.',
    es: '“{name}” tiene valores negativos, que son energía exportada. Elija las lecturas de energía de la red.',
  },
  hour_too_high: {
    en: 'An hour has {kwh, number} kWh when read in {unit}, too much for a home. Choose another unit or file.',
    es: 'Una hora tiene {kwh, number} kWh si se lee en {unit}, demasiado para una casa. Elija otra unidad u otro archivo.',
  },
  nothing_used: {
    en: 'Every value in this column is 0. Choose another column or file.',
    es: 'Todos los valores de esta columna son 0. Elija otra columna u otro archivo.',
  },
  no_times: {
    en: 'This file has {rows, number} rows and no times. A year has 8,760 hours (8,784 in a leap year) or 35,040 quarter hours (35,136).',
    es: 'Este archivo tiene {rows, number} filas y ninguna hora. Un año tiene 8,760 horas (8,784 si es bisiesto) o 35,040 cuartos de hora (35,136).',
  },
  times_assumed: {
    en: 'The rows have no times and were read as {step, plural, =60 {hours} other {#-minute intervals}} from January 1, in standard time.',
    es: 'Las filas no tienen horas y se leyeron como {step, plural, =60 {horas} other {intervalos de # minutos}} desde el 1 de enero, en horario estándar.',
  },
  no_year: {
    en: 'The dates have no year; they were read in calendar order.',
    es: 'Las fechas no tienen año; se leyeron en orden de calendario.',
  },
  time_unreadable: {
    en: 'The time on line {line} can’t be read: “{text}”. Write times as 2024-07-01 14:00.',
    es: 'No se puede leer la hora de la línea {line}: “{text}”. Escriba las horas como 2024-07-01 14:00.',
  },
  no_dates: {
    en: 'The rows have times (“{heading}”) but no dates. Choose a file with dates.',
    es: 'Las filas tienen horas («{heading}») pero no fechas. Elija un archivo con fechas.',
  },
  rows_too_far: {
    en: '{unit, select, days {Rows are {count, plural, one {# day} other {# days}} apart. Choose a file with hourly or shorter intervals.} other {Rows are {count, plural, one {# minute} other {# minutes}} apart. Choose a file with intervals of 5 to 60 minutes.}}',
    es: '{unit, select, days {Las filas están a {count, plural, one {# día} other {# días}} de distancia. Elija un archivo con intervalos de una hora o menos.} other {Las filas están a {count, plural, one {# minuto} other {# minutos}} de distancia. Elija un archivo con intervalos de 5 a 60 minutos.}}',
  },
  off_the_step: {
    en: 'Line {line} is not on a full {step, plural, =60 {hour} other {# minutes}}.',
    es: 'La línea {line} no cae en {step, plural, =60 {una hora completa} other {# minutos completos}}.',
  },
  times_at_end: {
    en: 'Times mark the end of each interval.',
    es: 'Las horas marcan el final de cada intervalo.',
  },
  no_change_shown: {
    en: 'The times show no daylight saving change; they were read as standard time all year.',
    es: 'Las horas no muestran ningún cambio de horario; se leyeron como horario estándar todo el año.',
  },
  moved_from_utc: {
    en: 'Times are in UTC and were moved to the home’s standard time, UTC{offset}.',
    es: 'Las horas están en UTC y se pasaron al horario estándar de la casa, UTC{offset}.',
  },
  no_time_zone: {
    en: 'Times in this file are in UTC. Enter the home’s address first, so that its time zone can be used.',
    es: 'Las horas de este archivo están en UTC. Escriba primero la dirección de la casa para usar su zona horaria.',
  },
  clocks: {
    wall: { en: 'Local time with daylight saving', es: 'Hora local con horario de verano' },
    standard: { en: 'Standard time all year', es: 'Horario estándar todo el año' },
    utc: { en: 'UTC', es: 'UTC' },
  },
  values_are: {
    running_total: { en: 'Meter readings that add up', es: 'Lecturas acumuladas del medidor' },
    each_interval: { en: 'Usage of each interval', es: 'Consumo de cada intervalo' },
  },
  ask_column: {
    en: '{count} columns could be the usage. Which one is it?',
    es: 'Hay {count} columnas que podrían ser el consumo. ¿Cuál es?',
  },
  ask_unit: {
    en: '{named, select, none {The file names no unit. Which one is it?} other {In {named}, this wouldn’t be a home’s year. Which unit is it?}}',
    es: '{named, select, none {El archivo no indica unidad. ¿Cuál es?} other {En {named} no sería el año de una casa. ¿Qué unidad es?}}',
  },
  unit_year: { en: '{unit}: {kwh, number} kWh a year', es: '{unit}: {kwh, number} kWh al año' },
  ask_clock: {
    en: 'Times end in “Z”, but days begin at midnight. Are they UTC or local?',
    es: 'Las horas terminan en “Z”, pero los días empiezan a medianoche. ¿Son UTC o locales?',
  },
  ask_values_are: {
    en: '{named, select, running_total {“{name}” is called a meter reading but goes up and down.} other {“{name}” is called usage but only rises.}} What are its values?',
    es: '{named, select, running_total {“{name}” figura como lectura de medidor, pero sube y baja.} other {“{name}” figura como consumo, pero solo sube.}} ¿Qué son sus valores?',
  },
  ask_hour: {
    en: '{kwh, number} kWh in an hour is more than a 400 A service carries. Is it right?',
    es: '{kwh, number} kWh en una hora es más de lo que soporta una acometida de 400 A. ¿Es correcto?',
  },
  ask_year: {
    en: '{kwh, number} kWh a year is {size, select, little {less} other {more}} than homes use. Is it right?',
    es: '{kwh, number} kWh al año es {size, select, little {menos} other {más}} de lo que usan las casas. ¿Es correcto?',
  },
  year_is_right: { en: 'Yes, this is right', es: 'Sí, es correcto' },
  green_button: {
    no_readings: {
      en: 'This Green Button file has no readings. Download the usage, not the account.',
      es: 'Este archivo Green Button no tiene lecturas. Descargue el consumo, no la cuenta.',
    },
    type_unclear: {
      en: 'Readings in this Green Button file don’t say which of {count} kinds they are. Ask the utility for a complete file.',
      es: 'Las lecturas de este archivo Green Button no indican de cuál de {count} tipos son. Pida a la compañía un archivo completo.',
    },
    multiplier: {
      en: 'This Green Button file multiplies by 10 to the power of {power}, which isn’t supported.',
      es: 'Este archivo Green Button multiplica por 10 elevado a {power}, lo que no se admite.',
    },
    not_a_number: {
      en: '{field, select, time_zone {The time zone} multiplier {The multiplier} start {A reading’s start} duration {A reading’s duration} other {A reading’s value}} in this Green Button file is not a number: “{text}”.',
      es: '{field, select, time_zone {La zona horaria} multiplier {El multiplicador} start {El inicio de una lectura} duration {La duración de una lectura} other {El valor de una lectura}} de este archivo Green Button no es un número: “{text}”.',
    },
    lengths: {
      en: 'This Green Button file has readings of {lengths}. Choose a file with intervals of an hour or less.',
      es: 'Este archivo Green Button tiene lecturas de {lengths}. Elija uno con intervalos de una hora o menos.',
    },
    days: { en: '{count, plural, one {# day} other {# days}}', es: '{count, plural, one {# día} other {# días}}' },
    minutes: {
      en: '{count, plural, one {# minute} other {# minutes}}',
      es: '{count, plural, one {# minuto} other {# minutos}}',
    },
    name: {
      en: '{role, select, use {Energy from the grid} import {Energy from the grid} export {Energy to the grid} net {Net energy} other {Other readings}} ({unit}){meter, select, none {} other {, meter {meter}}}',
      es: '{role, select, use {Energía de la red} import {Energía de la red} export {Energía a la red} net {Energía neta} other {Otras lecturas}} ({unit}){meter, select, none {} other {, medidor {meter}}}',
    },
  },
})
