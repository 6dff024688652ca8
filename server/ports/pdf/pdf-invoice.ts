// An invoice or a credit note on US letter: the company's brand, title, addressee, lines and totals. The caller
// provides all text; this is only the layout.
import { PDF } from '@libpdf/core'
import { type Cell, embeddedPicture, type Letterhead, MARGIN, Sheet, WIDTH } from './pdf-sheet.ts'
import { INK, loadFonts, QUIET } from './pdf-text.ts'

type Sum = { label: string; value: string; strong?: true }

export type InvoicePaper = {
  title: string
  /** Under the title, quieter. */
  subtitle: string
  /** At the right of the addressee, such as number and dates. */
  facts: readonly { label: string; value: string }[]
  addressee: { label: string; lines: readonly string[] }
  /** How the price leads to the total to pay; empty if the lines aren't part of it. */
  price: readonly Sum[]
  head: readonly [string, string, string, string]
  lines: readonly (readonly [string, string, string, string])[]
  totals: readonly Sum[]
  paragraphs: readonly { title: string; text: string }[]
  letterhead: Omit<Letterhead, 'logo'> & { logo: Uint8Array | null }
  /** Of the company, at the foot of the text. */
  sender: string
  producer: string
  language: 'en' | 'es'
  made_at: Date
}

const RIGHT = WIDTH - MARGIN
const UNIT = 80
const AMOUNT = 90
const QUANTITY = 56
const TEXT = RIGHT - MARGIN - QUANTITY - UNIT - AMOUNT - 12
const columns = ([text, quantity, unit, amount]: readonly [string, string, string, string]): Cell[] => [
  { text, x: MARGIN, width: TEXT },
  { text: quantity, x: RIGHT - AMOUNT - UNIT - QUANTITY, width: QUANTITY, align: 'right' },
  { text: unit, x: RIGHT - AMOUNT - UNIT, width: UNIT, align: 'right' },
  { text: amount, x: RIGHT - AMOUNT, width: AMOUNT, align: 'right' },
]
const total = (label: string, value: string): Cell[] => [
  { text: label, x: MARGIN + TEXT - 60, width: RIGHT - AMOUNT - MARGIN - TEXT + 60, align: 'right' },
  { text: value, x: RIGHT - AMOUNT, width: AMOUNT, align: 'right' },
]

const sumOf = (label: string, value: string): Cell[] => [
  { text: label, x: MARGIN, width: RIGHT - AMOUNT - MARGIN - 12 },
  { text: value, x: RIGHT - AMOUNT, width: AMOUNT, align: 'right' },
]

export async function invoicePdf(paper: InvoicePaper): Promise<Uint8Array> {
  const pdf = PDF.create()
  const fonts = loadFonts(pdf)
  const sheet = new Sheet(pdf, fonts)
  const { logo } = paper.letterhead
  const letterhead = { ...paper.letterhead, logo: logo ? embeddedPicture(pdf, logo) : undefined }
  sheet.letterhead(letterhead)
  sheet.text(paper.title, { size: 22, face: 'bold' })
  sheet.text(paper.subtitle, { size: 11, ink: QUIET })
  sheet.space(18)
  addressed(sheet, paper)
  sheet.space(16)
  for (const { label, value, strong } of paper.price) {
    sheet.cells(sumOf(label, value), { size: 9.5, ...(strong ? { face: 'bold' } : {}) })
    sheet.space(3)
  }
  if (paper.price.length > 0) sheet.space(13)
  sheet.cells(columns(paper.head), { size: 8, ink: QUIET })
  sheet.space(4)
  for (const line of paper.lines) {
    // A line keeps together with the rule above it.
    sheet.need(40)
    sheet.rule()
    sheet.space(-4)
    sheet.cells(columns(line), { size: 9.5 })
    sheet.space(5)
  }
  sheet.need(24 * paper.totals.length + 40)
  sheet.rule()
  for (const { label, value, strong } of paper.totals) {
    sheet.cells(total(label, value), strong ? { size: 12, face: 'bold' } : { size: 9.5, ink: QUIET })
    sheet.space(4)
  }
  sheet.space(18)
  for (const { title, text } of paper.paragraphs) {
    sheet.need(60)
    sheet.text(title, { size: 9.5, face: 'bold' })
    sheet.text(text, { size: 9.5 })
    sheet.space(12)
  }
  sheet.text(paper.sender, { size: 8, ink: QUIET })
  sheet.finish(letterhead)
  pdf.setTitle(`${paper.title}, ${paper.letterhead.company_name}`, { showInWindowTitleBar: true })
  pdf.setAuthor(paper.letterhead.company_name)
  pdf.setCreator(paper.producer)
  pdf.setProducer(paper.producer)
  pdf.setLanguage(paper.language === 'es' ? 'es-US' : 'en-US')
  pdf.setCreationDate(paper.made_at)
  pdf.setModificationDate(paper.made_at)
  return pdf.save({ subsetFonts: true })
}

/** The addressee at the left; number and dates next to it. */
function addressed(sheet: Sheet, { addressee, facts }: InvoicePaper) {
  const half = (RIGHT - MARGIN) / 2
  const rows = Math.max(addressee.lines.length + 1, facts.length)
  for (let row = 0; row < rows; row++) {
    const fact = facts[row]
    const left = row === 0 ? addressee.label : (addressee.lines[row - 1] ?? '')
    const value = fact ? [{ text: fact.value, x: MARGIN + half + 100, width: half - 100 }] : []
    const label = fact ? [{ text: fact.label, x: MARGIN + half, width: 96 }] : []
    sheet.beside(
      { cells: [{ text: left, x: MARGIN, width: half - 16 }], style: { size: 9.5, ink: row === 0 ? QUIET : INK } },
      { cells: label, style: { size: 9.5, ink: QUIET } },
      { cells: value, style: { size: 9.5 } },
    )
  }
}
