// The only place that checks a project against its sellers' limits: before a proposal is published or sent, an agreement sent or an
// application submitted, and for the screens.

import { refuse } from '#machines/lib/refuse.ts'
import { type Beyond, beyondLimits, covers, type LimitFacts, type Limits } from '#machines/money/guardrails/limits.ts'
import { electricalOf } from '#machines/money/sale/electrical.ts'
import { marginOf, otherEquipment, typedOffCents } from '#machines/money/sale/limit-facts.ts'
import { explainPrice, pricedFigures } from '#machines/money/sale/price.ts'
import type { PricedProject } from '#machines/money/sale/price-inputs.ts'
import { words } from '#machines/money/sale/words.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { approverRoles, limitsOn } from '../guardrails/limits.ts'
import { approvedIn, newestRequest } from '../guardrails/requests.ts'
import type { Sale } from '../sale/sale.ts'
import { productionOf } from './production.ts'
import { siteOf } from './site.ts'

type WayToPay = Schemas['FinancingType']

/** Unapproved excesses. `acting_id` is the seller, null for a homeowner's link; `ways`: additional payment types. */
export async function beyondApproved(
  db: Db,
  ports: Ports,
  sale: Sale,
  acting_id: string | null,
  ways: readonly WayToPay[] = [],
): Promise<Beyond[]> {
  const { project } = sale
  const held = await limitsOn(db, sale.settings.guardrails, project, acting_id)
  const priced = held.length > 0 ? explainPrice(sale) : undefined
  if (!priced) return []
  const sets = held.map(({ limits }) => limits)
  const facts = await factsOf(db, ports, sale, priced, sets, ways)
  const found = held.flatMap(({ role, limits }) => beyondLimits(role, limits, facts))
  if (found.length === 0) return []
  const approved = await approvedIn(db, project.id)
  return found.filter(one => !approved.some(by => covers(by, one)))
}

/** The same as checks, with who may approve. */
export async function limitChecks(
  db: Db,
  ports: Ports,
  sale: Sale,
  acting_id: string | null,
  ways: readonly WayToPay[] = [],
): Promise<Schemas['PricingCheck'][]> {
  const found = await beyondApproved(db, ports, sale, acting_id, ways)
  if (found.length === 0) return []
  const who = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(await approverRoles(db))
  const waits = (await newestRequest(db, sale.project.id))?.status === 'waiting'
  const fix = waits ? words.approval_requested({ who }) : words.ask_for_approval({ who })
  // Approval is requested next to the price.
  return found.map(({ sentence }) => ({ code: 'beyond_limit', severity: 'stop', sentence, fix, where: 'price' }))
}

/** Throws 409 where something is beyond and was not approved. */
export async function requireLimits(
  db: Db,
  ports: Ports,
  sale: Sale,
  acting_id: string,
  code: 'pricing_check' | 'checks_block',
  ways: readonly WayToPay[] = [],
) {
  const found = await limitChecks(db, ports, sale, acting_id, ways)
  if (found.length > 0) throw refuse(409, code, found.map(({ sentence, fix }) => `${sentence} ${fix}`).join(' '))
}

/** Facts no limit uses aren't loaded. */
async function factsOf(
  db: Db,
  ports: Ports,
  sale: Sale,
  priced: PricedProject,
  sets: readonly Limits[],
  ways: readonly WayToPay[],
): Promise<LimitFacts> {
  const asks = (of: (limits: Limits) => boolean) => sets.some(of)
  const price = pricedFigures(priced)
  const { financing, settings } = sale
  const chosen = financing ? [financing.snapshot.offer.type] : []
  const off_cents = price ? price.discount_cents + typedOffCents(priced) : 0
  const before_cents = price ? price.price_cents + off_cents : 0
  const { cost_usd_per_w } = settings.general.pricing_checks
  return {
    price_usd_per_w: price && price.size_w > 0 ? (price.base_cents - off_cents) / 100 / price.size_w : null,
    discount: price && before_cents > 0 ? off_cents / before_cents : null,
    margin: price && marginOf(price, cost_usd_per_w),
    offset: asks(one => one.most_offset !== null) ? ((await productionOf(db, ports, sale))?.offset ?? null) : null,
    size_kw: priced.size_w / 1000,
    ways_to_pay: [...new Set([...chosen, ...ways])],
    other_equipment: asks(one => one.default_equipment) ? otherEquipment(priced, settings.design_preferences) : [],
    design_errors: asks(one => one.no_design_errors) ? await designErrors(db, ports, sale) : [],
  }
}

async function designErrors(db: Db, ports: Ports, sale: Sale): Promise<string[]> {
  const findings = electricalOf(sale, await siteOf(db, ports, sale))
  return [...new Set(findings.filter(({ severity }) => severity === 'error').map(({ about }) => about))]
}
