// The page's language: the chosen one, otherwise the first of the browser's that Sunquill supports. Fixed while the
// page is open, as messages are chosen when a screen is loaded. Imported before any module with messages.
import type { Language } from '#machines/words/language.ts'
import { readLanguageFrom } from '#machines/words/language.ts'
import { KEYS, keep, kept } from '#web/lib/storage.ts'

const isLanguage = (text: string | null | undefined): text is Language => text === 'en' || text === 'es'

/** Each in its own language. */
export const OWN_NAMES = { en: 'English', es: 'Español' } as const
export const LANGUAGES = Object.keys(OWN_NAMES).filter(isLanguage)

/** The choice made in this browser, before or after signing in. */
const chosenLanguage = (): Language | null => LANGUAGES.find(one => one === kept(KEYS.language)) ?? null

const browsersLanguage = (): Language => navigator.languages.map(tag => tag.slice(0, 2)).find(isLanguage) ?? 'en'

export const pageLanguage: Language = chosenLanguage() ?? browsersLanguage()
readLanguageFrom(() => pageLanguage)
document.documentElement.lang = pageLanguage

/** Null is the browser's. The page begins again in it; what was typed is in drafts. */
export function chooseLanguage(language: Language | null) {
  keep(KEYS.language, language)
  if ((language ?? browsersLanguage()) !== pageLanguage) window.location.reload()
}
