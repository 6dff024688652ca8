// Sets a contract on US letter pages and records its field positions: text with headings, terms in two columns, places
// to initial, tick, fill in and sign.
import { layoutText, measureText, PDF, type PDFPage, rgb } from '@libpdf/core'
import type { AgreementVariableName } from '#machines/agreements/templates/variables.ts'
import type { Schemas } from '#sdk/types.ts'
import { embeddedPicture } from '../../ports/pdf/pdf-sheet.ts'
import { inkOf, loadFonts } from '../../ports/pdf/pdf-text.ts'
import type { Asked, Block, Contract, Role } from './contract.ts'

type Field = Schemas['Field']
const WIDTH = 612
const HEIGHT = 792
const LEFT = 72
const MEASURE = WIDTH - 2 * LEFT
const TOP = 96
const BOTTOM = HEIGHT - 76
const INK = rgb(0.13, 0.12, 0.11)
const QUIET = rgb(0.42, 0.4, 0.37)
const HAIRLINE = rgb(0.82, 0.8, 0.77)
type Look = { font?: 'regular' | 'bold' | 'italic'; size: number; lineHeight: number; color?: typeof INK }
const BODY = { size: 9.8, lineHeight: 14.2 } satisfies Look
const SIGNATURE = 74
/** A paragraph this short isn't split across pages. */
const SHORT = 6
/** The company the contract is for. */
export type Brand = { name: string; color: string; logo: Uint8Array | null }

/** The bytes and the fields, as fractions of the page. */
export async function setContract(contract: Contract, brand?: Brand): Promise<{ bytes: Uint8Array; fields: Field[] }> {
  const sheet = new Sheet()
  sheet.title(contract, brand)
  for (const block of contract.blocks) set(sheet, block, contract)
  sheet.finish(contract)
  return { bytes: await sheet.pdf.save({ subsetFonts: true }), fields: sheet.fields }
}

function set(sheet: Sheet, block: Block, contract: Contract) {
  const { words } = contract
  switch (block.kind) {
    case 'heading':
      // Never the last line of a page.
      sheet.room(84)
      sheet.down(9)
      sheet.lines(block.text, { font: 'bold', size: 10.8, lineHeight: 15 })
      return sheet.down(2)
    case 'text':
      sheet.lines(block.text)
      return sheet.down(6)
    case 'note':
      sheet.lines(block.text, { font: 'italic', size: 9, lineHeight: 12.5, color: QUIET })
      return sheet.down(6)
    case 'list':
      for (const item of block.items) sheet.item(item)
      return sheet.down(4)
    case 'terms':
      for (const row of block.rows) sheet.term(...row)
      return sheet.down(10)
    case 'initials':
    case 'check':
    case 'fill':
      return sheet.asked(block.kind, block, words.initials)
    case 'signatures':
      // Signed on one page, under its heading.
      sheet.room(block.people.length * SIGNATURE + 62)
      set(sheet, { kind: 'heading', text: block.title }, contract)
      sheet.lines(block.lead)
      for (const one of block.people) sheet.signature(one, words.date)
      return
    case 'page':
      return sheet.turn()
  }
}

type Words = { x: number; y: number; size: number; font?: Look['font']; color?: typeof INK }

class Sheet {
  readonly pdf = PDF.create()
  readonly fields: Field[] = []
  private readonly fonts = loadFonts(this.pdf)
  private pages: PDFPage[] = []
  private page = this.begin()
  private top = TOP

