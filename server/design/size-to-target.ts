// How many panels cover a share of the household's usage, by figures; on a drawing it is `size-drawing.ts`. Nothing is written. What
// the search needs is loaded first; the returned search runs after the transaction, so that no other request waits for its
// simulated years.
import { setImmediate } from 'node:timers/promises'
import { divided, fewestPanels } from '#machines/design/fewest-panels.ts'
import { followedCount, type Size } from '#machines/design/inverter-count.ts'
import { sum } from '#machines/lib/numbers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { priceOf } from '#machines/money/sale/price.ts'
import { withDesign } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import { offsetMeter } from '#server/money/quote/production.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { designRow } from './save-design.ts'
import { words } from './words.ts'

type Choices = Schemas['InverterChoice'][]
export type Arrays = Schemas['RoofArray'][]

const MOST_ON_A_PLANE = 500

export async function sizeArrays(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { target, arrays, inverters }: { target: number; arrays: Arrays; inverters: Choices },
) {
  const sale = await loadSale(db, project)
  const { follow, annualOf, used_kwh } = await meterOf(
    db,
    ports,
    sale,
    await designRow(db, ports, project, sale.design, { arrays, inverters }),
  )
  if (used_kwh === null) throw refuse(409, 'no_use', words.size_needs_usage)
  const given = arrays.map(({ module_count }) => module_count)
  const at = (count: number) => {
    const counts = divided(count, given)
    return arrays.map((array, index) => ({ ...array, module_count: counts[index] ?? array.module_count }))
  }
  const limits = { least: arrays.length, most: arrays.length * MOST_ON_A_PLANE, guess: sum(given) }
  return async () => {
    const { count, offset, reached } = await fewestPanels(
      { target, ...limits },
      async count => (await annualOf({ arrays: at(count) })) / used_kwh,
    )
    return {
      module_counts: at(count).map(({ module_count }) => module_count),
      inverters: follow(at(count)),
      offset,
      reached,
    }
  }
}

type Part = Pick<Design, 'arrays'> & Partial<Pick<Design, 'scene'>>
type Counted = readonly Pick<Schemas['RoofArray'], 'panel_id' | 'module_count'>[]

/** Years, sizes and prices of the same design at other panel counts. Refuses a project without an address. */
export async function meterOf(db: Db, ports: Ports, sale: Sale, base: Design) {
  const tried = await tryDesign(db, sale, { design: base })
  const meter = await offsetMeter(db, ports, tried)
  if (!meter) throw refuse(409, 'no_place', words.size_needs_address)
  const { panels, inverters } = tried.catalog
  const sizeOf = (of: Counted): Size => ({
    modules: sum(of.map(({ module_count }) => module_count)),
    dc_w: sum(of.map(({ panel_id, module_count }) => (panels.get(panel_id)?.power_w ?? 0) * module_count)),
  })
  const rule = { inverters: [...inverters.values()], dc_ac_target: sale.settings.design_preferences.dc_ac_target }
  /** The inverters at another size: a single model's count follows the panels unless it was chosen. */
  const follow = (arrays: Counted): Choices => {
    const [only] = base.inverters
    const count = followedCount(base.inverters, rule, sizeOf(base.arrays), sizeOf(arrays))
    return only && count !== undefined ? [{ ...only, count }] : base.inverters
  }
  const designOf = (part: Part): Design => {
    const { modules: module_count, dc_w: size_w } = sizeOf(part.arrays)
    const chosen = follow(part.arrays)
    const ac_w = sum(chosen.map(({ inverter_id, count }) => (inverters.get(inverter_id)?.ac_power_w ?? 0) * count))
    return { ...base, ...part, inverters: chosen, module_count, size_w, ac_w }
  }
  const annualOf = async (part: Part): Promise<number> => {
    // Yields between simulated years, so that requests are answered.
    await setImmediate()
    return meter.annualOf(designOf(part))
  }
  const priceAt = (part: Part) => priceOf(withDesign(tried, designOf(part)))?.price_cents ?? null
  return { follow, sizeOf, designOf, annualOf, priceAt, used_kwh: meter.used_kwh, weather: meter.weather }
}
