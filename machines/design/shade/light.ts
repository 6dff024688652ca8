// The directions light comes from over one place, and how much of a year's light each sends onto a plane. The sun's 4,400
// hours are gathered into cells of the sky two degrees wide; the sky's own light comes from patches of its dome.
import { RAD } from '../../lib/angles.ts'
import { type SkyYear, skyYear } from '../sun/sky-year.ts'
import { MONTH_OF_DAY, type WeatherYear } from '../weather/weather-year.ts'

const CELL_DEG = 2
const CELLS_AROUND = 360 / CELL_DEG
const BANDS = 12
const PATCHES_AROUND = 40
const GROUND_REFLECTANCE = 0.2

/** Unit vectors in the drawing's own directions (x right, y up on paper, z from the ground); the sun's cells first. */
export type Directions = {
  readonly count: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  /** True azimuth and elevation. */
  readonly azimuth_deg: Float64Array
  readonly elevation_deg: Float64Array
  /** How many of them are the sun's; the others are the sky's. */
  readonly suns: number
  /** The sky cell of the sun for each hour with light; -1 below the horizon. */
  readonly cell_of: Int16Array
  /** Of the sky's patches: the part of the whole sphere's 4 pi, and whether it is at the rim. */
  readonly solid_angle: Float64Array
  readonly rim: Uint8Array
}

/** Of a plane, in Wh/m2: what comes from each direction in each month, and all that comes. */
export type PlaneLight = {
  /** By direction, then month; of the sun's cells and then of the sky's patches. */
  readonly from: Float64Array
  readonly monthly: Float64Array
}

const known = new WeakMap<WeatherYear, Map<number, Directions>>()

/** Kept with the weather: a drawing is calculated many times over one place. */
export function directionsOver(weather: WeatherYear, north_deg: number): Directions {
  const of_weather = known.get(weather) ?? new Map<number, Directions>()
  known.set(weather, of_weather)
  const found = of_weather.get(north_deg)
  if (found) return found
  const made = gather(skyYear(weather), north_deg)
  of_weather.clear()
  of_weather.set(north_deg, made)
  return made
}

function gather(sky: SkyYear, north_deg: number): Directions {
  const hours = sky.hour.length
  const cell_of = new Int16Array(hours).fill(-1)
  const index_of = new Map<number, number>()
  const sums: [number, number, number][] = []
  for (let i = 0; i < hours; i++) {
    const up = sky.up[i] ?? 0
    const weight = (sky.beam[i] ?? 0) + (sky.ring[i] ?? 0)
    if (up <= 0 || weight <= 0) continue
    const east = sky.east[i] ?? 0
    const north = sky.north[i] ?? 0
    const around = Math.floor((Math.atan2(east, north) / RAD + 360) / CELL_DEG) % CELLS_AROUND
    const key = Math.floor(Math.asin(up) / RAD / CELL_DEG) * CELLS_AROUND + around
    const index = index_of.get(key) ?? sums.length
    if (index === sums.length) {
      index_of.set(key, index)
      sums.push([0, 0, 0])
    }
    const sum = sums[index]
    if (!sum) continue
    // Mean direction of a cell's hours, weighted by brightness.
    sum[0] += weight * east
    sum[1] += weight * north
    sum[2] += weight * up
    cell_of[i] = index
  }
  const patches = dome()
  const all = [...sums, ...patches.map(({ vector }) => vector)]
  const turn_cos = Math.cos(north_deg * RAD)
  const turn_sin = Math.sin(north_deg * RAD)
  const units = all.map(([east, north, up]) => {
    const length = Math.hypot(east, north, up)
    return [east / length, north / length, up / length] as const
  })
  return {
    count: units.length,
    x: Float64Array.from(units, ([east, north]) => east * turn_cos - north * turn_sin),
    y: Float64Array.from(units, ([east, north]) => east * turn_sin + north * turn_cos),
    z: Float64Array.from(units, ([, , up]) => up),
    azimuth_deg: Float64Array.from(units, ([east, north]) => (Math.atan2(east, north) / RAD + 360) % 360),
    elevation_deg: Float64Array.from(units, ([, , up]) => Math.asin(Math.min(1, up)) / RAD),
    suns: sums.length,
    cell_of,
    solid_angle: Float64Array.from(patches, ({ solid_angle }) => solid_angle),
    rim: Uint8Array.from(patches, ({ rim }) => (rim ? 1 : 0)),
  }
}

