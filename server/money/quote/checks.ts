// What prevents a price from being sold: an unpriced part, limits of the company, the role or the lender, or a missing license. Each
// with a sentence for the rep and its remedy; none reveals a cost to users who may not see it.

import { refuse } from '#machines/lib/refuse.ts'
import { discountCheck, financingCheck, marginCheck, newerCheck } from '#machines/money/sale/checks.ts'
import { newerPrices } from '#machines/money/sale/newer-prices.ts'
import { explainPrice, pricedFigures } from '#machines/money/sale/price.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { licenseProblemOf } from '#server/company/license-of.ts'
import type { Db } from '#server/db/database.ts'
import { tariffCheck } from '#server/design/utilities/tariff-basis.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Sale } from '../sale/sale.ts'
import { limitChecks } from './limits.ts'
import { missingPrices } from './missing-prices.ts'
import { offersOf } from './offers.ts'

type Check = Schemas['PricingCheck']
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
