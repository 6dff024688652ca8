// The pages after the agreement that list who signed, when and from where, their consent, and the trail. They draw the
// given rows in order, and add only page numbers.
import type { PDF, PDFImage } from '@libpdf/core'
import { COLUMN, type Letterhead, MARGIN, PICTURE, Sheet, WIDTH } from './pdf-sheet.ts'
import { type Fonts, INK, QUIET } from './pdf-text.ts'

export type CertificatePart = {
  kind: 'head' | 'document' | 'signer' | 'consent' | 'trail' | 'verify'
  title: string
  signature_id: string | null
  rows: readonly { label: string; value: string; mono?: true }[]
  paragraphs: readonly string[]
}

export function addCertificatePages(
  pdf: PDF,
  parts: readonly CertificatePart[],
  letterhead: Letterhead,
  imageOf: (signature_id: string) => PDFImage | undefined,
  fonts: Fonts,
): void {
  const sheet = new Sheet(pdf, fonts)
  sheet.letterhead(letterhead)
  for (const part of parts) {
    const image = part.signature_id === null ? undefined : imageOf(part.signature_id)
    if (part.kind === 'head') {
      sheet.text(part.title, { size: 20, face: 'bold' })
      sheet.space(10)
    } else addPart(sheet, part, image)
  }
  sheet.finish(letterhead)
}

function addPart(sheet: Sheet, { kind, title, rows, paragraphs }: CertificatePart, image: PDFImage | undefined) {
  // Keeps a title with its content, and a signature with its first rows.
  sheet.need(kind === 'signer' ? 130 : 64)
  sheet.rule()
  if (image) sheet.picture(image)
  const room = image ? WIDTH - 2 * MARGIN - PICTURE.width - 12 : WIDTH - 2 * MARGIN
  sheet.text(title, { size: 11, face: 'bold', width: room })
  sheet.space(4)
  for (const [index, { label, value, mono }] of rows.entries()) {
    // The first rows are next to the image.
    const beside = image !== undefined && index < 3
    sheet.row(label, value, { mono: mono === true, ...(beside && { room: room - COLUMN }) })
  }
  if (paragraphs.length > 0) sheet.space(2)
  for (const paragraph of paragraphs) {
    sheet.text(paragraph, { size: 8, ink: kind === 'consent' ? INK : QUIET })
    sheet.space(4)
  }
  sheet.space(8)
}
