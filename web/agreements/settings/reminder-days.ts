// Days as they are typed: '3, 7'. Pure.
import { words } from './words.ts'

const [MOST, LONGEST] = [5, 60]

/** In their order; a sentence where they cannot be taken. */
export function readDays(text: string): number[] | string {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  if (parts.length > MOST) return words.up_five_days
  const days = parts.map(Number)
  if (!parts.every(part => /^\d+$/.test(part)) || days.some(day => day < 1 || day > LONGEST))
    return words.whole_numbers_1_60
  return new Set(days).size < days.length ? words.each_day_once : days.sort((a, b) => a - b)
}
