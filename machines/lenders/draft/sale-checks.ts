// What a lender would ask of a sale: where, how much, how large, and of what. Pure.
import { dollars, number, percent } from '../../lib/words.ts'
import type { Equipment, System } from '../lender-actions.ts'
import { capsFor } from './caps.ts'
import { type Check, type CheckInputs, listed, type Sale, said } from './check-inputs.ts'

/** Of a project that has a price and a year. */
export const saleChecks = (inputs: CheckInputs, sale: Sale): Check[] => [
  state(inputs, sale),
  amount(inputs, sale),
  ...perWatt(inputs, sale),
  ...size(inputs, sale),
  ...storage(inputs, sale),
  ...equipment(inputs, sale),
  adders(sale),
]

function state({ lender_name, limits: { states } }: CheckInputs, sale: Sale): Check {
  return states.length === 0 || states.includes(sale.state)
    ? said('state', 'pass', `${lender_name} serves ${sale.state}.`)
    : said('state', 'block', `${lender_name} does not serve ${sale.state}; it serves ${listed(states)}.`, 'overview')
}

function amount({ lender_name, limits, draft }: CheckInputs, sale: Sale): Check {
  const { amount_cents, least_amount_cents = amount_cents } = sale
  const caps = capsFor(limits, { ...sale, storage: sale.has_storage })
  const bounds = [
    { who: lender_name, min: caps.min_amount_cents, max: caps.max_amount_cents },
    ...(draft
      ? [{ who: draft.product.name, min: draft.product.min_amount_cents, max: draft.product.max_amount_cents }]
      : []),
  ]
  const most = dollars(amount_cents)
  const asked = least_amount_cents < amount_cents ? `${dollars(least_amount_cents)} to ${most}` : most
  for (const { who, min, max } of bounds) {
    if (min !== null && least_amount_cents < min)
      return said('amount', 'block', `${who} finances ${dollars(min)} or more; this project needs ${asked}.`, 'price')
    if (max !== null && amount_cents > max)
      return said('amount', 'block', `${who} finances up to ${dollars(max)}; this project needs ${asked}.`, 'price')
  }
  return said(
    'amount',
    'pass',
    least_amount_cents < amount_cents
      ? `${asked}, depending on the product, is within what ${lender_name} finances.`
      : `${asked} is within what ${lender_name} finances.`,
  )
}

function perWatt({ lender_name, limits }: CheckInputs, sale: Sale): Check[] {
  const { amount_cents, size_w, has_storage } = sale
  const { max_usd_per_w: cap } = capsFor(limits, { ...sale, storage: has_storage })
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

function size({ lender_name, limits: { min_size_w, max_size_w } }: CheckInputs, { size_w }: Sale): Check[] {
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

function storage({ draft }: CheckInputs, { has_storage }: Sale): Check[] {
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

function equipment({ lender_name, approved }: CheckInputs, { system }: Sale): Check[] {
  if (approved === null) return []
  if (approved === undefined)
    return [
      said(
        'equipment',
        'unknown',
        `${lender_name} did not answer which equipment it approves. Check again in a minute.`,
        'lender',
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
