// Days as they are typed: '3, 7'. Pure.
const [MOST, LONGEST] = [5, 60]

/** In their order; a sentence where they cannot be taken. */
export function readDays(text: string): number[] | string {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  if (parts.length > MOST) return 'Up to five days.'
  const days = parts.map(Number)
  if (!parts.every(part => /^\d+$/.test(part)) || days.some(day => day < 1 || day > LONGEST))
    return 'Whole numbers from 1 to 60, with commas between them.'
  return new Set(days).size < days.length ? 'Each day once.' : days.sort((a, b) => a - b)
}
