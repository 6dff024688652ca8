// The readings of a year as 8,760 hours: several an hour averaged, missing ones filled in.
import type { Column } from '#machines/design/weather/weather-formats.ts'
import { HOURS } from '#machines/design/weather/weather-year.ts'
import { WeatherFileError } from './weather-file-error.ts'
import { type Block, COLUMNS, MOST_MISSING, type Table } from './weather-table.ts'
import { words } from './words.ts'

export type Series = Record<Column, Float64Array>

/** `filled`: the hours of the year in which something was missing. Throws WeatherFileError where too much is. */
export function hourlySeries(table: Table, block: Block): { series: Series; filled: number[] } {
  const hours = (column: Column) => hourlyMeans(table, block.minutes, block.values[column])
  const series = {
    ghi: hours('ghi'),
    dni: hours('dni'),
    dhi: hours('dhi'),
    temp_c: hours('temp_c'),
    wind_m_s: hours('wind_m_s'),
  }
  const filled: number[] = []
  for (let hour = 0; hour < HOURS; hour++)
    if (COLUMNS.some(column => Number.isNaN(series[column][hour]))) filled.push(hour)
  if (filled.length > MOST_MISSING)
    throw new WeatherFileError(
      words.file.too_many_missing({ source: table.format.source, count: filled.length, most: MOST_MISSING }),
    )
  for (const column of COLUMNS) {
    const between = column === 'temp_c' || column === 'wind_m_s' ? 1 : 24
    const values = series[column].slice()
    for (const hour of filled)
      if (Number.isNaN(values[hour])) series[column][hour] = betweenNeighbors(values, hour, between)
  }
  return { series, filled }
}

/**
 * NaN for an hour without a reading. Instants on the hour's edges (0:00, 0:30, 1:00) count half each, so that the mean
 * is for the middle of the hour, like the sun position.
 */
function hourlyMeans({ step_min, label }: Table, minutes: readonly number[], values: readonly number[]): Float64Array {
  const sums = new Float64Array(HOURS)
  const counts = new Float64Array(HOURS)
  const first = new Float64Array(HOURS).fill(Number.NaN)
  minutes.forEach((minute, at) => {
    const value = values[at] ?? Number.NaN
    if (Number.isNaN(value)) return
    const hour = Math.floor(minute / 60)
    sums[hour] = (sums[hour] ?? 0) + value
    counts[hour] = (counts[hour] ?? 0) + 1
    if (minute % 60 === 0) first[hour] = value
  })
  const on_edges = label === 'instant' && minutes.every(minute => minute % step_min === 0)
  return sums.map((sum, hour) => {
    const count = counts[hour] ?? 0
    if (count === 0) return Number.NaN
    const turn = on_edges ? ((first[(hour + 1) % HOURS] ?? 0) - (first[hour] ?? 0)) / 2 : 0
    return (sum + (Number.isNaN(turn) ? 0 : turn)) / count
  })
}

/** Between the nearest values before and after, so many hours apart: light by the hour of the day, the rest by the hour. */
function betweenNeighbors(known: Float64Array, hour: number, apart: number): number {
  const [before, after] = [-apart, apart].map(step => {
    let steps = 1
    while (steps < HOURS / apart && Number.isNaN(known[wrapped(hour + steps * step)])) steps++
    return { steps, value: known[wrapped(hour + steps * step)] ?? 0 }
  })
  if (!before || !after) return 0
  return (before.value * after.steps + after.value * before.steps) / (before.steps + after.steps)
}

const wrapped = (hour: number) => ((hour % HOURS) + HOURS) % HOURS
