// What charts tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  energy: { en: 'Energy', es: '' },
  demand: { en: 'Demand', es: '' },
  fixed: { en: 'Fixed', es: '' },
  minimum: { en: 'Minimum', es: '' },
  credit: { en: 'Credit', es: '' },
  year: { en: 'Year', es: '' },
  title_join_year: { en: '{title}: {join} a year', es: '' },
  show_chart: { en: 'Show chart', es: '' },
  show_table: { en: 'Show table', es: '' },
  from: { en: 'From', es: '' },
  day: { en: 'Day', es: '' },
  hour_hourwords: { en: '{hour} to {hourwords}', es: '' },
  mean_day: { en: 'Mean day', es: '' },
  previous_stepof: { en: 'Previous {stepof}', es: '' },
  next_stepof: { en: 'Next {stepof}', es: '' },
  strongest_hour: { en: 'Strongest hour: {number} {unit} on {daywords}, {hour} to {hourwords}.', es: '' },
  mean_day_2: { en: 'Mean day of {month}', es: '' },
  name_write_year: { en: '{name} {write} a year', es: '' },
  use: { en: 'Use', es: '' },
  savings_added_up_over: { en: 'Savings added up over 25 years', es: '' },
  savings_added_up: { en: 'Savings added up: {join}', es: '' },
  daywords_hour_hourwords_value: { en: '{daywords}, {hour} to {hourwords}: {value} {unit}', es: '' },
  mean_hour: { en: 'Mean hour', es: '' },
})
