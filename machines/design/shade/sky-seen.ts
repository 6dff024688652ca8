// The share of the sky's own light that reaches each module, by month, as trees lose their leaves.
import type { WeatherYear } from '../weather/weather-year.ts'
import { directionsOver, skyShares } from './light.ts'
import type { ModuleCells } from './module-cells.ts'
import type { Scene } from './scene.ts'
import { dot, type Surface } from './surface.ts'
import { lost, makeFan } from './visibility.ts'

/** Pauses after each module. */
export function* skySeen(
  cells: readonly ModuleCells[],
  { normal }: Surface,
  plane_id: string,
  scene: Scene,
  weather: WeatherYear,
  north_deg: number,
): Generator<undefined, { dome: Float64Array; rim: Float64Array }> {
  const directions = directionsOver(weather, north_deg)
  const { suns, count, x, y, z } = directions
  const cosines = Float64Array.from({ length: count }, (_, k) =>
    Math.max(0, dot(normal, [x[k] ?? 0, y[k] ?? 0, z[k] ?? 0])),
  )
  const shares = skyShares(directions, cosines)
  const fanOf = (part: Float64Array) => {
    const from = Float64Array.from({ length: count * 12 }, (_, at) => part[Math.floor(at / 12) - suns] ?? 0)
    return makeFan(directions, { from, monthly: new Float64Array(12).fill(1) }, scene.horizon)
  }
  const [dome_fan, rim_fan] = [fanOf(shares.dome), fanOf(shares.rim)]
  const dome = new Float64Array(cells.length * 12)
  const rim = new Float64Array(cells.length * 12)
  for (const [index, { looks }] of cells.entries()) {
    yield
    const seen = (fan: typeof dome_fan) => lost(fan, scene, plane_id, looks).map(share => 1 - share)
    dome.set(seen(dome_fan), index * 12)
    rim.set(seen(rim_fan), index * 12)
  }
  return { dome, rim }
}
