// Inverters a new company starts with. Power, ranges and efficiency are the makers' published ratings, as the
// California Energy Commission lists them (edition of January 2025); a dash means not stated.
import { optional, required, table } from './starter-table.ts'

// maker | model | type | AC W | grid V | CEC % | most DC W | most DC V | MPPT from V | to V | inputs | most input A | warranty a
const ROWS = `
APsystems | DS3 | micro | 880 | 240 | 96.5 | - | 60 | 26 | 60 | 2 | - | 25
Enphase | IQ8+ | micro | 290 | 240 | 97 | 440 | 60 | 27 | 45 | 1 | - | 25
Enphase | IQ8A | micro | 349 | 240 | 97 | 500 | 60 | 32 | 45 | 1 | - | 25
Enphase | IQ8AC | micro | 349 | 240 | 97 | - | 60 | 28 | 45 | 1 | - | 25
Enphase | IQ8HC | micro | 380 | 240 | 97 | - | 60 | 29.5 | 45 | 1 | - | 25
Enphase | IQ8M | micro | 325 | 240 | 97 | 460 | 60 | 30 | 45 | 1 | - | 25
Enphase | IQ8MC | micro | 320 | 240 | 97 | - | 60 | 25 | 45 | 1 | - | 25
Fronius | Primo 7.6-1 208-240 | string | 7600 | 240 | 96.5 | - | 1000 | 250 | 800 | 2 | - | 10
Fronius | Primo GEN24 10.0 208-240 Plus | string | 10000 | 240 | 97 | - | 600 | 260 | 480 | 2 | - | 10
Fronius | Primo GEN24 7.7 208-240 Plus | string | 7680 | 240 | 97 | - | 600 | 260 | 480 | 2 | - | 10
SMA | Sunny Boy 5.0-US | string | 5000 | 240 | 96.5 | - | 600 | 220 | 480 | 3 | 10 | 10
SMA | Sunny Boy 6.0-US | string | 6000 | 240 | 96.5 | - | 600 | 220 | 480 | 3 | 10 | 10
SMA | Sunny Boy 7.7-US | string | 7680 | 240 | 97 | 12320 | 600 | 270 | 480 | 3 | 10 | 10
SolarEdge | SE10000H-US | string | 10000 | 240 | 99 | 15500 | 480 | - | - | 1 | 27 | 12
SolarEdge | SE11400H-US | string | 11400 | 240 | 99 | 17650 | 480 | - | - | 1 | 30.5 | 12
SolarEdge | SE3800H-US | string | 3800 | 240 | 99 | 5900 | 480 | - | - | 1 | 10.5 | 12
SolarEdge | SE5000H-US | string | 5000 | 240 | 99 | 7750 | 480 | - | - | 1 | 13.5 | 12
SolarEdge | SE6000H-US | string | 6000 | 240 | 99 | 9300 | 480 | - | - | 1 | 16.5 | 12
SolarEdge | SE7600H-US | string | 7600 | 240 | 99 | 11800 | 480 | - | - | 1 | 20 | 12
Sol-Ark | Limitless 15K-LV | string | 15000 | 240 | 96.5 | - | 500 | 175 | 425 | 3 | 26 | 10
Tesla | Solar Inverter 7.6 | string | 7600 | 240 | 97.5 | 11400 | 600 | 60 | 480 | 4 | - | 12
`

// Makers' limits: model | units a branch | branch breaker A | continuous AC A | source. A dash means not stated.
const BRANCHES = `
IQ8+ | 13 | 20 | 1.21 | City of Santa Ana permit record 370583, IQ8+ at 240 V
IQ8A | 11 | 20 | - | Enphase IQ8 series manual, branch circuit capacity at 240 V
IQ8AC | 11 | 20 | - | Enphase manual USM-00008-2.0, November 2023
IQ8HC | 10 | 20 | - | Enphase manual USM-00008-2.0, November 2023
IQ8M | 11 | 20 | - | Enphase IQ8 series manual, branch circuit capacity at 240 V
IQ8MC | 12 | 20 | - | Enphase manual USM-00008-2.0, November 2023
`
const branches = new Map(table(BRANCHES, 5).map(cells => [cells[0], cells]))

/** SolarEdge S440 on single-phase inverters. Larger inverters allow more watts if strings differ little; that isn't assumed. */
const S440 = {
  optimizer_model: 'SolarEdge S440',
  optimizers_least: 8,
  optimizers_most: 25,
  optimizer_string_w: 5700,
  optimizer_output_a: 15,
  optimizer_max_v: 60,
  optimizer_max_isc_a: 14.5,
  limits_source: 'SolarEdge S440, S500, S500B datasheet for North America',
}

function limitsOf(manufacturer: string, model: string) {
  const cells = branches.get(model)
  if (cells)
    return {
      units_per_branch: optional(cells, 1),
      branch_breaker_a: optional(cells, 2),
      ac_current_a: optional(cells, 3),
      limits_source: cells[4] ?? null,
    }
  return manufacturer === 'SolarEdge' ? S440 : {}
}

export const starterInverters = table(ROWS, 13).map(cells => {
  const [manufacturer = '', model = '', type] = cells
  return {
    manufacturer,
    model,
    type: type === 'micro' ? ('micro' as const) : ('string' as const),
    ac_power_w: required(cells, 3),
    ac_voltage_v: optional(cells, 4),
    efficiency_cec: Number((required(cells, 5) / 100).toFixed(4)),
    max_dc_w: optional(cells, 6),
    max_dc_v: optional(cells, 7),
    mppt_min_v: optional(cells, 8),
    mppt_max_v: optional(cells, 9),
    mppt_count: optional(cells, 10),
    max_input_current_a: optional(cells, 11),
    warranty_years: optional(cells, 12),
    ...limitsOf(manufacturer, model),
  }
})
