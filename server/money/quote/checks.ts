// What prevents a price from being sold: an unpriced part, limits of the company, the role or the lender, or a missing license. Each
// with a sentence for the rep and its remedy; none reveals a cost to users who may not see it.
import { percent } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { licenseProblemOf } from '#server/company/license-of.ts'
import type { Db } from '#server/db/database.ts'
import { tariffCheck } from '#server/design/utilities/tariff-basis.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Sale } from '../sale/sale.ts'
import { limitChecks } from './limits/judge.ts'
import { offersOf } from './offers.ts'
import { explainPrice, pricedFigures } from './price.ts'
import { missingPrices } from './pricing/missing-prices.ts'
import { newerPrices } from './pricing/newer-prices.ts'
import { words } from './words.ts'

type Check = Schemas['PricingCheck']
type Limits = Schemas['PricingChecks']
type Seller = Pick<UserCaller, 'permissions' | 'user_id'>

export async function checksOf(
  db: Db,
  ports: Ports,
  caller: Seller,
  sale: Sale,
  ways: readonly Schemas['FinancingType'][] = [],
): Promise<Check[]> {
  const priced = explainPrice(sale)
  const price = pricedFigures(priced)
  if (!priced || !price) return []
  const { pricing_checks } = sale.settings.general
  const license = licenseProblemOf(sale, ports)
  const { financing } = sale
  const offers = financing ? await offersOf(db, ports, sale, {}, currentLanguage()) : []
  const offer = offers.find(one => one.option_id === financing?.option_id)
  const may = caller.permissions.has('pricing.override')
  const found = [
    ...(await missingPrices(db, caller, priced)),
    newerCheck(newerPrices(sale)),
    marginCheck(pricing_checks, price, may),
    discountCheck(pricing_checks, price, may),
    ...(await limitChecks(db, ports, sale, caller.user_id, ways)),
    financing && financingCheck(financing.snapshot.offer.name, offer),
    license
      ? { code: 'license_missing' as const, severity: 'stop' as const, ...license, where: 'company' as const }
      : undefined,
  ]
  return found.filter(check => check !== undefined).sort((a, b) => (a.severity < b.severity ? -1 : 1))
}

/** These, plus whether the basis of the savings is confirmed: that only stops a proposal, which promises them. */
export async function proposalChecksOf(
  db: Db,
  ports: Ports,
  caller: Seller,
  sale: Sale,
  ways: readonly Schemas['FinancingType'][] = [],
): Promise<Check[]> {
  const assumed = sale.project.price_cents === null ? undefined : tariffCheck(ports, sale)
  return [...(assumed ? [assumed] : []), ...(await checksOf(db, ports, caller, sale, ways))]
}

/**
 * Throws 409 with the sentences of what prevents the sale. `but` lists checks to ignore at this step, `ways` the payment options
 * offered besides the chosen one.
 */
export async function requireChecks(
  db: Db,
  ports: Ports,
  caller: Seller,
  sale: Sale,
  but: Check['code'][] = [],
  ways: readonly Schemas['FinancingType'][] = [],
) {
  const stops = (await proposalChecksOf(db, ports, caller, sale, ways)).filter(
    ({ severity, code }) => severity === 'stop' && !but.includes(code),
  )
  if (stops.length > 0)
    throw refuse(409, 'pricing_check', stops.map(({ sentence, fix }) => `${sentence} ${fix}`).join(' '))
}

function newerCheck(newer: Schemas['NewerPrices'] | null): Check | undefined {
  if (!newer) return undefined
  const names = newer.lines.map(({ name }) => name)
  return {
    code: 'prices_newer',
    severity: 'warn',
    sentence: words.newer_prices({ names: names.join(', ') }),
    fix: words.newer_prices_fix,
    where: 'price',
  }
}

const usdPerWatt = (usd: number) => `$${usd.toFixed(2)}`

/** Adders' costs are unknown: they count at their price, so they never make up for a thin system margin. */
export function marginCheck(limits: Limits, price: Schemas['Price'], may: boolean): Check | undefined {
  const { minimum_margin, cost_usd_per_w } = limits
  if (minimum_margin === null || cost_usd_per_w === null || price.size_w === 0) return undefined
  const adders_cents = price.adders.reduce((sum, adder) => sum + adder.total_cents, 0)
  const system_cents = price.price_cents - adders_cents
  const cost_cents = cost_usd_per_w * price.size_w * 100
  if (system_cents - cost_cents >= minimum_margin * system_cents) return undefined
  // The discount stays; what must rise is the base price.
  const needed_cents = cost_cents / (1 - minimum_margin) + price.discount_cents
  const needed_usd = Math.ceil(needed_cents / price.size_w) / 100
  return {
    code: 'margin_below_minimum',
    severity: may ? 'warn' : 'stop',
    sentence: words.margin_below_minimum({ margin: percent(minimum_margin, 1) }),
    fix: words.margin_fix({
      price: usdPerWatt(needed_usd),
      has_discount: price.discount_cents > 0 ? 'yes' : 'no',
      may_override: may ? 'yes' : 'no',
    }),
    where: 'price',
  }
}

export function discountCheck({ most_discount }: Limits, price: Schemas['Price'], may: boolean): Check | undefined {
  const before = price.price_cents + price.discount_cents
  if (most_discount === null || price.discount_cents <= most_discount * before) return undefined
  return {
    code: 'discount_above_limit',
    severity: may ? 'warn' : 'stop',
    sentence: words.discount_above_limit({
      share: percent(price.discount_cents / before, 1),
      limit: percent(most_discount, 1),
    }),
    fix: words.discount_fix({
      amount: `$${Math.floor((most_discount * before) / 100).toLocaleString('en-US')}`,
      may_override: may ? 'yes' : 'no',
    }),
    where: 'price',
  }
}

function financingCheck(name: string, offer: Schemas['Offer'] | undefined): Check | undefined {
  const sentence = offer ? offer.unavailable : words.option_discontinued({ name })
  if (sentence === null) return undefined
  return {
    code: 'financing_unavailable',
    severity: 'stop',
    sentence,
    fix: words.option_fix,
    where: 'financing',
  }
}
