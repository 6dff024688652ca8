import type { Language } from '#machines/words/language.ts'

/** A page that could not be read speaks the browser's language. */
export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')
