// Hourly shade by brute force: sixteen rays to each of a module's 60 cells in each hour, a one-diode curve with shunt
// and temperature for each cell, and the curves of all cells added up current by current. It shares the scene, the sun
// and the light of an open plane with the product, but neither its shadows nor its electrical model.

import { cellTemperature } from '#machines/design/production/cell-temperature.ts'
import { diffuseModifier } from '#machines/design/production/diffuse-iam.ts'
import { beamModifier } from '#machines/design/production/iam.ts'
import { noctOf } from '#machines/design/production/mounting.ts'
import type { Crown } from '#machines/design/shade/crown.ts'
import { skyYear } from '#machines/design/sun/sky-year.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { RAD } from '#machines/lib/angles.ts'
import { sum } from '#machines/lib/numbers.ts'
import { moduleCurve, mostOf, stringCurve } from './brute-curves.ts'
import { hits, skySeen, type Triangle } from './naive-shade.ts'

type Vector = readonly [number, number, number]
type BruteModule = { readonly u_m: number; readonly v_m: number; readonly portrait: boolean }
type BruteCase = {
  readonly tilt_deg: number
  readonly azimuth_deg: number
  /** Plan and height of a point on the roof. */
  readonly at: (u: number, v: number) => Vector
  readonly long_m: number
  readonly short_m: number
  readonly modules: readonly BruteModule[]
  readonly triangles: readonly Triangle[]
  readonly crowns: readonly Crown[]
  /** Share that comes through a crown. */
  readonly passes: number
}
/** A lattice: sixteen steps along either side of a cell. */
const POINTS = Array.from({ length: 16 }, (_, k) => [(k + 0.5) / 16 - 0.5, (((k * 7) % 16) + 0.5) / 16 - 0.5] as const)
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** By module, then cell (group by group), then point. */
function pointsOf(shown: BruteCase): Vector[][][] {
  return shown.modules.map(({ u_m, v_m, portrait }) =>
    Array.from({ length: 60 }, (_, cell) =>
      POINTS.map(([right, up]) => {
        const short = ((Math.floor(cell / 10) + 0.5 + right) / 6 - 0.5) * shown.short_m
        const long = (((cell % 10) + 0.5 + up) / 10 - 0.5) * shown.long_m
        return portrait ? shown.at(u_m + short, v_m + long) : shown.at(u_m + long, v_m + short)
      }),
    ),
  )
}

function passed({ triangles, crowns, passes }: BruteCase, from: Vector, towards: Vector): number {
  if (triangles.some(triangle => hits(triangle, from, towards))) return 0
  return passes ** crowns.filter(crown => meets(crown, from, towards)).length
}

/** By the quadratic of the ray in the ellipsoid. */
function meets({ x, y, z, across, upright }: Crown, from: Vector, towards: Vector): boolean {
  const scale: Vector = [1 / across, 1 / across, 1 / upright]
  const p: Vector = [(from[0] - x) * scale[0], (from[1] - y) * scale[1], (from[2] - z) * scale[2]]
  const d: Vector = [towards[0] * scale[0], towards[1] * scale[1], towards[2] * scale[2]]
  const [a, b, c] = [dot(d, d), 2 * dot(p, d), dot(p, p) - 1]
  const root = b * b - 4 * a * c
  return root >= 0 && (-b + Math.sqrt(root)) / (2 * a) > 0
}

type BruteHour = { hour: number; open_kw: number; string_kw: number; module_kw: number }

/** DC of 1 kW on chosen hours, all modules in one string and each by itself. */
export function bruteHours(weather: WeatherYear, shown: BruteCase, chosen: (hour: number) => boolean): BruteHour[] {
  const sky = skyYear(weather)
  const sin = Math.sin(shown.tilt_deg * RAD)
  const cos = Math.cos(shown.tilt_deg * RAD)
  const normal: Vector = [sin * Math.sin(shown.azimuth_deg * RAD), sin * Math.cos(shown.azimuth_deg * RAD), cos]
  const diffuse = diffuseModifier(shown.tilt_deg)
  const cells = pointsOf(shown)
  const seen = cells.map(of_module => {
    const spots = of_module.filter((_, cell) => cell % 7 === 0).flatMap(points => points.slice(5, 6))
    const reaches = (towards: Vector) => sum(spots.map(spot => passed(shown, spot, towards))) / spots.length
    return { dome: skySeen(normal, reaches, 3, 90), rim: skySeen(normal, reaches, 1.5, 7.5) }
  })
  const found: BruteHour[] = []
  for (let i = 0; i < sky.hour.length; i++) {
    const hour = sky.hour[i] ?? 0
    const sun: Vector = [sky.east[i] ?? 0, sky.north[i] ?? 0, sky.up[i] ?? 0]
    const facing = Math.max(0, dot(sun, normal))
    if (!chosen(hour)) continue
    const beam = (sky.beam[i] ?? 0) * facing
    const ring = (sky.ring[i] ?? 0) * facing
    const ground = ((sky.ghi[i] ?? 0) * 0.2 * (1 - cos)) / 2
    const through = beamModifier(facing)
    const lightAt = (share: number, dome: number, rim: number) => {
      const of_rim = (sky.rim[i] ?? 0) * sin
      const even = ((sky.dome[i] ?? 0) * dome * (1 + cos)) / 2 + of_rim * (of_rim > 0 ? rim : dome)
      const from_sky = Math.max(0, even + ring * share)
      return {
        poa: beam * share + from_sky + ground,
        absorbed: beam * share * through + from_sky * diffuse.sky + ground * diffuse.ground,
      }
    }
    const powerOf = ({ poa, absorbed }: { poa: number; absorbed: number }) => {
      const cell_c = cellTemperature(poa, absorbed, weather.temp_c[hour] ?? 25, weather.wind_m_s[hour] ?? 0, noctOf())
      return { cell_c, kw: Math.max(0, absorbed * (1 - 0.0035 * (cell_c - 25))) / 1000 }
    }
    const curves = cells.map((of_module, index) => {
      const { dome, rim } = seen[index] ?? { dome: 1, rim: 1 }
      const shares = of_module.map(points =>
        facing > 0 && sun[2] > 0 ? sum(points.map(point => passed(shown, point, sun))) / points.length : 1,
      )
      const mean = lightAt(sum(shares) / shares.length, dome, rim)
      const { cell_c, kw } = powerOf(mean)
      const lights = shares.map(share => lightAt(share, dome, rim).absorbed / 1000)
      const even = mostOf(moduleCurve(new Array(60).fill(mean.absorbed / 1000), cell_c))
      return { kw: kw / cells.length, even, curve: moduleCurve(lights, cell_c) }
    })
    const apart = sum(curves.map(({ even }) => even))
    const all_kw = sum(curves.map(({ kw }) => kw))
    found.push({
      hour,
      open_kw: powerOf(lightAt(1, 1, 1)).kw,
      string_kw: apart > 0 ? (all_kw * mostOf(stringCurve(curves.map(({ curve }) => curve)))) / apart : 0,
      module_kw: sum(curves.map(({ kw, even, curve }) => (even > 0 ? (kw * mostOf(curve)) / even : 0))),
    })
  }
  return found
}
