// A payment milestone's title on invoices and contracts, in the recipient's language.

import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export const milestoneTitle = (milestone: Schemas['InvoiceMilestone'], language: Language): string =>
  words.in(language).step[milestone]
