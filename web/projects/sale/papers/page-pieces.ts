// A page's text with its places, for reading it without the paper. Null where the text isn't all that the page shows.
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageText, Piece } from '#machines/agreements/reading/reflow.ts'

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type Matrix = readonly number[]

/** A picture of this share of the page may show words: a logo doesn't. */
const MOST_PICTURE = 0.06
/** Letters drawn as outlines have many more curves than rules and boxes. */
const MOST_CURVES = 250
/** The rendering mode of text that isn't drawn, as under a scan. */
const INVISIBLE = 3

export async function pagePieces(page: PDFPageProxy): Promise<PageText | null> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const content = await readContent(page)
  const drawing = await page.getOperatorList()
  if (!isAllText(drawing, width * height)) return null
  const pieces: Piece[] = []
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue
    const [a = 1, b = 0, , , x = 0, y = 0] = times(transform, item.transform)
    const size = Math.hypot(a, b)
    pieces.push({
      text: item.str,
      x,
      y,
      width: item.width,
      size,
      bold: isBold(page, item.fontName),
      odd: Math.abs(b) > size * 0.02 || a < 0 || item.dir === 'rtl',
    })
  }
  return { width, height, pieces }
}

/** The library's own getTextContent iterates a stream with `for await`, which Safari before 27 cannot (pdf.js issue 21557). */
export async function readContent(page: PDFPageProxy): Promise<Pick<Content, 'items'>> {
  const reader: ReadableStreamDefaultReader<Content> = page.streamTextContent().getReader()
  const items: Content['items'] = []
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) items.push(...chunk.value.items)
  return { items }
}

function isBold(page: PDFPageProxy, name: string): boolean {
  const font: { name?: string; bold?: boolean } | null = page.commonObjs.has(name) ? page.commonObjs.get(name) : null
  return font?.bold === true || /bold|black|semibold|heavy/i.test(font?.name ?? '')
}

const times = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: Matrix,
) => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]

type Drawing = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
])
/** In a path of the library: 0 moves, 1 draws a line, 2 a curve. */
const CURVE = 2

function isAllText({ fnArray, argsArray }: Drawing, area: number): boolean {
  const kept: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let mode = 0
  let curves = 0
  for (const [at, operation] of fnArray.entries()) {
    const args: unknown[] = argsArray[at] ?? []
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(matrix)
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) matrix = kept.pop() ?? matrix
    const own = operation === OPS.transform ? args : operation === OPS.paintFormXObjectBegin ? args[0] : null
    if (isMatrix(own)) matrix = times(matrix, own)
    if (operation === OPS.setTextRenderingMode) mode = Number(args[0])
    if (operation === OPS.showText && mode === INVISIBLE) return false
    if (PICTURES.has(operation)) {
      const [a = 1, b = 0, c = 0, d = 1] = matrix
      if (Math.abs(a * d - b * c) > area * MOST_PICTURE) return false
    }
    if (operation === OPS.constructPath) curves += curvesOf(args[1])
    if (operation === OPS.shadingFill || curves > MOST_CURVES) return false
  }
  return true
}

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every(one => typeof one === 'number')

function curvesOf(data: unknown): number {
  const [path]: unknown[] = Array.isArray(data) ? data : []
  if (!(path instanceof Float32Array)) return 0
  let count = 0
  for (let at = 0; at < path.length; ) {
    const kind = path[at]
    if (kind === CURVE) count += 1
    at += kind === CURVE ? 7 : kind === 3 ? 5 : kind === 4 ? 1 : 3
  }
  return count
}
