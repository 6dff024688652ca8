// Places on the ground for pictures and outlines of a house. Pure. Within a few hundred meters the earth is taken as flat: the error is
// below a millimeter per meter.

import { areaOf, distanceToOutline } from '../drawing/geometry.ts'

export type Place = { latitude: number; longitude: number }
type LonLat = readonly [longitude: number, latitude: number]
export type OutlineShape = {
  /** Without the closing repetition; holes are left out, since roofs of courtyards are drawn by hand. */
  ring: LonLat[]
  area_m2: number
}

/** IUGG mean radius. */
const EARTH_M = 6_371_008.8
/** WGS84's semi-major axis, which Web Mercator (EPSG:3857) uses for its sphere. */
const MERCATOR_M = 6_378_137
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** East and north of `from`, in meters. */
export function metersFrom(from: Place, [longitude, latitude]: LonLat): [x_m: number, y_m: number] {
  return [
    radians(longitude - from.longitude) * EARTH_M * Math.cos(radians(from.latitude)),
    radians(latitude - from.latitude) * EARTH_M,
  ]
}

export function placeAt(from: Place, [x_m, y_m]: readonly [number, number]): Place {
  return {
    latitude: from.latitude + degrees(y_m / EARTH_M),
    longitude: from.longitude + degrees(x_m / (EARTH_M * Math.cos(radians(from.latitude)))),
  }
}

export const distance_m = (a: Place, b: Place) => Math.hypot(...metersFrom(a, [b.longitude, b.latitude]))

/** EPSG:3857. Its meters are longer than those on the ground by 1/cos(latitude). */
export const mercatorOf = ({ latitude, longitude }: Place): [x: number, y: number] => [
  MERCATOR_M * radians(longitude),
  MERCATOR_M * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
]

export const fromMercator = ([x, y]: readonly [number, number]): Place => ({
  latitude: degrees(2 * Math.atan(Math.exp(y / MERCATOR_M)) - Math.PI / 2),
  longitude: degrees(x / MERCATOR_M),
})

/** West, south, east, north. */
export function boxAround(place: Place, half_m: number): [number, number, number, number] {
  const low = placeAt(place, [-half_m, -half_m])
  const high = placeAt(place, [half_m, half_m])
  return [low.longitude, low.latitude, high.longitude, high.latitude]
}

/** Of GeoJSON polygons: outer rings, wound either way, that enclose anything. */
export function outlineShapes(polygons: readonly unknown[], most_corners = 500): OutlineShape[] {
  return polygons.flatMap(polygon => {
    const outer: unknown = Array.isArray(polygon) ? polygon[0] : undefined
    const points = Array.isArray(outer) ? outer.flatMap(lonLat) : []
    const [first, last] = [points[0], points.at(-1)]
    const ring = first && last && first[0] === last[0] && first[1] === last[1] ? points.slice(0, -1) : points
    const area_m2 = groundArea(ring)
    return ring.length >= 3 && ring.length <= most_corners && area_m2 >= 4 ? [{ ring, area_m2 }] : []
  })
}

function lonLat(point: unknown): LonLat[] {
  if (!Array.isArray(point)) return []
  const [longitude, latitude] = point.map(Number)
  const is_place =
    longitude !== undefined && latitude !== undefined && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return is_place ? [[longitude, latitude]] : []
}

/** m2. */
function groundArea(ring: readonly LonLat[]): number {
  const [first] = ring
  if (!first) return 0
  const from = { longitude: first[0], latitude: first[1] }
  return areaOf(ring.map(point => metersFrom(from, point)))
}

/** In meters; 0 inside. */
export const distanceToShape = (place: Place, { ring }: Pick<OutlineShape, 'ring'>): number =>
  distanceToOutline(
    ring.map(point => metersFrom(place, point)),
    [0, 0],
  )

export function centerOf({ ring }: Pick<OutlineShape, 'ring'>): Place {
  const longitudes = ring.map(([longitude]) => longitude)
  const latitudes = ring.map(([, latitude]) => latitude)
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { latitude: middle(latitudes), longitude: middle(longitudes) }
}
