// The shade of 60 modules among ten obstructions and six trees, compared with brute force: every hour's ray from every
// point against every triangle. Brute force gets one module of the sixty and no trees; sixty would take a minute.
import { bench, describe } from 'vitest'
import { sceneOf } from '#machines/design/shade/scene.ts'
import { shadeOf, surfaceShade } from '#machines/design/shade/shade-of.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { naiveYear, trianglesOf } from '../design/naive-shade.ts'
import { drawing, gable, PANEL, tower, tree } from '../design/shade-scenes.ts'

const { weather } = weatherAt(35.78, -78.64)
const place = { ...weather, weather }
const around = (count: number, radius: number) =>
  Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
const modules = (v: number) =>
  Array.from({ length: 30 }, (_, k) => ({
    u_m: (k % 10) * 0.98 - 4.4,
    v_m: v + 1 + Math.floor(k / 10) * 1.75,
    orientation: 'portrait' as const,
    on: true,
  }))
const roofs = gable().map(plane => ({ ...plane, modules: modules(-5 / Math.cos((25 * Math.PI) / 180)) }))
const site = drawing({
  planes: roofs,
  obstructions: around(10, 11).map(([x, y], k) => ({ ...tower(x, y, 4 + k / 2, 2), id: `tower-${k}` })),
  trees: around(6, 14).map(([x_m, y_m], k) =>
    tree({ id: `tree-${k}`, x_m, y_m, kind: k % 2 ? 'evergreen' : 'deciduous' }),
  ),
})
const triangles = trianglesOf(sceneOf(site).solids.filter(solid => solid.plane_id !== 'south'))
const spots = [-0.3, 0, 0.3].flatMap(right => [-0.5, 0, 0.5].map(up => [right, up - 2.5, 5] as const))
/** Results are kept, so that no engine leaves their calculation out. */
const kept = { sum: 0 }

describe('a year of shade', () => {
  bench(
    'baseline: the long way, one module of sixty',
    () => {
      kept.sum += naiveYear(weather, { tilt_deg: 25, azimuth_deg: 180 }, spots, triangles).shaded
    },
    { iterations: 2, time: 0, warmupIterations: 0, warmupTime: 0 },
  )
  bench('sixty modules, the same place as before', () => {
    kept.sum += shadeOf(site, [PANEL], place).modules.length
  })
  bench('sixty modules, another place each time', () => {
    const other = { ...weather }
    kept.sum += shadeOf(site, [PANEL], { ...place, weather: other }).modules.length
  })
  bench('the bare roof in squares of half a metre', () => {
    kept.sum += surfaceShade(site, place).length
  })
})
