// Headings, paragraphs and tables one below the other, in columns, on as many sheets as they need.
import {
  type Block,
  type Box,
  HAIR,
  LEADING,
  line,
  type Mark,
  type Measure,
  type Part,
  TEXT_PT,
  type Text,
  textAt,
  unbroken,
  wrap,
} from './sheet.ts'

type Column = { readonly title: string; readonly share: number; readonly right?: boolean }
/** `least`: its widest word. */
type Sized = Column & { readonly least: number }
type Row = {
  readonly cells: readonly string[]
  readonly part?: { readonly id: string; readonly label: string; readonly value: string }
}
type Page = { blocks: Block[]; parts: Part[] }

const PAD = 4
const GAP = 18

export class Flow {
  readonly pages: Page[] = []
  private readonly measure: Measure
  private readonly columns: (page: number) => readonly Box[]
  private column = -1
  private top = 0

  /** `columns` are the boxes of a page, 0 the first. */
  constructor(measure: Measure, columns: (page: number) => readonly Box[]) {
    this.measure = measure
    this.columns = columns
    this.turn()
  }

  private get box(): Box {
    return this.columns(this.pages.length - 1)[this.column] ?? { x: 0, y: 0, width: 100, height: 100 }
  }
  private get page(): Page {
    return this.pages.at(-1) ?? { blocks: [], parts: [] }
  }

  /** To the next column, or the next page. */
  private turn() {
    const left = this.pages.length > 0 && this.column + 1 < this.columns(this.pages.length - 1).length
    if (left) this.column++
    else {
      this.pages.push({ blocks: [], parts: [] })
      this.column = 0
    }
    this.top = this.box.y
  }

  private need(points: number) {
    if (this.top + points > this.box.y + this.box.height && this.top > this.box.y) this.turn()
  }

  /** What follows stays in one column if it is no taller. */
  keep(points: number) {
    this.need(points)
  }

  space(points: number) {
    if (this.top > this.box.y) this.top += points
  }

  /** `below`: height of what stays with it. */
  heading(text: string, below = 40) {
    this.space(10)
    this.need(below + 20)
    const lines = wrap(text, this.box.width, this.measure, { size: 12, face: 'bold' })
    this.write('heading', lines, { size: 12, face: 'bold' })
    this.top += 3
  }

  paragraph(text: string, look: { face?: 'regular' | 'bold'; color?: string } = {}, part?: Row['part']) {
    const lines = wrap(text, this.box.width, this.measure, look)
    this.need(lines.length * TEXT_PT * LEADING)
    const from = this.top
    this.write('paragraph', lines, look)
    if (part)
      this.page.parts.push({ ...part, box: { x: this.box.x, y: from, width: this.box.width, height: this.top - from } })
    this.top += 3
  }

  private write(
    role: 'heading' | 'paragraph',
    lines: readonly string[],
    look: { size?: number; face?: 'regular' | 'bold'; color?: string },
  ) {
    const size = look.size ?? TEXT_PT
    const marks = lines.map((text, index) =>
      textAt(text, [this.box.x, this.top + size + index * size * LEADING], this.measure, look),
    )
    this.top += lines.length * size * LEADING + 1
    this.page.blocks.push({ role, alt: null, marks })
  }

  /** Marks in a box of this height, as wide as the column. */
  figure(height: number, alt: string, draw: (box: Box) => Mark[], part?: Row['part']) {
    this.need(height)
    const box = { x: this.box.x, y: this.top, width: this.box.width, height }
    this.page.blocks.push({ role: 'figure', alt, marks: draw(box) })
    if (part) this.page.parts.push({ ...part, box })
    this.top += height + 6
  }

