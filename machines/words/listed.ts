// Names in one sentence. Pure.
import type { Language } from './language.ts'
import { currentLanguage } from './language.ts'

const lists: Record<Language, Intl.ListFormat> = { en: new Intl.ListFormat('en-US'), es: new Intl.ListFormat('es-US') }

/** 'Ann, Bob, and Cy'. */
export const listed = (names: readonly string[], language = currentLanguage()): string => lists[language].format(names)
