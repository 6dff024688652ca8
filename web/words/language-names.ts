// The languages of documents, named in that of the page.
import { common } from './common.ts'

export const LANGUAGE_NAMES = { en: common.english, es: common.spanish } as const
