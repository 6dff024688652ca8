// Shade calculated the long way: every hour's ray from every point against every triangle and crown. Shares no geometry
// with the product's own, which is held against it; also the baseline of its benchmark.
import { cellTemperature } from '#machines/design/production/cell-temperature.ts'
import { diffuseModifier } from '#machines/design/production/diffuse-iam.ts'
import { beamModifier } from '#machines/design/production/iam.ts'
import { noctOf } from '#machines/design/production/mounting.ts'
import type { Solid } from '#machines/design/shade/solid.ts'
import { skyYear } from '#machines/design/sun/sky-year.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'

type Vector = readonly [number, number, number]
export type Triangle = readonly [Vector, Vector, Vector]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Top and walls of solids whose outline is convex. */
export function trianglesOf(solids: readonly Solid[]): Triangle[] {
  return solids.flatMap(({ points, top }) => {
    const roof = points.map(([x, y]): Vector => [x, y, top.at_middle + top.per_x * x + top.per_y * y])
    const foot = points.map(([x, y]): Vector => [x, y, 0])
    return roof.flatMap((corner, index): Triangle[] => {
      const next = (index + 1) % roof.length
      const after = roof[next] ?? corner
      const below = foot[index] ?? corner
      const apex = roof[0] ?? corner
      return [
        [apex, corner, after],
        [corner, after, below],
        [after, below, foot[next] ?? corner],
      ]
    })
  })
}

/** Möller & Trumbore 1997, Journal of Graphics Tools 2:21. */
export function hits([a, b, c]: Triangle, from: Vector, towards: Vector): boolean {
  const ab = minus(b, a)
  const ac = minus(c, a)
  const p = cross(towards, ac)
  const size = dot(ab, p)
  if (Math.abs(size) < 1e-12) return false
  const to = minus(from, a)
  const u = dot(to, p) / size
  if (u < 0 || u > 1) return false
  const q = cross(to, ab)
  const v = dot(towards, q) / size
  return v >= 0 && u + v <= 1 && dot(ac, q) / size > 1e-9
}

type NaivePlane = { tilt_deg: number; azimuth_deg: number }
const RAD = Math.PI / 180

/**
 * DC of one kW in a year, and what it would be without shade, hour by hour. The drawing's top is north. The sky is seen
 * from a grid of directions one and a half degrees apart.
 */
export function naiveYear(
  weather: WeatherYear,
  { tilt_deg, azimuth_deg }: NaivePlane,
  spots: readonly Vector[],
  triangles: readonly Triangle[],
) {
  const sky = skyYear(weather)
  const normal: Vector = [
    Math.sin(tilt_deg * RAD) * Math.sin(azimuth_deg * RAD),
    Math.sin(tilt_deg * RAD) * Math.cos(azimuth_deg * RAD),
    Math.cos(tilt_deg * RAD),
  ]
  const reaches = (towards: Vector) =>
    spots.filter(spot => !triangles.some(triangle => hits(triangle, spot, towards))).length / spots.length
  const dome = skySeen(normal, reaches, 1.5, 90)
  const rim = skySeen(normal, reaches, 1.5, 4.5)
  const diffuse = diffuseModifier(tilt_deg)
  let shaded = 0
  let open = 0
  for (let i = 0; i < sky.hour.length; i++) {
    const sun: Vector = [sky.east[i] ?? 0, sky.north[i] ?? 0, sky.up[i] ?? 0]
    const cos_aoi = Math.max(0, dot(sun, normal))
    const seen = cos_aoi > 0 && sun[2] > 0 ? reaches(sun) : 1
    const hour = sky.hour[i] ?? 0
    const dc = (direct: number, of_dome: number, of_rim: number) => {
      const beam = (sky.beam[i] ?? 0) * cos_aoi * direct
      const above =
        ((sky.dome[i] ?? 0) * of_dome * (1 + normal[2])) / 2 +
        (sky.ring[i] ?? 0) * cos_aoi * direct +
        (sky.rim[i] ?? 0) * of_rim * Math.sin(tilt_deg * RAD)
      const from_sky = Math.max(0, above)
      const ground = ((sky.ghi[i] ?? 0) * 0.2 * (1 - normal[2])) / 2
      const poa = beam + from_sky + ground
      const absorbed = beam * beamModifier(cos_aoi) + from_sky * diffuse.sky + ground * diffuse.ground
      const cell_c = cellTemperature(poa, absorbed, weather.temp_c[hour] ?? 25, weather.wind_m_s[hour] ?? 0, noctOf())
      return Math.max(0, absorbed * (1 - 0.0035 * (cell_c - 25)))
    }
    shaded += dc(seen, dome, rim)
    open += dc(1, 1, 1)
  }
  return { shaded, open }
}

export function skySeen(
  normal: Vector,
  reaches: (towards: Vector) => number,
  step_deg: number,
  to_deg: number,
): number {
  let seen = 0
  let all = 0
  for (let elevation = step_deg / 2; elevation < to_deg; elevation += step_deg)
    for (let azimuth = step_deg / 2; azimuth < 360; azimuth += step_deg * 2) {
      const level = Math.cos(elevation * RAD)
      const towards: Vector = [
        level * Math.sin(azimuth * RAD),
        level * Math.cos(azimuth * RAD),
        Math.sin(elevation * RAD),
      ]
      const weight = Math.max(0, dot(towards, normal)) * level
      if (weight <= 0) continue
      all += weight
      seen += weight * reaches(towards)
    }
  return all > 0 ? seen / all : 1
}
