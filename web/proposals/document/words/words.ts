// The fixed words of a homeowner's document in its language. A word one of them lacks is a type error.
import type { Schemas } from '#sdk/types.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

export type Words = typeof en
const WORDS: Record<Schemas['Language'], Words> = { en, es }

export const wordsOf = (language: Schemas['Language']): Words => WORDS[language]
