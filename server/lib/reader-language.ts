// In which language the server answers: that of the page that asks, for as long as its request is worked on. Whatever runs by
// itself speaks English, and a mail the language of its recipient.
import type { Language } from '#machines/words/language.ts'
import { readLanguageFrom } from '#machines/words/language.ts'
import { within, workContext } from '../work-context.ts'

readLanguageFrom(() => workContext()?.language ?? 'en')

export const inLanguage = <T>(language: Language, work: () => T): T => within({ language }, work)

/** The first choice of an Accept-Language header. */
export const languageOf = (header: string | undefined): Language => (/^\s*es\b/i.test(header ?? '') ? 'es' : 'en')

/** Composed anew in each language, for what is stored once and read by people of both. */
export type Sentence = () => string
export const inBoth = <T>(say: () => T) => ({ en: inLanguage('en', say), es: inLanguage('es', say) })
