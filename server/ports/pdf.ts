// PDFs: looking into an upload, and sealing a signed agreement.
import { PDF, type PDFPage } from '@libpdf/core'
import { geometryOf } from './pdf-geometry.ts'

/** A file we do not take, with the sentence for the person who chose it. */
export class PdfRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PdfRefusal'
    this.code = code
  }
}

const MOST_PAGES = 200
/** The header may stand anywhere in the first kilobyte, the end mark in the last two (ISO 32000-1, annex H). */
const HEAD = 1024
const TAIL = 2048

/** Page sizes in points, as displayed. Throws PdfRefusal for what is no PDF, encrypted, cut off, empty or too long. */
export async function inspectPdf(
  bytes: Uint8Array,
): Promise<{ page_count: number; pages: { width: number; height: number }[] }> {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1')
  if (!text(bytes.subarray(0, HEAD)).includes('%PDF-'))
    throw new PdfRefusal('not_a_pdf', 'This file is not a PDF. Export it as PDF and upload it again.')
  if (!text(bytes.subarray(-TAIL)).includes('%%EOF')) throw damaged()
  const pdf = await PDF.load(bytes).catch(() => {
    throw damaged()
  })
  if (pdf.isEncrypted)
    throw new PdfRefusal(
      'encrypted_pdf',
      'This PDF is protected by a password. Remove the protection and upload it again.',
    )
  const pages = pdf.getPages()
  if (pages.length === 0) throw damaged()
  if (pages.length > MOST_PAGES)
    throw new PdfRefusal('too_many_pages', `This PDF has ${pages.length} pages; an agreement may have ${MOST_PAGES}.`)
  return { page_count: pages.length, pages: pages.map(page => displayedSize(pdf, page)) }
}

const damaged = () =>
  new PdfRefusal('damaged_pdf', 'This PDF is damaged or was cut off. Export it again and upload that.')

/** The part of a page that is shown, turned and scaled as the page says. */
export function displayedSize(pdf: PDF, page: PDFPage): { width: number; height: number } {
  const { width, height } = geometryOf(pdf, page)
  return { width, height }
}

export { type SealInput, sealPdf } from './pdf-seal.ts'
