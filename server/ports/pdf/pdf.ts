// PDFs: looking into an upload.
import { PDF, type PDFPage } from '@libpdf/core'
import { words } from '../words.ts'
import { requireSound } from './pdf-guard.ts'
import { shapeOf } from './pdf-pages.ts'
import { damaged, PdfRefusal } from './pdf-refusal.ts'

const MOST_PAGES = 200
/** The header may be anywhere in the first kilobyte, the end mark in the last two (ISO 32000-1, annex H). */
const HEAD = 1024
const TAIL = 2048

export type PageSize = { width: number; height: number }

/** Throws PdfRefusal if not a PDF, or encrypted, truncated, empty, too long or too large when unpacked. */
export async function openPdf(bytes: Uint8Array): Promise<PDF> {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1')
  if (!text(bytes.subarray(0, HEAD)).includes('%PDF-')) throw new PdfRefusal('not_a_pdf', words.pdf.not_a_pdf)
  if (!text(bytes.subarray(-TAIL)).includes('%%EOF')) throw damaged()
  requireSound(bytes)
  // In lenient mode the library guesses its way through damage, endlessly at a misplaced bracket; and readers that
  // repair a document don't all repair it alike.
  const pdf = await PDF.load(bytes, { lenient: false }).catch(() => {
    throw damaged()
  })
  if (pdf.isEncrypted)
    throw new PdfRefusal(
      'encrypted_pdf',
      pdf.isAuthenticated ? words.pdf.change_protected : words.pdf.password_protected,
    )
  const count = pdf.getPageCount()
  if (count === 0) throw damaged()
  if (count > MOST_PAGES) throw new PdfRefusal('too_many_pages', words.pdf.too_many_pages({ count, most: MOST_PAGES }))
  return pdf
}

/** Page sizes in points, as displayed. Throws like `openPdf`. */
export async function inspectPdf(bytes: Uint8Array): Promise<{ page_count: number; pages: PageSize[] }> {
  const pdf = await openPdf(bytes)
  const pages = pdf.getPages().map(page => sizeOf(pdf, page))
  return { page_count: pages.length, pages }
}

export function sizeOf(pdf: PDF, page: PDFPage): PageSize {
  const shape = shapeOf(pdf, page)
  if (!shape) throw new PdfRefusal('damaged_pdf', words.pdf.no_size({ page: page.index + 1 }))
  const { x1, y1, x2, y2, rotate } = shape
  const [width, height] = [round(x2 - x1), round(y2 - y1)]
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Page boxes have rounding errors if they were calculated in millimeters. */
const round = (points: number) => Math.round(points * 1000) / 1000
