import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  review_title: { en: 'Check before saving', es: 'Revise antes de guardar' },
  how_read: { en: 'How the file is read', es: 'Cómo se lee el archivo' },
  column: { en: 'Column', es: 'Columna' },
  unit: { en: 'Unit', es: 'Unidad' },
  clock: { en: 'Clock', es: 'Reloj' },
  clocks: {
    wall: { en: 'Local, daylight saving', es: 'Local, con horario de verano' },
    standard: { en: 'Standard time all year', es: 'Horario estándar todo el año' },
    utc: { en: 'UTC', es: 'UTC' },
  },
  times_mark: { en: 'Times mark', es: 'Las horas marcan' },
  times_marks: {
    start: { en: 'Start of interval', es: 'Inicio del intervalo' },
    end: { en: 'End of interval', es: 'Final del intervalo' },
  },
  values_are: { en: 'Values', es: 'Valores' },
  values_ares: {
    each_interval: { en: 'Usage per interval', es: 'Consumo por intervalo' },
    running_total: { en: 'Meter readings', es: 'Lecturas del medidor' },
  },
  date_order: { en: 'Dates', es: 'Fechas' },
  date_orders: {
    month_first: { en: 'Month first', es: 'Mes primero' },
    day_first: { en: 'Day first', es: 'Día primero' },
  },
  dates: { en: 'Dates used', es: 'Fechas usadas' },
  no_dates: { en: 'No times in the file', es: 'El archivo no tiene horas' },
  from_to: { en: '{from} to {to}', es: '{from} a {to}' },
  interval: { en: 'Interval', es: 'Intervalo' },
  interval_minutes: { en: '{minutes} minutes', es: '{minutes} minutos' },
  year: { en: 'Year', es: 'Año' },
  filled: { en: 'Filled', es: 'Completado' },
  filled_hours: {
    en: '{count, plural, =0 {None} one {1 hour} other {# hours}}',
    es: '{count, plural, =0 {Nada} one {1 hora} other {# horas}}',
  },
  months_title: { en: 'Usage by month', es: 'Consumo por mes' },
  usage: { en: 'Usage', es: 'Consumo' },
  week_title: { en: 'Week of {date}', es: 'Semana del {date}' },
  week_filled: {
    en: '{count, plural, one {1 hour was filled.} other {# hours were filled.}}',
    es: '{count, plural, one {Se completó 1 hora.} other {Se completaron # horas.}}',
  },
  hour: { en: 'Hour', es: 'Hora' },
  save: { en: 'Use this file', es: 'Usar este archivo' },
  saving: { en: 'Saving…', es: 'Guardando…' },
  answer_first: { en: 'Answer the questions first', es: 'Responda primero las preguntas' },
  other_file: { en: 'Choose another file', es: 'Elegir otro archivo' },
})
