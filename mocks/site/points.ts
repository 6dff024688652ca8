// Points that a survey would see of the stand-in's houses: hip roofs on their outlines, the ground, a chimney and a tree, 8 a square meter
// with 2 cm of noise. The same place always has the same points.
import type { Cloud } from '#machines/design/points/cloud.ts'
import { metersFrom, type Place } from '#machines/design/site/site-geometry.ts'
import type { Surface } from '#machines/design/solid/roof.ts'
import { type House, housesIn, roofOf } from './houses.ts'

type Box = readonly [west: number, south: number, east: number, north: number]
/** Of the ground, above the sea. */
export const GROUND_M = 331.2
const PER_M = 2.83

/** Meters east and north of `place`, within a box of them. */
export function pointsIn(place: Place, [west, south, east, north]: Box, per_m = PER_M): Cloud {
  const roofs = housesAround(place, [west, south, east, north]).map(house => shapeOf(house, place))
  const [x, y, z, kind]: number[][] = [[], [], [], []]
  const put = (px: number, py: number, pz: number, what: number) => {
    x?.push(px)
    y?.push(py)
    z?.push(pz + GROUND_M)
    kind?.push(what)
  }
  for (let row = Math.ceil(south * per_m); row < north * per_m; row += 1)
    for (let column = Math.ceil(west * per_m); column < east * per_m; column += 1) {
      const [dx, dy, dz, dt] = [1, 2, 3, 4].map(salt => dice(column, row, salt)) as [number, number, number, number]
      const spot: [number, number] = [(column + dx) / per_m, (row + dy) / per_m]
      const noise = (dz - 0.5) * 0.07
      const roof = roofs.map(one => one.heightAt(spot)).find(height => height !== null)
      const crown = Math.max(0, ...roofs.map(({ tree }) => 1 - Math.hypot(spot[0] - tree[0], spot[1] - tree[1]) / 2.4))
      if (roof !== undefined && roof !== null) put(spot[0], spot[1], roof + noise, 6)
      else if (crown > 0 && dt < 0.6) put(spot[0], spot[1], 3 + 4.5 * Math.sqrt(crown) * (0.55 + dx * 0.45), 5)
      else put(spot[0], spot[1], noise, 2)
    }
  return {
    x: Float64Array.from(x ?? []),
    y: Float64Array.from(y ?? []),
    z: Float64Array.from(z ?? []),
    kind: Uint8Array.from(kind ?? []),
  }
}

function housesAround(place: Place, [west, south, east, north]: Box): House[] {
  const degrees = (meters: number) => meters / 111_195
  const stretch = 1 / Math.cos((place.latitude * Math.PI) / 180)
  return housesIn([
    place.longitude + degrees(west - 20) * stretch,
    place.latitude + degrees(south - 20),
    place.longitude + degrees(east + 20) * stretch,
    place.latitude + degrees(north + 20),
  ])
}

function shapeOf(house: House, place: Place) {
  const [cx, cy] = metersFrom(place, [house.center.longitude, house.center.latitude])
  const faces = roofOf(house).map(faceOf)
  return {
    tree: [cx + 2, cy - 13] as const,
    heightAt([x, y]: readonly [number, number]): number | null {
      for (const face of faces) {
        const height = face([x - cx, y - cy])
        if (height !== null) return height
      }
      return null
    },
  }
}

/** Its height where it is, null elsewhere. */
function faceOf({ points, tilt_deg, azimuth_deg, eave_height_m }: Surface) {
  const [angle, rise] = [(azimuth_deg * Math.PI) / 180, Math.tan((tilt_deg * Math.PI) / 180)]
  const down = ([x = 0, y = 0]: readonly number[]) => x * Math.sin(angle) + y * Math.cos(angle)
  const eave = Math.max(...points.map(down))
  return (spot: readonly [number, number]) =>
    isWithin(points, spot) ? eave_height_m + (eave - down(spot)) * rise : null
}

function isWithin(points: readonly (readonly number[])[], [x, y]: readonly [number, number]): boolean {
  let inside = false
  points.forEach(([ax = 0, ay = 0], n) => {
    const [bx = 0, by = 0] = points[(n + 1) % points.length] ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** From 0 to 1, by place. */
function dice(column: number, row: number, salt: number): number {
  let t = Math.imul(column ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(row ^ (salt << 24), 0xc2b2ae35)
  t = Math.imul(t ^ (t >>> 15), 0x2c1b3c6d)
  t = Math.imul(t ^ (t >>> 12), 0x297a2d39)
  return ((t ^ (t >>> 15)) >>> 0) / 4_294_967_296
}
