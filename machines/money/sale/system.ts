// The equipment of a design by name, as homeowners see it: in the design's order, each name once.

import { modelName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Catalog, Design } from './sale.ts'

type System = Schemas['ProposalFigures']['system']

export function systemOf(design: Design, known: Catalog): System {
  const { arrays } = design
  return {
    size_kw: design.size_w / 1000,
    module_count: design.module_count,
    panels: lines(arrays, 'panel_id', 'module_count').flatMap(([id, count]) => {
      const row = known.panels.get(id)
      return row ? [{ name: modelName(row), count, power_w: row.power_w, warranty_years: row.warranty_years }] : []
    }),
    inverters: lines(design.inverters, 'inverter_id', 'count').flatMap(([id, count]) => {
      const row = known.inverters.get(id)
      return row ? [{ name: modelName(row), count }] : []
    }),
    storage: lines(design.storage, 'storage_id', 'count').flatMap(([id, count]) => {
      const row = known.storage.get(id)
      if (!row) return []
      const { usable_kwh, warranty_years } = row
      return [{ name: modelName(row), count, usable_kwh, warranty_years }]
    }),
    others: lines(design.others, 'other_id', 'quantity').flatMap(([id, quantity]) => {
      const row = known.others.get(id)
      return row ? [{ name: row.name, quantity }] : []
    }),
    arrays: arrays.map(({ name, module_count, tilt_deg, azimuth_deg, tracker }) => ({
      name,
      module_count,
      tilt_deg,
      azimuth_deg,
      ...(tracker ? { tracks_sun: true } : {}),
    })),
  }
}

/** Each id once, with how many there are of it. */
function lines<Id extends string, Count extends string>(
  chosen: readonly (Record<Id, string> & Record<Count, number>)[],
  id: Id,
  count: Count,
): [id: string, count: number][] {
  const sums = new Map<string, number>()
  for (const one of chosen) sums.set(one[id], (sums.get(one[id]) ?? 0) + one[count])
  return [...sums]
}
