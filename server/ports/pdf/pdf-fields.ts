// Draws signers' field values onto the pages, at the fields' positions.
import type { PDF, PDFImage, PDFPage } from '@libpdf/core'
import { Canvas } from './pdf-canvas.ts'
import { type Fonts, fitText, LEADING, widthOf } from './pdf-text.ts'

/** x, y, w, h are fractions of the page as displayed, from its top left corner; pages count from one. */
export type FilledField = {
  type: 'signature' | 'initials' | 'date' | 'text' | 'checkbox' | 'variable'
  page: number
  x: number
  y: number
  w: number
  h: number
  text: string | null
  signature_id: string | null
}

/** Between the edge of a field and its text, in points. */
const INSET = 2
const LARGEST = 11
/** Of a letter's size: how far it reaches above the baseline. */
const ASCENT = 0.76

/** A field on a missing page is left out. */
export function drawFields(
  pdf: PDF,
  fields: readonly FilledField[],
  imageOf: (signature_id: string) => PDFImage | undefined,
  fonts: Fonts,
): void {
  const pages = pdf.getPages()
  const canvases = new Map<PDFPage, Canvas>()
  for (const field of fields) {
    const page = pages[field.page - 1]
    if (!page) continue
    const canvas = canvases.get(page) ?? new Canvas(pdf, page, fonts)
    canvases.set(page, canvas)
    const { width, height } = canvas.size
    const box = {
      x: field.x * width,
      y: height - (field.y + field.h) * height,
      width: field.w * width,
      height: field.h * height,
    }
    const image = field.signature_id === null ? undefined : imageOf(field.signature_id)
    if (image) canvas.picture(image, box)
    else if (field.text && field.type === 'checkbox') drawTick(canvas, field.text, box, fonts)
    else if (field.text) drawText(canvas, field.text, box, fonts)
  }
  for (const canvas of canvases.values()) canvas.finish()
}

type Box = { x: number; y: number; width: number; height: number }

function drawText(canvas: Canvas, text: string, box: Box, fonts: Fonts) {
  const room = { width: Math.max(box.width - 2 * INSET, INSET), height: box.height }
  const { lines, size } = fitText(text, 'regular', room, LARGEST, fonts)
  const block = lines.length * size * LEADING
  const middle = box.y + box.height / 2
  // Text longer than its field continues below it; at the page's end it is moved up.
  const top =
    block <= box.height ? middle + block / 2 : Math.max(box.y + box.height, Math.min(block, canvas.size.height))
  for (const [index, line] of lines.entries()) {
    const y = top - index * size * LEADING - size * (ASCENT + (LEADING - 1) / 2)
    canvas.text(line, { x: box.x + INSET, y, size })
  }
}

/** As large as the box and in its middle. */
function drawTick(canvas: Canvas, tick: string, box: Box, fonts: Fonts) {
  const size = Math.min(box.width, box.height)
  const x = box.x + (box.width - widthOf(tick, 'regular', size, fonts)) / 2
  canvas.text(tick, { x, y: box.y + (box.height - size * ASCENT) / 2, size })
}
