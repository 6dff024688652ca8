// The words of a sign report, in its reader's language.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type ReportWords = ReturnType<typeof words.in>

export const reportWords = (language: Schemas['Language']): ReportWords => words.in(language)
