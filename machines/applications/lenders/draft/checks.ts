// A lender's likely requirements, checked before an application: each with a verdict, a message with the figures, and
// where to fix it. Pure.

import { dollars, number } from '#machines/lib/format.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { words as lenderWords } from '../words.ts'
import { type Check, type CheckInputs, listed, outcome, type Sale } from './check-inputs.ts'
import { sameName } from './names.ts'
import { saleChecks } from './sale-checks.ts'
import { words } from './words.ts'

export function checksFor(inputs: CheckInputs): Check[] {
  const { sale } = inputs
  return [
    ...(inputs.by_hand ? [] : [connected(inputs)]),
    type(inputs),
    ...(inputs.lacks_street ? [outcome('street', 'block', words.street_missing, 'overview')] : []),
    ...project(inputs),
    ...(sale ? saleChecks(inputs, sale) : []),
    ...quote(inputs),
    ...reach(inputs),
    names(inputs),
    ...agreedPrice(inputs),
    ...(inputs.beyond_limits ?? []).map(sentence => outcome('limits', 'block', sentence, 'price')),
    inputs.license_problem === null
      ? outcome('license', 'pass', words.license_entered)
      : outcome('license', 'block', inputs.license_problem.sentence, '/company'),
  ]
}

export const mayApply = (checks: readonly Check[]) => checks.every(({ verdict }) => verdict !== 'block')

const connected = ({ lender_name: lender, why_not_connected }: CheckInputs) =>
  why_not_connected === null
    ? outcome('connected', 'pass', words.connected({ lender }))
    : outcome('connected', 'block', why_not_connected, '/settings/services/lenders')

function type({ lender_name: lender, types, chosen_type }: CheckInputs): Check {
  const offers = { lender, types: listed(types.map(one => words.ways[one])) }
  if (chosen_type === null) return outcome('type', 'warn', words.offers_none_chosen(offers), 'financing')
  if (chosen_type !== 'cash' && types.includes(chosen_type)) return outcome('type', 'pass', words.offers(offers))
  return outcome('type', 'warn', words.offers_other({ ...offers, way: chosen_type }), 'financing')
}

const CLOSED: readonly Schemas['ProjectStatus'][] = ['declined', 'canceled', 'voided']
const BUILT: readonly Schemas['ProjectStatus'][] = ['installation_completed', 'funded', 'paid_by_cash']

function project({ project_status, sale }: CheckInputs): Check[] {
  const status = lenderWords.project_status[project_status]
  return [
    CLOSED.includes(project_status)
      ? outcome('project', 'block', words.project_closed({ status }), 'overview')
      : BUILT.includes(project_status)
        ? outcome('project', 'block', words.project_built({ status }), 'overview')
        : outcome('project', 'pass', words.project_status({ status })),
    sale
      ? outcome('simulation', 'pass', simulated(sale))
      : outcome('simulation', 'block', words.not_simulated, 'design'),
  ]
}

const simulated = ({ system, price_cents }: Sale) =>
  words.simulated({ kwh: number(system.annual_kwh), price: dollars(price_cents) })

function quote({ draft }: CheckInputs): Check[] {
  if (!draft) return []
  const fields = [...new Set(draft.changed)].slice(0, 3)
  const changed = { has_fields: fields.length > 0 ? 'yes' : 'no', fields: fields.join(', ') }
  return [
    draft.is_current
      ? outcome('quote', 'pass', words.quote_current)
      : outcome('quote', 'block', words.quote_changed(changed), 'lender'),
  ]
}

function reach({ people }: CheckInputs): Check[] {
  const [first] = people
  if (!first) return [outcome('contact', 'block', words.no_homeowner, 'overview')]
  const missing = [first.email === '' ? 'email' : '', first.phone === '' ? 'phone' : ''].filter(Boolean)
  const name = fullName(first).trim()
  return [
    missing.length === 0
      ? outcome('contact', 'pass', words.contact_complete({ name }))
      : outcome('contact', 'block', words.contact_missing({ name, missing: missing.join('_and_') }), 'overview'),
  ]
}

function names({ people, agreement }: CheckInputs): Check {
  if (!agreement) return outcome('names', 'pass', words.no_agreement)
  const verdicts = people.map(person => {
    const name = fullName(person).trim()
    const best = agreement.people.map(other => sameName(name, other))
    return { name, is: best.includes('same') ? 'same' : best.includes('similar') ? 'similar' : 'other' }
  })
  const of = (is: string) => {
    const names = verdicts.filter(one => one.is === is).map(({ name }) => name)
    return {
      count: names.length,
      applicants: listed(names),
      agreement: agreement.name,
      signers: listed(agreement.people),
    }
  }
  const [other, similar] = [of('other'), of('similar')]
  if (other.count > 0) return outcome('names', 'block', words.names_differ(other), 'lender')
  if (similar.count > 0) return outcome('names', 'warn', words.names_similar(similar), 'lender')
  return outcome('names', 'pass', words.names_match({ agreement: agreement.name }))
}

function agreedPrice({ agreement, draft, sale }: CheckInputs): Check[] {
  const quoted = draft?.price_cents ?? sale?.price_cents
  if (!agreement || agreement.price_cents === null || quoted === undefined) return []
  const agreed = dollars(agreement.price_cents)
  const values = { agreement: agreement.name, agreed, quoted: dollars(quoted) }
  return [
    agreement.price_cents === quoted
      ? outcome('agreement_price', 'pass', words.agreement_price_same({ agreement: agreement.name, price: agreed }))
      : outcome('agreement_price', 'block', words.agreement_price_differs(values), 'agreements'),
  ]
}
