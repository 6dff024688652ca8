// The points of a survey around a house, from an Entwine Point Tile (EPT) data set: an octree of LAZ files, of which only those that
// cover the house are fetched. A place's points are those of its tile and of all tiles above it.
import { askJson, askLas, isObject, numberOf, type SiteAsking, textOf } from './ask-site.ts'
import { SiteFault } from './result.ts'

type Box = { least_x: number; most_x: number; least_y: number; most_y: number }
/** The survey's coordinate system, as its description names it. */
type EptSystem = { epsg: number | null; wkt: string; vertical: number | null }
type EptTiles = {
  tiles: Uint8Array[]
  system: EptSystem
  /** Tiles that are listed and could not be had. */
  missing: number
}

const MOST_TILES = 40
const MOST_BYTES = 30 * 1_048_576
/** Points in the tiles, as the hierarchy counts them. */
const MOST_POINTS = 8_000_000
const MOST_HIERARCHIES = 16
const MOST_DEPTH = 24
const MOST_MS = 60_000
const HIERARCHY_BYTES = 4 * 1_048_576

type Asked = {
  url: string
  /** The house in the survey's coordinates; undefined where the system isn't known. */
  boxIn: (system: EptSystem) => Box | undefined
  asking: SiteAsking
  progress: (done: number, total: number) => Promise<void>
}

/** No tiles where the survey has no points at the house. Throws SiteFault. */
export async function eptTiles({ url, boxIn, asking, progress }: Asked): Promise<EptTiles> {
  const began = performance.now()
  const about = await askJson(new URL(url), asking)
  const bounds = numbersOf(about.bounds)
  if (!bounds || about.hierarchyType !== 'json') throw new SiteFault('unreadable', 'not an EPT description')
  if (about.dataType !== 'laszip') throw new SiteFault('unreadable', `points as ${textOf(about.dataType)}`)
  const system = systemIn(about.srs)
  const box = boxIn(system)
  if (!box) throw new SiteFault('unreadable', 'an unknown coordinate system')
  const conforming = numbersOf(about.boundsConforming) ?? bounds
  if (!meets(box, [conforming[0], conforming[1], conforming[3], conforming[4]]))
    return { tiles: [], system, missing: 0 }
  const keys = await tilesIn(url, bounds, box, asking)
  const tiles: Uint8Array[] = []
  let bytes = 0
  let missing = 0
  let last: SiteFault | undefined
  for (const [index, key] of keys.entries()) {
    await progress(index, keys.length)
    const is_over = performance.now() - began > MOST_MS || bytes >= MOST_BYTES
    const tile = is_over
      ? undefined
      : await askLas(new URL(`ept-data/${key}.laz`, url), asking, MOST_BYTES - bytes).catch((error: unknown) => {
          if (!(error instanceof SiteFault)) throw error
          last = error
          return undefined
        })
    if (!tile) missing += 1
    else {
      tiles.push(tile)
      bytes += tile.length
    }
  }
  if (keys.length > 0 && tiles.length === 0) throw last ?? new SiteFault('refused', 'none of its tiles can be had')
  return { tiles, system, missing }
}

/** Keys of the tiles that meet the box, from the coarsest. */
async function tilesIn(url: string, bounds: readonly number[], box: Box, asking: SiteAsking): Promise<string[]> {
  const found: { key: string; depth: number; count: number }[] = []
  const files = ['0-0-0-0']
  for (let n = 0; n < files.length; n += 1) {
    if (n >= MOST_HIERARCHIES) throw new SiteFault('unreadable', 'a hierarchy without end')
    const here = await askJson(new URL(`ept-hierarchy/${files[n]}.json`, url), asking, HIERARCHY_BYTES)
    for (const [key, value] of Object.entries(here)) {
      const parts = key.split('-').map(Number)
      const [depth = -1, x = -1, y = -1, z = -1] = parts
      const count = numberOf(value)
      if (parts.length !== 4 || ![depth, x, y, z].every(one => Number.isInteger(one) && one >= 0) || depth > MOST_DEPTH)
        throw new SiteFault('unreadable', 'a hierarchy with other keys')
      if (count === undefined || count < -1) throw new SiteFault('unreadable', 'a hierarchy with other counts')
      if (!meets(box, squareOf(bounds, depth, x, y))) continue
      // The tile continues in a file of its own, which begins with it.
      if (count === -1) files.push(key)
      else if (count > 0) found.push({ key, depth, count })
    }
  }
  const keys = found.sort((a, b) => a.depth - b.depth || a.key.localeCompare(b.key))
  const total = keys.reduce((sum, { count }) => sum + count, 0)
  if (keys.length > MOST_TILES || total > MOST_POINTS)
    throw new SiteFault('unreadable', `${keys.length} tiles, too many`)
  return keys.map(({ key }) => key)
}

/** Seen from above; the cube reaches far below and above the ground. */
function squareOf(bounds: readonly number[], depth: number, x: number, y: number): [number, number, number, number] {
  const [west = 0, south = 0, , east = 0] = bounds
  const edge = (east - west) / 2 ** depth
  return [west + x * edge, south + y * edge, west + (x + 1) * edge, south + (y + 1) * edge]
}

const meets = (box: Box, [west = 0, south = 0, east = 0, north = 0]: readonly (number | undefined)[]) =>
  box.least_x <= east && box.most_x >= west && box.least_y <= north && box.most_y >= south

function numbersOf(value: unknown): number[] | undefined {
  const numbers = Array.isArray(value) ? value.map(numberOf) : []
  const all = numbers.filter(one => one !== undefined)
  return all.length === 6 && numbers.length === 6 ? all : undefined
}

function systemIn(srs: unknown): EptSystem {
  const { authority, horizontal, vertical, wkt } = isObject(srs) ? srs : {}
  const code = textOf(authority).toUpperCase() === 'EPSG' ? numberOf(horizontal) : undefined
  return { epsg: code ?? null, wkt: textOf(wkt), vertical: numberOf(vertical) ?? null }
}
