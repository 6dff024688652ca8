// Shared by the dialects. The gateway validates every answer against the lender's contract before a dialect reads it.
import type { Facts, Person } from './lender-actions.ts'
import type { WireAnswer } from './lender-dialect.ts'

/** The body in the contract's types: it has been validated. */
export const bodyOf = <T>(answer: WireAnswer): T => answer.body as T

/** An application with only these facts; missing regions are in their initial state. */
export const factsOf = (said: Pick<Facts, 'lender_reference' | 'as_of' | 'decision'> & Partial<Facts>): Facts => ({
  reasons: [],
  approved_amount_cents: null,
  approval_expires_on: null,
  monthly_payment_cents: null,
  documents: 'none',
  stipulations: [],
  contract: { status: 'not_uploaded', reason: null },
  milestones: [],
  change_order: null,
  funded: null,
  ...said,
})

/** Dollars on the wire, cents at home: 28850.5 → 2885050. */
export const centsOf = (dollars: number) => Math.round(dollars * 100)
export const dollarsOf = (cents: number) => cents / 100

/** Per cent on the wire, a share at home: 7.49 → 0.0749. Rounded, for 7.49 / 100 is not quite that. */
export const shareOf = (percent: number) => Math.round(percent * 1e4) / 1e6
export const percentOf = (share: number) => Math.round(share * 1e6) / 1e4

/** Empty fields are left out instead of sent empty. */
export const nonEmpty = (fields: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])))

/** The ten digits of a US number, without country code and extension: '+1 (602) 555-0142 x3' → '6025550142'. */
export const tenDigits = (phone: string) =>
  phone
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10)

/** Who applies, and who with them. */
export function partiesOf(people: readonly Person[]): { applicant: Person; co_applicant: Person | null } {
  const applicant = people.find(({ role }) => role === 'applicant')
  if (!applicant) throw new Error('an application without an applicant')
  return { applicant, co_applicant: people.find(({ role }) => role === 'co_applicant') ?? null }
}
