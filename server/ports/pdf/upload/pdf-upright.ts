// A page as displayed, with its lower left corner at 0, 0: later placement needs no boxes and rotations.

import { inflateSync } from 'node:zlib'
import { type PDF, type PDFPage, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfStream } from '@libpdf/core'
import { inherited, type Shape } from '../pdf-pages.ts'
import { tooComplex } from '../pdf-refusal.ts'

const MOST_CONTENT = 64 * 1_048_576

/** Returns whether the page had to be redrawn. */
export function setUpright(pdf: PDF, page: PDFPage, shape: Shape): boolean {
  const { x1, y1, x2, y2, rotate } = shape
  const [across, up] = [x2 - x1, y2 - y1]
  const [width, height] = rotate % 180 === 0 ? [across, up] : [up, across]
  const moved = rotate !== 0 || x1 !== 0 || y1 !== 0 || inherited(pdf, page, 'UserUnit') !== undefined
  // A form is cut to its box, as the page is to its crop box; patterns in it move with it, which they do not under `cm`.
  if (moved) {
    const entries: Record<string, PdfObject> = {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: numbers(x1, y1, x2, y2),
      Matrix: numbers(...matrixOf(shape)),
      Resources: inherited(pdf, page, 'Resources') ?? PdfDict.of({}),
    }
    const form = pdf.createStream(entries, contentOf(pdf, page))
    page.dict.set('Resources', PdfDict.of({ XObject: PdfDict.of({ Page: form }) }))
    page.dict.set('Contents', pdf.createStream({}, Buffer.from('q /Page Do Q\n', 'latin1')))
  }
  page.dict.set('MediaBox', numbers(0, 0, width, height))
  page.dict.set('CropBox', numbers(0, 0, width, height))
  page.dict.set('Rotate', PdfNumber.of(0))
  for (const key of ['UserUnit', 'BleedBox', 'TrimBox', 'ArtBox']) page.dict.delete(key)
  return moved
}

/** From the page's coordinates to displayed ones (ISO 32000-1, 8.3.4). */
function matrixOf({ x1, y1, x2, y2, rotate }: Shape): number[] {
  switch (rotate) {
    case 90:
      return [0, -1, 1, 0, -y1, x2]
    case 180:
      return [-1, 0, 0, -1, x2, y2]
    case 270:
      return [0, 1, -1, 0, y2, -x1]
    default:
      return [1, 0, 0, 1, -x1, -y1]
  }
}

const numbers = (...all: number[]) => PdfArray.of(...all.map(one => PdfNumber.of(one)))

/** Instructions may be cut anywhere between two of them, so the parts are joined by a space (7.8.2). */
export function contentOf(pdf: PDF, page: PDFPage): Uint8Array {
  const contents = page.dict.get('Contents', pdf.getObject.bind(pdf))
  const parts = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : []
  let left = MOST_CONTENT
  const decoded = parts.flatMap(part => {
    const stream = part.type === 'ref' ? pdf.getObject(part) : part
    if (!(stream instanceof PdfStream)) return []
    const bytes = decode(stream, left)
    left -= bytes.length
    return [bytes, Buffer.from('\n')]
  })
  return Buffer.concat(decoded)
}

export function decode(stream: PdfStream, most = MOST_CONTENT): Uint8Array {
  const filter = stream.get('Filter')
  if (!(filter instanceof PdfName) || filter.value !== 'FlateDecode' || stream.has('DecodeParms'))
    return stream.getDecodedData()
  try {
    return inflateSync(stream.data, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex()
    return stream.getDecodedData()
  }
}
