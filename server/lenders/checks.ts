// What a lender would ask of a project before an application: each with a verdict, a sentence that says the figures, and where it
// is mended. Pure.
import type { Schemas } from '#sdk/types.ts'
import { dollars, number, percent } from '../lib/words.ts'
import type { Equipment, Product, System } from '../ports/lender-actions.ts'
import type { LenderLimits } from '../ports/lender-dialect.ts'
import { capsFor } from './caps.ts'
import { sameName } from './names.ts'

type Check = Schemas['LenderCheck']
type Verdict = Check['verdict']
type Name = { firstname: string; lastname: string }

export type CheckGround = {
  lender_name: string
  /** Null where it can be asked. */
  why_not_connected: string | null
  types: readonly Product['type'][]
  limits: LenderLimits
  project_status: Schemas['ProjectStatus']
  /** How the project is to be paid; null while nothing is chosen. */
  chosen_type: Schemas['FinancingType'] | null
  /** Null while there is no price or no year. */
  sale: {
    state: string
    /** Of the draft, else of what would be applied for. */
    type: Product['type']
    amount_cents: number
    /** The contract price for that way to pay, as it is today. */
    price_cents: number
    size_w: number
    has_storage: boolean
    system: System
    /** Adders that cost something. */
    adders_cents: number
  } | null
  /** Of the draft, where there is one. */
  draft: {
    product: Product
    price_cents: number
    is_current: boolean
    changed: readonly string[]
  } | null
  people: readonly (Name & { email: string; phone: string })[]
  /** Of the newest agreement that is out for signature or signed; null while there is none. */
  agreement: { name: string; signed: boolean; people: readonly string[]; price_cents: number | null } | null
  has_license: boolean
  /** Null where the lender keeps no list; undefined where it did not answer. */
  approved: readonly Equipment[] | null | undefined
}

const said = (check: string, verdict: Verdict, sentence: string, fix: string | null = null): Check => ({
  ...{ check, verdict, sentence },
  fix: verdict === 'pass' ? null : fix,
})

export function checksFor(ground: CheckGround): Check[] {
  const { sale } = ground
  return [
    connected(ground),
    type(ground),
    ...project(ground),
    ...(sale
      ? [
          state(ground, sale),
          amount(ground, sale),
          ...perWatt(ground, sale),
          ...size(ground, sale),
          ...storage(ground, sale),
          ...equipment(ground, sale),
          adders(sale),
        ]
      : []),
    ...quote(ground),
    ...reach(ground),
    names(ground),
    ...agreedPrice(ground),
    ground.has_license
      ? said('license', 'pass', 'Your company’s contractor license number is entered.')
      : said('license', 'block', 'Your company’s contractor license number is not entered.', '/company'),
  ]
}

export const mayApply = (checks: readonly Check[]) => checks.every(({ verdict }) => verdict !== 'block')

const connected = ({ lender_name, why_not_connected }: CheckGround) =>
  why_not_connected === null
    ? said('connected', 'pass', `${lender_name} is connected.`)
    : said('connected', 'block', why_not_connected, 'settings')

const WAYS: Record<Schemas['FinancingType'], string> = {
  cash: 'in cash',
  loan: 'a loan',
  lease: 'a lease',
  ppa: 'a PPA',
}
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

function type({ lender_name, types, chosen_type }: CheckGround): Check {
  const offers = `${lender_name} offers ${listed(types.map(one => WAYS[one]))}`
  if (chosen_type === null)
    return said('type', 'warn', `${offers}. No way to pay is chosen for the project yet.`, 'financing')
  if (chosen_type !== 'cash' && types.includes(chosen_type)) return said('type', 'pass', `${offers}.`)
  return said(
    'type',
    'warn',
    `${offers}; the project is to be paid ${chosen_type === 'cash' ? WAYS.cash : `by ${WAYS[chosen_type]}`}. Choose what is applied for, so that proposal and agreement say the same.`,
    'financing',
  )
}

const CLOSED: readonly Schemas['ProjectStatus'][] = ['declined', 'canceled', 'voided']
const BUILT: readonly Schemas['ProjectStatus'][] = ['installation_completed', 'funded', 'paid_by_cash']

