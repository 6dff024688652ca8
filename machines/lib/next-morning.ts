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
export function morningOf(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T0${HOUR}:00:00Z`)
  // Twice, for the night on which the offset is another than the guess falls under.
  const near = asUtc - offsetMs(timeZone, new Date(asUtc))
  return new Date(asUtc - offsetMs(timeZone, new Date(near)))
}

/** 'GMT-07:00' → minus seven hours. */
function offsetMs(timeZone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}
