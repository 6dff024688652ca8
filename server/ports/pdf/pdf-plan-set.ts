// The sheets of a plan set as a PDF: vector drawings and text with embedded fonts, tagged so that screen readers and comparisons find
// headings, tables and figures (ISO 32000-1, 14.7 and 14.8). Datasheets are appended as they are.
import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, type PdfRef, PdfString, rgb } from '@libpdf/core'
import type { Block, Mark, Measure, Sheet } from '#machines/design/plan-set/sheet.ts'
import { isPlain } from '#machines/lib/plain-letters.ts'
import { Canvas } from './pdf-canvas.ts'
import { embeddedPicture } from './pdf-sheet.ts'
import { loadFonts, widthOf } from './pdf-text.ts'

type Document = {
  readonly title: string
  readonly author: string
  readonly producer: string
  readonly made_at: Date
  readonly picture: Uint8Array | null
  readonly datasheets: readonly Uint8Array[]
}

/** Formulas compare; the fonts have the signs, so that a formula stays text. */
const plain = (text: string) => isPlain(text.replaceAll(/[≤≥≠]/g, ''))

/** Widths of the fonts that sheets are written with. */
export function planMeasure(): Measure {
  const fonts = loadFonts(PDF.create())
  const known = new Map<string, number>()
  return (text, face, size) => {
    const key = `${face} ${text}`
    const width = known.get(key) ?? widthOf(text, face, 1000, fonts, plain)
    known.set(key, width)
    return (width * size) / 1000
  }
}

export async function planSetPdf(sheets: readonly Sheet[], document: Document): Promise<Uint8Array> {
  const pdf = PDF.create()
  const fonts = loadFonts(pdf)
  const image = document.picture ? embeddedPicture(pdf, document.picture) : undefined
  const structure = new Structure(pdf)
  for (const { width, height, number, title, blocks } of sheets) {
    const canvas = new Canvas(pdf, pdf.addPage({ width, height }), fonts)
    const section = structure.section(canvas, `${number} ${title}`)
    const draw = (marks: readonly Mark[]) => {
      for (const mark of marks) drawMark(canvas, mark, height, image)
    }
    for (const block of blocks) drawBlock(canvas, section, block, draw)
    canvas.finish()
  }
  structure.finish()
  for (const bytes of document.datasheets) {
    const source = await PDF.load(bytes)
    await pdf.copyPagesFrom(source, [...Array(source.getPageCount()).keys()])
  }
  pdf.setTitle(document.title, { showInWindowTitleBar: true })
  pdf.setAuthor(document.author)
  pdf.setCreator(document.producer)
  pdf.setProducer(document.producer)
  pdf.setLanguage('en-US')
  pdf.setCreationDate(document.made_at)
  pdf.setModificationDate(document.made_at)
  return pdf.save({ subsetFonts: true })
}

const ROLES = { figure: 'Figure', title: 'H1', heading: 'H2', paragraph: 'P' } as const

function drawBlock(canvas: Canvas, section: Element, block: Block, draw: (marks: readonly Mark[]) => void) {
  if (block.role === 'table') {
    canvas.artifact(() => draw(block.rules))
    const table = section.element('Table')
    for (const { header, cells } of block.rows) {
      const row = table.element('TR')
      for (const cell of cells) row.content(header ? 'TH' : 'TD', null, () => draw(cell))
    }
  } else if (block.role === 'artifact') canvas.artifact(() => draw(block.marks))
  else section.content(ROLES[block.role], block.alt, () => draw(block.marks))
}

const inkOf = (color: string) => {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

function drawMark(canvas: Canvas, mark: Mark, height: number, image: ReturnType<typeof embeddedPicture>) {
  if (mark.kind === 'path')
    canvas.path(
      mark.points.map(([x, y]) => [x, height - y] as const),
      {
        closed: mark.closed,
        width: mark.width,
        ink: mark.color === null ? null : inkOf(mark.color),
        fill: mark.fill === null ? null : inkOf(mark.fill),
        dash: mark.dash,
      },
    )
  else if (mark.kind === 'text')
    canvas.text(mark.text, {
      x: mark.x,
      y: height - mark.y,
      size: mark.size,
      face: mark.face,
      ink: inkOf(mark.color),
      plain,
    })
  else if (image) canvas.picture(image, { ...mark.box, y: height - mark.box.y - mark.box.height })
}

/** An element of the document's structure. */
class Element {
  readonly ref: PdfRef
  private readonly page: Page
  private readonly kids: PdfArray

  constructor(page: Page, parent: PdfRef, siblings: PdfArray, role: string, extra: Record<string, string> = {}) {
    const dict = new PdfDict()
    this.page = page
    this.kids = new PdfArray([])
    this.ref = page.pdf.register(dict)
    dict.set('Type', PdfName.of('StructElem'))
    dict.set('S', PdfName.of(role))
    dict.set('P', parent)
    dict.set('Pg', page.canvas.page.ref)
    dict.set('K', this.kids)
    for (const [key, value] of Object.entries(extra)) dict.set(key, PdfString.fromString(value))
    siblings.push(this.ref)
  }

  element(role: string, extra?: Record<string, string>): Element {
    return new Element(this.page, this.ref, this.kids, role, extra)
  }

  /** An element whose content is drawn now. */
  content(role: string, alt: string | null, draw: () => void) {
    const element = this.element(role, alt === null ? {} : { Alt: alt })
    const mcid = this.page.owners.push(element.ref) - 1
    element.kids.push(PdfNumber.of(mcid))
    this.page.canvas.tagged(role, mcid, draw)
  }
}

/** `owners`: for each content of the page, the element it belongs to. */
type Page = { readonly pdf: PDF; readonly canvas: Canvas; readonly owners: PdfRef[] }

/** The tree of elements, and for each page the way back from its content (ISO 32000-1, 14.7.4.4). */
class Structure {
  private readonly pdf: PDF
  private readonly root: PdfRef
  private readonly document: PdfRef
  private readonly sections = new PdfArray([])
  private readonly pages: Page[] = []

  constructor(pdf: PDF) {
    this.pdf = pdf
    this.root = pdf.register(new PdfDict())
    this.document = pdf.register(new PdfDict())
  }

  section(canvas: Canvas, title: string): Element {
    const page: Page = { pdf: this.pdf, canvas, owners: [] }
    canvas.page.dict.set('StructParents', PdfNumber.of(this.pages.length))
    canvas.page.dict.set('Tabs', PdfName.of('S'))
    this.pages.push(page)
    return new Element(page, this.document, this.sections, 'Sect', { T: title })
  }

  finish() {
    const numbers = this.pages.flatMap(({ owners }, index) => [
      PdfNumber.of(index),
      this.pdf.register(new PdfArray([...owners])),
    ])
    const tree = this.pdf.register(PdfDict.of({ Nums: new PdfArray(numbers) }))
    fill(this.pdf, this.document, { Type: 'StructElem', S: 'Document' }, { P: this.root, K: this.sections })
    fill(this.pdf, this.root, { Type: 'StructTreeRoot' }, { K: this.document, ParentTree: tree })
    const catalog = this.pdf.getCatalog()
    catalog.set('StructTreeRoot', this.root)
    catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }))
  }
}

function fill(pdf: PDF, ref: PdfRef, names: Record<string, string>, values: Record<string, PdfRef | PdfArray>) {
  const dict = pdf.getObject(ref)
  if (!(dict instanceof PdfDict)) throw new Error('The structure tree is not a dictionary')
  for (const [key, name] of Object.entries(names)) dict.set(key, PdfName.of(name))
  for (const [key, value] of Object.entries(values)) dict.set(key, value)
}
