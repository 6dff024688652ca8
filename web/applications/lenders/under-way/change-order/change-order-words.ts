import { moneyExact } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** '$1,200.00 more' */
export const differenceWords = (cents: number) =>
  cents === 0
    ? common.none
    : words.difference_of({ amount: moneyExact(Math.abs(cents)), is_more: cents > 0 ? 'yes' : 'no' })

/** The effect of another amount: more than approved requires a new decision. */
export function consequence(amount_cents: number, approved_cents: number, lender_name: string): string {
  if (amount_cents > approved_cents) return words.more_than_approved_application({ lender_name })
  return words.new_documents_signed({ lender_name })
}
