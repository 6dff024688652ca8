// Which modules of a drawing to turn on for a share of the household's usage, a size, a panel count or a budget. Nothing is
// written; the returned search runs after the transaction, as in `size-to-target.ts`.
import { fewestPanels } from '#machines/design/fewest-panels.ts'
import { mostWithin, rowsFor } from '#machines/design/fill-targets.ts'
import { shadeScene } from '#machines/design/shade/shade-scene.ts'
import { sum } from '#machines/lib/numbers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Db } from '../db/database.ts'
import { inSlices } from '../lib/in-slices.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { panelsOf } from './drawn-design.ts'
import { shadedSteps } from './drawn-shade.ts'
import { designRow } from './save-design.ts'
import { type Arrays, meterOf } from './size-to-target.ts'
import { words } from './words.ts'

type Drawing = Schemas['Drawing']
type Targets = { target?: number; size_kw?: number; module_count?: number; budget_cents?: number }
type Asked = Targets & { drawing: Drawing; plane_ids: string[] }
/** By plane: positions of the modules to turn on. */
type Lit = ReadonlyMap<string, readonly number[]>

/** Fills the planes by yield per module, best first, in whole rows where the number allows it. */
export async function sizeDrawing(db: Db, ports: Ports, project: ProjectRow, asked: Asked) {
  const { target, size_kw, module_count, budget_cents, drawing, plane_ids } = asked
  if ([target, size_kw, module_count, budget_cents].filter(one => one !== undefined).length !== 1)
    throw refuse(400, 'invalid_input', { target: words.one_target })
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
  const { annualOf, sizeOf, priceAt, used_kwh, weather } = await meterOf(db, ports, sale, base)
  if (target !== undefined && used_kwh === null) throw refuse(409, 'no_use', words.size_needs_usage)
  if (budget_cents !== undefined && priceAt(base) === null) throw refuse(409, 'no_price', words.no_price)

  const annualOn = async (on: Lit, shade: 'monthly' | 'hourly') => {
    const sketched = lit(drawing, on)
    const arrays = await inSlices(shadedSteps(sketched, panels, weather))
    return arrays.length > 0 ? annualOf({ arrays, scene: shade === 'hourly' ? shadeScene(sketched, panels) : null }) : 0
  }
  const arraysOn = (on: Lit) => laidArrays(lit(drawing, on).planes.filter(({ modules }) => modules.some(one => one.on)))
  const most = sum(chosen.map(({ modules }) => modules.length))
  /** How many are within the target; monotone enough to be searched by halves. */
  const isWithin = (on: Lit): boolean => {
    const arrays = arraysOn(on)
    const size = sizeOf(arrays)
    if (size_kw !== undefined) return size.dc_w <= size_kw * 1000 + 1e-6
    if (module_count !== undefined) return size.modules <= module_count
    return (priceAt({ arrays }) ?? Number.POSITIVE_INFINITY) <= (budget_cents ?? 0)
  }
  const hasRoom = (on: Lit) => module_count !== undefined && sizeOf(arraysOn(on)).modules < module_count

  return async () => {
    const order = await byYield(chosen, drawing, on => annualOn(on, 'monthly'))
    const at = (count: number, rows: 'listed' | 'whole'): Lit => {
      let left = count
      return new Map(
        order.map(({ id, modules }) => {
          const on = Math.min(left, modules.length)
          left -= on
          return [id, rows === 'whole' ? rowsFor(modules, on) : [...modules.keys()].slice(0, on)]
        }),
      )
    }
    const answer = (on: Lit, annual_kwh: number, reached: boolean) => {
      const arrays = arraysOn(on)
      const { modules, dc_w } = sizeOf(arrays)
      return {
        planes: chosen.map(({ id }) => ({ id, modules_on: on.get(id)?.length ?? 0, modules: [...(on.get(id) ?? [])] })),
        module_count: modules,
        size_kw: dc_w / 1000,
        price_cents: arrays.length > 0 ? priceAt({ arrays }) : null,
        offset: used_kwh === null ? null : annual_kwh / used_kwh,
        reached,
      }
    }
    if (target === undefined || used_kwh === null) {
      const count = mostWithin(most, one => isWithin(at(one, 'listed')))
      if (count === 0) throw refuse(409, 'target_too_small', words.target_too_small)
      const on = at(count, 'whole')
      return answer(on, await annualOn(on, 'hourly'), count < most || (module_count !== undefined && !hasRoom(on)))
    }
    const search = (guess: number, shade: 'monthly' | 'hourly') =>
      fewestPanels(
        { target, least: 0, most, guess },
        async count => (await annualOn(at(count, 'listed'), shade)) / used_kwh,
      )
    // Casting hourly shade takes a second, counting with monthly shade milliseconds. So hourly shade is cast once, for slightly more
    // modules than needed; fewer are a subset.
    const { count } = await search(Math.ceil(most / 2), 'monthly')
    const reach = await search(count + 1 + Math.ceil(count / 20), 'hourly')
    const [listed, whole] = [at(reach.count, 'listed'), at(reach.count, 'whole')]
    const annual_kwh = isSame(listed, whole) ? reach.offset * used_kwh : await annualOn(whole, 'hourly')
    // Whole rows may lie in more shade than the listed modules.
    if (reach.reached && annual_kwh / used_kwh < target) return answer(listed, reach.offset * used_kwh, true)
    return answer(whole, annual_kwh, reach.reached)
  }
}

const isSame = (one: Lit, other: Lit) =>
  [...one].every(([id, places]) => places.every(place => other.get(id)?.includes(place)))

async function byYield(
  planes: Drawing['planes'],
  drawing: Drawing,
  annualOn: (on: Lit) => Promise<number>,
): Promise<Drawing['planes']> {
  if (planes.length < 2) return planes
  const yields = new Map<string, number>()
  for (const { id, modules } of planes) {
    const alone = new Map(drawing.planes.map(one => [one.id, one.id === id ? [...modules.keys()] : []]))
    yields.set(id, (await annualOn(alone)) / modules.length)
  }
  return [...planes].sort((a, b) => (yields.get(b.id) ?? 0) - (yields.get(a.id) ?? 0))
}

/** These modules of these planes on, their others off. */
const lit = (drawing: Drawing, on: Lit): Drawing => ({
  ...drawing,
  planes: drawing.planes.map(plane => {
    const places = on.get(plane.id)
    if (places === undefined) return plane
    const kept = new Set(places)
    return { ...plane, modules: plane.modules.map((module, index) => ({ ...module, on: kept.has(index) })) }
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
