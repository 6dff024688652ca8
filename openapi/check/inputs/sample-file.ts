// A file with a row for every hour, from the contract's short description (`x-sample-file`). Represented by that
// description until it is sent, so that reports stay short. Called by files.ts.

import type { Schema } from '../../contract.ts'
import { record, text, texts } from '../../json.ts'

const MARK = '(made of rows) '
const YEAR = 2025
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const HOUR_MS = 3_600_000

/** Placeholder for a field's file; undefined if its schema doesn't describe one. */
export const sampleOf = (schema: Schema): string | undefined =>
  schema['x-sample-file'] === undefined ? undefined : `${MARK}${JSON.stringify(schema['x-sample-file'])}`

export function sampleText(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return undefined
  const { head, row, each, by_hour } = record(JSON.parse(value.slice(MARK.length)))
  const hours = each === 'hour-of-month' ? hoursOfMonths() : hoursOfYear()
  return [text(head), ...hours.map(hour => filled(text(row), hour, record(by_hour)))].join('')
}

/** A year without February 29. */
const hoursOfYear = () => Array.from({ length: 8_760 }, (_, hour) => new Date(Date.UTC(YEAR, 0, 1) + hour * HOUR_MS))

/** Of one day each. */
const hoursOfMonths = () =>
  Array.from({ length: 12 * 24 }, (_, at) => new Date(Date.UTC(YEAR, Math.floor(at / 24), 1, at % 24)))

/** `by_hour`: 24 values under a name of their own. */
function filled(row: string, hour: Date, by_hour: Record<string, unknown>): string {
  const [year = '', month = '', day = '', clock = ''] = hour.toISOString().split(/[-T:]/)
  const values: Record<string, string> = {
    year,
    month,
    month_name: MONTHS[hour.getUTCMonth()] ?? '',
    day,
    hour: clock,
    hour_number: String(hour.getUTCHours()),
  }
  const ofHour = (name: string) => texts(by_hour[name])[hour.getUTCHours()]
  return row.replaceAll(/\{(\w+)\}/g, (hole, name) => values[name] ?? ofHour(name) ?? hole)
}
