// What charts tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  energy: { en: 'Energy', es: 'Energía' },
  demand: { en: 'Demand', es: 'Demanda' },
  fixed: { en: 'Fixed', es: 'Cargo fijo' },
  minimum: { en: 'Minimum', es: 'Cargo mínimo' },
  credit: { en: 'Credit', es: 'Crédito' },
  year: { en: 'Year', es: 'Año' },
  title_join_year: { en: '{title}: {join} a year', es: '{title}: {join} al año' },
  show_chart: { en: 'Show chart', es: 'Ver gráfica' },
  show_table: { en: 'Show table', es: 'Ver tabla' },
  hour_starting: { en: 'From', es: 'Hora de inicio' },
  day: { en: 'Day', es: 'Día' },
  hour_hourwords: { en: '{hour} to {hourwords}', es: '{hour} a {hourwords}' },
  average_day: { en: 'Mean day', es: 'Día promedio' },
  previous_stepof: { en: 'Previous {stepof}', es: 'Anterior: {stepof}' },
  next_stepof: { en: 'Next {stepof}', es: 'Siguiente: {stepof}' },
  peak_hour: {
    en: 'Strongest hour: {number} {unit} on {daywords}, {hour} to {hourwords}.',
    es: 'Hora pico: {number} {unit}, {daywords}, de {hour} a {hourwords}.',
  },
  average_day_in_month: { en: 'Mean day of {month}', es: 'Día promedio de {month}' },
  name_write_year: { en: '{name} {write} a year', es: '{name} {write} al año' },
  use: { en: 'Use', es: 'Consumo' },
  cumulative_savings_25_years: { en: 'Savings added up over 25 years', es: 'Ahorro acumulado en 25 años' },
  cumulative_savings: { en: 'Savings added up: {join}', es: 'Ahorro acumulado: {join}' },
  daywords_hour_hourwords_value: {
    en: '{daywords}, {hour} to {hourwords}: {value} {unit}',
    es: '{daywords}, de {hour} a {hourwords}: {value} {unit}',
  },
  hourly_average: { en: 'Mean hour', es: 'Promedio por hora' },
})
