// Sheets of a plan set as data: paths, text and tables in points from the upper left corner. The PDF is written from them, and the
// screen draws the single-line diagram from the same marks. Text is in English, which is what building departments read.

export type Pt = readonly [x: number, y: number]
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Face = 'regular' | 'bold'
/** Width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number

type Path = {
  readonly kind: 'path'
  readonly points: readonly Pt[]
  readonly closed: boolean
  readonly width: number
  readonly color: string | null
  readonly fill: string | null
  readonly dash: readonly number[]
}
export type Text = {
  readonly kind: 'text'
  /** Left end of its baseline. */
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly face: Face
  readonly color: string
}
type Picture = { readonly kind: 'picture'; readonly box: Box }
export type Mark = Path | Text | Picture

export type Block =
  | {
      readonly role: 'artifact' | 'figure' | 'title' | 'heading' | 'paragraph'
      readonly alt: string | null
      readonly marks: readonly Mark[]
    }
  | {
      readonly role: 'table'
      readonly rules: readonly Mark[]
      readonly rows: readonly { readonly header: boolean; readonly cells: readonly (readonly Text[])[] }[]
    }

/** What a revision compares: the value of a part, and where the part is on this sheet. */
export type Part = { readonly id: string; readonly label: string; readonly value: string; readonly box: Box }

export type Sheet = {
  readonly number: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly blocks: readonly Block[]
  readonly parts: readonly Part[]
}

export const INK = '#1c1a18'
export const QUIET = '#5f5a54'
export const HAIR = '#a8a29a'
/** Capital letters of the font are 0.727 of its size: 10 points are just above 0.1 in. */
export const TEXT_PT = 10
export const LEADING = 1.3
const CAPITAL = 0.73
const BELOW = 0.22

export const textBox = ({ x, y, text, size, face }: Text, measure: Measure): Box => ({
  x,
  y: y - CAPITAL * size,
  width: measure(text, face, size),
  height: (CAPITAL + BELOW) * size,
})

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01

export const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01

type Stroke = { width?: number; color?: string | null; fill?: string | null; dash?: readonly number[] }
type Look = { size?: number; face?: Face; color?: string }
type Anchor = 'left' | 'middle' | 'right'

export const path = (points: readonly Pt[], closed: boolean, look: Stroke = {}): Path => ({
  kind: 'path',
  points,
  closed,
  width: look.width ?? 0.75,
  color: look.color === undefined ? INK : look.color,
  fill: look.fill ?? null,
  dash: look.dash ?? [],
})
export const line = (a: Pt, b: Pt, look?: Stroke): Path => path([a, b], false, look)
export const rectangle = ({ x, y, width, height }: Box, look?: Stroke): Path =>
  path(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
    look,
  )
const CORNERS = 24
export const circle = ([x, y]: Pt, radius: number, look?: Stroke): Path =>
  path(
    Array.from({ length: CORNERS }, (_, index): Pt => {
      const angle = (2 * Math.PI * index) / CORNERS
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
    true,
    look,
  )

export function textAt(text: string, [x, y]: Pt, measure: Measure, look: Look = {}, anchor: Anchor = 'left'): Text {
  const { size = TEXT_PT, face = 'regular', color = INK } = look
  const width = measure(text, face, size)
  return {
    kind: 'text',
    x: anchor === 'left' ? x : anchor === 'middle' ? x - width / 2 : x - width,
    y,
    text,
    size,
    face,
    color,
  }
}

/** Lines no wider than `width`: broken at spaces, within a word only where it is longer than a line. */
/** Unbreakable: words, and a figure with its unit. */
export const unbroken = (text: string): string[] => text.split(/ (?!(?:A|V|W|ft|in\.)(?:[ ,;.)]|$))/)

export function wrap(
  text: string,
  width: number,
  measure: Measure,
  { size = TEXT_PT, face = 'regular' }: Look = {},
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let current = ''
    for (const word of unbroken(paragraph)) {
      const longer = current ? `${current} ${word}` : word
      if (measure(longer, face, size) <= width) {
        current = longer
        continue
      }
      if (current) lines.push(current)
      current = ''
      for (const letter of word) {
        if (current && measure(current + letter, face, size) > width) {
          lines.push(current)
          current = ''
        }
        current += letter
      }
    }
    lines.push(current)
  }
  return lines
}

/** A drawing whose texts never overlap: a text is placed where there is room, or not at all. */
export class Pen {
  readonly marks: Mark[] = []
  private readonly taken: Box[] = []
  readonly measure: Measure
  private readonly area: Box

  constructor(measure: Measure, area: Box) {
    this.measure = measure
    this.area = area
  }

  draw(...marks: Mark[]) {
    this.marks.push(...marks)
  }

  /** Reserves a box: no text is placed in it. */
  reserve(box: Box) {
    this.taken.push(box)
  }

  /** The first of the places at which the lines, one below the other, have room; their box, or null if there is none. */
  place(
    lines: readonly string[],
    places: readonly Pt[],
    { clear = true, ...look }: Look & { clear?: boolean } = {},
  ): Box | null {
    const { size = TEXT_PT, face = 'regular' } = look
    const width = Math.max(...lines.map(text => this.measure(text, face, size)))
    const height = (lines.length - 1) * size * LEADING + (CAPITAL + BELOW) * size
    for (const [x, y] of places) {
      const box = { x: x - width / 2, y: y - height / 2, width, height }
      if (!within(box, this.area) || this.taken.some(one => boxesMeet(one, box))) continue
      this.taken.push(box)
      if (clear)
        this.draw(
          rectangle(
            { x: box.x - 1.5, y: box.y - 1, width: width + 3, height: height + 1 },
            { color: null, fill: '#ffffff' },
          ),
        )
      for (const [index, text] of lines.entries())
        this.draw(textAt(text, [x, box.y + CAPITAL * size + index * size * LEADING], this.measure, look, 'middle'))
      return box
    }
    return null
  }

  /** A tag in a circle, at the first of the places that is free; its middle and radius. */
  bubble(tag: string, places: readonly Pt[]): { at: Pt; radius: number } | null {
    const radius = this.measure(tag, 'bold', TEXT_PT) / 2 + 4
    for (const at of places) {
      const box = { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius }
      if (!within(box, this.area) || this.taken.some(one => boxesMeet(one, box))) continue
      this.taken.push(box)
      const text = textAt(tag, [at[0], at[1] + 3.6], this.measure, { face: 'bold' }, 'middle')
      this.draw(circle(at, radius, { fill: '#ffffff' }), text)
      return { at, radius }
    }
    return null
  }
}

/** Half circles around a box, as revisions are marked. */
export function cloud({ x, y, width, height }: Box, color: string): Path {
  const [left, top, right, bottom] = [x - 4, y - 4, x + width + 4, y + height + 4]
  const corners: Pt[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const points = corners.flatMap(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 4] ?? [ax, ay]
    const length = Math.hypot(bx - ax, by - ay)
    const arcs = Math.max(1, Math.round(length / 12))
    const [dx, dy] = [(bx - ax) / arcs, (by - ay) / arcs]
    return Array.from({ length: arcs }, (_, arc) => arc).flatMap(arc =>
      Array.from({ length: 7 }, (__, step): Pt => {
        const along = (1 - Math.cos((Math.PI * step) / 6)) / 2
        const out = Math.sin((Math.PI * step) / 6) / 2
        return [ax + dx * (arc + along) + dy * out, ay + dy * (arc + along) - dx * out]
      }),
    )
  })
  return path(points, true, { color, width: 1 })
}
