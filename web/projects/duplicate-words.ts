import type { Schemas } from '#sdk/types.ts'
import { listOf } from '#web/lib/format.ts'
import { words } from './words.ts'

/** 'phone, email, and address' */
export const sameWords = (reasons: readonly Schemas['DuplicateReason'][]) =>
  listOf(reasons.map(reason => words.duplicate_reason[reason]))
