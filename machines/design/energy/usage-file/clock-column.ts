// A numeric column with the time of day: 1 to 24, 0100 to 2400, the nth interval, a spreadsheet's fraction of a day.

/** Minutes of the day by cell, and whether they mark the end of each interval. */
export type ClockColumn = { minuteOf: (cell: string) => number | null; at_end: boolean }

const NAMES_HOUR = /\bhours?\b|\bhoras?\b|\bhr\b|\bhe\b|\bhour ?ending\b|\binterval\b|\bperiod\b|\btime\b|\bslot\b/i

/** Null if the column isn't a time of day. */
export function clockColumn(heading: string, sample: readonly string[]): ClockColumn | null {
  if (!NAMES_HOUR.test(heading.replaceAll('_', ' '))) return null
  const values = sample.filter(cell => cell !== '').map(cell => Number(cell.replace(/^(?:HE|H|hour)\s*/i, '')))
  if (values.length === 0 || values.some(Number.isNaN)) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const number = (cell: string) => Number(cell.replace(/^(?:HE|H|hour)\s*/i, ''))
  if (values.some(value => !Number.isInteger(value))) {
    if (least < 0 || most > 1) return null
    return { minuteOf: cell => (cell === '' ? null : Math.round(number(cell) * 1440)), at_end: false }
  }
  if (most >= 1500 && most <= 2400 && values.every(value => value % 100 < 60))
    return { minuteOf: cell => Math.floor(number(cell) / 100) * 60 + (number(cell) % 100), at_end: most === 2400 }
  // A 25th hour is the repeated one in November.
  const count = [24, 48, 96, 288].find(one => most === one || most === one - 1 || (one === 24 && most === 25))
  if (count === undefined) return null
  const from_one = least >= 1
  const step = 1440 / count
  return { minuteOf: cell => (number(cell) - (from_one ? 1 : 0)) * step, at_end: false }
}
