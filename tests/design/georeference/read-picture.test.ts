// Georeferenced pictures: what was drawn at a place on earth is found there in the resampled picture.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decode, { init } from '@jsquash/jpeg/decode.js'
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PlacedPicture, readPlacedPicture, type Sidecars } from '#server/design/georeference/read-picture.ts'
import { systemFromCode } from '#server/design/points/coordinate-system.ts'
import { type Written, writeTiff } from './tiff-writer.ts'

const PLACE = { latitude: 39.7392, longitude: -104.9903 }
const UTM_13N = 26_913
const COLORADO_FEET = 2_232
const SIDE = 600
const PIXEL_M = 0.1
const RED = [220, 30, 30]
const GREEN = [40, 130, 50]

type Point = readonly [number, number]
/** A red square of 4 m whose middle is 20 m east and 10 m north of the place, on green. */
const TARGET = { latitude: PLACE.latitude + 10 / 111_030, longitude: PLACE.longitude + 20 / 85_700 }

function systemOf(code: number) {
  const system = systemFromCode(code)
  if (!system) throw new Error(`EPSG:${code}`)
  return system
}

/** A picture in a coordinate system, turned by `turn`, whose middle is the place. */
function pictureIn(code: number, turn = 0) {
  const system = systemOf(code)
  const unit = system.plan_unit_m
  const [px, py] = unit === null ? [PIXEL_M / 85_700, PIXEL_M / 111_030] : [PIXEL_M / unit, PIXEL_M / unit]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [a, b, d, e] = [px * cos, px * sin, py * sin, -py * cos]
  const middle = system.fromPlace(PLACE)
  const c = middle[0] - (SIDE / 2) * (a + b)
  const f = middle[1] - (SIDE / 2) * (d + e)
  const [tx, ty] = system.fromPlace(TARGET)
  const at = (column: number, row: number) => {
    const [x, y] = [a * (column + 0.5) + b * (row + 0.5) + c, d * (column + 0.5) + e * (row + 0.5) + f]
    return Math.abs(x - tx) < 20 * px && Math.abs(y - ty) < 20 * py ? RED : GREEN
  }
  return { a, b, c, d, e, f, at, px, py }
}

const geotiff = (code: number, more: Partial<Written> = {}) => {
  const { c, f, px, py, at } = pictureIn(code)
  const key: Record<number, number> = code === 4_326 ? { 1024: 2, 2048: code } : { 1024: 1, 3072: code }
  return writeTiff({ width: SIDE, height: SIDE, at, corner: [c, f], pixel: [px, py], keys: key, ...more })
}

const world = ({ a, b, c, d, e, f }: ReturnType<typeof pictureIn>) =>
  [a, d, b, e, c + (a + b) / 2, f + (d + e) / 2].join('\n')

/** Where the middle of all red pixels is, in meters from the place. */
async function redIn(picture: PlacedPicture): Promise<Point> {
  const { data, width } = await decode(picture.bytes.slice().buffer)
  let [x, y, count] = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 150 || (data[at + 1] ?? 0) > 100) continue
    x += ((at / 4) % width) + 0.5
    y += Math.floor(at / 4 / width) + 0.5
    count++
  }
  const { meters_per_pixel: size, width_px, height_px } = picture
  return [picture.x_m + (x / count - width_px / 2) * size, picture.y_m - (y / count - height_px / 2) * size]
}

const read = (bytes: Uint8Array, sidecars: Sidecars = {}) => readPlacedPicture(bytes, PLACE, sidecars)
const isAtTarget = async (picture: PlacedPicture) => {
  const [x, y] = await redIn(picture)
  expect(Math.abs(x - 20)).toBeLessThan(0.15)
  expect(Math.abs(y - 10)).toBeLessThan(0.15)
}

beforeAll(async () => {
  const wasm = (name: string) =>
    WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(`@jsquash/jpeg/codec/${name}.wasm`)))
  await init(await wasm('dec/mozjpeg_dec'))
  await initEncoder(await wasm('enc/mozjpeg_enc'))
})

describe('a GeoTIFF', () => {
  it.each<[string, number, Partial<Written>]>([
    ['in meters', UTM_13N, {}],
    ['in US survey feet', COLORADO_FEET, {}],
    ['in degrees', 4_326, {}],
    ['on the web’s map', 3_857, {}],
    ['deflated', UTM_13N, { deflate: true }],
    ['tiled', UTM_13N, { deflate: true, tile: 128 }],
    ['with transparency', UTM_13N, { bands: 4, extra: 2 }],
  ])('%s lies where it was drawn', async (_, code, more) => {
    const turned = pictureIn(code)
    const at = more.bands === 4 ? (x: number, y: number) => [...turned.at(x, y), 255] : turned.at
    await isAtTarget(await read(geotiff(code, { ...more, at })))
  })

  it('that is turned lies north up', async () => {
    const { a, b, c, d, e, f, at } = pictureIn(UTM_13N, 0.6)
    const matrix = [a, b, 0, c, d, e, 0, f, 0, 0, 0, 0, 0, 0, 0, 1]
    await isAtTarget(await read(writeTiff({ width: SIDE, height: SIDE, at, matrix, keys: { 1024: 1, 3072: UTM_13N } })))
  })

  it('whose pixels are points lies half a pixel off', async () => {
    const area = await redIn(await read(geotiff(UTM_13N)))
    const point = await redIn(await read(geotiff(UTM_13N, { keys: { 1024: 1, 1025: 2, 3072: UTM_13N } })))
    expect(point[0] - area[0]).toBeCloseTo(-PIXEL_M / 2, 1)
  })

  it('compressed as JPEG lies where it was drawn', async () => {
    const { at } = pictureIn(UTM_13N)
    const data = new Uint8ClampedArray(SIDE * SIDE * 4)
    for (let n = 0; n < SIDE * SIDE; n++) data.set([...at(n % SIDE, Math.floor(n / SIDE)), 255], 4 * n)
    const jpeg = new Uint8Array(await encode({ data, width: SIDE, height: SIDE, colorSpace: 'srgb' }))
    await isAtTarget(await read(geotiff(UTM_13N, { jpeg })))
  })
})

