// The language of answers: that of the requesting page, for the duration of its request. Background work uses English, and mails the
// recipient's language.
import type { Language } from '#machines/words/language.ts'
import { readLanguageFrom } from '#machines/words/language.ts'
import { within, workContext } from '../work-context.ts'

readLanguageFrom(() => workContext()?.language ?? 'en')

export const inLanguage = <T>(language: Language, work: () => T): T => within({ language }, work)

/** The first choice of an Accept-Language header. */
export const languageOf = (header: string | undefined): Language => (/^\s*es\b/i.test(header ?? '') ? 'es' : 'en')

/** Composed in each language, for texts that are stored once and read in both. */
export type Sentence = () => string
export const inBoth = <T>(say: () => T) => ({ en: inLanguage('en', say), es: inLanguage('es', say) })
