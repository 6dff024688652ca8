import type { Language } from '#machines/lib/language.ts'

/** A page that could not be read speaks the browser's language. */
export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')
