// Draws on one page in points as its reader sees it, from the lower left corner, whichever way the page is turned or cut. All
// that is drawn becomes one content stream when it is finished.
import { ops, type PDF, type PDFImage, type PDFPage } from '@libpdf/core'
import { type Geometry, geometryOf } from './pdf-geometry.ts'
import { type Face, type Fonts, INK, type Ink, type Operator, type PageFont, textOperators } from './pdf-text.ts'

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
    { x, y, size, face = 'regular', ink = INK }: { x: number; y: number; size: number; face?: Face; ink?: Ink },
  ) {
    this.drawn.push(...textOperators(line, { x, y, size, face, ink }, this.fonts, which => this.nameOf(which)))
  }

  rectangle(x: number, y: number, width: number, height: number, ink: Ink) {
    this.drawn.push(ops.setNonStrokingRGB(ink.red, ink.green, ink.blue), ops.rectangle(x, y, width, height), ops.fill())
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
