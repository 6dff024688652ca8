// Map tiles as one picture. Run in a parser process.
import type { PlacedTile, TileBox } from '#server/ports/site/tile-picture.ts'
import { jpegOf } from './resample.ts'
import { pictureSource } from './source.ts'

/** As JPEG. Throws a refusal where a tile can't be read. */
export async function stitchTiles(tiles: readonly PlacedTile[], box: TileBox): Promise<Uint8Array> {
  const data = new Uint8ClampedArray(4 * box.width * box.height)
  for (const tile of tiles) {
    const source = pictureSource(tile.bytes)
    const { bytes } = await source.pixels([0, 0, source.width, source.height], 1)
    for (let row = 0; row < source.height; row++) {
      const y = tile.top + row - box.top
      if (y < 0 || y >= box.height) continue
      const from = Math.max(0, box.left - tile.left)
      const to = Math.min(source.width, box.left + box.width - tile.left)
      if (to <= from) continue
      const line = bytes.subarray(4 * (row * source.width + from), 4 * (row * source.width + to))
      data.set(line, 4 * (y * box.width + tile.left + from - box.left))
    }
  }
  return jpegOf(data, box.width, box.height)
}
