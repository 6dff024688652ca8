// Map tiles put together in a parser process.
import { Refusal } from '#sdk/refusal.ts'
import { task, withParser } from '#server/parse/parsers.ts'
import { SiteFault } from '#server/ports/site/result.ts'
import type { Stitch } from '#server/ports/site/tile-picture.ts'
import type { stitchTiles } from '../georeference/stitch-tiles.ts'

const stitch = task<typeof stitchTiles>(new URL('../georeference/stitch-tiles.ts', import.meta.url), 'stitchTiles')

/** `company_id`: whose turn it is. */
export const stitchFor =
  (company_id: number): Stitch =>
  (tiles, box) =>
    withParser(company_id, parser => parser.parse(stitch, tiles, box)).catch((error: unknown) => {
      if (error instanceof Refusal) throw new SiteFault('unreadable', error.message)
      throw error
    })
