import { moneyExact } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** '$1,200.00 more' */
export const differenceWords = (cents: number) =>
  cents === 0 ? common.none : `${moneyExact(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`

/** What asking for another amount leads to: more than was approved is decided anew. */
export function consequence(amount_cents: number, approved_cents: number, lender_name: string): string {
  if (amount_cents > approved_cents) return words.more_than_approved_application({ lender_name })
  return `${lender_name} sends the homeowner new documents. The change is in force once they are signed; the approval stays.`
}
