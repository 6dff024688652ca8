// Dates and times of an interval in the formats of utilities, spreadsheets and programs. The file's clock time is read;
// its zone is kept separately.
import { momentOf } from '#machines/lib/next-morning.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { DateOrder } from './usage-reading.ts'

/** Days since 1970, null where only a time of day is written; minute of the day, up to 1440; minutes ahead of UTC. */
export type Stamp = { day: number | null; minute: number; has_time: boolean; zone: number | null; is_range: boolean }

const REST = '(?:[ T:,]+(.+))?$'
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${REST}`)
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${REST}`)
const NAMED = new RegExp(String.raw`^(\d{1,2})[- /.]*([A-Za-z]{3,9})\.?[- /.,]*(\d{4}|\d{2})${REST}`)
const NAME_FIRST = new RegExp(String.raw`^([A-Za-z]{3,9})\.?[- ]+(\d{1,2})(?:st|nd|rd|th)?,?[- ]+(\d{4})${REST}`)
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i
const TIME =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,:]\d+)?)?|(\d{2}))?\s*(?:([ap])\.?m\b\.?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?|[A-Z]{2,4}|[A-Z]+(?: [A-Z]+)? time|[A-Z]+(?:\/[A-Z_]+)+)?$/i
const RANGE =
  /^(.+?)\s+(?:to|through|until|[-–—])\s+(.+)$|^(\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?)\s*[-–]\s*(\d{1,2}:\d{2}.*)$/i
const MAY_BE_RANGE = /\s(?:to|through|until|[-–—])\s|^\d{1,2}:[^-–]+[-–]/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const US_ZONES: Record<string, number> = {
  AST: -240,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
}
/** Zones that change their clocks, by their name in the tz database. */
const US_CLOCKS: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}

/** Null where the text is no date or time. */
export function readStamp(text: string, order: DateOrder): Stamp | null {
  const range = MAY_BE_RANGE.test(text) ? RANGE.exec(text) : null
  const from = range?.[1] ?? range?.[3]
  if (from !== undefined) {
    const stamp = moment(from.trim(), order)
    // A date alone before the dash is no beginning of an interval.
    return stamp && { ...stamp, is_range: stamp.has_time }
  }
  return moment(text, order)
}

function moment(text: string, order: DateOrder): Stamp | null {
  const iso = YEAR_FIRST.exec(text)
  if (iso) return at(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4])
  const us = YEAR_LAST.exec(text)
  if (us) {
    const [one, two] = [Number(us[1]), Number(us[2])]
    return order === 'month_first' ? at(whole(us[3]), one, two, us[4]) : at(whole(us[3]), two, one, us[4])
  }
  if (!/\d/.test(text)) return null
  const plain = text.replace(WEEKDAY, '')
  const named = NAMED.exec(plain)
  if (named) return at(whole(named[3]), monthNamed(named[2]), Number(named[1]), named[4])
  const first = NAME_FIRST.exec(plain)
  if (first) return at(Number(first[3]), monthNamed(first[1]), Number(first[2]), first[4])
  return plain === text ? timeAlone(text) : moment(plain, order)
}

const whole = (year = '') => (Number(year) < 100 ? 2000 + Number(year) : Number(year))
const monthNamed = (name = '') => MONTHS.findIndex(month => name.toLowerCase().startsWith(month)) + 1

function at(year: number, month: number, date: number, time: string | undefined): Stamp | null {
  const day = dayOf(year, month, date)
  if (day === null) return null
  const clock = time === undefined ? MIDNIGHT : timeOf(time)
  if (!clock) return null
  const zone =
    typeof clock.zone === 'string' ? offsetOf(clock.zone, day * 24 + Math.floor(clock.minute / 60)) : clock.zone
  return zone === undefined ? null : { minute: clock.minute, zone, day, has_time: time !== undefined, is_range: false }
}

const OFFSETS = new Map<string, number | undefined>()

/** Minutes ahead of UTC in an hour of local time, counted from 1970; undefined where there is no such zone. */
function offsetOf(zone: string, hour: number): number | undefined {
  const key = `${zone} ${hour}`
  if (OFFSETS.has(key)) return OFFSETS.get(key)
  const local = new Date(hour * 3_600_000)
  let offset: number | undefined
  try {
    offset = (local.getTime() - momentOf(local.toISOString().slice(0, 16), zone).getTime()) / 60_000
  } catch {
    offset = undefined
  }
  if (OFFSETS.size >= MOST_HOURS) OFFSETS.clear()
  OFFSETS.set(key, offset)
  return offset
}

const MIDNIGHT: ReturnType<typeof timeOf> = { minute: 0, zone: null }
/** A file has few days and many rows. */
const DAYS = new Map<number, number | null>()
const MOST_DAYS = 5_000
const MOST_HOURS = 20_000

