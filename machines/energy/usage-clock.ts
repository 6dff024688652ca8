// Dates and times as American utilities write them, and as ISO 8601 has them. The wall clock is read; an offset behind it
// is left out, because a file's own gaps tell whether it keeps daylight saving.
import { DAY_MS } from '../lib/time.ts'

/** Days since 1970, null where only a time of day is written; minute of the day. */
export type Clock = { day: number | null; minute: number }

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.+?))?(?:Z|[+-]\d{2}:?\d{2})?$/
const US = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ ,]+(.+))?$/
const TIME = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?$/i

/** Null where it is neither. */
export function readClock(text: string): Clock | null {
  const iso = ISO.exec(text)
  if (iso) return at(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4])
  const us = US.exec(text)
  if (us) {
    const year = Number(us[3])
    return at(year < 100 ? 2000 + year : year, Number(us[1]), Number(us[2]), us[4])
  }
  const minute = minuteOf(text)
  return minute === null ? null : { day: null, minute }
}

function at(year: number, month: number, date: number, time: string | undefined): Clock | null {
  const moment = new Date(Date.UTC(year, month - 1, date))
  if (year < 1990 || year > 2100 || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return null
  const minute = time === undefined ? 0 : minuteOf(time)
  return minute === null ? null : { day: moment.getTime() / DAY_MS, minute }
}

/** 24:00 is the end of a day. */
function minuteOf(text: string): number | null {
  const match = TIME.exec(text.trim())
  if (!match) return null
  const [, hours = '', minutes = '', half] = match
  const hour = Number(hours)
  if (Number(minutes) > 59 || hour > 24 || (half && (hour < 1 || hour > 12))) return null
  const of_day = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour
  return of_day * 60 + Number(minutes)
}
