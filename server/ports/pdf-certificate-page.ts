// The pages behind the agreement that tell who signed, when, from where, what they agreed to, and the trail: for whoever reads
// the document later. They draw the rows they are given, in their order, and nothing else of their own but page numbers.
import type { PDF, PDFImage } from '@libpdf/core'
import { Canvas } from './pdf-canvas.ts'
import { type Face, type Fonts, INK, type Ink, inkOf, LINE, QUIET, widthOf, wrapText } from './pdf-text.ts'

export type CertificatePart = {
  kind: 'head' | 'document' | 'signer' | 'consent' | 'trail' | 'verify'
  title: string
  signature_id: string | null
  rows: readonly { label: string; value: string; mono?: true }[]
  paragraphs: readonly string[]
}
export type Letterhead = {
  company_name: string
  /** '#d9902f' */
  color: string
  logo: PDFImage | undefined
  /** 'Page 2 of 5' in the document's language. */
  pageOf: (page: number, pages: number) => string
}

const [WIDTH, HEIGHT, MARGIN, TOP, BOTTOM] = [612, 792, 56, 52, 64]
const COLUMN = 150
const PICTURE = { width: 150, height: 46 }

/** Writes down the page and goes on to a new one where it ends. */
class Sheet {
  private readonly pdf: PDF
  private readonly fonts: Fonts
  readonly pages: Canvas[] = []
  private top = HEIGHT

  constructor(pdf: PDF, fonts: Fonts) {
    this.pdf = pdf
    this.fonts = fonts
  }

  get page(): Canvas {
    return this.pages.at(-1) ?? this.turn()
  }

  turn(): Canvas {
    const page = new Canvas(this.pdf, this.pdf.addPage({ width: WIDTH, height: HEIGHT }), this.fonts)
    this.pages.push(page)
    this.top = TOP
    return page
  }

  space(points: number) {
    this.top += points
  }

  /** Turns the page unless `points` more fit. */
  need(points: number) {
    if (this.pages.length === 0 || this.top + points > HEIGHT - BOTTOM) this.turn()
  }

  /** Lines of one style, each where the one before ends. Answers nothing: the pen moves. */
  text(
    text: string,
    { size = 8.5, face = 'regular', ink = INK, x = MARGIN, width = WIDTH - MARGIN - x }: TextStyle = {},
  ) {
    for (const line of wrapText(text, face, size, width, this.fonts)) {
      this.need(size * 1.45)
      this.page.text(line, { x, y: HEIGHT - this.top - size, size, face, ink })
      this.top += size * 1.45
    }
  }

  row(label: string, value: string, { mono, room = WIDTH - 2 * MARGIN - COLUMN }: { mono: boolean; room?: number }) {
    const [size, face]: [number, Face] = mono ? [7, 'mono'] : [8.5, 'regular']
    const labels = wrapText(label, 'regular', 8, COLUMN - 12, this.fonts)
    const values = wrapText(value, face, size, room, this.fonts)
    this.need(Math.min(Math.max(labels.length, values.length) * 12.5, HEIGHT - TOP - BOTTOM))
    const before = this.top
    this.text(label, { size: 8, ink: QUIET, width: COLUMN - 12 })
    const after_label = this.top
    this.top = before
    this.text(value, { x: MARGIN + COLUMN, width: room, size, face })
    this.top = Math.max(this.top, after_label) + 1.5
  }

  rule() {
    this.page.rectangle(MARGIN, HEIGHT - this.top, WIDTH - 2 * MARGIN, 0.6, LINE)
    this.top += 12
  }

  picture(image: PDFImage) {
    const box = { x: WIDTH - MARGIN - PICTURE.width, y: HEIGHT - this.top - PICTURE.height, ...PICTURE }
    this.page.rectangle(box.x, box.y - 3, box.width, 0.6, LINE)
    this.page.picture(image, box, 'right')
  }

  /** At the head of the first page, above the words. */
  letterhead({ company_name, color, logo }: Letterhead) {
    const page = this.turn()
    page.artifact(() => {
      page.rectangle(0, HEIGHT - 8, WIDTH, 8, inkOf(color))
      if (logo) page.picture(logo, { x: MARGIN, y: HEIGHT - TOP - 30, width: 150, height: 30 })
      else page.text(company_name, { x: MARGIN, y: HEIGHT - TOP - 18, size: 11, face: 'bold' })
    })
    this.top += logo ? 44 : 34
  }

  /** Page numbers, when it is known how many there are. */
  finish({ company_name, pageOf }: Letterhead) {
    for (const [index, page] of this.pages.entries()) {
      const [name] = wrapText(company_name, 'regular', 7.5, WIDTH / 2, this.fonts)
      const number = pageOf(index + 1, this.pages.length)
      page.artifact(() => {
        page.rectangle(MARGIN, 44, WIDTH - 2 * MARGIN, 0.6, LINE)
        page.text(name ?? '', { x: MARGIN, y: 30, size: 7.5, ink: QUIET })
        const x = WIDTH - MARGIN - widthOf(number, 'regular', 7.5, this.fonts)
        page.text(number, { x, y: 30, size: 7.5, ink: QUIET })
      })
      page.finish()
    }
  }
}

type TextStyle = { size?: number; face?: Face; ink?: Ink; x?: number; width?: number }

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
  // A title never stands alone at the foot of a page, nor does a signature without the first of its rows.
  sheet.need(kind === 'signer' ? 130 : 64)
  sheet.rule()
  if (image) sheet.picture(image)
  const room = image ? WIDTH - 2 * MARGIN - PICTURE.width - 12 : WIDTH - 2 * MARGIN
  sheet.text(title, { size: 11, face: 'bold', width: room })
  sheet.space(4)
  for (const [index, { label, value, mono }] of rows.entries()) {
    // The first rows stand beside the picture.
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
