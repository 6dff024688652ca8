// A year of four planes and 60 modules with the shade of every hour, after the rays are cast, against the same roof without shade: 6 to 9
// times as long by processor time (15 to 20 ms where the open roof takes 2 to 3). Casting is measured apart.
import { bench, describe } from 'vitest'
import { type Plane, simulateYear } from '#machines/design/production/simulation.ts'
import { castHours } from '#machines/design/shade/cast-hours.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { RAD } from '#machines/lib/angles.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing, gable, PANEL, tower } from '../design/shade-scenes.ts'

const { weather } = weatherAt(35.78, -78.64)
const EAVE_V = -5 / Math.cos(25 * RAD)
/** Two gables side by side, the second 10 m to the east; a building to the west. */
const { planes: roofs, ...around } = drawing({
  planes: [0, 10].flatMap(east =>
    gable().map(plane => ({
      ...plane,
      id: `${plane.id}-${east}`,
      points: plane.points.map(([x = 0, y = 0]) => [x + east, y]),
    })),
  ),
  obstructions: [tower(-9, 0, 7, 4)],
})
const scene: Schemas['ShadeScene'] = {
  ...around,
  planes: roofs.map(({ id, points, tilt_deg, azimuth_deg, eave_height_m }) => ({
    id,
    points,
    tilt_deg,
    azimuth_deg,
    eave_height_m,
    module_length_m: PANEL.length_m,
    module_width_m: PANEL.width_m,
    // u points to the right looking up the slope: to the west on the north side.
    modules: Array.from({ length: 15 }, (_, k) => ({
      u_m: ((k % 5) - 2) * 1.15 + (id === 'south-10' ? 10 : id === 'north-10' ? -10 : 0),
      v_m: EAVE_V + 1 + Math.floor(k / 5) * 1.75,
      orientation: 'portrait' as const,
    })),
  })),
}
const cast = castHours(scene, weather)
const open: Plane[] = roofs.map(({ tilt_deg, azimuth_deg }) => ({ tilt_deg, azimuth_deg, kw: 6, module_count: 15 }))
const shaded = open.map((plane, index): Plane => {
  const hours = cast.get(roofs[index]?.id ?? '')
  return hours ? { ...plane, hours } : plane
})
const wiring = {
  kind: 'string' as const,
  units: [{ ac_kw: 20, inputs: open.map((_, plane) => [{ plane, module_count: 15 }]) }],
}
/** Results are kept, so that no engine leaves their calculation out. */
const kept = { sum: 0 }

describe('four planes, 60 modules', () => {
  bench('baseline: without shade', () => {
    kept.sum += simulateYear({ weather, planes: open, ac_kw: 20, wiring }).annual_kwh
  })
  bench('shade of every hour, in strings', () => {
    kept.sum += simulateYear({ weather, planes: shaded, ac_kw: 20, wiring }).annual_kwh
  })
  bench('shade of every hour, microinverters', () => {
    kept.sum += simulateYear({ weather, planes: shaded, ac_kw: 20, wiring: { kind: 'micro', units: [] } }).annual_kwh
  })
  bench(
    'casting the shade of a year',
    () => {
      kept.sum += castHours(scene, { ...weather }).size
    },
    { iterations: 2, time: 0, warmupIterations: 0, warmupTime: 0 },
  )
})
