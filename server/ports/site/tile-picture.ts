// Aerial pictures of map tiles (XYZ, or WMTS in its web map tile matrix set), as many counties and states publish them: finest level
// first.
import { fromMercator, mercatorOf, type Place } from '#machines/design/site/site-geometry.ts'
import { type AerialPicture, HALF_M, isOneColor } from './aerial.ts'
import { askPicture, type SiteAsking } from './ask-site.ts'
import { SiteFault } from './result.ts'

const TILE_PX = 256
/** Half the circumference of the sphere of EPSG:3857. */
const HALF_WORLD_M = 20_037_508.342789244
/** 0.15 to 1.2 m per pixel at the equator. A finer level takes 80 tiles for a house. */
const LEVELS = [20, 19, 18, 17]

/** In whole pixels of the world's picture at a level. */
export type TileBox = { left: number; top: number; width: number; height: number }
export type PlacedTile = { left: number; top: number; bytes: Uint8Array }
/** The tiles as one JPEG; their bytes come from outside and are decoded elsewhere. */
export type Stitch = (tiles: readonly PlacedTile[], box: TileBox) => Promise<Uint8Array>

/** Whether an address names tiles; WMTS calls them by other names. */
export const namesTiles = (address: string) => /\{z\}|\{TileMatrix\}/i.test(address)

/** Undefined where no level has all tiles, or only one color. Throws SiteFault. */
export async function tilePicture(
  template: string,
  place: Place,
  stitch: Stitch,
  asking: SiteAsking,
): Promise<AerialPicture | undefined> {
  for (const level of LEVELS) {
    const box = boxAt(level, place)
    const tiles = await tilesOf(template, level, box, asking)
    if (!tiles || tiles.every(({ bytes }) => isOneColor(bytes, { width_px: TILE_PX, height_px: TILE_PX }))) continue
    const bytes = await stitch(tiles, box)
    const map_m_per_px = (2 * HALF_WORLD_M) / (TILE_PX * 2 ** level)
    const center = fromMercator([
      (box.left + box.width / 2) * map_m_per_px - HALF_WORLD_M,
      HALF_WORLD_M - (box.top + box.height / 2) * map_m_per_px,
    ])
    const meters_per_pixel = map_m_per_px * Math.cos((center.latitude * Math.PI) / 180)
    return {
      bytes,
      media_type: 'image/jpeg',
      width_px: box.width,
      height_px: box.height,
      meters_per_pixel,
      center,
      resolution_m: meters_per_pixel,
      scene: '',
    }
  }
  return undefined
}

function boxAt(level: number, place: Place): TileBox {
  const [x, y] = mercatorOf(place)
  const px_per_map_m = (TILE_PX * 2 ** level) / (2 * HALF_WORLD_M)
  const half = (HALF_M / Math.cos((place.latitude * Math.PI) / 180)) * px_per_map_m
  const [column, row] = [(x + HALF_WORLD_M) * px_per_map_m, (HALF_WORLD_M - y) * px_per_map_m]
  const side = Math.ceil(2 * half)
  return { left: Math.floor(column - half), top: Math.floor(row - half), width: side, height: side }
}

/** Undefined once one is missing: another level may have them all. */
async function tilesOf(
  template: string,
  level: number,
  { left, top, width, height }: TileBox,
  asking: SiteAsking,
): Promise<PlacedTile[] | undefined> {
  const tiles: PlacedTile[] = []
  for (let row = Math.floor(top / TILE_PX); row * TILE_PX < top + height; row++)
    for (let column = Math.floor(left / TILE_PX); column * TILE_PX < left + width; column++) {
      const bytes = await tileAt(new URL(addressOf(template, level, column, row)), asking)
      if (!bytes) return undefined
      tiles.push({ left: column * TILE_PX, top: row * TILE_PX, bytes })
    }
  return tiles
}

/** Undefined where there is none, which servers tell by 404, 403 or an empty body. */
async function tileAt(url: URL, asking: SiteAsking): Promise<Uint8Array | undefined> {
  try {
    return (await askPicture(url, asking)).bytes
  } catch (error) {
    if (error instanceof SiteFault && /^HTTP (?:204|40[34])\b|^an empty body$/.test(error.message)) return undefined
    throw error
  }
}

const addressOf = (template: string, level: number, column: number, row: number) =>
  template
    .replaceAll(/\{(?:z|TileMatrix)\}/gi, String(level))
    .replaceAll(/\{(?:x|TileCol)\}/gi, String(column))
    .replaceAll(/\{(?:y|TileRow)\}/gi, String(row))

/** Of the tile a place is on, at a level that most sources have. */
export function tileAddress(template: string, place: Place): URL {
  const level = 15
  const { left, top } = boxAt(level, place)
  return new URL(addressOf(template, level, Math.floor(left / TILE_PX), Math.floor(top / TILE_PX)))
}
