// The words of the page around a document, in its language. They travel with the page, so that its script carries none.
import type { Schemas } from '#sdk/types.ts'
import { en } from './page-words-en.ts'
import { es } from './page-words-es.ts'

export type PageWords = typeof en
const WORDS: Record<Schemas['Language'], PageWords> = { en, es }

export const pageWordsOf = (language: Schemas['Language']): PageWords => WORDS[language]
