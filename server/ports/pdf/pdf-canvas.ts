// Draws on one page in points as its reader sees it, from the lower left corner, whichever way the page is turned or cut. All
// that is drawn becomes one content stream when it is finished.
import { ops, type PDF, type PDFImage, type PDFPage, PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { type Geometry, geometryOf } from './pdf-geometry.ts'
import {
  type Face,
  type Fonts,
  INK,
  type Ink,
  type Operator,
  type PageFont,
  type Plain,
  textOperators,
} from './pdf-text.ts'

const hundredth = (points: number) => Math.round(points * 100) / 100

export class Canvas {
  readonly page: PDFPage
  readonly size: Geometry
  private readonly fonts: Fonts
  private readonly drawn: Operator[] = []
  private readonly names = new Map<PageFont, string>()

  constructor(pdf: PDF, page: PDFPage, fonts: Fonts) {
    this.page = page
    this.size = geometryOf(pdf, page)
    this.fonts = fonts
  }

  text(
    line: string,
    {
      x,
      y,
      size,
      face = 'regular',
      ink = INK,
      plain,
    }: { x: number; y: number; size: number; face?: Face; ink?: Ink; plain?: Plain },
  ) {
    this.drawn.push(...textOperators(line, { x, y, size, face, ink }, this.fonts, which => this.nameOf(which), plain))
  }

  rectangle(x: number, y: number, width: number, height: number, ink: Ink) {
    this.drawn.push(ops.setNonStrokingRGB(ink.red, ink.green, ink.blue), ops.rectangle(x, y, width, height), ops.fill())
  }

  /** Straight lines from point to point, closed, filled or dashed; points from the lower left corner. */
  path(
    points: readonly (readonly [x: number, y: number])[],
    look: { closed: boolean; width: number; ink: Ink | null; fill: Ink | null; dash: readonly number[] },
  ) {
    const [first, ...rest] = points
    if (!first) return
    if (look.fill) this.drawn.push(ops.setNonStrokingRGB(look.fill.red, look.fill.green, look.fill.blue))
    if (look.ink)
      this.drawn.push(
        ops.setStrokingRGB(look.ink.red, look.ink.green, look.ink.blue),
        ops.setLineWidth(look.width),
        ops.setDashPattern(PdfArray.of(...look.dash.map(one => PdfNumber.of(one))), 0),
      )
    this.drawn.push(ops.moveTo(hundredth(first[0]), hundredth(first[1])))
    for (const [x, y] of rest) this.drawn.push(ops.lineTo(hundredth(x), hundredth(y)))
    if (look.closed) this.drawn.push(ops.closePath())
    this.drawn.push(look.ink && look.fill ? ops.fillAndStroke() : look.ink ? ops.stroke() : ops.fill())
  }

  /** Content of one element of the document's structure, by its number on the page. */
  tagged(role: string, mcid: number, draw: () => void) {
    this.drawn.push(ops.beginMarkedContentProps(`/${role}`, PdfDict.of({ MCID: PdfNumber.of(mcid) })))
    draw()
    this.drawn.push(ops.endMarkedContent())
  }

  /** A picture within a box, its sides kept in proportion: at the box's left or right, in the middle of its height. */
  picture(
    image: PDFImage,
    box: { x: number; y: number; width: number; height: number },
    side: 'left' | 'right' = 'left',
  ) {
    const scale = Math.min(box.width / image.width, box.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    const x = side === 'left' ? box.x : box.x + box.width - width
    this.drawn.push(
      ops.pushGraphicsState(),
      ops.concatMatrix(width, 0, 0, height, x, box.y + (box.height - height) / 2),
      ops.paintXObject(this.page.registerImage(image)),
      ops.popGraphicsState(),
    )
  }

  /** Nothing is drawn outside the box. */
  cropped({ x, y, width, height }: { x: number; y: number; width: number; height: number }, draw: () => void) {
    this.drawn.push(ops.pushGraphicsState(), ops.rectangle(x, y, width, height), ops.clip(), ops.endPath())
    draw()
    this.drawn.push(ops.popGraphicsState())
  }

  /** Decoration that screen readers, search and comparison skip. */
  artifact(draw: () => void) {
    this.drawn.push(ops.beginMarkedContent('/Artifact'))
    draw()
    this.drawn.push(ops.endMarkedContent())
  }

  finish() {
    if (this.drawn.length === 0) return
    const { matrix } = this.size
    this.page.drawOperators([
      ops.pushGraphicsState(),
      ops.concatMatrix(...matrix),
      ...this.drawn,
      ops.popGraphicsState(),
    ])
  }

  private nameOf(font: PageFont): string {
    const name = this.names.get(font) ?? this.page.registerFont(this.fonts[font])
    this.names.set(font, name)
    return name
  }
}
