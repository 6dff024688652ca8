import { moneyExact } from '#web/lib/format.ts'

/** '$1,200.00 more' */
export const differenceWords = (cents: number) =>
  cents === 0 ? 'None' : `${moneyExact(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`

/** What asking for another amount leads to: more than was approved is decided anew. */
export function consequence(amount_cents: number, approved_cents: number, lender_name: string): string {
  if (amount_cents > approved_cents)
    return `More than ${lender_name} approved: the application goes back into review, and work should wait for the answer.`
  return `${lender_name} sends the homeowner new documents. The change is in force once they are signed; the approval stays.`
}
