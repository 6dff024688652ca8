// What a lender would ask of a project before an application: each with a verdict, a sentence that says the figures, and where it
// is mended. Pure.

import type { Schemas } from '#sdk/types.ts'
import { fullName } from '../../lib/text.ts'
import { dollars, number, WAYS_TO_PAY } from '../../lib/words.ts'
import { type Check, type CheckInputs, listed, said } from './check-inputs.ts'
import { sameName } from './names.ts'
import { saleChecks } from './sale-checks.ts'

export function checksFor(inputs: CheckInputs): Check[] {
  const { sale } = inputs
  return [
    ...(inputs.by_hand ? [] : [connected(inputs)]),
    type(inputs),
    ...project(inputs),
    ...(sale ? saleChecks(inputs, sale) : []),
    ...quote(inputs),
    ...reach(inputs),
    names(inputs),
    ...agreedPrice(inputs),
    ...(inputs.beyond_limits ?? []).map(sentence => said('limits', 'block', sentence, 'price')),
    inputs.license_problem === null
      ? said('license', 'pass', 'Your company’s contractor license number is entered.')
      : said('license', 'block', inputs.license_problem.sentence, '/company'),
  ]
}

export const mayApply = (checks: readonly Check[]) => checks.every(({ verdict }) => verdict !== 'block')

const connected = ({ lender_name, why_not_connected }: CheckInputs) =>
  why_not_connected === null
    ? said('connected', 'pass', `${lender_name} is connected.`)
    : said('connected', 'block', why_not_connected, '/settings/services/lenders')

function type({ lender_name, types, chosen_type }: CheckInputs): Check {
  const offers = `${lender_name} offers ${listed(types.map(one => WAYS_TO_PAY[one]))}`
  if (chosen_type === null)
    return said('type', 'warn', `${offers}. No way to pay is chosen for the project yet.`, 'financing')
  if (chosen_type !== 'cash' && types.includes(chosen_type)) return said('type', 'pass', `${offers}.`)
  return said(
    'type',
    'warn',
    `${offers}; the project is to be paid ${chosen_type === 'cash' ? 'in cash' : `by ${WAYS_TO_PAY[chosen_type]}`}. Choose what is applied for, so that proposal and agreement say the same.`,
    'financing',
  )
}

const CLOSED: readonly Schemas['ProjectStatus'][] = ['declined', 'canceled', 'voided']
const BUILT: readonly Schemas['ProjectStatus'][] = ['installation_completed', 'funded', 'paid_by_cash']

function project({ project_status, sale }: CheckInputs): Check[] {
  const words = project_status.replaceAll('_', ' ')
  const status = CLOSED.includes(project_status)
    ? said('project', 'block', `The project is ${words}. Reopen it before anything is applied for.`, 'overview')
    : BUILT.includes(project_status)
      ? said('project', 'block', `The project is ${words}: there is nothing to apply for any more.`, 'overview')
      : said('project', 'pass', `The project is ${words}.`)
  return [
    status,
    sale
      ? said(
          'simulation',
          'pass',
          `A year is simulated: ${number(sale.system.annual_kwh)} kWh, for ${dollars(sale.price_cents)}.`,
        )
      : said(
          'simulation',
          'block',
          'There is no price or no simulated year yet. Enter the address and design the system.',
          'design',
        ),
  ]
}

function quote({ draft }: CheckInputs): Check[] {
  if (!draft) return []
  const what = draft.changed.length > 0 ? `: ${[...new Set(draft.changed)].slice(0, 3).join(', ')}` : ''
  return [
    draft.is_current
      ? said('quote', 'pass', 'The application quotes the project as it stands.')
      : said('quote', 'block', `The project has changed since it was quoted${what}. Quote it anew.`, 'lender'),
  ]
}

function reach({ people }: CheckInputs): Check[] {
  const [first] = people
  if (!first) return [said('contact', 'block', 'The project has no homeowner.', 'overview')]
  const missing = [first.email === '' ? 'e-mail address' : '', first.phone === '' ? 'phone number' : ''].filter(Boolean)
  const name = fullName(first).trim()
  return [
    missing.length === 0
      ? said('contact', 'pass', `${name} can be reached by e-mail and phone.`)
      : said('contact', 'block', `${name} has no ${missing.join(' and no ')}; the lender needs both.`, 'overview'),
  ]
}

function names({ people, agreement }: CheckInputs): Check {
  if (!agreement)
    return said('names', 'pass', 'No agreement is out yet; its names are compared with the application once one is.')
  const verdicts = people.map(person => {
    const name = fullName(person).trim()
    const best = agreement.people.map(other => sameName(name, other))
    return { name, is: best.includes('same') ? 'same' : best.includes('similar') ? 'similar' : 'other' }
  })
  const of = (is: string) => verdicts.filter(one => one.is === is).map(({ name }) => name)
  const signers = listed(agreement.people)
  if (of('other').length > 0)
    return said(
      'names',
      'block',
      `${listed(of('other'))} applies, but “${agreement.name}” names ${signers}. A lender funds only what the applicant signed.`,
      'lender',
    )
  if (of('similar').length > 0)
    return said(
      'names',
      'warn',
      `${listed(of('similar'))} is written otherwise in “${agreement.name}”: ${signers}. Write both as on the ID.`,
      'lender',
    )
  return said('names', 'pass', `The names are those of “${agreement.name}”.`)
}

function agreedPrice({ agreement, draft, sale }: CheckInputs): Check[] {
  const quoted = draft?.price_cents ?? sale?.price_cents
  if (!agreement || agreement.price_cents === null || quoted === undefined) return []
  const agreed = dollars(agreement.price_cents)
  return [
    agreement.price_cents === quoted
      ? said('agreement_price', 'pass', `“${agreement.name}” says the same price: ${agreed}.`)
      : said(
          'agreement_price',
          'block',
          `“${agreement.name}” says ${agreed}, the application ${dollars(quoted)}. Send an agreement with the price of today, or quote what was agreed.`,
          'agreements',
        ),
  ]
}
