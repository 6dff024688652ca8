// Electrical results of a design's inverters and strings at its local temperatures.
import { electricalFindings } from '#machines/design/electrical/electrical.ts'
import { makePlan } from '#machines/design/electrical/plan/plan.ts'
import type { Place } from '#machines/design/jurisdictions.ts'
import type { Schemas } from '#sdk/types.ts'
import type { PricedSale } from './sale.ts'

type Site = Schemas['SiteTemperatures'] | null

/** Empty without a design. */
export function electricalOf(sale: PricedSale, site: Site) {
  return sale.design ? electricalFindings({ ...partsOf(sale), site }) : []
}

/** Null without a design, or with equipment that is no longer in the catalog. */
export function planOf(
  sale: PricedSale,
  project_id: string,
  site: Site,
  place: Place,
): Schemas['ElectricalPlan'] | null {
  const { design, catalog, settings } = sale
  if (!design) return null
  const parts = partsOf(sale)
  if (parts.groups.length === 0 || parts.machines.length === 0) return null
  return makePlan({
    ...parts,
    project_id,
    version: design.electrical?.version ?? 0,
    choices: design.electrical?.choices ?? null,
    place,
    jurisdictions: settings.design_preferences.jurisdictions ?? [],
    batteries: design.storage.flatMap(({ storage_id, count }) => {
      const battery = catalog.storage.get(storage_id)
      return battery ? [{ ...battery, count }] : []
    }),
    site,
  })
}

function partsOf({ design, catalog }: PricedSale) {
  return {
    groups: (design?.arrays ?? []).flatMap(({ name, panel_id, module_count }) => {
      const panel = catalog.panels.get(panel_id)
      return panel ? [{ name, panel, count: module_count }] : []
    }),
    machines: (design?.inverters ?? []).flatMap(({ inverter_id, count }) => {
      const inverter = catalog.inverters.get(inverter_id)
      return inverter ? [{ inverter, count }] : []
    }),
  }
}