describe('a picture with a world file', () => {
  const tiff = (code: number, turn = 0) => {
    const picture = pictureIn(code, turn)
    return { bytes: writeTiff({ width: SIDE, height: SIDE, at: picture.at }), world: world(picture), picture }
  }

  it('and an EPSG code lies where it was drawn, turned too', async () => {
    const one = tiff(UTM_13N, -0.4)
    await isAtTarget(await read(one.bytes, { world: one.world, epsg: UTM_13N }))
  })

  it('and a .prj file in feet lies where it was drawn', async () => {
    const one = tiff(COLORADO_FEET)
    await isAtTarget(await read(one.bytes, { world: one.world, projection: COLORADO_PRJ }))
  })

  it('in degrees needs no more, in either order', async () => {
    const { bytes, world: lines } = tiff(4_326)
    await isAtTarget(await read(bytes, { world: lines }))
    const [a, d, b, e, c, f] = lines.split('\n')
    const picture = await read(bytes, { world: [d, a, e, b, f, c].join('\n') })
    expect(picture.order).toBe('north_first')
    await isAtTarget(picture)
  })

  it('as JPEG lies where it was drawn', async () => {
    const picture = pictureIn(UTM_13N)
    const data = new Uint8ClampedArray(SIDE * SIDE * 4)
    for (let n = 0; n < SIDE * SIDE; n++) data.set([...picture.at(n % SIDE, Math.floor(n / SIDE)), 255], 4 * n)
    const jpeg = await encode({ data, width: SIDE, height: SIDE, colorSpace: 'srgb' })
    await isAtTarget(await read(new Uint8Array(jpeg), { world: world(picture), epsg: UTM_13N }))
  })
})

describe('is refused with a sentence', () => {
  const without = writeTiff({ width: 40, height: 40, at: () => GREEN })
  const utm = pictureIn(UTM_13N)
  const far = [0.25, 0, 0, -0.25, 600_000, 4_000_000].join('\n')
  it.each<[string, Uint8Array, Sidecars, string, RegExp]>([
    ['no picture', new TextEncoder().encode('text'), {}, 'file', /not a TIFF/],
    ['no georeference', without, {}, 'file', /doesn’t say where/],
    ['a broken world file', without, { world: '1 2 3' }, 'file', /six numbers/],
    ['no coordinate system', without, { world: world(utm) }, 'epsg', /EPSG code/],
    ['an unknown system', geotiff(UTM_13N, { keys: { 1024: 1, 3072: 64_999 } }), {}, 'epsg', /don’t know/],
    ['an unknown code', without, { world: world(utm), epsg: 999_999 }, 'epsg', /EPSG:999999/],
    ['elsewhere', without, { world: far, epsg: UTM_13N }, 'epsg', /mi from the address/],
    ['an unread compression', geotiff(UTM_13N, { compression: 34_712 }), {}, 'file', /compression/],
    ['16 bits', geotiff(UTM_13N, { bits: 16 }), {}, 'file', /16 bits/],
    ['infrared', geotiff(UTM_13N, { bands: 4, extra: 0, at: () => [...GREEN, 9] }), {}, 'file', /4 bands/],
    ['too coarse', geotiff(UTM_13N, { pixel: [3, 3] }), {}, 'file', /too coarse/],
    ['cut off', geotiff(UTM_13N).slice(0, 9_000), {}, 'file', /damaged/],
    ['a broken head', geotiff(UTM_13N).slice(0, 60), {}, 'file', /damaged/],
  ])('%s', async (_, bytes, sidecars, field, sentence) => {
    const answer = await read(bytes, sidecars).then(
      () => ({}),
      (error: { fields?: Record<string, string> }) => error.fields ?? { none: String(error) },
    )
    expect(answer).toEqual({ [field]: expect.stringMatching(sentence) })
  })
})

const COLORADO_PRJ =
  'PROJCS["NAD_1983_StatePlane_Colorado_Central_FIPS_0502_Feet",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",3000000.0003],PARAMETER["False_Northing",999999.9998],PARAMETER["Central_Meridian",-105.5],PARAMETER["Standard_Parallel_1",38.45],PARAMETER["Standard_Parallel_2",39.75],PARAMETER["Latitude_Of_Origin",37.8333333333333],UNIT["Foot_US",0.3048006096012192]]'
