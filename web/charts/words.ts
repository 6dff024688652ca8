import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  energy: { en: 'Energy', es: 'Energía' },
  demand: { en: 'Demand', es: 'Demanda' },
  fixed: { en: 'Fixed', es: 'Cargo fijo' },
  minimum: { en: 'Minimum', es: 'Cargo mínimo' },
  credit: { en: 'Credit', es: 'Crédito' },
  year: { en: 'Year', es: 'Año' },
  title_join_year: { en: '{title}: {join} per year', es: '{title}: {join} al año' },
  show_chart: { en: 'Show chart', es: 'Ver gráfica' },
  show_table: { en: 'Show table', es: 'Ver tabla' },
  hour_starting: { en: 'Hour starting', es: 'Hora de inicio' },
  day: { en: 'Day', es: 'Día' },
  hour_hourwords: { en: '{hour} to {hourwords}', es: '{hour} a {hourwords}' },
  average_day: { en: 'Average day', es: 'Día promedio' },
  previous_stepof: { en: 'Previous {stepof}', es: 'Anterior: {stepof}' },
  next_stepof: { en: 'Next {stepof}', es: 'Siguiente: {stepof}' },
  peak_hour: {
    en: 'Peak hour: {number} {unit} on {daywords}, {hour} to {hourwords}.',
    es: 'Hora pico: {number} {unit}, {daywords}, de {hour} a {hourwords}.',
  },
  average_day_in_month: { en: 'Average day in {month}', es: 'Día promedio de {month}' },
  name_write_year: { en: '{name} {write} per year', es: '{name} {write} al año' },
  use: { en: 'Usage', es: 'Consumo' },
  cumulative_savings_25_years: { en: 'Cumulative savings over 25 years', es: 'Ahorro acumulado en 25 años' },
  cumulative_savings: { en: 'Cumulative savings: {join}', es: 'Ahorro acumulado: {join}' },
  daywords_hour_hourwords_value: {
    en: '{daywords}, {hour} to {hourwords}: {value} {unit}',
    es: '{daywords}, de {hour} a {hourwords}: {value} {unit}',
  },
  hourly_average: { en: 'Hourly average', es: 'Promedio por hora' },
})
