// A design's roof over its aerial picture, seen from above, for a document: its shapes and the picture's place in the drawing's
// meters. Only of a picture whose source is public, since the document may be shown to anyone.
import { moduleCount } from '#machines/design/drawing/arrays-of.ts'
import { roofScene } from '#machines/design/picture/roof-scene.ts'
import { dayWords } from '#machines/lib/format.ts'
import { originSentences } from '#machines/money/sale/simulation-result.ts'
import type { Language } from '#machines/words/language.ts'
import type { PricedSale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { readFile } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { drawingOfSale, sidesOf } from './pictures.ts'

type Shape = readonly (readonly [x_m: number, y_m: number])[]
export type SitePlan = {
  roofs: Shape[]
  panels: Shape[]
  picture: { bytes: Uint8Array; left_m: number; bottom_m: number; width_m: number; height_m: number }
  /** With its day, if it is known: “USGS NAIP Plus, 06/21/2023”. */
  source: string
  module_count: number
  size_w: number
  /** Where the roof's shape comes from, unless it was drawn by hand. */
  roof_from: string[]
}

/** Null without a drawn design on such a picture. */
export async function sitePlan(
  db: Db,
  ports: Ports,
  sale: Pick<PricedSale, 'project' | 'design' | 'design_id'>,
  language: Language,
): Promise<SitePlan | null> {
  const drawing = await drawingOfSale(db, sale)
  const image = drawing?.image
  if (!drawing || !sale.design || !image?.source) return null
  const bytes = await readFile(db, ports, image.file_id)
  if (!bytes) return null
  const { roofs } = roofScene(drawing, await sidesOf(db, drawing))
  const flat = (corners: readonly (readonly [number, number, number])[]): Shape => corners.map(([x, y]) => [x, y])
  const [width_m, height_m] = [image.width_px * image.meters_per_pixel, image.height_px * image.meters_per_pixel]
  return {
    roofs: roofs.map(({ top }) => flat(top)),
    panels: roofs.flatMap(({ panels }) => panels.map(flat)),
    picture: { bytes, left_m: image.x_m - width_m / 2, bottom_m: image.y_m - height_m / 2, width_m, height_m },
    source: [image.source, image.taken_on && dayWords(image.taken_on)].filter(Boolean).join(', '),
    module_count: moduleCount(drawing),
    size_w: sale.design.size_w,
    roof_from: originSentences(sale.design, language),
  }
}
