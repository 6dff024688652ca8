// The losses between panels and inverter, in the order they are taken, as PVWatts names and sets them.
import type { Schemas } from '#sdk/types.ts'

type Losses = Schemas['SystemLosses']

export const LOSSES: { name: keyof Losses; label: string; help: string; pvwatts: number }[] = [
  { name: 'soiling', label: 'Soiling', help: 'Dust and dirt on the glass', pvwatts: 0.02 },
  { name: 'shading', label: 'Shading', help: '0 where you enter shade plane by plane', pvwatts: 0.03 },
  { name: 'snow', label: 'Snow', help: 'Lying on the panels, over the year', pvwatts: 0 },
  { name: 'mismatch', label: 'Mismatch', help: 'Panels that are not quite alike', pvwatts: 0.02 },
  { name: 'wiring', label: 'Wiring', help: 'Resistance of the cables', pvwatts: 0.02 },
  { name: 'connections', label: 'Connections', help: 'Plugs and terminals', pvwatts: 0.005 },
  {
    name: 'light_induced_degradation',
    label: 'Light-induced degradation',
    help: 'In the first months in the sun',
    pvwatts: 0.015,
  },
  { name: 'nameplate', label: 'Nameplate rating', help: 'Panels weaker than their label', pvwatts: 0.01 },
  { name: 'age', label: 'Age', help: '0 for new systems', pvwatts: 0 },
  { name: 'availability', label: 'Availability', help: 'Outages of system and grid', pvwatts: 0.03 },
]
