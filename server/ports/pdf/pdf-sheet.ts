// A US letter page written from its head to its foot, going on to the next where it ends: for documents of text and rows.
import type { PDF, PDFImage } from '@libpdf/core'
import { Canvas } from './pdf-canvas.ts'
import { type Face, type Fonts, INK, type Ink, inkOf, LINE, QUIET, widthOf, wrapText } from './pdf-text.ts'

export type Letterhead = {
  company_name: string
  /** '#d9902f' */
  color: string
  logo: PDFImage | undefined
  /** 'Page 2 of 5' in the document's language. */
  pageOf: (page: number, pages: number) => string
}

export const [WIDTH, HEIGHT, MARGIN] = [612, 792, 56]
const [TOP, BOTTOM] = [52, 64]
export const COLUMN = 150
export const PICTURE = { width: 150, height: 46 }

/** Ends the page and starts a new one when it is full. */
export class Sheet {
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

  /** Lines of one style, each below the previous one. Moves the pen, returns nothing. */
  text(
    text: string,
    { size = 8.5, face = 'regular', x = MARGIN, width = WIDTH - MARGIN - x, ...style }: TextStyle = {},
  ) {
    this.lines(wrapText(text, face, size, width, this.fonts), { size, face, x, ...style })
  }

  private lines(lines: readonly string[], { size, face, x = MARGIN, ink = INK }: LineStyle) {
    for (const line of lines) {
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
    this.lines(labels, { size: 8, face: 'regular', ink: QUIET })
    const after_label = this.top
    this.top = before
    this.lines(values, { x: MARGIN + COLUMN, size, face })
    this.top = Math.max(this.top, after_label) + 1.5
  }

  /** One row of a table: each cell wrapped in its own column, the next row below the longest. */
  cells(row: readonly Cell[], style: Pick<TextStyle, 'size' | 'face' | 'ink'> = {}) {
    const { size = 8.5, face = 'regular', ink = INK } = style
    const wrapped = row.map(({ text, width }) => wrapText(text, face, size, width, this.fonts))
    const lines = Math.max(...wrapped.map(({ length }) => length))
    this.need(Math.min(lines * size * 1.45, HEIGHT - TOP - BOTTOM))
    for (let line = 0; line < lines; line++) {
      this.need(size * 1.45)
      for (const [column, { x, width, align }] of row.entries()) {
        const words = wrapped[column]?.[line]
        if (words === undefined) continue
        const indent = align === 'right' ? width - widthOf(words, face, size, this.fonts) : 0
        this.page.text(words, { x: x + indent, y: HEIGHT - this.top - size, size, face, ink })
      }
      this.top += size * 1.45
    }
  }

  /** Groups of cells of different looks on one height; the pen continues below the longest. */
  beside(...groups: readonly { cells: readonly Cell[]; style: Pick<TextStyle, 'size' | 'face' | 'ink'> }[]) {
    this.need(40)
    const from = this.top
    let below = from
    for (const { cells, style } of groups) {
      if (cells.length === 0) continue
      this.top = from
      this.cells(cells, style)
      below = Math.max(below, this.top)
    }
    this.top = below + 2
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

export type Cell = { text: string; x: number; width: number; align?: 'right' }
type LineStyle = { size: number; face: Face; ink?: Ink; x?: number }
type TextStyle = Partial<LineStyle> & { width?: number }

/** A logo that cannot be read keeps no document from being made. */
export function embeddedPicture(pdf: PDF, picture: Uint8Array): PDFImage | undefined {
  try {
    return pdf.embedImage(picture)
  } catch {
    return undefined
  }
}
