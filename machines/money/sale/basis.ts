// The basis of a quote: all inputs compared to decide if it is still current.

import { WEATHER_MODEL } from '#machines/design/weather/weather-at.ts'
import { chosenOffset } from '#machines/design/weather/weather-reading.ts'
import { dollars } from '#machines/lib/format.ts'
import { FINANCING_TYPES } from '#machines/money/financing/rules.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { isSpread } from '#machines/projects/use-by-month.ts'
import type { Schemas } from '#sdk/types.ts'
import { dispatchModel } from './battery.ts'
import { companyFigures, figuresBeyondDefaults, figuresFor, totalsBeyondDefaults } from './company-figures.ts'
import { incentiveRules, judgeIncentives } from './judge-incentives.ts'
import { type Prices, pricesOf } from './price.ts'
import { boughtAgain } from './replacements.ts'
import type { BasisParts, PricedSale, RatedSale } from './sale.ts'
import { openPlanes } from './simulation-inputs.ts'

export type QuotedParts = {
  prices: Prices
  parts: BasisParts
  /** Their form from when a basis contained only the total of the losses; undefined where that says the same. */
  earlier: object | undefined
}

/** Null without a design. */
export function basisParts(sale: RatedSale): QuotedParts | null {
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
  const totals = totalsBeyondDefaults(figures)
  return { prices, parts, earlier: totals && { ...parts, figures: totals } }
}

/** Its hours are the same under the same name. */
const weatherName = (file: PricedSale['weather_file']): string =>
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
