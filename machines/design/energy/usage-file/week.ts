// Seven days that show what was read: those in which most hours were filled, or else most was used.
import type { UsageReading } from './usage-reading.ts'

const WEEK = 168

export function weekOf(hours: Float64Array, filled: readonly number[], dates: readonly string[]): UsageReading['week'] {
  const holes = new Set(filled)
  let best = { from: 0, holes: -1, kwh: -1 }
  for (let from = 0; from + WEEK <= hours.length; from += WEEK) {
    let [missing, kwh] = [0, 0]
    for (let hour = from; hour < from + WEEK; hour++) {
      if (holes.has(hour)) missing++
      kwh += hours[hour] ?? 0
    }
    if (missing > best.holes || (missing === best.holes && kwh > best.kwh)) best = { from, holes: missing, kwh }
  }
  const { from } = best
  return {
    first_on: dates[from / 24] ?? '',
    hours: Array.from(hours.subarray(from, from + WEEK), kwh => Math.round(kwh * 1000) / 1000),
    filled: filled.filter(hour => hour >= from && hour < from + WEEK).map(hour => hour - from),
  }
}
