// Batteries a new company starts with, by their makers' datasheets, and headings for what else it sells. Prices are
// entered by the company and never made up.
import { optional, required, table } from './starter-table.ts'

// maker | model | usable kWh | kW | round trip % | chemistry | coupling | warranty a
const ROWS = `
Enphase | IQ Battery 10C | 10 | 7.08 | 90 | lithium iron phosphate | ac | 15
Enphase | IQ Battery 5P | 5 | 3.84 | 90 | lithium iron phosphate | ac | 15
EG4 | WallMount 14.3 kWh | 14.3 | 10.24 | - | lithium iron phosphate | dc | 10
FranklinWH | aPower | 13.6 | 5 | 89 | lithium iron phosphate | ac | 12
FranklinWH | aPower 2 | 15 | 10 | 90 | lithium iron phosphate | ac | 15
LG Energy Solution | RESU10H Prime | 9.6 | 5 | 94.5 | lithium nickel manganese cobalt | dc | 10
LG Energy Solution | RESU16H Prime | 16 | 7 | 94.5 | lithium nickel manganese cobalt | dc | 10
SolarEdge | Energy Bank BAT-10K1P | 9.7 | 5 | 94.5 | lithium nickel manganese cobalt | dc | 10
Tesla | Powerwall 3 | 13.5 | 11.5 | 89 | lithium iron phosphate | dc | 10
Tesla | Powerwall 3 Expansion | 13.5 | 11.5 | 89 | lithium iron phosphate | dc | 10
`

const POWERWALL_3 = { ac_current_a: 48, limits_source: 'City of Santa Ana permit record 520159' }

export const starterStorage = table(ROWS, 8).map(cells => {
  const [manufacturer = '', model = ''] = cells
  const round_trip = optional(cells, 4)
  return {
    manufacturer,
    model,
    usable_kwh: required(cells, 2),
    power_kw: required(cells, 3),
    round_trip_efficiency: round_trip === null ? null : Number((round_trip / 100).toFixed(4)),
    chemistry: cells[5] ?? '',
    coupling: cells[6] === 'ac' ? ('ac' as const) : ('dc' as const),
    warranty_years: optional(cells, 7),
    ...(model === 'Powerwall 3' ? POWERWALL_3 : {}),
  }
})

export const starterCategories = ['EV charging', 'Monitoring', 'Protection', 'Racking'] as const
