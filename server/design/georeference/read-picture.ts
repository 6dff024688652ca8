// A picture that says where it is, as a picture of the project's site: a GeoTIFF, or a TIFF, JPEG or PNG with a world file. Runs
// in a parser process.
import { distanceToOutline } from '#machines/design/drawing/geometry.ts'
import { refuse } from '#machines/lib/refuse.ts'
import {
  DEGREES,
  localFrame,
  type Place,
  type System,
  systemFromCode,
  systemFromText,
} from '../points/coordinate-system.ts'
import { unfit } from '../points/unfit.ts'
import { type Affine, applied, composed, type Pair, worldOf } from './affine.ts'
import { type Extent, resampled } from './resample.ts'
import { pictureSource, type Source } from './source.ts'
import { isTiff, tiffSource } from './tiff.ts'
import { words } from './words.ts'

export type PlacedPicture = {
  bytes: Uint8Array
  width_px: number
  height_px: number
  meters_per_pixel: number
  /** Its middle, in meters from the place. */
  x_m: number
  y_m: number
  system: string
  order: 'east_first' | 'north_first'
}
/** Texts of the files that came with it, and the EPSG code that was typed. */
export type Sidecars = { world?: string | undefined; projection?: string | undefined; epsg?: number | undefined }

/** The house, its trees and its neighbors. */
const REACH_M = 60
const MOST_SIDE_PX = 3_000
const LEAST_SIDE_M = 5
/** Roof edges are guesses in anything coarser. */
const MOST_PIXEL_M = 1.5
const FINEST_PIXEL_M = 0.01
const FOOT_M = 0.3048

export async function readPlacedPicture(bytes: Uint8Array, place: Place, sidecars: Sidecars): Promise<PlacedPicture> {
  const source = isTiff(bytes) ? await tiffSource(bytes) : pictureSource(bytes)
  const matrix = source.own ?? (sidecars.world === undefined ? undefined : worldOf(sidecars.world))
  if (!matrix) throw unfit(words.no_georeference)
  const system = systemOf(source, matrix, sidecars)
  const { toMeters, order } = placed(source, matrix, system, place)
  const pixel_m = Math.sqrt(Math.abs(toMeters.a * toMeters.e - toMeters.b * toMeters.d))
  if (pixel_m > MOST_PIXEL_M) throw unfit(words.too_coarse({ feet: Math.round(pixel_m / FOOT_M) }))
  const [left, bottom, right, top] = extentOf(outlineOf(source, toMeters))
  const longest = Math.max(right - left, top - bottom)
  const meters_per_pixel = Math.max(pixel_m, longest / MOST_SIDE_PX, FINEST_PIXEL_M)
  const size = {
    width_px: Math.round((right - left) / meters_per_pixel),
    height_px: Math.round((top - bottom) / meters_per_pixel),
    meters_per_pixel,
  }
  const jpeg = await resampled(source, toMeters, [left, bottom, right, top], size)
  // Whole pixels, counted from the upper left corner.
  const x_m = left + (size.width_px * meters_per_pixel) / 2
  const y_m = top - (size.height_px * meters_per_pixel) / 2
  return { bytes: jpeg, ...size, x_m, y_m, system: system.name, order }
}

function systemOf(source: Source, matrix: Affine, { projection, epsg }: Sidecars): System {
  if (epsg !== undefined) {
    const typed = systemFromCode(epsg)
    if (!typed) throw wrongSystem(words.unknown_code({ code: String(epsg) }))
    return typed
  }
  if (source.system) return source.system
  const named = projection === undefined ? undefined : systemFromText(projection)
  if (named) return named
  if (source.names_system || projection !== undefined) throw wrongSystem(words.unknown_system)
  const degrees = isInDegrees(source, matrix) ? systemFromCode(DEGREES) : undefined
  if (!degrees) throw wrongSystem(words.no_system)
  return degrees
}

const outlineOf = ({ width, height }: Source, matrix: Affine): Pair[] =>
  [[0, 0] as const, [width, 0] as const, [width, height] as const, [0, height] as const].map(corner =>
    applied(matrix, corner),
  )

/** In either order; plain pixel numbers, which begin at 0, are no degrees. */
const isInDegrees = (source: Source, matrix: Affine) =>
  outlineOf(source, matrix).every(
    ([x, y]) => x * y !== 0 && Math.max(Math.abs(x), Math.abs(y)) <= 180 && Math.min(Math.abs(x), Math.abs(y)) <= 90,
  )

/** As it is in the file, or with east and north swapped where only that is at the address. */
function placed(source: Source, matrix: Affine, system: System, place: Place) {
  const { toLocal, columns } = localFrame(system, place)
  const [[xa, ya], [xb, yb]] = columns
  const [x_m, y_m] = toLocal(0, 0)
  const local = { a: xa, b: xb, c: x_m, d: ya, e: yb, f: y_m }
  const straight = composed(local, matrix)
  const swapped = composed(local, { a: matrix.d, b: matrix.e, c: matrix.f, d: matrix.a, e: matrix.b, f: matrix.c })
  const away = distanceTo(outlineOf(source, straight))
  if (away <= REACH_M) return { toMeters: straight, order: 'east_first' as const }
  if (distanceTo(outlineOf(source, swapped)) <= REACH_M) return { toMeters: swapped, order: 'north_first' as const }
  throw wrongSystem(words.elsewhere({ miles: Math.max(0.1, Math.round(away / 160.9344) / 10) }))
}

const distanceTo = (outline: Pair[]) => distanceToOutline(outline, [0, 0])

/** Reported at the field where it can be corrected. */
const wrongSystem = (epsg: string) => refuse(400, 'invalid_input', { epsg })

function extentOf(outline: readonly Pair[]): Extent {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const left = Math.max(-REACH_M, Math.min(...xs))
  const right = Math.min(REACH_M, Math.max(...xs))
  const bottom = Math.max(-REACH_M, Math.min(...ys))
  const top = Math.min(REACH_M, Math.max(...ys))
  if (right - left < LEAST_SIDE_M || top - bottom < LEAST_SIDE_M) throw unfit(words.only_edge)
  return [left, bottom, right, top]
}
