// Tiles of a survey as a proposal for the roof of one house. Runs in a parser process that ends with it: the tiles come from outside
// and may be anything.
import { quantile } from '#machines/design/points/cloud.ts'
import { proposeRoof } from '#machines/design/points/propose-roof.ts'
import { Refusal } from '#sdk/refusal.ts'
import {
  type LocalFrame,
  localFrame,
  type Place,
  type System,
  systemFromCode,
  systemFromText,
} from './coordinate-system.ts'
import { readLasHeader } from './las-header.ts'
import { type CloudReading, heightUnit, toLocal, UNITS_M, type Unit } from './read-cloud.ts'
import { type RawPoints, readPoints } from './read-points.ts'

export type TileSystem = { epsg: number | null; wkt: string; vertical: number | null }
type Asked = {
  system: TileSystem
  /** Where the proposal's 0, 0 is. */
  place: Place
  /** The middle of the house from there, and how far its points are read. */
  house: readonly [x_m: number, y_m: number]
  half_m: number
  /** The ground's height in meters as another source has it; null where it isn't known. */
  expected_ground_m: number | null
}
export type TileReading = {
  /** Null where there is no roof, or there are no points. */
  reading: CloudReading | null
  point_count: number
  /** Tiles that couldn't be read. */
  unreadable: number
  /** The day in the middle of the flight. */
  flown_on: string | null
}

const LEAST_POINTS = 200
/** NAVD88 and others in meters, US survey feet and international feet. */
const VERTICAL: Record<number, Unit> = { 5703: 'meters', 5702: 'us_survey_feet', 6360: 'us_survey_feet', 8228: 'feet' }

export function systemOfTiles({ epsg, wkt }: TileSystem): System | undefined {
  const known = epsg === null ? undefined : systemFromCode(epsg)
  return known ?? (wkt === '' ? undefined : systemFromText(wkt))
}

/** Undefined where neither its code nor its text says. */
export function statedHeightUnit({ vertical, wkt }: TileSystem): Unit | undefined {
  const known = vertical === null ? undefined : VERTICAL[vertical]
  return known ?? heightUnit((wkt === '' ? undefined : systemFromText(wkt))?.height_unit_m ?? null)
}

export async function readTiles(tiles: Uint8Array[], asked: Asked): Promise<TileReading> {
  const system = systemOfTiles(asked.system)
  const frame = system && localFrame(system, asked.place)
  if (!frame) return { reading: null, point_count: 0, unreadable: tiles.length, flown_on: null }
  const parts: RawPoints[] = []
  for (const bytes of tiles) {
    const part = await readTile(bytes, frame, asked)
    if (part) parts.push(part)
  }
  const unreadable = tiles.length - parts.length
  const raw = together(parts)
  const none = { point_count: raw.x.length, unreadable, flown_on: flownOn(raw.times) }
  if (raw.x.length < LEAST_POINTS) return { ...none, reading: null }
  const stated = statedHeightUnit(asked.system) ?? unitByGround(raw, asked.expected_ground_m)
  const height_unit = stated ?? 'meters'
  const proposal = proposeRoof(toLocal(raw, frame, UNITS_M[height_unit]), [...asked.house])
  if (proposal.planes.length === 0) return { ...none, reading: null }
  const about = { system: system.name, height_unit, height_unit_stated: stated !== undefined }
  return { ...none, reading: { ...proposal, ...about, point_count: raw.x.length } }
}

async function readTile(
  bytes: Uint8Array,
  frame: LocalFrame,
  { house, half_m }: Asked,
): Promise<RawPoints | undefined> {
  try {
    return await readPoints(bytes, readLasHeader(bytes), frame.boxAround(half_m, house))
  } catch (error) {
    // A truncated file, or not the format its name claims.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function together(parts: readonly RawPoints[]): RawPoints {
  const size = parts.reduce((sum, { x }) => sum + x.length, 0)
  const all: RawPoints = {
    x: new Float64Array(size),
    y: new Float64Array(size),
    z: new Float64Array(size),
    kind: new Uint8Array(size),
    times: parts.flatMap(({ times }) => times),
  }
  let at = 0
  for (const { x, y, z, kind } of parts) {
    all.x.set(x, at)
    all.y.set(y, at)
    all.z.set(z, at)
    all.kind.set(kind, at)
    at += x.length
  }
  return all
}

/** By which unit the lower points are at the height that the ground is known to have; near sea level both are. */
function unitByGround({ z }: RawPoints, expected_m: number | null): Unit | undefined {
  if (expected_m === null) return
  const ground = quantile(z, 0.1)
  const off = (unit: Unit) => Math.abs(ground * UNITS_M[unit] - expected_m)
  const [near, far] =
    off('meters') <= off('us_survey_feet')
      ? (['meters', 'us_survey_feet'] as const)
      : (['us_survey_feet', 'meters'] as const)
  return off(near) < 12 && off(far) > 3 * off(near) + 5 ? near : undefined
}

const GPS_EPOCH_MS = Date.UTC(1980, 0, 6)
const EARLIEST_MS = Date.UTC(1999, 0, 1)

function flownOn(times: readonly number[]): string | null {
  if (times.length === 0) return null
  const at = GPS_EPOCH_MS + (quantile(times, 0.5) + 1e9) * 1_000
  // GPS week seconds, and empty fields, come out as a day in 2011.
  const is_day = quantile(times, 0.5) > 604_800 && at > EARLIEST_MS && at < Date.UTC(2100, 0, 1)
  return is_day ? new Date(at).toISOString().slice(0, 10) : null
}
