// What may be accepted, and in which words it is refused. Pure: the handler brings what was published and what is offered today.

import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { ProposalRow } from './state.ts'

type Offer = Schemas['Offer']
export type Choice = { option_id: string; with_battery: boolean }

/** As it is kept: one line, nothing that cannot be seen. Throws 400 where no name is left. */
export function typedName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
  if ((name.match(/\p{L}/gu) ?? []).length < 2)
    throw refuse(400, 'invalid_input', { name: 'Type your first and last name.' })
  return name
}

const WHY_NOT = {
  draft: 'This proposal is not published.',
  accepted: 'This proposal has been accepted already.',
  expired: 'This proposal has expired and cannot be accepted any more.',
  out_of_date: 'The system or its price has changed since this proposal was made, so it cannot be accepted any more.',
  under_way: 'Your project is already under way, so there is nothing left to accept.',
} as const

/** Throws 409 unless the proposal is open, with whom to ask for a new one. */
export function requireOpen(state: Schemas['DocumentState'], rep_name: string) {
  if (state === 'open') return
  const code = state === 'expired' || state === 'out_of_date' ? state : 'illegal_transition'
  const ask = state === 'under_way' ? `With any question, ask ${rep_name}.` : `Ask ${rep_name} for a new one.`
  throw refuse(409, code, `${WHY_NOT[state]} ${ask}`)
}

/** True where it was accepted with this choice before; throws 409 where it was with another. */
export function acceptedBefore({ accepted }: Pick<ProposalRow, 'accepted'>, choice: Choice, rep_name: string): boolean {
  if (!accepted) return false
  if (accepted.option_id === choice.option_id && accepted.with_battery === choice.with_battery) return true
  throw refuse(
    409,
    'illegal_transition',
    `This proposal has been accepted with ${accepted.option_name}. To change that, ask ${rep_name}.`,
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
  if (!shown) throw refuse(400, 'invalid_input', { option_id: 'Choose one of the ways to pay that are shown.' })
  const why =
    shown.unavailable ??
    (today === undefined
      ? `${shown.name} is not offered any more.`
      : (today.unavailable ??
        (TERMS.some(term => today[term] !== shown[term]) ? `The terms of ${shown.name} have changed.` : undefined)))
  if (why) throw refuse(409, 'not_offered', `${why} Choose another way to pay, or ask ${rep_name}.`)
  return shown
}
