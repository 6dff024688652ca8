import type { Schemas } from '#sdk/types.ts'

const WORDS: Record<Schemas['DuplicateReason'], string> = { phone: 'phone', email: 'e-mail', address: 'address' }

/** 'phone, e-mail and address' */
export const sameWords = (reasons: readonly Schemas['DuplicateReason'][]) =>
  new Intl.ListFormat('en', { type: 'conjunction' })
    .format(reasons.map(reason => WORDS[reason]))
    .replace(', and', ' and')
