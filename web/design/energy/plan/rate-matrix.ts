// Export rates by hour, as utilities publish them: 288 figures, or 576 where weekends differ.
import { sum } from '#machines/lib/numbers.ts'
import { figuresOf } from '#web/projects/sale/paste-figures.ts'
import { words } from './words.ts'

export type Rates = { weekday: number[][]; weekend: number[][] }
type Read = { rates: Rates } | { problem: string }

const MONTHS = 12
const HOURS = 24
const DAY_TYPE = MONTHS * HOURS

/**
 * A row a month and a column an hour, or the other way round; then weekends below or to the right. Headings of months
 * or hours are ignored. Rates are in $/kWh between −1 and 5.
 */
export function ratesOf(text: string): Read {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(line => line.split(/[,;\t]/).map(cell => cell.trim()))
    .filter(cells => cells.some(cell => cell !== ''))
  // A column of headings in front of each row, as months or hours.
  const bare = rows.map(cells => (cells.length > 1 && numeric(cells[0]) === null ? cells.slice(1) : cells))
  const lines = bare.map(cells => figuresOf(cells.join('\t')) ?? []).filter(line => line.length > 0)
  const monthsAcross = /\bjan/i.test(text.split(/\r?\n/, 1)[0] ?? '')
  const found = counted(lines, monthsAcross) ?? counted(withoutHeading(lines), monthsAcross)
  if (!found) {
    const figures = lines.flat().length
    return {
      problem: words.figures_were_found_288({ figures }),
    }
  }
  const wrong = found
    .flat()
    .flat()
    .find(rate => rate < -1 || rate > 5)
  if (wrong !== undefined) return { problem: words.no_rate_kwh_between({ wrong }) }
  const [weekday = [], weekend = weekday] = found
  return { rates: { weekday, weekend } }
}

const numeric = (cell = '') => (cell !== '' && Number.isFinite(Number(cell.replace('$', ''))) ? Number(cell) : null)

/** Removes a first row of counted hours or months if the rest is complete matrices without it. */
const withoutHeading = (lines: (number | null)[][]) => {
  const [first = [], ...rest] = lines
  const counts = first.every((value, at) => at === 0 || value === (first[at - 1] ?? Number.NaN) + 1)
  return counts ? rest : lines
}

/** 24 rows of 24 are twelve months, then their weekends, unless a heading names months above the columns. */
function counted(lines: (number | null)[][], monthsAcross: boolean): number[][][] | null {
  const whole = lines.map(line => line.filter(value => value !== null))
  const width = whole[0]?.length ?? 0
  if (whole.some(line => line.length !== width)) return null
  const figures = whole.flat()
  if (figures.length !== DAY_TYPE && figures.length !== 2 * DAY_TYPE) return null
  if (width === MONTHS || (monthsAcross && width === 2 * MONTHS)) return byHour(whole)
  // 24 or 48 hours in a row, or one long list: month after month.
  if (width === 2 * HOURS) return [whole.map(line => line.slice(0, HOURS)), whole.map(line => line.slice(HOURS))]
  return Array.from({ length: figures.length / DAY_TYPE }, (_, type) =>
    Array.from({ length: MONTHS }, (_, month) => figures.slice(type * DAY_TYPE + month * HOURS).slice(0, HOURS)),
  )
}

/** Months in columns: turned, the weekends' either below or to the right. */
function byHour(lines: number[][]): number[][][] {
  const turn = (part: number[][], from: number) =>
    Array.from({ length: MONTHS }, (_, month) => part.map(line => line[from + month] ?? 0))
  if (lines[0]?.length === 2 * MONTHS) return [turn(lines, 0), turn(lines, MONTHS)]
  return Array.from({ length: lines.length / HOURS }, (_, type) => turn(lines.slice(type * HOURS).slice(0, HOURS), 0))
}

/** From the lowest to the highest, and what they are on average. */
export function spanOf({ weekday, weekend }: Rates) {
  const all = [...weekday, ...weekend].flat()
  // Five weekdays to two days of a weekend.
  const mean = (sum(weekday.flat()) * 5 + sum(weekend.flat()) * 2) / (7 * DAY_TYPE)
  return { least: Math.min(...all), most: Math.max(...all), mean }
}
