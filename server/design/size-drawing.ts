// Which modules of a drawing to turn on for a share of the household's usage, a size, a panel count, a budget or the most savings.
// Nothing is written; the returned search runs after the transaction, as in `size-to-target.ts`.
import { fewestPanels } from '#machines/design/fewest-panels.ts'
import { bestCount, mostWithin, ROWS_WORTH, rankModules, rowsFor } from '#machines/design/fill-targets.ts'
import { shadeScene } from '#machines/design/shade/shade-scene.ts'
import { sum } from '#machines/lib/numbers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import { type Database, type Db, inCompany } from '../db/database.ts'
import { inSlices } from '../lib/in-slices.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { panelsOf } from './drawn-design.ts'
import { moduleShade, shadedSteps } from './drawn-shade.ts'
import { designRow } from './save-design.ts'
import { type Arrays, meterOf } from './size-to-target.ts'
import { words } from './words.ts'

type Drawing = Schemas['Drawing']
type Targets = { target?: number; size_kw?: number; module_count?: number; budget_cents?: number; best_savings?: true }
type Asked = Targets & { drawing: Drawing; plane_ids: string[] }
/** By plane: positions of the modules to turn on. */
type Lit = ReadonlyMap<string, readonly number[]>

/** Fills the rows by yield per module, best first, in whole rows where the number allows it. */
export async function sizeDrawing(db: Db, ports: Ports, project: ProjectRow, asked: Asked) {
  const { target, size_kw, module_count, budget_cents, best_savings, drawing, plane_ids } = asked
  if ([target, size_kw, module_count, budget_cents, best_savings].filter(one => one !== undefined).length !== 1)
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
  const { annualOf, sizeOf, designOf, priceAt, used_kwh, weather } = await meterOf(db, ports, sale, base)
  if ((target !== undefined || best_savings) && used_kwh === null) throw refuse(409, 'no_use', words.size_needs_usage)
  if ((budget_cents !== undefined || best_savings) && priceAt(base) === null)
    throw refuse(409, 'no_price', words.no_price)

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

  /** With the chosen financing, or else cash; each in a short transaction of its own. */
  const savingsOn = async (database: Database, on: Lit): Promise<number | null> => {
    const arrays = await inSlices(shadedSteps(lit(drawing, on), panels, weather))
    return inCompany(database, project.company_id, async later => {
      const offers = await offersOf(later, ports, await tryDesign(later, sale, { design: designOf({ arrays }) }))
      const offer = offers.find(one => one.option_id === sale.chosen?.id) ?? offers.find(one => one.type === 'cash')
      return offer?.savings_25y_cents ?? null
    })
  }

  return async (database: Database) => {
    const yieldOf = await yields(
      chosen,
      drawing,
      on => annualOn(on, 'monthly'),
      moduleShade(allOf(drawing, chosen), panels, weather),
    )
    const ranked = rankModules(chosen, yieldOf)
    const at = (count: number, rows: 'ranked' | 'whole'): Lit => {
      const taken = ranked.slice(0, count)
      return new Map(
        chosen.map(({ id, modules }) => {
          const places = taken.filter(one => one.id === id).map(({ place }) => place)
          return [id, rows === 'whole' ? rowsFor(modules, places.length, place => yieldOf(id, place)) : places]
        }),
      )
    }
    const answer = (on: Lit, annual_kwh: number, reached: boolean, savings_25y_cents?: number) => {
      const arrays = arraysOn(on)
      const { modules, dc_w } = sizeOf(arrays)
      return {
        planes: chosen.map(({ id }) => ({ id, modules_on: on.get(id)?.length ?? 0, modules: [...(on.get(id) ?? [])] })),
        module_count: modules,
        size_kw: dc_w / 1000,
        price_cents: arrays.length > 0 ? priceAt({ arrays }) : null,
        offset: used_kwh === null ? null : annual_kwh / used_kwh,
        ...(savings_25y_cents === undefined ? {} : { savings_25y_cents }),
        reached,
      }
    }
    if (best_savings) {
      const best = await bestCount(most, count => savingsOn(database, at(count, 'ranked')))
      if (!best || best.value <= 0) throw refuse(409, 'no_savings', words.no_savings)
      const [ranked_best, whole] = [at(best.count, 'ranked'), at(best.count, 'whole')]
      const in_rows = isSame(ranked_best, whole) ? best.value : ((await savingsOn(database, whole)) ?? 0)
      const on = in_rows >= best.value * ROWS_WORTH ? whole : ranked_best
      return answer(on, await annualOn(on, 'hourly'), true, on === whole ? in_rows : best.value)
    }
    if (target === undefined || used_kwh === null) {
      const count = mostWithin(most, one => isWithin(at(one, 'ranked')))
      if (count === 0) throw refuse(409, 'target_too_small', words.target_too_small)
      const on = at(count, 'whole')
      return answer(on, await annualOn(on, 'hourly'), count < most || (module_count !== undefined && !hasRoom(on)))
    }
    const search = (guess: number, shade: 'monthly' | 'hourly') =>
      fewestPanels(
        { target, least: 0, most, guess },
        async count => (await annualOn(at(count, 'ranked'), shade)) / used_kwh,
      )
    // Casting hourly shade takes a second, counting with monthly shade milliseconds. So hourly shade is cast once, for slightly more
    // modules than needed; fewer are a subset.
    const { count } = await search(Math.ceil(most / 2), 'monthly')
    const reach = await search(count + 1 + Math.ceil(count / 20), 'hourly')
    const [first, whole] = [at(reach.count, 'ranked'), at(reach.count, 'whole')]
    const annual_kwh = isSame(first, whole) ? reach.offset * used_kwh : await annualOn(whole, 'hourly')
    // Whole rows may lie in more shade than the best modules.
    if (reach.reached && annual_kwh / used_kwh < target) return answer(first, reach.offset * used_kwh, true)
    return answer(whole, annual_kwh, reach.reached)
  }
}

const isSame = (one: Lit, other: Lit) =>
  [...one].every(([id, places]) => places.every(place => other.get(id)?.includes(place)))

/** Yield of each module: its plane's, simulated with all of its modules, by the light the module gets of it. */
async function yields(
  planes: Drawing['planes'],
  drawing: Drawing,
  annualOn: (on: Lit) => Promise<number>,
  shade: ReturnType<typeof moduleShade>,
): Promise<(id: string, place: number) => number> {
  const modules = await inSlices(shade)
  const of = new Map<string, readonly number[]>()
  for (const plane of planes) {
    const alone = new Map(drawing.planes.map(one => [one.id, one.id === plane.id ? [...plane.modules.keys()] : []]))
    const each = (await annualOn(alone)) / plane.modules.length
    const light = plane.modules.map(
      (_, place) => modules.find(one => one.plane_id === plane.id && one.index === place)?.access ?? 1,
    )
    const mean = sum(light) / light.length
    of.set(
      plane.id,
      light.map(access => (mean > 0 ? (each * access) / mean : each)),
    )
  }
  return (id, place) => of.get(id)?.[place] ?? 0
}

const allOf = (drawing: Drawing, planes: Drawing['planes']): Drawing =>
  lit(drawing, new Map(planes.map(({ id, modules }) => [id, [...modules.keys()]])))

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
