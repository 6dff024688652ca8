// Hourly export rates as California's utilities publish them under net billing: 20 years of hours for each vintage, in UTC,
// with the month, day type and clock hour each value holds for in words (CPUC Resolution E-5301; "Understanding Export
// Pricing" of PG&E and SDG&E). Columns: RIN or RateLookupID, RateName, DateStart, TimeStart, DateEnd, TimeEnd, DayStart,
// DayEnd, ValueName, Value, Unit, RateType, Sector. ValueName reads 'Jan Weekend HS0': January, weekends and holidays, the
// hour that starts at midnight by the clock. Delivery and generation are rows of their own; a kWh is paid their sum.
import { NotUnderstood } from '../urdb/urdb-fields.ts'
import { words } from '../words.ts'

/** One vintage's rates in one year. `parts` are those that were added up. */
type ExportTable = {
  vintage: string
  year: number
  weekday: number[][]
  weekend: number[][]
  parts: ('delivery' | 'generation')[]
}

const NEEDED = ['ratename', 'datestart', 'valuename', 'value'] as const
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAMED = /^([a-z]{3})[a-z]*\s+(weekday|weekend)\S*\s+hs\s*(\d{1,2})$/i
/** 'USCA-PGXX-…' prices delivery by PG&E, 'USCA-XXPG-…' generation. */
const DELIVERY = /^[a-z]{4}-(?!xx)[a-z]{2}xx/i
const GENERATION = /^[a-z]{4}-xx[a-z]{2}/i

/** More vintages and years than any file holds. */
const MOST_TABLES = 200
const VALUES = 2 * 12 * 24

type Part = ExportTable['parts'][number]
type Sums = Record<Part, Float64Array>

/** Throws NotUnderstood where the rows are no such table. `rows` are cells, the heading among the first. */
export function readExportTables(rows: Iterable<readonly string[]>): ExportTable[] {
  let columns: Columns | null = null
  const found = new Map<string, Sums>()
  let seen = 0
  for (const cells of rows) {
    if (columns) take(cells, columns, found)
    else columns = columnsOf(cells)
    if (!columns && ++seen > 60) break
  }
  if (!columns) throw new NotUnderstood(words.export_file.no_columns)
  const tables = [...found].map(([key, sums]) => tableOf(key, sums))
  if (tables.length === 0) throw new NotUnderstood(words.export_file.no_prices)
  return tables.sort((a, b) => a.vintage.localeCompare(b.vintage) || a.year - b.year)
}

type Columns = { rin: number } & Record<(typeof NEEDED)[number], number>

function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map(cell =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
  const at = (name: string) => names.indexOf(name)
  if (NEEDED.some(name => at(name) < 0)) return null
  return {
    rin: Math.max(at('rin'), at('ratelookupid')),
    ratename: at('ratename'),
    datestart: at('datestart'),
    valuename: at('valuename'),
    value: at('value'),
  }
}

function take(cells: readonly string[], columns: Columns, found: Map<string, Sums>) {
  const name = (cells[columns.valuename] ?? '').trim()
  if (name === '') return
  const [, month_name = '', day = '', hour_text = ''] = NAMED.exec(name) ?? []
  const month = MONTHS.indexOf(month_name.toLowerCase())
  const hour = Number(hour_text)
  if (month < 0 || hour > 23)
    throw new NotUnderstood(words.export_file.name_not_understood({ text: name.slice(0, 40) }))
  const usd = Number(cells[columns.value]?.trim() || Number.NaN)
  if (!(usd >= -1 && usd <= 5))
    throw new NotUnderstood(words.export_file.price_out_of_range({ text: (cells[columns.value] ?? '').slice(0, 40) }))
  const rin = (cells[columns.rin] ?? '').trim()
  const part: Part | null = DELIVERY.test(rin) ? 'delivery' : GENERATION.test(rin) ? 'generation' : null
  if (!part) throw new NotUnderstood(words.export_file.rate_not_understood({ rate: rin.slice(0, 40) }))
  const key = `${(cells[columns.ratename] ?? '').trim().slice(0, 40)} ${yearOf(cells[columns.datestart] ?? '', month)}`
  const sums = found.get(key) ?? { delivery: blank(), generation: blank() }
  if (!found.has(key) && found.size >= MOST_TABLES)
    throw new NotUnderstood(words.export_file.too_many_vintages({ most: MOST_TABLES }))
  found.set(key, sums)
  // The same in every week of the month, so the first one is read.
  const at = ((day.toLowerCase() === 'weekend' ? 12 : 0) + month) * 24 + hour
  if (Number.isNaN(sums[part][at])) sums[part][at] = usd
}

const blank = () => new Float64Array(VALUES).fill(Number.NaN)

/** Of the clock: the last hours of December are January's in UTC. Excel counts days from 1899-12-30. */
function yearOf(date: string, month: number): number {
  const text = date.trim()
  const [, us_month, us_year] = /^(\d{1,2})\/\d{1,2}\/(\d{4})/.exec(text) ?? []
  const [, iso_year, iso_month] = /^(\d{4})-(\d{2})-\d{2}/.exec(text) ?? []
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text)))) : null
  const year = Number(us_year ?? iso_year ?? serial?.getUTCFullYear() ?? Number.NaN)
  const utc_month = Number(us_month ?? iso_month ?? (serial ? serial.getUTCMonth() + 1 : Number.NaN))
  if (Number.isNaN(year) || Number.isNaN(utc_month))
    throw new NotUnderstood(words.export_file.not_a_date({ text: text.slice(0, 40) }))
  return utc_month === 1 && month === 11 ? year - 1 : year
}

function tableOf(key: string, sums: Sums): ExportTable {
  const year = Number(key.slice(-4))
  const vintage = key.slice(0, -5)
  const parts = (['delivery', 'generation'] as const).filter(part => sums[part].some(usd => !Number.isNaN(usd)))
  const total = Float64Array.from({ length: VALUES }, (_, at) =>
    parts.reduce((sum, part) => sum + (sums[part][at] ?? 0), 0),
  )
  const missing = total.findIndex(Number.isNaN)
  if (missing >= 0) {
    const [month, hour] = [MONTHS[Math.floor(missing / 24) % 12] ?? '', missing % 24]
    throw new NotUnderstood(
      words.export_file.price_missing({
        vintage,
        year,
        day: missing < VALUES / 2 ? 'weekday' : 'weekend',
        hour,
        month,
      }),
    )
  }
  // Sums of decimals: 0.05372 + 0.00313 is to read 0.05685.
  const rows = (from: number) =>
    Array.from({ length: 12 }, (_, month) =>
      Array.from(total.subarray((from + month) * 24, (from + month + 1) * 24), usd => Number(usd.toFixed(6))),
    )
  return { vintage, year, weekday: rows(0), weekend: rows(12), parts }
}
