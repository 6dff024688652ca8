// How days and refusals read on a signer's pages. Pure.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Language = Schemas['Language']
export type SigningWords = ReturnType<typeof words.in>

export const wordsOf = (language: Language): SigningWords => words.in(language)

/** A day as each language writes it where no month can be taken for a day: 'Friday, November 20, 2026'. */
export const dayWords = (day: string, language: Language): string =>
  new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The server refuses in the signer's language; this translates for readers of the other one. */
export function refusalWords(
  { code, sentence }: { code: string; sentence: string },
  { refusals }: SigningWords,
  company: string,
  said_alike: boolean,
): string {
  if (isKnown(code, refusals)) return refusals[code]
  return said_alike && sentence !== '' ? sentence : refusals.other({ company })
}

type Refusals = SigningWords['refusals']

const isKnown = (code: string, refusals: Refusals): code is Exclude<keyof Refusals, 'other'> =>
  code !== 'other' && Object.hasOwn(refusals, code)
