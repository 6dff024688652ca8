// Appends the notice of cancellation to a PDF: in duplicate, a page each, in ten point bold face (16 CFR 429.1(b)). Its
// blanks become variable fields, since their values are known only once the agreement is signed.
import { type EmbeddedFont, layoutText, PDF, type PDFPage } from '@libpdf/core'
import { type CancellationNotice, cancellationNotice } from '#machines/agreements/cancellation-notice.ts'
import { NOTICE_FIELDS, type NoticeField, type RescissionRule } from '#machines/agreements/rescission.ts'
import type { Schemas } from '#sdk/types.ts'
import { INK, LINE, loadFonts, QUIET } from '../../ports/pdf/pdf-text.ts'

const WIDTH = 612
const HEIGHT = 792
const MARGIN = 64
const COLUMN = WIDTH - 2 * MARGIN
const SIZE = 10.5
const LEADING = 15
const COPIES = [1, 2] as const
/** Of the company's name and address; other letters take the font that has them. */
const LATIN = /^[\x20-\x7e\u00a0-\u00ff–—‘’“”]*$/

type Notice = {
  rule: RescissionRule
  seller: { name: string; address: string }
  /** That of the contract, and of who signs where theirs is another. */
  languages: readonly Schemas['Language'][]
}
type Appended = { bytes: Uint8Array; pages: Schemas['Page'][]; fields: Schemas['Field'][] }

export async function appendNotice(document: Uint8Array, { rule, seller, languages }: Notice): Promise<Appended> {
  const pdf = await PDF.load(document)
  const fonts = loadFonts(pdf)
  const font = LATIN.test(`${seller.name}${seller.address}`) ? fonts.bold : fonts.other_bold
  const fields: Schemas['Field'][] = []
  const pages: Schemas['Page'][] = []
  for (const language of languages) {
    const words = cancellationNotice(language, rule, seller)
    for (const copy of COPIES) {
      const page = pdf.addPage({ size: 'letter' })
      pages.push({ width: WIDTH, height: HEIGHT })
      const blanks = drawNotice(page, font, words, copy)
      const number = pdf.getPageCount()
      fields.push(...blanks.map(blank => field(blank, number)))
    }
  }
  return { bytes: await pdf.save(), pages, fields }
}

/** Points from the left and from the top of the page. */
type Blank = { kind: NoticeField; label: string; left: number; top: number }

function drawNotice(page: PDFPage, font: EmbeddedFont, words: CancellationNotice, copy: number): Blank[] {
  const write = (text: string, left: number, top: number, size: number, color = INK) =>
    page.drawText(text, { x: left, y: HEIGHT - top, size, font, color })
  const widthOf = (text: string) => layoutText(text, font, SIZE, Number.MAX_SAFE_INTEGER, LEADING).lines[0]?.width ?? 0
  const blanks: Blank[] = []
  const blank = (kind: NoticeField, label: string, top: number) => {
    write(label, MARGIN, top, SIZE)
    const left = MARGIN + widthOf(label) + 8
    line(page, left, left + BLANK_WIDTH, top + 4)
    blanks.push({ kind, label, left, top: top + 4 - BLANK_HEIGHT })
  }
  write(words.title, MARGIN, 92, 17)
  const mark = words.copy(copy)
  write(mark, WIDTH - MARGIN - widthOf(mark), 92, SIZE, QUIET)
  let top = 132
  blank('signed', words.date, top)
  top += 32
  for (const paragraph of words.paragraphs) {
    for (const { text } of layoutText(paragraph, font, SIZE, COLUMN, LEADING).lines) {
      write(text, MARGIN, top, SIZE)
      top += LEADING
    }
    top += 9
  }
  top += 4
  blank('until', words.until, top)
  if (words.older) {
    top += 28
    blank('older', words.older, top)
  }
  top += 56
  write(words.declaration, MARGIN, top, SIZE)
  top += 56
  line(page, MARGIN, MARGIN + 140, top)
  line(page, MARGIN + 172, WIDTH - MARGIN, top)
  write(words.date_line, MARGIN, top + 14, SIZE, QUIET)
  write(words.signature_line, MARGIN + 172, top + 14, SIZE, QUIET)
  return blanks
}

const BLANK_WIDTH = 96
const BLANK_HEIGHT = 16

const line = (page: PDFPage, from: number, to: number, top: number) =>
  page.drawLine({ start: { x: from, y: HEIGHT - top }, end: { x: to, y: HEIGHT - top }, thickness: 0.7, color: LINE })

const field = ({ kind, label, left, top }: Blank, page: number): Schemas['Field'] => ({
  id: `${NOTICE_FIELDS[kind]}-${page}`,
  type: 'variable',
  page,
  x: left / WIDTH,
  y: top / HEIGHT,
  w: BLANK_WIDTH / WIDTH,
  h: BLANK_HEIGHT / HEIGHT,
  signer_role: 'homeowner',
  required: true,
  label: label.replace(/:$/, ''),
})
