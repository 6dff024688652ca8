// How many panels cover a share of the household's usage, by figures and on a drawing. Nothing is written. What the search needs is
// loaded first; the returned search runs after the transaction, so that no other request waits for its simulated years.
import { setImmediate } from 'node:timers/promises'
import { divided, fewestPanels } from '#machines/design/fewest-panels.ts'
import { followedCount, type Size } from '#machines/design/inverter-count.ts'
import { shadeScene } from '#machines/design/shade/shade-scene.ts'
import { sum } from '#machines/lib/numbers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { offsetMeter } from '#server/money/quote/production.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { inSlices } from '../lib/in-slices.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { panelsOf } from './drawn-design.ts'
import { shadedSteps } from './drawn-shade.ts'
import { designRow } from './save-design.ts'
import { words } from './words.ts'

type Choices = Schemas['InverterChoice'][]
type Arrays = Schemas['RoofArray'][]
type Drawing = Schemas['Drawing']

const MOST_ON_A_PLANE = 500

export async function sizeArrays(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { target, arrays, inverters }: { target: number; arrays: Arrays; inverters: Choices },
) {
  const sale = await loadSale(db, project)
  const { follow, offsetOf } = await meterOf(
    db,
    ports,
    sale,
    await designRow(db, ports, project, sale.design, { arrays, inverters }),
  )
  const given = arrays.map(({ module_count }) => module_count)
  const at = (count: number) => {
    const counts = divided(count, given)
    return arrays.map((array, index) => ({ ...array, module_count: counts[index] ?? array.module_count }))
  }
  const limits = { least: arrays.length, most: arrays.length * MOST_ON_A_PLANE, guess: sum(given) }
  return async () => {
    const { count, offset, reached } = await fewestPanels({ target, ...limits }, count =>
      offsetOf({ arrays: at(count) }),
    )
    return {
      module_counts: at(count).map(({ module_count }) => module_count),
      inverters: follow(at(count)),
      offset,
      reached,
    }
  }
}

/** Fills the planes by yield per module, best first, each starting at its first row. */
export async function sizeDrawing(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { target, drawing, plane_ids }: { target: number; drawing: Drawing; plane_ids: string[] },
) {
  const sale = await loadSale(db, project)
  const chosen = drawing.planes.filter(({ id, modules }) => plane_ids.includes(id) && modules.length > 0)
  if (chosen.length === 0 || drawing.inverters.length === 0) throw refuse(409, 'nothing_to_size', words.draw_first)
  const panels = [...(await panelsOf(db, drawing)).values()]
  const { inverters, storage, losses, conditions } = drawing
  const laid = drawing.planes.filter(({ modules }) => modules.length > 0)
  const base = await designRow(
    db,
    ports,
    project,
    sale.design,
    { arrays: laidArrays(laid), inverters, storage, losses, conditions },
    {
      panel: index => `drawing.planes.${laid[index] ? drawing.planes.indexOf(laid[index]) : 0}.panel_id`,
      within: 'drawing.',
    },
  )
  const { offsetOf, weather } = await meterOf(db, ports, sale, base)

  const offsetOn = async (on: ReadonlyMap<string, number>, shade: 'monthly' | 'hourly') => {
    const sketched = lit(drawing, on)
    const arrays = await inSlices(shadedSteps(sketched, panels, weather))
    return arrays.length > 0 ? offsetOf({ arrays, scene: shade === 'hourly' ? shadeScene(sketched, panels) : null }) : 0
  }
  return async () => {
    const order = await byYield(chosen, drawing, on => offsetOn(on, 'monthly'))
    const at = (count: number): Map<string, number> => {
      let left = count
      return new Map(
        order.map(({ id, modules }) => {
          const on = Math.min(left, modules.length)
          left -= on
          return [id, on]
        }),
      )
    }
    const most = sum(chosen.map(({ modules }) => modules.length))
    const search = (guess: number, shade: 'monthly' | 'hourly') =>
      fewestPanels({ target, least: 0, most, guess }, count => offsetOn(at(count), shade))
    // Casting hourly shade takes a second, counting with monthly shade milliseconds. So hourly shade is cast once, for slightly more
    // modules than needed; fewer are a subset.
    const { count } = await search(Math.ceil(most / 2), 'monthly')
    const reach = await search(count + 1 + Math.ceil(count / 20), 'hourly')
    const on = at(reach.count)
    return {
      planes: chosen.map(({ id }) => ({ id, modules_on: on.get(id) ?? 0 })),
      offset: reach.offset,
      reached: reach.reached,
    }
  }
}

