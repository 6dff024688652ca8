// What may be accepted, and the refusals. Pure: the handler passes what was published and what is offered today.

import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { ProposalRow } from './state.ts'
import { words } from './words.ts'

type Offer = Schemas['Offer']
type Choice = { option_id: string; with_battery: boolean }

/** Normalized for storage: one line, no invisible characters. Throws 400 if no name is left. */
export function typedName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
  if ((name.match(/\p{L}/gu) ?? []).length < 2)
    throw refuse(400, 'invalid_input', { name: words.acceptance.name_required })
  return name
}

/** Throws 409 unless the proposal is open, naming the contact for a new one. */
export function requireOpen(state: Schemas['DocumentState'], rep_name: string) {
  if (state === 'open') return
  const code = state === 'expired' || state === 'out_of_date' ? state : 'illegal_transition'
  throw refuse(409, code, words.acceptance[state]({ rep: rep_name }))
}

/** True where it was accepted with this choice before; throws 409 where it was with another. */
export function acceptedBefore({ accepted }: Pick<ProposalRow, 'accepted'>, choice: Choice, rep_name: string): boolean {
  if (!accepted) return false
  if (accepted.option_id === choice.option_id && accepted.with_battery === choice.with_battery) return true
  throw refuse(
    409,
    'illegal_transition',
    words.acceptance.accepted_otherwise({ option: accepted.option_name, rep: rep_name }),
  )
}

const TERMS = [
  'price_cents',
  'upfront_cents',
  'amount_financed_cents',
  'monthly_payment_cents',
  'final_payment_cents',
  'total_paid_cents',
  'term_months',
  'apr',
  'escalator',
  'rate_usd_per_kwh',
] as const satisfies readonly (keyof Offer)[]

/** Throws 400 for a way to pay that is not shown, 409 for one that cannot be had today on the terms that are. */
export function requireOffered(shown: Offer | undefined, today: Offer | undefined, rep_name: string): Offer {
  if (!shown) throw refuse(400, 'invalid_input', { option_id: words.acceptance.way_not_shown })
  const why = whyNot(shown, today, rep_name)
  if (why) throw refuse(409, 'not_offered', why)
  return shown
}

function whyNot(shown: Offer, today: Offer | undefined, rep: string): string | undefined {
  const why = shown.unavailable ?? today?.unavailable
  if (why) return words.acceptance.way_unavailable({ why, rep })
  const option = shown.name
  if (!today) return words.acceptance.way_withdrawn({ option, rep })
  return TERMS.some(term => today[term] !== shown[term]) ? words.acceptance.terms_changed({ option, rep }) : undefined
}