/** Patches of nearly equal size, in bands of equal height; none at the zenith. */
function dome() {
  const patches: { vector: [number, number, number]; solid_angle: number; rim: boolean }[] = []
  for (let band = 0; band < BANDS; band++) {
    const low = (band * 90 * RAD) / BANDS
    const high = ((band + 1) * 90 * RAD) / BANDS
    const middle = (low + high) / 2
    const around = Math.max(4, Math.round(PATCHES_AROUND * Math.cos(middle)))
    const solid_angle = ((Math.sin(high) - Math.sin(low)) * 2 * Math.PI) / around
    for (let k = 0; k < around; k++) {
      const azimuth = ((k + 0.5) * 2 * Math.PI) / around
      const level = Math.cos(middle)
      const vector: [number, number, number] = [level * Math.sin(azimuth), level * Math.cos(azimuth), Math.sin(middle)]
      patches.push({ vector, solid_angle, rim: band === 0 })
    }
  }
  return patches
}

/**
 * The account planeYear keeps hour by hour, by where the light comes from: sun and ring around it by cell, dome by patch,
 * rim by the lowest patches, light from the ground as it is. `normal` in the drawing's directions.
 */
export function lightOn(
  weather: WeatherYear,
  directions: Directions,
  normal: readonly [x: number, y: number, z: number],
): PlaneLight {
  const sky = skyYear(weather)
  const { suns, count, cell_of } = directions
  const cosines = Float64Array.from({ length: count }, (_, k) =>
    Math.max(
      0,
      (directions.x[k] ?? 0) * normal[0] + (directions.y[k] ?? 0) * normal[1] + (directions.z[k] ?? 0) * normal[2],
    ),
  )
  const from = new Float64Array(count * 12)
  const monthly = new Float64Array(12)
  const dome_light = new Float64Array(12)
  const rim_light = new Float64Array(12)
  const sees_sky = (1 + normal[2]) / 2
  const sin_tilt = Math.sqrt(Math.max(0, 1 - normal[2] ** 2))
  const sees_ground = (GROUND_REFLECTANCE * (1 - normal[2])) / 2
  for (let i = 0; i < sky.hour.length; i++) {
    const month = MONTH_OF_DAY[((sky.hour[i] ?? 0) / 24) | 0] ?? 0
    const cell = cell_of[i] ?? -1
    const direct = cell < 0 ? 0 : ((sky.beam[i] ?? 0) + (sky.ring[i] ?? 0)) * (cosines[cell] ?? 0)
    if (direct > 0) from[cell * 12 + month] = (from[cell * 12 + month] ?? 0) + direct
    dome_light[month] = (dome_light[month] ?? 0) + (sky.dome[i] ?? 0) * sees_sky
    rim_light[month] = (rim_light[month] ?? 0) + (sky.rim[i] ?? 0) * sin_tilt
    monthly[month] = (monthly[month] ?? 0) + direct + (sky.ghi[i] ?? 0) * sees_ground
  }
  const share = skyShares(directions, cosines)
  for (let month = 0; month < 12; month++) {
    // Perez darkens the rim of an overcast sky: there is then no light of it to lose.
    const rim = Math.max(0, rim_light[month] ?? 0)
    for (let k = suns; k < count; k++)
      from[k * 12 + month] = (dome_light[month] ?? 0) * (share.dome[k - suns] ?? 0) + rim * (share.rim[k - suns] ?? 0)
    monthly[month] = (monthly[month] ?? 0) + (dome_light[month] ?? 0) + (rim_light[month] ?? 0)
  }
  return { from, monthly }
}

/** The part each patch has in what a plane receives of an even sky, and of its rim; both add up to one. */
export function skyShares({ suns, solid_angle, rim }: Directions, cosines: Float64Array) {
  const dome = solid_angle.map((angle, patch) => angle * (cosines[suns + patch] ?? 0))
  const edge = dome.map((value, patch) => (rim[patch] ? value : 0))
  const part = (values: Float64Array) => {
    const sum = values.reduce((total, value) => total + value, 0)
    return values.map(value => (sum > 0 ? value / sum : 0))
  }
  return { dome: part(dome), rim: part(edge) }
}
