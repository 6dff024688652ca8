// Asking a lender again: after a freeze was lifted, after no match with what was missing, or for another amount, which is also how
// a counter offer is accepted.
import { eq } from 'drizzle-orm'
import { peopleFor, personFaults, withTyped } from '#machines/applications/lenders/draft/people.ts'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { dollars } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { netOfDealerFee } from '#machines/money/pricing/rules.ts'
import type { Input } from '#sdk/types.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { type Acting, attempted, beginAction, sayToLender } from './act.ts'
import type { ApplicationRow } from './application-rows.ts'
import { requireAction } from './facts/standing-of-row.ts'
import { words } from './words.ts'

export async function resubmit(acting: Acting, input: Input<'/v3/lender_applications.Resubmit'>) {
  const { db, ports } = acting
  const begun = await beginAction(acting, input, null)
  if (!begun) return attempted(acting, input.application_id)
  const { row, project, dialect } = begun
  const { people: corrections = [], amount_cents = row.quote.amount_cents } = input
  const offered = row.facts?.approved_amount_cents
  const accepts = row.status === 'counter_offered' && amount_cents === offered
  await requireAction(db, ports, row, accepts ? 'accept_counter_offer' : 'resubmit')
  if (row.status === 'no_match' && corrections.length === 0)
    throw refuse(400, 'invalid_input', { people: words.ssn_required({ ssn: dialect.ssn }) })
  // Who was asked about before.
  const strangers = corrections.filter(({ role }) => !row.people.some(person => person.role === role))
  if (strangers.length > 0) throw refuse(400, 'invalid_input', { people: words.only_applicants })
  // Fields missing from a correction stay.
  const typed = corrections.map(one => ({ ...row.people.find(({ role }) => role === one.role), ...one }))
  const { people, known } = withTyped({}, typed, dialect.ssn)
  const today = dayInState(project.address?.state, ports.now())
  const faults = people.flatMap((person, index) =>
    Object.entries(personFaults(person, known[person.role], dialect.ssn, today)).map(
      ([field, sentence]) => [`people.${index}.${field}`, sentence] as const,
    ),
  )
  if (faults.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(faults))
  // All people, with newly typed SSNs and birth dates; those of the others are erased here and known to the lender.
  const everyone = row.people.map(person => people.find(({ role }) => role === person.role) ?? person)
  const reference = { ours: row.id, lenders: row.lender_reference }
  const amount = dollars(amount_cents)
  const has_amount = amount_cents === row.quote.amount_cents ? 'no' : 'yes'
  const call = await sayToLender(acting, begun, {
    action: 'resubmit',
    input: { reference, product_id: row.quote.product.id, amount_cents, people: peopleFor(everyone, known) },
    sentence: () =>
      accepts
        ? words.accepted_offer({ lender: dialect.name, amount })
        : words.resubmitted({ lender: dialect.name, has_amount, amount }),
    on_taken: { quote: { ...row.quote, amount_cents, ...priceOf(row.quote, amount_cents) } },
    event: accepts ? 'counter_offer_accepted' : 'resubmitted',
    detail: { amount_cents },
  })
  const corrected = row.people.map(person => {
    const now = people.find(({ role }) => role === person.role)
    return now ? { ...now, ssn_last4: null, birth_date_given: true } : person
  })
  await db.update(lender_applications).set({ people: corrected }).where(eq(lender_applications.id, row.id))
  return attempted(acting, row.id, call)
}

/** The net of another amount after the dealer fee; the lender states the monthly payment with its decision. */
const priceOf = ({ amount_cents: before, product }: ApplicationRow['quote'], amount_cents: number) =>
  amount_cents === before
    ? {}
    : {
        price_cents: product.type === 'loan' ? netOfDealerFee(amount_cents, product.dealer_fee ?? 0) : amount_cents,
        monthly_payment_cents: null,
      }