function dayOf(year: number, month: number, date: number): number | null {
  const key = (year * 100 + month) * 100 + date
  const known = DAYS.get(key)
  if (known !== undefined) return known
  const day = new Date(Date.UTC(year, month - 1, date))
  const is_date = year >= 1990 && year <= 2100 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date
  if (DAYS.size >= MOST_DAYS) DAYS.clear()
  DAYS.set(key, is_date ? day.getTime() / DAY_MS : null)
  return is_date ? day.getTime() / DAY_MS : null
}

function timeAlone(text: string): Stamp | null {
  if (!/[:apm]/i.test(text)) return null
  const clock = timeOf(text)
  // A named place's clock is the home's.
  const zone = typeof clock?.zone === 'string' ? null : clock?.zone
  return zone === undefined ? null : { minute: clock?.minute ?? 0, zone, day: null, has_time: true, is_range: false }
}

/** 24:00 is the end of a day. */
function timeOf(text: string): { minute: number; zone: number | string | null } | null {
  const match = TIME.exec(text.trim())
  if (!match) return null
  const [, hours = '', minutes, , bare, half, zone] = match
  if (minutes === undefined && bare === undefined && half === undefined) return null
  const hour = Number(hours)
  const minute = Number(minutes ?? bare ?? 0)
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0) || (half && (hour < 1 || hour > 12))) return null
  const offset = zoneOf(zone)
  if (offset === undefined) return null
  const of_day = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return { minute: of_day * 60 + minute, zone: offset }
}

/** Minutes ahead of UTC, or a place whose clock it is; undefined where the letters are no zone. */
function zoneOf(text: string | undefined): number | string | null | undefined {
  if (text === undefined) return null
  if (/^(?:Z|UTC|GMT)$/i.test(text)) return 0
  const sign = /^([+-])(\d{2}):?(\d{2})?$/.exec(text)
  if (sign) return (sign[1] === '-' ? -1 : 1) * (Number(sign[2]) * 60 + Number(sign[3] ?? 0))
  if (text.includes('/')) return text
  // “Pacific Standard Time” is PST, “Pacific Time” PT.
  const letters = text.includes(' ') ? text.replaceAll(/(\w)\w*\s*/g, '$1') : text
  const short = letters.toUpperCase()
  return US_CLOCKS[short] ?? US_ZONES[short]
}

/** Numbers that are stamps: seconds or milliseconds since 1970, days of a spreadsheet, dates written without signs. */
export type NumberStamp = 'seconds' | 'milliseconds' | 'serial' | 'compact_date' | 'compact'

const SERIAL_1970 = 25_569

export function readNumberStamp(text: string, kind: NumberStamp): Stamp | null {
  if (kind === 'compact_date' || kind === 'compact') return compact(text)
  const value = Number(text)
  if (!Number.isFinite(value) || text === '') return null
  const scale = kind === 'seconds' ? 60 : 60_000
  const minutes = kind === 'serial' ? Math.round((value - SERIAL_1970) * 1440) : Math.floor(value / scale)
  const has_time = kind !== 'serial' || !Number.isInteger(value)
  const day = Math.floor(minutes / 1440)
  return { day, minute: minutes - day * 1440, has_time, zone: kind === 'serial' ? null : 0, is_range: false }
}

function compact(text: string): Stamp | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(?:\d{2})?)?(?:\.0)?$/.exec(text)
  if (!match) return null
  const time = match[4] === undefined ? undefined : `${match[4]}:${match[5]}`
  return at(Number(match[1]), Number(match[2]), Number(match[3]), time)
}

const RANGES: [NumberStamp, number, number][] = [
  ['serial', 32_874, 73_415],
  ['compact_date', 19_900_101, 21_001_231],
  ['seconds', 600_000_000, 4_100_000_000],
  ['compact', 199_001_010_000, 210_012_312_459],
  ['milliseconds', 600_000_000_000, 4_100_000_000_000],
  ['compact', 19_900_101_000_000, 21_001_231_245_959],
]
const USUAL_STEPS = [1, 5, 10, 15, 20, 30, 60]

/** Recognized by size and even spacing; usage values have neither. */
export function numberStampsIn(sample: readonly string[]): NumberStamp | null {
  const known = sample.filter(text => text !== '')
  const middle = Number(known[Math.floor(known.length / 2)])
  const [kind] = RANGES.find(([, least, most]) => middle >= least && middle <= most) ?? []
  if (kind === undefined || known.length < 3) return null
  const stamps = known.map(text => readNumberStamp(text, kind))
  const minutes = stamps.flatMap(stamp => (stamp?.day == null ? [] : [stamp.day * 1440 + stamp.minute]))
  if (minutes.length < known.length * 0.9) return null
  const apart = minutes.slice(1).map((minute, at) => Math.abs(minute - (minutes[at] ?? 0)))
  const even = apart.filter(one => one % 1440 === 0 || USUAL_STEPS.includes(one))
  const moves = minutes.some(minute => minute !== minutes[0])
  return even.length >= apart.length * 0.8 && (moves || kind !== 'serial') ? kind : null
}