  table(given: readonly Column[], rows: readonly Row[]) {
    const columns = given.map((column, index) => ({ ...column, least: this.leastWidth(column.title, index, rows) }))
    let open: { rules: Mark[]; rows: { header: boolean; cells: Text[][] }[] } | undefined
    const titled = columns.some(({ title }) => title !== '')
    for (const row of rows) {
      const height = this.rowHeight(columns, row.cells, 'regular')
      const head = titled
        ? this.rowHeight(
            columns,
            columns.map(({ title }) => title),
            'bold',
          )
        : 0
      const at = [this.pages.length, this.column]
      this.need(height + (open ? 0 : head))
      if (open && (at[0] !== this.pages.length || at[1] !== this.column)) open = undefined
      if (!open) {
        open = { rules: [], rows: [] }
        this.page.blocks.push({ role: 'table', ...open })
        if (titled)
          this.row(
            open,
            columns,
            columns.map(({ title }) => title),
            'bold',
          )
      }
      const from = this.top
      this.row(open, columns, row.cells, 'regular')
      if (row.part)
        this.page.parts.push({
          ...row.part,
          box: { x: this.box.x, y: from, width: this.box.width, height: this.top - from },
        })
    }
    this.top += 6
  }

  private leastWidth(title: string, index: number, rows: readonly Row[]) {
    const widest = (text: string, face: 'regular' | 'bold') =>
      Math.max(
        ...text
          .split('\n')
          .flatMap(unbroken)
          .map(word => this.measure(word, face, TEXT_PT)),
      )
    // Half a point, so that rounding never breaks the word.
    const texts = rows.map(({ cells }) => widest(cells[index] ?? '', 'regular'))
    return Math.max(widest(title, 'bold'), ...texts) + 2 * PAD + 0.5
  }

  /** By shares, but no column narrower than its widest word while the others have room. */
  private widths(columns: readonly Sized[]): number[] {
    const narrow = new Set<Sized>()
    for (;;) {
      const others = columns.filter(column => !narrow.has(column))
      const taken = [...narrow].reduce((sum, { least }) => sum + least, 0)
      const shares = others.reduce((sum, { share }) => sum + share, 0)
      const widthOf = ({ share }: Sized) => (share / shares) * (this.box.width - taken)
      const more = others.filter(column => widthOf(column) < column.least)
      if (more.length === 0) return columns.map(column => (narrow.has(column) ? column.least : widthOf(column)))
      for (const column of more) narrow.add(column)
      if (columns.every(column => narrow.has(column))) break
    }
    const all = columns.reduce((sum, { share }) => sum + share, 0)
    return columns.map(({ share }) => (share / all) * this.box.width)
  }
  private rowHeight(columns: readonly Sized[], cells: readonly string[], face: 'regular' | 'bold') {
    const widths = this.widths(columns)
    const lines = cells.map((text, index) => wrap(text, (widths[index] ?? 0) - 2 * PAD, this.measure, { face }).length)
    return Math.max(1, ...lines) * TEXT_PT * LEADING + 5
  }
  private row(
    into: { rules: Mark[]; rows: { header: boolean; cells: Text[][] }[] },
    columns: readonly Sized[],
    cells: readonly string[],
    face: 'regular' | 'bold',
  ) {
    const widths = this.widths(columns)
    const height = this.rowHeight(columns, cells, face)
    let x = this.box.x
    const drawn = cells.map((text, index) => {
      const width = widths[index] ?? 0
      const left = x
      x += width
      const right = columns[index]?.right === true
      return wrap(text, width - 2 * PAD, this.measure, { face }).map((words, nth) =>
        textAt(
          words,
          [right ? left + width - PAD : left + PAD, this.top + TEXT_PT + 1 + nth * TEXT_PT * LEADING],
          this.measure,
          { face },
          right ? 'right' : 'left',
        ),
      )
    })
    into.rows.push({ header: face === 'bold', cells: drawn })
    this.top += height
    into.rules.push(
      line([this.box.x, this.top - 1], [this.box.x + this.box.width, this.top - 1], {
        color: HAIR,
        width: face === 'bold' ? 1 : 0.5,
      }),
    )
  }
}

/** Columns of equal width. */
export const columnsOf = (area: Box, count: number): Box[] => {
  const width = (area.width - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ ...area, x: area.x + index * (width + GAP), width }))
}
