// A lender's requirements for a sale: location, amount, size and equipment. Pure.
import { dollars, number, percent } from '#machines/lib/format.ts'
import type { Equipment, System } from '../lender-actions.ts'
import { capsFor } from './caps.ts'
import { type Check, type CheckInputs, listed, outcome, type Sale } from './check-inputs.ts'
import { words } from './words.ts'

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

function state({ lender_name: lender, limits: { states } }: CheckInputs, sale: Sale): Check {
  return states.length === 0 || states.includes(sale.state)
    ? outcome('state', 'pass', words.state_served({ lender, state: sale.state }))
    : outcome(
        'state',
        'block',
        words.state_not_served({ lender, state: sale.state, states: listed(states) }),
        'overview',
      )
}

function amount({ lender_name, limits, draft }: CheckInputs, sale: Sale): Check {
  const { amount_cents, least_amount_cents = amount_cents } = sale
  const caps = capsFor(limits, { ...sale, storage: sale.has_storage })
  const bounds = [
    { name: lender_name, min: caps.min_amount_cents, max: caps.max_amount_cents },
    ...(draft
      ? [{ name: draft.product.name, min: draft.product.min_amount_cents, max: draft.product.max_amount_cents }]
      : []),
  ]
  const most = dollars(amount_cents)
  const several = least_amount_cents < amount_cents
  const asked = several ? words.amount_range({ least: dollars(least_amount_cents), most }) : most
  for (const { name, min, max } of bounds) {
    if (min !== null && least_amount_cents < min)
      return outcome('amount', 'block', words.amount_too_low({ name, minimum: dollars(min), amount: asked }), 'price')
    if (max !== null && amount_cents > max)
      return outcome('amount', 'block', words.amount_too_high({ name, maximum: dollars(max), amount: asked }), 'price')
  }
  const fits = { lender: lender_name, amount: asked }
  return outcome('amount', 'pass', several ? words.amounts_fit(fits) : words.amount_fits(fits))
}

function perWatt({ lender_name, limits }: CheckInputs, sale: Sale): Check[] {
  const { amount_cents, size_w, has_storage } = sale
  const { max_usd_per_w: cap } = capsFor(limits, { ...sale, storage: has_storage })
  if (cap === null || size_w === 0) return []
  const values = {
    lender: lender_name,
    price: `$${(amount_cents / 100 / size_w).toFixed(2)}`,
    limit: `$${cap.toFixed(2)}`,
    has_storage: has_storage ? 'yes' : 'no',
  }
  const total = dollars(Math.floor(cap * size_w * 100))
  // Compared as products: a quotient would be rounded.
  return [
    amount_cents <= Math.round(cap * size_w * 100)
      ? outcome('price_per_watt', 'pass', words.price_per_watt_fits(values))
      : outcome('price_per_watt', 'block', words.price_per_watt_too_high({ ...values, total }), 'price'),
  ]
}

const kw = (watts: number) => `${number(watts / 1000, 2)} kW`

function size({ lender_name, limits: { min_size_w, max_size_w } }: CheckInputs, { size_w }: Sale): Check[] {
  if (min_size_w === null && max_size_w === null) return []
  const values = {
    lender: lender_name,
    range: min_size_w === null ? 'up_to' : max_size_w === null ? 'from' : 'between',
    minimum: kw(min_size_w ?? 0),
    maximum: kw(max_size_w ?? 0),
    size: kw(size_w),
  }
  const fits = size_w >= (min_size_w ?? 0) && size_w <= (max_size_w ?? Number.POSITIVE_INFINITY)
  return [outcome('size', fits ? 'pass' : 'block', words.size(values), 'design')]
}

function storage({ draft }: CheckInputs, { has_storage }: Sale): Check[] {
  if (!draft?.product.requires_storage) return []
  const product = draft.product.name
  return [
    has_storage
      ? outcome('storage', 'pass', words.battery_required_there({ product }))
      : outcome('storage', 'block', words.battery_required_missing({ product }), 'design'),
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

/** Equipment of a system that isn't on the approved list; also checked when a deal moves. */
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

function equipment({ lender_name: lender, approved }: CheckInputs, { system }: Sale): Check[] {
  if (approved === null) return []
  if (approved === undefined) return [outcome('equipment', 'unknown', words.equipment_unknown({ lender }), 'lender')]
  const missing = unlisted(approved, system)
  return [
    missing.length === 0
      ? outcome('equipment', 'pass', words.equipment_listed({ lender }))
      : outcome('equipment', 'block', words.equipment_unlisted({ lender, names: missing.join(', ') }), 'design'),
  ]
}

/** Limit for dealers: up to 35 % of the price for non-solar items. */
const MOST_ADDERS = 0.35

function adders({ adders_cents, price_cents }: Sale): Check {
  const part = price_cents > 0 ? adders_cents / price_cents : 0
  const share = percent(part, 1)
  const values = { share, amount: dollars(adders_cents), maximum: percent(MOST_ADDERS) }
  return part <= MOST_ADDERS
    ? outcome('adders', 'pass', words.adders_share({ share }))
    : outcome('adders', 'warn', words.adders_too_high(values), 'price')
}
