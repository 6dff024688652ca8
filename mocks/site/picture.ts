// A picture from above as PNG: grass, a street, and the stand-in's houses, with the grain of a photograph.
import { crc32, deflateSync } from 'node:zlib'
import { fromMercator } from '#machines/design/site/site-geometry.ts'
import { housesIn } from './houses.ts'

type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number]
type Color = readonly [number, number, number]

const GRASS: Color = [104, 122, 78]
const ROOF: Color = [141, 124, 112]
const RIDGE: Color = [168, 152, 138]
const STREET: Color = [150, 150, 148]

/** `box` in EPSG:3857. */
export function drawPicture(box: Box, width: number, height: number): Uint8Array {
  const [low, high] = [fromMercator([box[0], box[1]]), fromMercator([box[2], box[3]])]
  const houses = housesIn([low.longitude, low.latitude, high.longitude, high.latitude])
  const pixel = (longitude: number, latitude: number): [number, number] => [
    ((longitude - low.longitude) / (high.longitude - low.longitude)) * width,
    ((high.latitude - latitude) / (high.latitude - low.latitude)) * height,
  ]
  const shapes = houses.map(({ corners }) => corners.map(([longitude, latitude]) => pixel(longitude, latitude)))
  const colors: Color[] = Array.from({ length: width * height }, () => GRASS)
  for (let x = 0; x < width; x += 1)
    for (let y = Math.floor(height * 0.62); y < height * 0.68; y += 1) colors[y * width + x] = STREET
  for (const shape of shapes) fill(colors, width, height, shape)
  return encode(colors, width, height)
}

export const oneColor = (width: number, height: number) => {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  return png(rows, width, height)
}

function fill(colors: Color[], width: number, height: number, shape: [number, number][]) {
  const ys = shape.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 1) {
    const crossings = shape
      .flatMap(([x, at], n) => {
        const [next_x, next_at] = shape[(n + 1) % shape.length] ?? [x, at]
        return at > y !== next_at > y ? [x + ((y - at) * (next_x - x)) / (next_at - at)] : []
      })
      .sort((a, b) => a - b)
    const color = y < (top + bottom) / 2 ? ROOF : RIDGE
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
      rows.set([red + grain, green + grain, blue + grain], y * (width * 3 + 1) + 1 + x * 3)
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