function project({ project_status, sale }: CheckGround): Check[] {
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

type Sale = NonNullable<CheckGround['sale']>

function state({ lender_name, limits: { states } }: CheckGround, sale: Sale): Check {
  return states.length === 0 || states.includes(sale.state)
    ? said('state', 'pass', `${lender_name} serves ${sale.state}.`)
    : said('state', 'block', `${lender_name} does not serve ${sale.state}; it serves ${listed(states)}.`, 'overview')
}

function amount(
  { lender_name, limits, draft }: CheckGround,
  { amount_cents, size_w, state, has_storage }: Sale,
): Check {
  const caps = capsFor(limits, { size_w, state, storage: has_storage })
  const bounds = [
    { who: lender_name, min: limits.min_amount_cents, max: caps.max_amount_cents },
    ...(draft
      ? [{ who: draft.product.name, min: draft.product.min_amount_cents, max: draft.product.max_amount_cents }]
      : []),
  ]
  const asked = dollars(amount_cents)
  for (const { who, min, max } of bounds) {
    if (min !== null && amount_cents < min)
      return said('amount', 'block', `${who} finances ${dollars(min)} or more; this project needs ${asked}.`, 'price')
    if (max !== null && amount_cents > max)
      return said('amount', 'block', `${who} finances up to ${dollars(max)}; this project needs ${asked}.`, 'price')
  }
  return said('amount', 'pass', `${asked} is within what ${lender_name} finances.`)
}

function perWatt({ lender_name, limits }: CheckGround, { amount_cents, size_w, state, has_storage }: Sale): Check[] {
  const { max_usd_per_w: cap } = capsFor(limits, { size_w, state, storage: has_storage })
  if (cap === null || size_w === 0) return []
  const comes = `$${(amount_cents / 100 / size_w).toFixed(2)}`
  const most = `$${cap.toFixed(2)}${has_storage ? ' with storage' : ''}`
  // Compared as products: a quotient would be rounded.
  return [
    amount_cents <= Math.round(cap * size_w * 100)
      ? said('price_per_watt', 'pass', `${comes} a watt; ${lender_name} takes up to ${most}.`)
      : said(
          'price_per_watt',
          'block',
          `${lender_name} takes up to ${most} a watt; this comes to ${comes}. Price it at ${dollars(Math.floor(cap * size_w * 100))} or less.`,
          'price',
        ),
  ]
}

const kw = (watts: number) => `${number(watts / 1000, 2)} kW`

function size({ lender_name, limits: { min_size_w, max_size_w } }: CheckGround, { size_w }: Sale): Check[] {
  if (min_size_w === null && max_size_w === null) return []
  const range =
    min_size_w === null
      ? `up to ${kw(max_size_w ?? 0)}`
      : max_size_w === null
        ? `from ${kw(min_size_w)} on`
        : `from ${kw(min_size_w)} to ${kw(max_size_w)}`
  const fits = size_w >= (min_size_w ?? 0) && size_w <= (max_size_w ?? Number.POSITIVE_INFINITY)
  return [
    said(
      'size',
      fits ? 'pass' : 'block',
      `${lender_name} finances systems ${range}; this one has ${kw(size_w)}.`,
      'design',
    ),
  ]
}

function storage({ draft }: CheckGround, { has_storage }: Sale): Check[] {
  if (!draft?.product.requires_storage) return []
  return [
    has_storage
      ? said('storage', 'pass', `${draft.product.name} needs a battery, and the design has one.`)
      : said('storage', 'block', `${draft.product.name} needs a battery, and the design has none.`, 'design'),
  ]
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const isListed = (
  approved: readonly Equipment[],
  kind: Equipment['kind'],
  piece: { manufacturer: string; model: string },
) =>
  approved.some(
    one =>
      one.kind === kind &&
      plain(one.manufacturer) === plain(piece.manufacturer) &&
      plain(one.model) === plain(piece.model),
  )

/** What of a system is not on a list; also asked when a deal moves. */
export function unlisted(approved: readonly Equipment[], { module, inverters, storage }: System): string[] {
  const pieces = [
    ...(module ? [{ kind: 'module' as const, piece: module }] : []),
    ...inverters.map(piece => ({ kind: 'inverter' as const, piece })),
    ...storage.map(piece => ({ kind: 'storage' as const, piece })),
  ]
  return pieces
    .filter(({ kind, piece }) => !isListed(approved, kind, piece))
    .map(({ piece: { manufacturer, model } }) => `${manufacturer} ${model}`)
}

function equipment({ lender_name, approved }: CheckGround, { system }: Sale): Check[] {
  if (approved === null) return []
  if (approved === undefined)
    return [
      said(
        'equipment',
        'unknown',
        `${lender_name} did not answer which equipment it approves. Check again in a minute.`,
      ),
    ]
  const missing = unlisted(approved, system)
  return [
    missing.length === 0
      ? said('equipment', 'pass', `Modules, inverters and storage are on the list of ${lender_name}.`)
      : said('equipment', 'block', `Not on the list of ${lender_name}: ${missing.join(', ')}.`, 'design'),
  ]
}

/** What dealers are held to: up to 35 % of the price for what is not solar. */
const MOST_ADDERS = 0.35

function adders({ adders_cents, price_cents }: Sale): Check {
  const share = price_cents > 0 ? adders_cents / price_cents : 0
  return share <= MOST_ADDERS
    ? said('adders', 'pass', `Adders are ${percent(share, 1)} of the price.`)
    : said(
        'adders',
        'warn',
        `Adders are ${percent(share, 1)} of the price (${dollars(adders_cents)}); lenders usually finance up to ${percent(MOST_ADDERS)} for what is not solar.`,
        'price',
      )
}

function quote({ draft }: CheckGround): Check[] {
  if (!draft) return []
  const what = draft.changed.length > 0 ? `: ${[...new Set(draft.changed)].slice(0, 3).join(', ')}` : ''
  return [
    draft.is_current
      ? said('quote', 'pass', 'The application quotes the project as it stands.')
      : said('quote', 'block', `The project has changed since it was quoted${what}. Quote it anew.`, 'lender'),
  ]
}

function reach({ people }: CheckGround): Check[] {
  const [first] = people
  if (!first) return [said('contact', 'block', 'The project has no homeowner.', 'overview')]
  const missing = [first.email === '' ? 'e-mail address' : '', first.phone === '' ? 'phone number' : ''].filter(Boolean)
  const name = `${first.firstname} ${first.lastname}`.trim()
  return [
    missing.length === 0
      ? said('contact', 'pass', `${name} can be reached by e-mail and phone.`)
      : said('contact', 'block', `${name} has no ${missing.join(' and no ')}; the lender needs both.`, 'overview'),
  ]
}

function names({ people, agreement }: CheckGround): Check {
  if (!agreement)
    return said('names', 'pass', 'No agreement is out yet; its names are compared with the application once one is.')
  const verdicts = people.map(person => {
    const name = `${person.firstname} ${person.lastname}`.trim()
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

function agreedPrice({ agreement, draft, sale }: CheckGround): Check[] {
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
