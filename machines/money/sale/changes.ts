// Differences between two bases of a quote, in words: why a document is out of date.
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { mountingName } from '#machines/design/production/mounting.ts'
import { dollars, percent } from '#machines/lib/format.ts'
import { addressLine } from '#machines/lib/text.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { energyFacts } from './describe/energy-facts.ts'
import { siteFacts } from './describe/site-facts.ts'
import { words } from './describe/words.ts'
import type { BasisParts } from './sale.ts'
import { LOSSES } from './simulation-result.ts'

/** Names of equipment by id. */
export type Names = ReadonlyMap<string, string>

/** Every fact that differs, in the order a person would read them. A fact only one side has is null on the other. */
export function changesBetween(before: BasisParts, after: BasisParts | null, names: Names): Schemas['QuoteChange'][] {
  const was = factsOf(before, names)
  const is = after ? factsOf(after, names) : new Map<string, string>()
  const [losses, now] = [sharesOf(before), after && sharesOf(after)]
  if (losses && now)
    for (const name of LOSSES) {
      const field = words.fact.loss({ name: words.loss[name] })
      was.set(field, percent(losses[name]))
      is.set(field, percent(now[name]))
    }
  return [...new Set([...was.keys(), ...is.keys()])]
    .map(field => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter(change => change.before !== change.after)
}

/** Unknown of bases that held only their total. */
const sharesOf = ({ figures }: BasisParts) => (figures ? figures.shares : DEFAULTS.simulation.losses)

/** Listed only if it was chosen; quotes from before there was a choice have none. */
const mounted = ({ mounting, rows, tracker }: Schemas['RoofArray']): string[] => [
  ...(mounting ? [mountingName(mounting, currentLanguage()).toLowerCase()] : []),
  ...(rows
    ? [
        words.value.rows({
          length: rows.slope_length_m,
          ratio: rows.ground_cover_ratio,
          edge: rows.lower_edge_m,
        }),
      ]
    : []),
  ...(tracker ? trackerWords(tracker) : []),
]

const trackerWords = ({ max_angle_deg, backtracking, cross_slope_deg }: Schemas['Tracker']): string[] => [
  words.value.tracker({ angle: max_angle_deg, has_backtracking: backtracking ? 'yes' : 'no' }),
  ...(cross_slope_deg ? [words.value.cross_slope({ angle: cross_slope_deg })] : []),
]

/** A basis names a weather file, or the model by which the stations around an address are combined. */
function weatherWords(name: string): string {
  const [, model] = /^Stations around the address, model (\d+)$/.exec(name) ?? []
  return model === undefined ? name : words.value.stations({ model })
}

const grouped = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

function factsOf(parts: BasisParts, names: Names): Map<string, string> {
  const {
    price,
    other_prices = {},
    arrays,
    inverters: chosen,
    address,
    consumption,
    tariff,
    installation_on,
    construction_begins_on,
    figures,
  } = parts
  const facts = new Map<string, string>()
  // Two planes or adders may have one name.
  const { fact, value } = words
  const add = (field: string, text: string, nth = 1): void => {
    const key = nth === 1 ? field : `${field} (${nth})`
    if (facts.has(key)) add(field, text, nth + 1)
    else facts.set(key, text)
  }
  add(fact.contract_price, dollars(price.price_cents))
  add(fact.size, `${grouped(price.size_w / 1000, 2)} kW`)
  add(fact.base_price, dollars(price.base_cents))
  for (const adder of price.adders) add(adder.name, dollars(adder.total_cents))
  for (const [type, other] of Object.entries(other_prices)) {
    add(fact.contract_price_of({ way: type }), dollars(other.price_cents))
    for (const adder of other.adders) {
      if (!price.adders.some(one => one.adder_id === adder.adder_id))
        add(fact.name_of_way({ name: adder.name, way: type }), dollars(adder.total_cents))
    }
  }
  if (price.discount_cents > 0) add(fact.discount, dollars(price.discount_cents))
  for (const array of arrays) {
    const panel = names.get(array.panel_id) ?? value.panel
    add(
      array.name,
      [
        value.plane({ count: array.module_count, panel, tilt: array.tilt_deg, azimuth: array.azimuth_deg }),
        ...mounted(array),
      ].join(', '),
    )
  }
  for (const { inverter_id, count } of chosen) add(names.get(inverter_id) ?? fact.inverter, `${count}`)
  for (const { storage_id, count } of parts.storage ?? []) add(names.get(storage_id) ?? fact.battery, `${count}`)
  for (const { other_id, quantity } of parts.others ?? [])
    add(names.get(other_id) ?? fact.other_equipment, `${quantity}`)
  for (const { name, bifaciality } of parts.rears ?? []) add(fact.rear({ name }), percent(bifaciality))
  for (const [field, value] of siteFacts(parts)) add(field, value)
  if (parts.shade) add(fact.simulation_model, value.hourly_shade)
  if (parts.dispatch) add(fact.battery_model, words.dispatch[parts.dispatch])
  for (const { year, cost_cents } of parts.replacements ?? [])
    add(fact.battery_replacement, value.replacement({ cost: dollars(cost_cents), year }))
  if (address) add(fact.address, addressLine(address))
  add(fact.weather, parts.weather ? weatherWords(parts.weather) : value.stations({ model: '1' }))
  const use = annualConsumption({ consumption, tariff, address })
  if (use !== null) add(fact.annual_usage, `${grouped(use, 0)} kWh`)
  if (parts.use_months) add(fact.monthly_usage, value.by_climate)
  for (const [field, value] of energyFacts(parts)) add(field, value)
  if (installation_on) add(fact.installation, installation_on)
  if (construction_begins_on) add(fact.construction, construction_begins_on)
  for (const { type, name, worth } of parts.incentives ?? []) add(fact.name_of_way({ name, way: type }), worth)
  if (figures) {
    add(fact.system_losses, percent(figures.losses))
    if (figures.monthly_soiling)
      add(fact.monthly_soiling, figures.monthly_soiling.map(share => percent(share)).join(', '))
    add(fact.degradation, percent(figures.degradation))
    if (figures.inverter_efficiency) add(fact.inverter_efficiency, percent(figures.inverter_efficiency))
  }
  return facts
}
