// Homeowners read English or Spanish. Each sentence they are told stands beside its translation, so that neither is changed
// without the other. Figures are written alike in both, as the United States write them.
import type { Schemas } from '#sdk/types.ts'

export type Language = Schemas['Language']
export const LANGUAGE_NAMES = { en: 'English', es: 'Spanish' } as const

/** Picks one of two wordings of a sentence; English where no language is asked for. */
export const saying =
  (language: Language = 'en') =>
  (en: string, es: string): string =>
    language === 'es' ? es : en
