// Electrical results of a design's inverters and strings at its local temperatures.
import { electricalFindings } from '#machines/design/electrical/electrical.ts'
import type { Schemas } from '#sdk/types.ts'
import type { PricedSale } from './sale.ts'

/** Empty without a design. */
export function electricalOf({ design, catalog }: PricedSale, site: Schemas['SiteTemperatures'] | null) {
  if (!design) return []
  return electricalFindings({
    groups: design.arrays.flatMap(({ name, panel_id, module_count }) => {
      const panel = catalog.panels.get(panel_id)
      return panel ? [{ name, panel, count: module_count }] : []
    }),
    machines: design.inverters.flatMap(({ inverter_id, count }) => {
      const inverter = catalog.inverters.get(inverter_id)
      return inverter ? [{ inverter, count }] : []
    }),
    site,
  })
}
