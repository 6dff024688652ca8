// The boxes of a page as ISO 32000-1 gives them (7.7.3.3, 14.11.2): inherited down the tree of pages, in any order of corners, the
// crop box cut to the media box. The library reads them of the page alone and takes the second corner for a size.
import { type PDF, type PDFPage, PdfArray, PdfDict, PdfNumber, type PdfObject } from '@libpdf/core'

/** In the page's own coordinates, lower left and upper right corner, and by how much it is turned clockwise when shown. */
export type Shape = { x1: number; y1: number; x2: number; y2: number; rotate: 0 | 90 | 180 | 270 }

const LETTER = { x1: 0, y1: 0, x2: 612, y2: 792 }
/** A page tree of more levels is no page tree. */
const LEVELS = 64

/** Null if nothing is visible. */
export function shapeOf(pdf: PDF, page: PDFPage): Shape | null {
  const media = boxOf(pdf, inherited(pdf, page, 'MediaBox')) ?? LETTER
  const crop = boxOf(pdf, inherited(pdf, page, 'CropBox')) ?? media
  const cut = {
    x1: Math.max(media.x1, crop.x1),
    y1: Math.max(media.y1, crop.y1),
    x2: Math.min(media.x2, crop.x2),
    y2: Math.min(media.y2, crop.y2),
  }
  const { x1, y1, x2, y2 } = cut.x2 > cut.x1 && cut.y2 > cut.y1 ? cut : media
  if (x2 - x1 < 1 || y2 - y1 < 1) return null
  const turned = inherited(pdf, page, 'Rotate')
  return { x1, y1, x2, y2, rotate: quarters(turned instanceof PdfNumber ? turned.value : 0) }
}

/** A page's own value, or the inherited one. */
export function inherited(pdf: PDF, page: PDFPage, key: string): PdfObject | undefined {
  const resolve = pdf.getObject.bind(pdf)
  let node: PdfDict | undefined = page.dict
  for (let level = 0; node && level < LEVELS; level += 1) {
    const value = node.get(key, resolve)
    if (value !== undefined) return value
    const parent: PdfObject | undefined = node.get('Parent', resolve)
    node = parent instanceof PdfDict ? parent : undefined
  }
  return undefined
}

function boxOf(pdf: PDF, box: PdfObject | undefined) {
  if (!(box instanceof PdfArray)) return null
  const side = (place: number) => {
    const one = box.at(place, pdf.getObject.bind(pdf))
    return one instanceof PdfNumber ? one.value : Number.NaN
  }
  const [a, b, c, d] = [side(0), side(1), side(2), side(3)]
  if (![a, b, c, d].every(Number.isFinite)) return null
  return { x1: Math.min(a, c), y1: Math.min(b, d), x2: Math.max(a, c), y2: Math.max(b, d) }
}

function quarters(degrees: number): Shape['rotate'] {
  const turned = ((degrees % 360) + 360) % 360
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0
}