async function byYield(
  planes: Drawing['planes'],
  drawing: Drawing,
  offsetOn: (on: ReadonlyMap<string, number>) => Promise<number>,
): Promise<Drawing['planes']> {
  if (planes.length < 2) return planes
  const yields = new Map<string, number>()
  for (const { id, modules } of planes) {
    const alone = new Map(drawing.planes.map(one => [one.id, one.id === id ? modules.length : 0]))
    yields.set(id, (await offsetOn(alone)) / modules.length)
  }
  return [...planes].sort((a, b) => (yields.get(b.id) ?? 0) - (yields.get(a.id) ?? 0))
}

/** The first so many modules of these planes on, the others off. */
const lit = (drawing: Drawing, on: ReadonlyMap<string, number>): Drawing => ({
  ...drawing,
  planes: drawing.planes.map(plane => {
    const count = on.get(plane.id)
    if (count === undefined) return plane
    return { ...plane, modules: plane.modules.map((module, index) => ({ ...module, on: index < count })) }
  }),
})

/** One for each plane with modules, even if all of them are off. */
const laidArrays = (planes: Drawing['planes']): Arrays =>
  planes.map(({ name, tilt_deg, azimuth_deg, panel_id, modules, mounting }) => ({
    name,
    tilt_deg,
    azimuth_deg,
    panel_id,
    module_count: modules.filter(({ on }) => on).length,
    ...(mounting ? { mounting } : {}),
  }))

type Counted = readonly Pick<Schemas['RoofArray'], 'panel_id' | 'module_count'>[]

/** Offsets of the same design at other panel counts. Refuses a project without an address or usage. */
async function meterOf(db: Db, ports: Ports, sale: Sale, base: Design) {
  const tried = await tryDesign(db, sale, { design: base })
  const meter = await offsetMeter(db, ports, tried)
  if (!meter) throw refuse(409, 'no_place', words.size_needs_address)
  const { used_kwh, annualOf, weather } = meter
  if (used_kwh === null) throw refuse(409, 'no_use', words.size_needs_usage)
  const { panels, inverters } = tried.catalog
  const size = (of: Counted): Size => ({
    modules: sum(of.map(({ module_count }) => module_count)),
    dc_w: sum(of.map(({ panel_id, module_count }) => (panels.get(panel_id)?.power_w ?? 0) * module_count)),
  })
  const rule = { inverters: [...inverters.values()], dc_ac_target: sale.settings.design_preferences.dc_ac_target }
  /** The inverters at another size: a single model's count follows the panels unless it was chosen. */
  const follow = (arrays: Counted): Choices => {
    const [only] = base.inverters
    const count = followedCount(base.inverters, rule, size(base.arrays), size(arrays))
    return only && count !== undefined ? [{ ...only, count }] : base.inverters
  }
  const offsetOf = async (part: Pick<Design, 'arrays'> & Partial<Pick<Design, 'scene'>>): Promise<number> => {
    // Yields between simulated years, so that requests are answered.
    await setImmediate()
    const { modules: module_count, dc_w: size_w } = size(part.arrays)
    const chosen = follow(part.arrays)
    const ac_w = sum(chosen.map(({ inverter_id, count }) => (inverters.get(inverter_id)?.ac_power_w ?? 0) * count))
    return (await annualOf({ ...base, ...part, inverters: chosen, module_count, size_w, ac_w })) / used_kwh
  }
  return { follow, offsetOf, weather }
}
