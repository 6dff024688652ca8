// Uses of production and sources of use, as parts that add up to the total.
import type { Flow } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Flows = Schemas['EnergyFlows']
export type Part = { name: string; kwh: number; color: string; flow: Flow }

/** kWh. What a battery sends to the grid was made before: its share of the export is no part of production a second time. */
export function productionParts(flows: Flows): Part[] {
  const sent_by_battery = Math.max(0, flows.discharged - flows.from_battery)
  const to_grid = Math.max(0, flows.export - sent_by_battery)
  const to_battery = Math.max(0, flows.production - flows.from_sun - to_grid)
  const parts: Part[] = [
    { name: words.used_once, kwh: flows.from_sun, color: 'var(--production)', flow: 'from_sun' },
    { name: words.into_battery, kwh: to_battery, color: 'var(--battery)', flow: 'charged' },
    { name: words.grid_2, kwh: to_grid, color: 'var(--export)', flow: 'export' },
  ]
  return parts.filter(({ kwh }) => kwh >= 0.5)
}

/** kWh. What the battery takes from the grid is no part of use. */
export function useParts(flows: Flows): Part[] {
  const from_grid = Math.max(0, flows.use - flows.from_sun - flows.from_battery)
  const parts: Part[] = [
    { name: words.straight_roof, kwh: flows.from_sun, color: 'var(--production)', flow: 'from_sun' },
    { name: words.from_battery, kwh: flows.from_battery, color: 'var(--battery)', flow: 'from_battery' },
    { name: words.grid, kwh: from_grid, color: 'var(--import)', flow: 'import' },
  ]
  return parts.filter(({ kwh }) => kwh >= 0.5)
}
