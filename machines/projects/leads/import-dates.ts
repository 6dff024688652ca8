// Days and times in files of leads: which of month and day comes first is found out from all of a column. Pure.

import { dayOf, momentOfSerial } from '#machines/sheet-import/days.ts'
import type { Schemas } from '#sdk/types.ts'

type Order = Schemas['DateOrder']
/** A day without a time, what clocks show in a time zone (the company's unless one is named), or a moment. */
export type Appointment = { on: string } | { local: string; zone?: string } | { at: string }

const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})/

/** The order every date can be read in; sure where one of them could be read in that order only. */
export function dateOrderOf(cells: readonly string[]): { order: Order; sure: boolean } {
  const parts_list = cells.flatMap(cell => {
    const parts = SLASHED.exec(cell.trim())
    return parts ? [[Number(parts[1]), Number(parts[3])] as const] : []
  })
  if (parts_list.some(([first]) => first > 12)) return { order: 'dmy', sure: true }
  return { order: 'mdy', sure: parts_list.length === 0 || parts_list.some(([, second]) => second > 12) }
}

/** Letters people put behind a time name a place more often than an offset: "4 PM EST" in July is meant as New York shows it. */
const ZONES: Record<string, string> = {
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  CT: 'America/Chicago',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  MT: 'America/Denver',
  MDT: 'America/Denver',
  // Arizona's all year.
  MST: 'America/Phoenix',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  AKST: 'America/Anchorage',
  AKDT: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
}
const CLOCK =
  /(?:^|[ T,])(?<hours>\d{1,2})(?::(?<minutes>\d{2})(?::\d{2}(?:[.,]\d+)?)?)? ?(?:(?<half>[ap])\.?(?:m\.?)?)?(?: ?(?<utc>Z|UTC|GMT)?(?<offset>[+-]\d{2}(?::?\d{2})?)?| (?<zone>[A-Z]{2,4}))$/i
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i

/** Null if not a date. Many programs write a day as midnight local time. */
export function appointmentOf(cell: string, order: Order): Appointment | null {
  const text = cell
    .trim()
    .replace(/ \([A-Z][A-Za-z ]+\)$/, '')
    .replace(WEEKDAY, '')
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const shown = momentOfSerial(text)
    if (shown === null) return null
    return text.includes('.') ? { local: shown } : { on: shown.slice(0, 10) }
  }
  const clock = CLOCK.exec(text)
  const { hours = '', minutes, half, utc, offset, zone } = clock?.groups ?? {}
  const isClock = clock !== null && (minutes !== undefined || half !== undefined)
  const day = calendarDay((isClock ? text.slice(0, clock.index) : text).replace(/(?:,| at| @)$/, '').trim(), order)
  if (day === null) return null
  if (!isClock) return { on: day }
  const hour = hoursOf(Number(hours), half)
  if (hour === null || Number(minutes ?? 0) > 59) return null
  const local = `${day}T${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  if (utc !== undefined || offset !== undefined) return momentOf(local, offset)
  if (zone === undefined) return local.endsWith('T00:00') ? { on: day } : { local }
  const place = ZONES[zone.toUpperCase()]
  return place === undefined ? null : { local, zone: place }
}

/** Text after a day may be the time; such a cell is not read, so as not to lose it. */
function calendarDay(date: string, order: Order): string | null {
  const parts = SLASHED.exec(date)
  if (parts && parts[0].length < date.length) return null
  return dayOf(parts && order === 'dmy' ? `${parts[3]}/${parts[1]}/${parts[4]}` : date)
}

function momentOf(local: string, offset = '+00'): Appointment | null {
  const at = new Date(
    `${local}:00${/^[+-]\d{2}$/.test(offset) ? `${offset}:00` : offset.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`,
  )
  return Number.isNaN(at.getTime()) ? null : { at: at.toISOString() }
}

function hoursOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
