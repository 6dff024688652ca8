import { dayIn } from './day-in.ts'
import { DAY_MS } from './time.ts'

/** When people begin to read their mail. */
const HOUR = 7

/** The next moment at which clocks in a time zone show seven in the morning. No zone changes its clocks then. */
export function nextMorning(timeZone: string, after: Date): Date {
  const first = morningOf(dayIn(timeZone, after), timeZone)
  return first > after ? first : morningOf(dayIn(timeZone, new Date(first.getTime() + DAY_MS)), timeZone)
}

/** Seven in the morning of a day, as clocks in the time zone show it. */
export const morningOf = (day: string, timeZone: string): Date => momentOf(`${day}T0${HOUR}:00`, timeZone)

/** When clocks in the time zone show this: YYYY-MM-DDTHH:MM. */
export function momentOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`)
  // Second pass: the first guess may fall on the other side of a DST change.
  const near = asUtc - offsetMs(timeZone, new Date(asUtc))
  return new Date(asUtc - offsetMs(timeZone, new Date(near)))
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** 'GMT-07:00' → minus seven hours. */
function offsetMs(timeZone: string, at: Date): number {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  const name = formatter.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}
