// Made-up houses anywhere on the map: rows along streets, each with a roof turned by the place. Outlines and pictures of the stand-in
// show the same ones.
import { metersFrom, type Place, placeAt } from '#machines/design/site/site-geometry.ts'
import { type Surface, solidOf } from '#machines/design/solid/roof.ts'

type Corner = readonly [longitude: number, latitude: number]
export type House = { id: number; corners: Corner[]; center: Place }

/** 33 m of latitude. */
export const CELL = 0.0003

/** One house of a lattice, the same whenever it is asked for. */
function houseAt(column: number, row: number): House {
  const dice = Math.abs(Math.sin(column * 127.1 + row * 311.7) * 43_758.5453) % 1
  const latitude = (row + 0.5) * CELL
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180)
  const longitude = (column + 0.5) * CELL * stretch
  const [half_width, half_depth] = [5 + dice * 3, 4 + dice * 1.5].map(meters => meters / 111_195) as [number, number]
  const turn = (dice - 0.5) * 0.6
  const corner = (x: number, y: number): Corner => [
    longitude + (x * half_width * Math.cos(turn) - y * half_depth * Math.sin(turn)) * stretch,
    latitude + x * half_width * Math.sin(turn) + y * half_depth * Math.cos(turn),
  ]
  // Clockwise, as the service winds them; every third one has a wing.
  const corners =
    Math.floor(dice * 10) % 3 === 0
      ? [corner(-1, 1), corner(1, 1), corner(1, -0.1), corner(0.3, -0.1), corner(0.3, -1), corner(-1, -1)]
      : [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]
  return { id: 1_000_000 + Math.floor(dice * 1e6), corners, center: { latitude, longitude } }
}

export type Face = { corners: Corner[]; azimuth_deg: number }

/** A hip roof on the outline, as its points and its picture have it. */
export function roofOf({ id, corners, center }: House) {
  const points = corners.map(corner => metersFrom(center, corner)).toReversed()
  const solid = solidOf(
    {
      id: 'house',
      kind: 'hip',
      points,
      side: 0,
      pitch_deg: 22 + (id % 9),
      back_pitch_deg: 20,
      eave_height_m: 2.8 + (id % 7) / 10,
      dormers: [],
    },
    0,
  )
  return 'surfaces' in solid ? solid.surfaces : []
}

/** Of surfaces in meters from a place. */
export const facesOf = (place: Place, surfaces: readonly Pick<Surface, 'points' | 'azimuth_deg'>[]): Face[] =>
  surfaces.map(({ points, azimuth_deg }) => ({
    azimuth_deg,
    corners: points.map(([x = 0, y = 0]): Corner => {
      const { longitude, latitude } = placeAt(place, [x, y])
      return [longitude, latitude]
    }),
  }))

/** All whose middle is in the box of degrees. */
export function housesIn([west, south, east, north]: readonly number[]): House[] {
  const houses: House[] = []
  for (let row = Math.floor(Number(south) / CELL); row <= Number(north) / CELL && houses.length < 400; row += 1) {
    const stretch = 1 / Math.cos(((row + 0.5) * CELL * Math.PI) / 180)
    for (
      let column = Math.floor(Number(west) / (CELL * stretch));
      column <= Number(east) / (CELL * stretch);
      column += 1
    )
      houses.push(houseAt(column, row))
  }
  return houses
}

/** The house whose cell a place is in. */
export function houseNear({ latitude, longitude }: Place): House {
  const row = Math.floor(latitude / CELL)
  return houseAt(Math.floor((longitude / CELL) * Math.cos(((row + 0.5) * CELL * Math.PI) / 180)), row)
}
