// The basis of a quote: all inputs compared to decide if it is still current. Identified by its hash.
import { and, eq, inArray } from 'drizzle-orm'
import { WEATHER_MODEL } from '#machines/design/weather/weather-at.ts'
import { dollars } from '#machines/lib/format.ts'
import { FINANCING_TYPES } from '#machines/money/financing/rules.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { isSpread } from '#machines/projects/use-by-month.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { type BasisParts, quote_bases } from '#server/db/schema/financing.ts'
import { chosenOffset } from '#server/design/weather/project-weather.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { Design, PricedSale, RatedSale, WeatherFile } from '../sale/sale.ts'
import { changesBetween, namesOf } from './changes.ts'
import { companyFigures, figuresBeyondDefaults, figuresFor, totalsBeyondDefaults } from './company-figures.ts'
import { boughtAgain } from './equipment/replacements.ts'
import { dispatchModel } from './household.ts'
import { incentiveRules } from './incentives.ts'
import { judgeIncentives } from './judge-incentives.ts'
import { type Prices, pricesOf } from './price.ts'
import { openPlanes } from './simulation-inputs.ts'

export type Basis = {
  prices: Prices
  design: Design
  parts: BasisParts
  hash: string
  /** True if an older hash has the same basis: hashes once contained only the total of the losses. */
  holds: (hash: string | null) => boolean
}

/** Null without a design. */
export function basisOf(sale: RatedSale): Basis | null {
  const { project, design, settings, catalog, weather_file } = sale
  const prices = pricesOf(sale)
  if (!design || !prices) return null
  const { address, consumption, tariff, installation_on, construction_begins_on } = project
  const counted = incentivesCounted(sale, prices)
  const { replacements } = boughtAgain(design, catalog)
  const dispatch = dispatchModel(sale, design)
  const figures = figuresFor(design, companyFigures(settings.simulation))
  const rears = openPlanes(design, catalog).flatMap(({ name, bifaciality }) =>
    bifaciality ? [{ name, bifaciality }] : [],
  )
  const parts = {
    price: prices.cash,
    ...otherPrices(prices),
    arrays: design.arrays,
    inverters: design.inverters,
    // Left out if there is none, so that hashes from before designs had any are still current.
    ...(design.storage.length > 0 ? { storage: design.storage } : {}),
    ...(design.storage.length > 0 && design.storage_control ? { storage_control: design.storage_control } : {}),
    ...(design.others.length > 0 ? { others: design.others } : {}),
    // Likewise: only where the newer model makes another year of the same design.
    ...(design.scene ? { shade: 'hourly' as const } : {}),
    ...(dispatch ? { dispatch } : {}),
    ...(replacements ? { replacements } : {}),
    ...(isSpread(consumption) ? { use_months: 'climate' as const } : {}),
    address,
    weather: weatherName(weather_file),
    consumption,
    tariff,
    installation_on,
    ...(construction_begins_on ? { construction_begins_on } : {}),
    ...(counted.length > 0 ? { incentives: counted } : {}),
    ...(design.conditions ? { conditions: design.conditions } : {}),
    ...(rears.length > 0 ? { rears } : {}),
    figures: figuresBeyondDefaults(figures),
  }
  const hash = sha256(canonicaliseJson(parts))
  const totals = totalsBeyondDefaults(figures)
  const earlier = totals && sha256(canonicaliseJson({ ...parts, figures: totals }))
  return { prices, design, parts, hash, holds: one => one === hash || (one !== null && one === earlier) }
}

/** Its hours are the same under the same name. */
const weatherName = (file: WeatherFile | undefined): string =>
  file
    ? `${file.file_name} (${[file.sha256.slice(0, 12), chosenOffset(file.reading)].filter(part => part !== undefined).join(' @')})`
    : `Stations around the address, model ${WEATHER_MODEL}`

/** By way to pay, without what needs a simulated year: that is shown by its rate. */
function incentivesCounted(sale: RatedSale, prices: Prices) {
  const known = incentiveRules(sale)
  return FINANCING_TYPES.flatMap(type => {
    const { price_cents, incentive_basis_cents = price_cents, size_w } = prices[type]
    const way = { type, price_cents, incentive_basis_cents, size_w, annual_kwh: 0 }
    return judgeIncentives(known, sale.project, way).lines.flatMap(({ incentive_id, counts, amount_cents }) => {
      const rule = known.rules.find(({ id }) => id === incentive_id)
      if (!rule || !counts || rule.claimed_by === 'provider') return []
      const worth = rule.kind === 'production' ? `$${rule.value}/kWh` : dollars(amount_cents)
      return [{ type, name: rule.name, worth }]
    })
  })
}

/** Only prices that differ from the cash price: most projects have one price for all payment types. */
function otherPrices({ cash, ...others }: Prices): Pick<BasisParts, 'other_prices'> {
  const unlike = Object.entries(others).filter(([, price]) => canonicaliseJson(price) !== canonicaliseJson(cash))
  return unlike.length > 0 ? { other_prices: Object.fromEntries(unlike) } : {}
}

/** The quoted price for a payment type. */
export const priceIn = ({ price, other_prices }: BasisParts, type: Schemas['FinancingType']) =>
  other_prices?.[type] ?? price

/** Called by whatever quotes from it: chosen financing, published proposal, sent agreement. Stored already where financing was chosen by it. */
export async function keepBasis(
  db: Db,
  ports: Ports,
  { project, chosen }: Pick<PricedSale, 'project' | 'chosen'>,
  { hash, parts }: Basis,
) {
  if (chosen?.basis_hash === hash) return
  const { company_id, id: project_id } = project
  await db
    .insert(quote_bases)
    .values({ company_id, project_id, hash, parts, made_at: ports.now() })
    .onConflictDoNothing()
}

export const isCurrent = (sale: RatedSale, hash: string | null): boolean => basisOf(sale)?.holds(hash) ?? false

export type Standing = { is_current: boolean; changes: Schemas['QuoteChange'][] }

/** Tells if a stored hash is still current, and if not, what differs. */
export async function standing(db: Db, sale: RatedSale, hash: string | null): Promise<Standing> {
  const found = await standings(db, sale, hash === null ? [] : [hash])
  return found.get(hash ?? '') ?? { is_current: false, changes: [] }
}

/** The same for several, with today's basis calculated once. */
export async function standings(db: Db, sale: RatedSale, hashes: string[]): Promise<Map<string, Standing>> {
  const today = basisOf(sale)
  const past = hashes.filter(hash => !today?.holds(hash))
  const kept =
    past.length === 0
      ? []
      : await db
          .select()
          .from(quote_bases)
          .where(and(eq(quote_bases.project_id, sale.project.id), inArray(quote_bases.hash, past)))
  const parts = [...kept.map(one => one.parts), ...(kept.length > 0 && today ? [today.parts] : [])]
  const names = parts.length > 0 ? await namesOf(db, parts, sale.catalog) : undefined
  return new Map(
    hashes.map((hash): [string, Standing] => {
      if (today?.holds(hash)) return [hash, { is_current: true, changes: [] }]
      const before = kept.find(one => one.hash === hash)
      const changes = before && names ? changesBetween(before.parts, today?.parts ?? null, names) : []
      return [hash, { is_current: false, changes }]
    }),
  )
}
