// A picture from above as PNG: grass, a street, and the stand-in's houses, with the grain of a photograph.
import { crc32, deflateSync } from 'node:zlib'
import { distance_m, fromMercator, type Place, placeAt } from '#machines/design/site/site-geometry.ts'
import { CELL, type Face, facesOf, housesIn, roofOf } from './houses.ts'

type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number]
type Color = readonly [number, number, number]

const GRASS: Color = [112, 124, 88]
const STREET: Color = [148, 147, 144]
const DRIVE: Color = [172, 168, 160]
const CROWN: Color = [70, 92, 58]
const SHADOW: Color = [74, 82, 62]
/** Roofs are tiled in earth colors, as in the desert. */
const ROOF: Color = [156, 124, 102]

/** A house that replaces the generated ones it overlaps. */
type OwnHouse = { center: Place; faces: Face[]; trees: { place: Place; crown_m: number }[] }

/** `box` in EPSG:3857. */
export function drawPicture(box: Box, width: number, height: number, own?: OwnHouse): Uint8Array {
  const [low, high] = [fromMercator([box[0], box[1]]), fromMercator([box[2], box[3]])]
  const pixel = ([longitude, latitude]: readonly [number, number]): [number, number] => [
    ((longitude - low.longitude) / (high.longitude - low.longitude)) * width,
    ((high.latitude - latitude) / (high.latitude - low.latitude)) * height,
  ]
  const per_meter = width / (distance_m({ ...low, longitude: high.longitude }, low) || 1)
  const others = housesIn([low.longitude, low.latitude, high.longitude, high.latitude])
    .filter(({ center }) => !own || distance_m(center, own.center) > 27)
    .map(house => ({
      center: house.center,
      faces: facesOf(house.center, roofOf(house)),
      trees: [{ place: placeAt(house.center, [2, -13]), crown_m: 4.8 }],
    }))
  const colors: Color[] = Array.from({ length: width * height }, () => GRASS)
  const paint = (shape: [number, number][], color: Color) => fill(colors, width, height, shape, color)
  // A street between every second row of houses.
  const street_m = 3.4
  const streetAt = (row: number) => pixel([low.longitude, row * CELL])[1]
  for (let row = Math.floor(low.latitude / CELL); row <= high.latitude / CELL + 1; row += 1) {
    const middle = streetAt(row)
    if (row % 2 === 0) paint(rectangle(0, middle - street_m * per_meter, width, middle + street_m * per_meter), STREET)
  }
  const all = [...others, ...(own ? [own] : [])]
  for (const { center } of all) {
    const [cx, cy] = pixel([center.longitude, center.latitude])
    const row = Math.floor(center.latitude / CELL)
    const street = streetAt(row % 2 === 0 ? row : row + 1)
    const [top, bottom] = street < cy ? [street, cy] : [cy, street]
    paint(rectangle(cx + 2.5 * per_meter, top, cx + 6 * per_meter, bottom), DRIVE)
  }
  for (const { faces, trees } of all) {
    const shift = 1.6 * per_meter
    for (const { corners } of faces)
      paint(
        corners.map(pixel).map(([x, y]) => [x + shift, y - shift]),
        SHADOW,
      )
    for (const { corners, azimuth_deg } of faces) paint(corners.map(pixel), lit(ROOF, azimuth_deg))
    for (const { place, crown_m } of trees) {
      const [tx, ty] = pixel([place.longitude, place.latitude])
      const round = (dx: number, dy: number, radius: number): [number, number][] =>
        Array.from({ length: 18 }, (_, n) => [
          tx + dx + radius * Math.cos((n * Math.PI) / 9),
          ty + dy + radius * Math.sin((n * Math.PI) / 9),
        ])
      const radius = (crown_m / 2) * per_meter
      paint(round(shift * 0.8, -shift * 0.8, radius), SHADOW)
      paint(round(0, 0, radius), CROWN)
    }
  }
  return encode(colors, width, height)
}

const rectangle = (left: number, top: number, right: number, bottom: number): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** The sun is in the southwest. */
function lit([red, green, blue]: Color, azimuth_deg: number): Color {
  const share = 0.9 + 0.2 * Math.cos(((azimuth_deg - 225) * Math.PI) / 180)
  return [red * share, green * share, blue * share]
}

export const oneColor = (width: number, height: number) => {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  return png(rows, width, height)
}

function fill(colors: Color[], width: number, height: number, shape: [number, number][], color: Color) {
  const ys = shape.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 1) {
    const crossings = shape
      .flatMap(([x, at], n) => {
        const [next_x, next_at] = shape[(n + 1) % shape.length] ?? [x, at]
        return at > y !== next_at > y ? [x + ((y - at) * (next_x - x)) / (next_at - at)] : []
      })
      .sort((a, b) => a - b)
    for (let n = 0; n + 1 < crossings.length; n += 2)
      for (let x = Math.max(0, Math.ceil(crossings[n] ?? 0)); x < Math.min(width, crossings[n + 1] ?? 0); x += 1)
        colors[y * width + x] = color
  }
}

function encode(colors: readonly Color[], width: number, height: number): Uint8Array {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  let noise = 12_345
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = colors[y * width + x] ?? GRASS
      noise = (noise * 1_103_515_245 + 12_345) & 0x7fffffff
      const grain = (noise >> 16) % 13
      rows.set([red + grain, green + grain, blue + grain].map(Math.round), y * (width * 3 + 1) + 1 + x * 3)
    }
  return png(rows, width, height)
}

function png(rows: Uint8Array, width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
