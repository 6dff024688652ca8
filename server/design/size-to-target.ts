// The number of panels that covers a share of the household's use: by figures and on a drawing. Writes nothing.
import { inArray } from 'drizzle-orm'
import { divided, fewestPanels } from '#machines/design/fewest-panels.ts'
import { followedCount, type Size } from '#machines/design/inverter-count.ts'
import { sum } from '#machines/lib/numbers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { inverters as inverter_table, panels as panel_table } from '../db/schema/equipment.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { drawnDesign } from './drawn-design.ts'
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
  const follow = await followerOf(db, inverters, arrays)
  const given = arrays.map(({ module_count }) => module_count)
  const at = (count: number) => {
    const counts = divided(count, given)
    return arrays.map((array, index) => ({ ...array, module_count: counts[index] ?? array.module_count }))
  }
  const limits = { least: arrays.length, most: arrays.length * MOST_ON_A_PLANE, guess: sum(given) }
  const { count, offset, reached } = await fewestPanels({ target, ...limits }, async count => {
    const sized = at(count)
    const choices = { arrays: sized, inverters: follow(sized) }
    return offsetOf(db, ports, sale, await designRow(db, ports, project, sale.design, choices))
  })
  return {
    module_counts: at(count).map(({ module_count }) => module_count),
    inverters: follow(at(count)),
    offset,
    reached,
  }
}

/** The planes that are filled are taken by what a module makes on them, the best first, each from its first row on. */
export async function sizeDrawing(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { target, drawing, plane_ids }: { target: number; drawing: Drawing; plane_ids: string[] },
) {
  const sale = await loadSale(db, project)
  const chosen = drawing.planes.filter(({ id, modules }) => plane_ids.includes(id) && modules.length > 0)
  if (chosen.length === 0 || drawing.inverters.length === 0) throw refuse(409, 'nothing_to_size', words.draw_first)
  const follow = await followerOf(db, drawing.inverters, laidArrays(drawing))
  const offsetOn = async (sketched: Drawing) => {
    const design = await drawnDesign(db, ports, project, sale.design, {
      ...sketched,
      inverters: follow(laidArrays(sketched)),
    })
    return design ? offsetOf(db, ports, sale, design) : 0
  }
  const order = await byYield(chosen, drawing, offsetOn)
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
  const reach = await fewestPanels({ target, least: 0, most, guess: Math.ceil(most / 2) }, count =>
    offsetOn(lit(drawing, at(count))),
  )
  const on = at(reach.count)
  return {
    planes: chosen.map(({ id }) => ({ id, modules_on: on.get(id) ?? 0 })),
    offset: reach.offset,
    reached: reach.reached,
  }
}

async function byYield(
  planes: Drawing['planes'],
  drawing: Drawing,
  offsetOn: (drawing: Drawing) => Promise<number>,
): Promise<Drawing['planes']> {
  if (planes.length < 2) return planes
  const yields = new Map<string, number>()
  for (const { id, modules } of planes) {
    const alone = { ...drawing, planes: drawing.planes.filter(one => one.id === id) }
    yields.set(id, (await offsetOn(lit(alone, new Map([[id, modules.length]])))) / modules.length)
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

const laidArrays = ({ planes }: Drawing) =>
  planes.map(({ panel_id, modules }) => ({ panel_id, module_count: modules.filter(({ on }) => on).length }))

type Counted = readonly Pick<Schemas['RoofArray'], 'panel_id' | 'module_count'>[]

/** The inverters at another size: a lone one follows the panels unless its count was chosen. */
async function followerOf(db: Db, chosen: Choices, arrays: Counted): Promise<(arrays: Counted) => Choices> {
  const ids = [...new Set(arrays.map(({ panel_id }) => panel_id))]
  const powers = new Map(
    ids.length === 0
      ? []
      : (await db.select().from(panel_table).where(inArray(panel_table.id, ids))).map(row => [row.id, row.power_w]),
  )
  const inverters = await db
    .select()
    .from(inverter_table)
    .where(
      inArray(
        inverter_table.id,
        chosen.map(({ inverter_id }) => inverter_id),
      ),
    )
  const { value } = await readSetting(db, 'design_preferences')
  const size = (of: Counted): Size => ({
    modules: sum(of.map(({ module_count }) => module_count)),
    dc_w: sum(of.map(({ panel_id, module_count }) => (powers.get(panel_id) ?? 0) * module_count)),
  })
  const rule = { inverters, dc_ac_target: value.dc_ac_target }
  return to => {
    const [only] = chosen
    const count = followedCount(chosen, rule, size(arrays), size(to))
    return only && count !== undefined ? [{ ...only, count }] : chosen
  }
}

async function offsetOf(db: Db, ports: Ports, sale: Sale, design: Design): Promise<number> {
  const simulation = await productionOf(db, ports, await tryDesign(db, sale, { design }))
  if (!simulation) throw refuse(409, 'no_place', words.size_needs_address)
  if (simulation.offset === null) throw refuse(409, 'no_use', words.size_needs_usage)
  return simulation.offset
}
