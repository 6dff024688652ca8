// Dates of a file's week as its reader writes them.
import { currentLanguage } from '#machines/words/language.ts'

export const weekday = (at: number, part: 'name' | 'date'): string =>
  new Intl.DateTimeFormat(currentLanguage() === 'es' ? 'es-US' : 'en-US', {
    timeZone: 'UTC',
    ...(part === 'name' ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
  }).format(at)

export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat(currentLanguage() === 'es' ? 'es-US' : 'en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(Date.parse(iso))
