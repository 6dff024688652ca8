// A panel and an inverter for a company without defaults: the most efficient panel of the catalog, and the inverter closest to the
// company's DC/AC ratio that passes the electrical check with it.
import {
  type ElectricalInverter,
  type ElectricalPanel,
  electricalFindings,
  type Site,
} from '../electrical/electrical.ts'
import { usualCount } from '../inverter-count.ts'

type Wanted = { modules: number; dc_ac_target: number; site: Site }

/** `panels` best first. If no pair passes without a warning, the one with the fewest; null if each has an error. */
export function suggestEquipment<P extends ElectricalPanel, I extends ElectricalInverter>(
  panels: readonly P[],
  inverters: readonly I[],
  { modules, dc_ac_target, site }: Wanted,
): { panel: P; inverter: I } | null {
  let best: { panel: P; inverter: I; warnings: number } | null = null
  for (const panel of panels) {
    const dc_w = panel.power_w * modules
    const fitting = inverters
      .map(inverter => {
        const count = usualCount(inverter, { modules, dc_w }, dc_ac_target)
        return { inverter, count, off: Math.abs(dc_w / (count * inverter.ac_power_w) - dc_ac_target) }
      })
      // On a tie, the one with fewer units.
      .sort((a, b) => a.off - b.off || a.count - b.count)
    for (const { inverter, count } of fitting) {
      const groups = [{ name: '', panel, count: modules }]
      const findings = electricalFindings({ groups, machines: [{ inverter, count }], site })
      if (findings.some(({ severity }) => severity === 'error')) continue
      const warnings = findings.filter(({ severity }) => severity === 'warning').length
      if (!best || warnings < best.warnings) best = { panel, inverter, warnings }
      if (warnings === 0) return best
    }
  }
  return best
}
