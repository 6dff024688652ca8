// A lender's current products for one sale, with monthly payments, and the equipment it finances. Requests run outside
// transactions.

import { capsFor } from '#machines/applications/lenders/draft/caps.ts'
import type { Estimate, Product } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect, LenderLimits } from '#machines/applications/lenders/lender-dialect.ts'
import { number } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { whyUnavailable } from '#machines/money/quote/availability.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Connection } from '../connections.ts'
import { askLender, orRefuse } from '../gateway/call.ts'
import { amountOf, type FinancedSale, paydownOf } from './financed-sale.ts'
import { words } from './words.ts'

export type Offered = {
  product: Product
  price_cents: number
  amount_cents: number
  why_not: string | null
  monthly_payment_cents: number | null
  after_paydown_cents: number | null
}

/** By type and in the lender's order, without payments. 502 or 504 where the products do not come. */
export async function askAmounts(ports: Ports, connection: Connection, sale: FinancedSale) {
  const { dialect } = connection
  const { state } = sale.address
  const { system } = sale
  const lists = await Promise.all(
    dialect.types.map(async type => {
      // The dealer fee isn't known before the products are: send the price.
      const { price_cents } = amountOf(sale, { type, dealer_fee: null })
      return orRefuse(
        await askLender(ports, connection, 'products', { state, type, amount_cents: price_cents, system }),
      ).filter(product => product.type === type)
    }),
  )
  return lists.flat().map(product => {
    const { price_cents, amount_cents } = amountOf(sale, product)
    return { product, price_cents, amount_cents, why_not: whyNot(dialect, product, sale, amount_cents) }
  })
}

/** The same with what each costs a month; payments that do not come are left out. */
export async function askProducts(ports: Ports, connection: Connection, sale: FinancedSale): Promise<Offered[]> {
  const offered = await askAmounts(ports, connection, sale)
  const estimates = await askEstimates(ports, connection, sale, offered)
  return offered.map(one => {
    const estimate = estimates.get(one.product.id)
    return {
      ...one,
      monthly_payment_cents: estimate?.monthly_payment_cents ?? null,
      after_paydown_cents: estimate?.after_paydown_cents ?? null,
    }
  })
}

/** Financed equipment; null if the lender has no list or isn't connected, undefined if it doesn't answer. */
export async function askEquipment(ports: Ports, connection: Connection | null) {
  if (!connection?.dialect.calls.equipment) return null
  const outcome = await askLender(ports, connection, 'equipment', {})
  return outcome.kind === 'answered' ? outcome.output : undefined
}

/** The one with this id, if this sale can have it. */
export async function askProduct(
  ports: Ports,
  connection: Connection,
  sale: FinancedSale,
  product_id: string,
): Promise<Offered> {
  const offered = (await askProducts(ports, connection, sale)).find(({ product }) => product.id === product_id)
  const { name } = connection.dialect
  if (!offered) throw refuse(409, 'no_such_product', words.product_discontinued({ lender: name }))
  if (offered.why_not !== null) throw refuse(409, 'product_does_not_fit', offered.why_not)
  return offered
}

/** One request per amount, since products differ by dealer fee. Only products within limits, so that none fails for all. */
async function askEstimates(
  ports: Ports,
  connection: Connection,
  sale: FinancedSale,
  offered: readonly Pick<Offered, 'product' | 'amount_cents' | 'why_not'>[],
): Promise<Map<string, Estimate>> {
  // Not every lender calculates payments.
  if (!connection.dialect.calls.estimates) return new Map()
  const fitting = offered.filter(({ why_not }) => why_not === null)
  const kinds = [...new Set(fitting.map(({ amount_cents, product: { type } }) => `${type} ${amount_cents}`))]
  const answers = await Promise.all(
    kinds.map(async kind => {
      const same = fitting.filter(({ amount_cents, product: { type } }) => `${type} ${amount_cents}` === kind)
      const [first] = same
      if (!first) return []
      const outcome = await askLender(ports, connection, 'estimates', {
        state: sale.address.state,
        product_ids: same.map(({ product }) => product.id),
        amount_cents: first.amount_cents,
        paydown_cents: Math.min(first.amount_cents, paydownOf(sale, first.product.type)),
        system: sale.system,
      })
      return outcome.kind === 'answered' ? outcome.output : []
    }),
  )
  return new Map(answers.flat().map(estimate => [estimate.product_id, estimate]))
}

/** Worded like the financing tab's reasons for an unavailable option. */
export function whyNot(
  { name, limits }: Pick<Dialect, 'name' | 'limits'>,
  product: Product,
  { inputs, address }: Pick<FinancedSale, 'inputs' | 'address'>,
  amount_cents: number,
): string | null {
  const { size_w } = amountOf({ inputs }, product)
  const caps = capsFor(limits, { type: product.type, size_w, state: address.state, storage: inputs.has_storage })
  const sentence = whyUnavailable(
    {
      name: product.name,
      active: true,
      min_amount_cents: most(product.min_amount_cents, caps.min_amount_cents),
      max_amount_cents: least(product.max_amount_cents, caps.max_amount_cents),
      max_price_usd_per_w: caps.max_usd_per_w,
      requires_storage: product.requires_storage,
      states: [],
      starts_on: null,
      ends_on: null,
      provider: { name, enabled: true, states: limits.states },
    },
    { amount_cents, size_w, state: address.state, has_storage: inputs.has_storage, on: inputs.on },
  )
  return sentence ?? outsideSizes(name, limits, size_w)
}

function outsideSizes(name: string, { min_size_w, max_size_w }: LenderLimits, size_w: number): string | null {
  const kw = (watts: number) => `${number(watts / 1000, 2)} kW`
  if (min_size_w !== null && size_w < min_size_w)
    return words.too_small({ lender: name, minimum: kw(min_size_w), size: kw(size_w) })
  if (max_size_w !== null && size_w > max_size_w)
    return words.too_big({ lender: name, maximum: kw(max_size_w), size: kw(size_w) })
  return null
}

const most = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))
const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b))

/** As a caller may read it: the dealer fee is a cost. */
export function productView({ dealer_fee, ...product }: Product, sees_cost: boolean): Schemas['LenderProduct'] {
  return sees_cost ? { ...product, dealer_fee } : product
}
