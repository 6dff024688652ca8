// The words of the page that verifies a document, in the language chosen there.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type VerifyWords = ReturnType<typeof words.in>

export const verifyWords = (language: Schemas['Language']): VerifyWords => words.in(language)
