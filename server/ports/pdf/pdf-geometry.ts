// The displayed area of a PDF page, rotated and scaled as the page specifies.
import { type PDF, type PDFPage, PdfNumber } from '@libpdf/core'
import { inherited, type Shape, shapeOf } from './pdf-pages.ts'

/** a b c d e f of a PDF matrix: from displayed points, counted from the lower left corner, to the page's own space. */
type Matrix = readonly [number, number, number, number, number, number]
export type Geometry = { width: number; height: number; matrix: Matrix }

const LETTER: Shape = { x1: 0, y1: 0, x2: 612, y2: 792, rotate: 0 }
/** ISO 32000-1, table 30: what a page takes from the nodes above it. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** Writes what each page inherits into the page, so that drawing on it does not hide the fonts and pictures it had. */
export function settleInheritance(pdf: PDF): void {
  for (const page of pdf.getPages())
    for (const key of INHERITED) {
      const value = inherited(pdf, page, key)
      if (value !== undefined && page.dict.get(key) === undefined) page.dict.set(key, value)
    }
}

/** Sizes in points as displayed; /UserUnit scales the page's units. */
export function geometryOf(pdf: PDF, page: PDFPage): Geometry {
  const { x1, y1, x2, y2, rotate } = shapeOf(pdf, page) ?? LETTER
  const user_unit = page.dict.get('UserUnit', pdf.getObject.bind(pdf))
  const unit = user_unit instanceof PdfNumber && user_unit.value > 0 ? user_unit.value : 1
  const [across, up] = [(x2 - x1) * unit, (y2 - y1) * unit]
  const [width, height] = rotate % 180 === 0 ? [across, up] : [up, across]
  const s = 1 / unit
  const matrices: Record<Shape['rotate'], Matrix> = {
    0: [s, 0, 0, s, x1, y1],
    90: [0, s, -s, 0, x2, y1],
    180: [-s, 0, 0, -s, x2, y2],
    270: [0, -s, s, 0, x1, y2],
  }
  return { width, height, matrix: matrices[rotate] }
}
