// How a page of a PDF lies before its reader: the part that is shown, turned and scaled as the page says. The library reads
// boxes as if they began at zero and knows nothing of what a page inherits, so both are read here.
import { type PDF, type PDFPage, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'

type Resolve = (ref: PdfRef) => PdfObject | null
type Box = { x: number; y: number; width: number; height: number }
/** a b c d e f of a PDF matrix: from displayed points, counted from the lower left corner, to the page's own space. */
export type Matrix = readonly [number, number, number, number, number, number]
export type Geometry = { width: number; height: number; matrix: Matrix }

const LETTER: Box = { x: 0, y: 0, width: 612, height: 792 }
/** ISO 32000-1, table 30: what a page takes from the nodes above it. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
/** Deeper than any page tree that was not made to harm. */
const DEEPEST = 50

const resolved = (value: PdfObject | undefined, resolve: Resolve) =>
  value instanceof PdfRef ? (resolve(value) ?? undefined) : value

function inherited(page: PdfDict, key: string, resolve: Resolve): PdfObject | undefined {
  let node: PdfDict | undefined = page
  for (let depth = 0; node && depth < DEEPEST; depth++) {
    const value = node.get(key)
    if (value !== undefined) return value
    const parent: PdfObject | undefined = resolved(node.get('Parent'), resolve)
    node = parent instanceof PdfDict ? parent : undefined
  }
  return undefined
}

/** Writes what each page inherits into the page, so that drawing on it does not hide the fonts and pictures it had. */
export function settleInheritance(pdf: PDF): void {
  const resolve: Resolve = ref => pdf.getObject(ref)
  for (const { dict } of pdf.getPages())
    for (const key of INHERITED) {
      const value = inherited(dict, key, resolve)
      if (value !== undefined && dict.get(key) === undefined) dict.set(key, value)
    }
}

/** Sizes in points as displayed: the crop box within the media box, turned by /Rotate, scaled by /UserUnit. */
export function geometryOf(pdf: PDF, page: PDFPage): Geometry {
  const resolve: Resolve = ref => pdf.getObject(ref)
  const value = (key: string) => resolved(inherited(page.dict, key, resolve), resolve)
  const media = boxOf(value('MediaBox'), resolve) ?? LETTER
  const crop = within(boxOf(value('CropBox'), resolve) ?? media, media)
  const own_unit = resolved(page.dict.get('UserUnit'), resolve)
  const unit = own_unit instanceof PdfNumber && own_unit.value > 0 ? own_unit.value : 1
  const rotate = value('Rotate')
  const turns = rotate instanceof PdfNumber ? ((Math.round(rotate.value / 90) % 4) + 4) % 4 : 0
  const [width, height] = turns % 2 === 0 ? [crop.width, crop.height] : [crop.height, crop.width]
  return { width: width * unit, height: height * unit, matrix: matrixOf(crop, turns, 1 / unit) }
}

function matrixOf({ x, y, width, height }: Box, turns: number, s: number): Matrix {
  switch (turns) {
    case 1:
      return [0, s, -s, 0, x + width, y]
    case 2:
      return [-s, 0, 0, -s, x + width, y + height]
    case 3:
      return [0, -s, s, 0, x, y + height]
    default:
      return [s, 0, 0, s, x, y]
  }
}

/** Any two opposite corners may stand in the array. Null for what encloses nothing. */
function boxOf(value: PdfObject | undefined, resolve: Resolve): Box | null {
  if (!(value instanceof PdfArray) || value.length < 4) return null
  const corners = [0, 1, 2, 3].map(index => resolved(value.at(index), resolve))
  const [x1, y1, x2, y2] = corners.map(corner => (corner instanceof PdfNumber ? corner.value : Number.NaN))
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
  return box.width > 0 && box.height > 0 ? box : null
}

function within(box: Box, outer: Box): Box {
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)]
  const width = Math.min(box.x + box.width, outer.x + outer.width) - x
  const height = Math.min(box.y + box.height, outer.y + outer.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : outer
}
