// The losses between panels and inverter, in the order they are taken, as PVWatts names and sets them.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Losses = Schemas['SystemLosses']

export const LOSSES: { name: keyof Losses; label: string; help: string; pvwatts: number }[] = [
  { name: 'soiling', label: words.soiling, help: words.dust_dirt_glass, pvwatts: 0.02 },
  { name: 'shading', label: words.shading, help: words.shading_hint, pvwatts: 0.03 },
  { name: 'snow', label: words.snow, help: words.snow_hint, pvwatts: 0 },
  { name: 'mismatch', label: words.mismatch, help: words.panels_not_quite_alike, pvwatts: 0.02 },
  { name: 'wiring', label: words.wiring, help: words.resistance_cables, pvwatts: 0.02 },
  { name: 'connections', label: words.connections, help: words.plugs_terminals, pvwatts: 0.005 },
  {
    name: 'light_induced_degradation',
    label: words.light_induced_degradation,
    help: words.first_months_sun,
    pvwatts: 0.015,
  },
  { name: 'nameplate', label: words.nameplate_rating, help: words.panels_weaker_than_their, pvwatts: 0.01 },
  { name: 'age', label: words.age, help: words.age_hint, pvwatts: 0 },
  { name: 'availability', label: words.availability, help: words.outages_system_grid, pvwatts: 0.03 },
]
