// The words of a signer's pages in both languages, and how what stands in braces is filled in. Pure.
import type { Schemas } from '#sdk/types.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

export type Language = Schemas['Language']
export type SigningWords = typeof en

const WORDS: Record<Language, SigningWords> = { en, es }
export const wordsOf = (language: Language): SigningWords => WORDS[language]

export const say = (sentence: string, parts: Record<string, string | number> = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''))

/** 'Ann, Bob and Cy'. */
export function listed(names: readonly string[], { and }: SigningWords): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** A day as each language writes it where no month can be taken for a day: 'Friday, November 20, 2026'. */
export const dayWords = (day: string, language: Language): string =>
  new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The server says no in the signer's language; whoever reads in the other one is told in that. */
export function refusalWords(
  { code, sentence }: { code: string; sentence: string },
  words: SigningWords,
  company: string,
  said_alike: boolean,
): string {
  const own = Object.entries(words.refusals).find(([name]) => name === code)?.[1]
  if (own !== undefined) return own
  return said_alike && sentence !== '' ? sentence : say(words.refusals.other, { company })
}
