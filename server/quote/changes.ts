// What is otherwise between two bases of a quote, in words: the reason a document is out of date.
import { inArray } from 'drizzle-orm'
import { mountingName } from '#machines/design/production/mounting.ts'
import { dollars, percent } from '#machines/lib/words.ts'
import { addressLine } from '#machines/projects/rules.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import { DEFAULTS } from '#machines/settings/areas.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { inverters, others, panels, storage } from '../db/schema/equipment.ts'
import type { BasisParts } from '../db/schema/financing.ts'
import { energyFacts } from './energy-facts.ts'
import { siteFacts } from './words/site-facts.ts'

/** Names of equipment by id. */
export type Names = ReadonlyMap<string, string>

/** Every fact that differs, in the order a person would read them. A fact only one side has is null on the other. */
export function changesBetween(before: BasisParts, after: BasisParts | null, names: Names): Schemas['QuoteChange'][] {
  const was = factsOf(before, names)
  const is = after ? factsOf(after, names) : new Map<string, string>()
  const [losses, now] = [sharesOf(before), after && sharesOf(after)]
  for (const [name, share] of losses && now ? Object.entries(losses) : []) was.set(lossName(name), percent(share))
  for (const [name, share] of losses && now ? Object.entries(now) : []) is.set(lossName(name), percent(share))
  return [...new Set([...was.keys(), ...is.keys()])]
    .map(field => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter(change => change.before !== change.after)
}

/** Unknown of bases that held only their total. */
const sharesOf = ({ figures }: BasisParts) => (figures ? figures.shares : DEFAULTS.simulation.losses)
const lossName = (name: string) => `Loss: ${name.replaceAll('_', ' ').replace('light i', 'light-i')}`

/** Said only where it was chosen: what was quoted before there was a choice has none. */
const mounted = ({ mounting, rows, tracker }: Schemas['RoofArray']) =>
  [
    ...(mounting ? [mountingName(mounting).toLowerCase()] : []),
    ...(rows
      ? [
          `rows of ${rows.slope_length_m} m, ground cover ratio ${rows.ground_cover_ratio}, lower edge ${rows.lower_edge_m} m`,
        ]
      : []),
    ...(tracker ? [trackerWords(tracker)] : []),
  ]
    .map(words => `, ${words}`)
    .join('')

const trackerWords = ({ max_angle_deg, backtracking, cross_slope_deg }: Schemas['Tracker']) =>
  `tracker to ${max_angle_deg}°${backtracking ? ' with backtracking' : ''}${cross_slope_deg ? `, cross slope ${cross_slope_deg}°` : ''}`

const DISPATCH_MODELS: Record<NonNullable<BasisParts['dispatch']>, string> = {
  day_ahead: 'Day-ahead schedule, export where the rate allows',
  day_ahead_below_peaks: 'Day-ahead schedule below a monthly peak, export where the rate allows',
  self_consumption: 'Keeps the sun for the evening',
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
  const add = (field: string, value: string, nth = 1): void => {
    const key = nth === 1 ? field : `${field} (${nth})`
    if (facts.has(key)) add(field, value, nth + 1)
    else facts.set(key, value)
  }
  add('Contract price', dollars(price.price_cents))
  add('Size', `${grouped(price.size_w / 1000, 2)} kW`)
  add('Base price', dollars(price.base_cents))
  for (const adder of price.adders) add(adder.name, dollars(adder.total_cents))
  for (const [type, other] of Object.entries(other_prices)) {
    add(`Contract price, ${type}`, dollars(other.price_cents))
    for (const adder of other.adders) {
      if (!price.adders.some(one => one.adder_id === adder.adder_id))
        add(`${adder.name}, ${type}`, dollars(adder.total_cents))
    }
  }
  if (price.discount_cents > 0) add('Discount', dollars(price.discount_cents))
  for (const array of arrays) {
    const panel = names.get(array.panel_id) ?? 'panel'
    add(
      array.name,
      `${array.module_count} × ${panel}, tilt ${array.tilt_deg}°, azimuth ${array.azimuth_deg}°${mounted(array)}`,
    )
  }
  for (const { inverter_id, count } of chosen) add(names.get(inverter_id) ?? 'Inverter', `${count}`)
  for (const { storage_id, count } of parts.storage ?? []) add(names.get(storage_id) ?? 'Battery', `${count}`)
  for (const { other_id, quantity } of parts.others ?? []) add(names.get(other_id) ?? 'Other equipment', `${quantity}`)
  for (const { name, bifaciality } of parts.rears ?? []) add(`Rear of ${name}`, percent(bifaciality))
  for (const [field, value] of siteFacts(parts)) add(field, value)
  if (parts.shade) add('Simulation model', 'Shade by module and hour')
  if (parts.dispatch) add('Battery model', DISPATCH_MODELS[parts.dispatch])
  for (const { year, cost_cents } of parts.replacements ?? [])
    add('Battery replacement', `${dollars(cost_cents)} in year ${year}`)
  if (address) add('Address', addressLine(address))
  add('Weather', parts.weather ?? 'Stations around the address, model 1')
  const use = annualConsumption({ consumption, tariff, address })
  if (use !== null) add('Use in a year', `${grouped(use, 0)} kWh`)
  if (parts.use_months) add('Use by month', 'By the climate of the place')
  for (const [field, value] of energyFacts(parts)) add(field, value)
  if (installation_on) add('Planned installation', installation_on)
  if (construction_begins_on) add('Start of construction', construction_begins_on)
  for (const { type, name, worth } of parts.incentives ?? []) add(`${name}, ${type}`, worth)
  if (figures) {
    add('System losses', percent(figures.losses))
    if (figures.monthly_soiling)
      add('Soiling by month', figures.monthly_soiling.map(share => percent(share)).join(', '))
    add('Decline a year', percent(figures.degradation))
    if (figures.inverter_efficiency) add('Inverter efficiency', percent(figures.inverter_efficiency))
  }
  return facts
}

/** Equipment stays in the catalogue when it is no longer offered, so old bases keep their names. */
export async function namesOf(db: Db, all: BasisParts[]): Promise<Names> {
  const panel_ids = all.flatMap(({ arrays }) => arrays.map(array => array.panel_id))
  const inverter_ids = all.flatMap(parts => parts.inverters.map(choice => choice.inverter_id))
  const storage_ids = all.flatMap(parts => (parts.storage ?? []).map(choice => choice.storage_id))
  const other_ids = all.flatMap(parts => (parts.others ?? []).map(choice => choice.other_id))
  const rows = [
    ...(await db.select().from(panels).where(inArray(panels.id, panel_ids))),
    ...(await db.select().from(inverters).where(inArray(inverters.id, inverter_ids))),
    ...(await db.select().from(storage).where(inArray(storage.id, storage_ids))),
  ]
  const named = await db.select().from(others).where(inArray(others.id, other_ids))
  return new Map([
    ...rows.map(({ id, manufacturer, model }) => [id, `${manufacturer} ${model}`] as const),
    ...named.map(({ id, name }) => [id, name] as const),
  ])
}
