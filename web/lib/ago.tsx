// Time since or until, in everyday words. Pure.
import { currentLanguage } from '#machines/words/language.ts'
import { date, dateTime } from './format.ts'
import { words } from './words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Asked for many rows at once. */
const FORMS = {
  en: new Intl.RelativeTimeFormat('en-US', { numeric: 'always' }),
  es: new Intl.RelativeTimeFormat('es-US', { numeric: 'always' }),
}

/** 'just now', '5 minutes ago', 'in 3 days'; more than 30 days off, the date. `now` in milliseconds since 1970. */
export function ago(at: string, now: number): string {
  const off = new Date(at).getTime() - now
  const size = Math.abs(off)
  const texts = FORMS[currentLanguage()]
  if (size < MINUTE) return off > 0 ? words.less_than_minute : words.just_now
  if (size < HOUR) return texts.format(Math.trunc(off / MINUTE), 'minute')
  if (size < DAY) return texts.format(Math.trunc(off / HOUR), 'hour')
  if (size <= 30 * DAY) return texts.format(Math.trunc(off / DAY), 'day')
  return date(at)
}

/** The same in a page, with the full time on hover. */
export const TimeAgo = ({ at, className }: { at: string; className?: string }) => (
  <time dateTime={at} title={dateTime(at)} className={className}>
    {ago(at, Date.now())}
  </time>
)
