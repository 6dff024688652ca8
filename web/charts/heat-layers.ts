// The hours of a year as the shapes of a heat map.
import { number } from '#web/lib/format.ts'
import { choiceOfDay, dayWords, type Hours, hourWords } from './hours.ts'
import { words } from './words.ts'

/** Color levels; more are indistinguishable. */
export const LEVELS = 20
const DAYS = 365

/** One path for each strength, hours that follow each other in one piece: a few thousand cells draw and print as twenty shapes. */
export function layersOf(hours: Hours) {
  let most = 0
  for (let hour = 0; hour < DAYS * 24; hour++) most = Math.max(most, Math.abs(hours[hour] ?? 0))
  const paths = new Map<number, string>()
  const levelAt = (day: number, hour: number) => {
    const value = hours[day * 24 + hour] ?? 0
    return value === 0 || most === 0 ? 0 : Math.sign(value) * Math.max(1, Math.round((Math.abs(value) / most) * LEVELS))
  }
  for (let day = 0; day < DAYS; day++)
    for (let hour = 0, from = 0; hour < 24; hour++) {
      const level = levelAt(day, hour)
      if (hour < 23 && levelAt(day, hour + 1) === level) continue
      if (level !== 0) paths.set(level, `${paths.get(level) ?? ''}M${day} ${from}h1v${hour + 1 - from}h-1z`)
      from = hour + 1
    }
  return { most, layers: [...paths].sort(([a], [b]) => a - b).map(([level, path]) => ({ level, path })) }
}

/** Where the year is strongest, in a sentence. */
export function peakWords(hours: Hours, unit: string, digits: number): string {
  let peak = 0
  for (let hour = 1; hour < DAYS * 24; hour++) if ((hours[hour] ?? 0) > (hours[peak] ?? 0)) peak = hour
  const hour = peak % 24
  return words.peak_hour({
    number: number(hours[peak] ?? 0, digits),
    unit,
    daywords: dayWords(choiceOfDay(Math.floor(peak / 24))),
    hour: hourWords(hour),
    hourwords: hourWords(hour + 1),
  })
}