  private begin(): PDFPage {
    const page = this.pdf.addPage({ size: 'letter' })
    this.pages.push(page)
    return page
  }
  turn() {
    this.page = this.begin()
    this.top = TOP
  }
  down(points: number) {
    this.top += points
  }
  room(points: number) {
    if (this.top + points > BOTTOM) this.turn()
  }
  title({ title, lead }: Contract, brand: Brand | undefined) {
    if (brand) this.letterhead(brand)
    this.lines(title, { font: 'bold', size: 21, lineHeight: 27 })
    this.down(4)
    this.lines(lead, { size: 10.5, lineHeight: 15.5, color: QUIET })
    this.down(12)
  }
  private letterhead({ name, color, logo }: Brand) {
    this.page.drawRectangle({ x: 0, y: HEIGHT - 8, width: WIDTH, height: 8, color: inkOf(color) })
    const image = logo ? embeddedPicture(this.pdf, logo) : undefined
    if (image) {
      const scale = Math.min(150 / image.width, 32 / image.height)
      const [width, height] = [image.width * scale, image.height * scale]
      this.page.drawImage(image, { x: LEFT, y: HEIGHT - 46 - height, width, height })
    } else this.write(name, { x: LEFT, y: HEIGHT - 62, size: 11, font: 'bold' })
  }
  private write(text: string, { font = 'regular', color = INK, ...at }: Words) {
    this.page.drawText(text, { ...at, color, font: this.fonts[font] })
  }
  /** A paragraph, over the edge of the page where it must. */
  lines(text: string, look: Look = BODY, x = LEFT, width = MEASURE) {
    const { font = 'regular', size, lineHeight, color = INK } = look
    const { lines } = layoutText(text, this.fonts[font], size, width, lineHeight)
    if (lines.length <= SHORT) this.room(lines.length * lineHeight)
    for (const line of lines) {
      this.room(lineHeight)
      this.write(line.text, { x, y: HEIGHT - this.top - size, size, font, color })
      this.down(lineHeight)
    }
  }
  item(text: string) {
    this.room(BODY.lineHeight)
    this.write('–', { x: LEFT + 4, y: HEIGHT - this.top - BODY.size, size: BODY.size, color: QUIET })
    this.lines(text, BODY, LEFT + 18, MEASURE - 18)
    this.down(2)
  }
  term(label: string, variable: AgreementVariableName) {
    const height = 23
    this.room(height)
    const y = HEIGHT - this.top
    this.write(label, { x: LEFT, y: y - 15, size: 9.5, color: QUIET })
    this.page.drawLine({
      start: { x: LEFT, y: y - height },
      end: { x: WIDTH - LEFT, y: y - height },
      thickness: 0.5,
      color: HAIRLINE,
    })
    this.field({ type: 'variable', variable, x: LEFT + 150, y: this.top + 3, w: MEASURE - 150, h: 17 })
    this.down(height)
  }
  asked(kind: 'initials' | 'check' | 'fill', { role, text, optional = false }: Asked, initials: string) {
    const box = { initials: 62, check: 14, fill: 210 }[kind]
    const beside = kind === 'check' ? LEFT + 24 : LEFT
    const width = kind === 'check' ? MEASURE - 24 : MEASURE - box - 16
    const height = Math.max(
      kind === 'check' ? 18 : 28,
      layoutText(text, this.fonts.regular, BODY.size, width, 14.2).height + 4,
    )
    this.room(height + 10)
    this.down(4)
    const start = this.top
    this.lines(text, BODY, beside, width)
    const type = kind === 'fill' ? 'text' : kind === 'check' ? 'checkbox' : 'initials'
    const x = kind === 'check' ? LEFT : WIDTH - LEFT - box
    const h = kind === 'check' ? 14 : kind === 'fill' ? 18 : 26
    this.field({ type, x, y: start, w: box, h, signer_role: role, required: !optional, label: text.slice(0, 120) })
    if (kind !== 'check') this.rule(x, start + h, box, kind === 'initials' ? initials : '')
    else
      this.page.drawRectangle({
        x,
        y: HEIGHT - start - 14,
        width: 14,
        height: 14,
        borderColor: QUIET,
        borderWidth: 0.7,
      })
    this.top = start + height + 8
  }
  signature({ role, title }: { role: Role; title: string }, date: string) {
    const y = this.top + 8
    this.field({ type: 'signature', x: LEFT, y, w: 250, h: 42, signer_role: role })
    this.field({ type: 'date', x: LEFT + 290, y: y + 20, w: 120, h: 20, signer_role: role })
    this.rule(LEFT, y + 44, 250, title)
    this.rule(LEFT + 290, y + 44, 120, date)
    this.down(SIGNATURE)
  }
  private rule(x: number, top: number, width: number, under: string) {
    const y = HEIGHT - top
    this.page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.7, color: QUIET })
    if (under) this.write(under, { x, y: y - 11, size: 8.5, color: QUIET })
  }
  /** In points from the top left. */
  private field(field: Pick<Field, 'type' | 'x' | 'y' | 'w' | 'h'> & Partial<Field>) {
    const { x, y, w, h } = field
    this.fields.push({
      id: `${field.type}-${this.fields.length + 1}`,
      page: this.pages.length,
      signer_role: 'homeowner',
      required: true,
      label: '',
      ...field,
      x: x / WIDTH,
      y: y / HEIGHT,
      w: w / WIDTH,
      h: h / HEIGHT,
    })
  }
  finish({ title, words }: Contract) {
    for (const [at, page] of this.pages.entries()) {
      const end = words.page(at + 1, this.pages.length)
      const look = { size: 8.5, color: QUIET, font: this.fonts.regular }
      page.drawText(title, { x: LEFT, y: 40, ...look })
      page.drawText(end, { x: WIDTH - LEFT - measureText(end, look.font, look.size), y: 40, ...look })
    }
  }
}
