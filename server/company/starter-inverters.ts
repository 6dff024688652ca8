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
  }
})
