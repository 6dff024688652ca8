// The words of the homeowner's page in both languages. Pure.
import type { Schemas } from '#sdk/types.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

export type Language = Schemas['Language']
export type ApplyWords = {
  [K in keyof typeof en]: (typeof en)[K] extends string ? string : Record<keyof (typeof en)[K], string>
}
type Sentence = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en]
export type Say = (name: Sentence, parts?: Record<string, string | number>) => string

export const applyWords = (language: Language): ApplyWords => (language === 'es' ? es : en)

export const saysIn =
  (language: Language): Say =>
  (name, parts = {}) =>
    applyWords(language)[name].replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts[part] ?? ''))

/** A page that could not be read speaks the browser's language. */
export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')
