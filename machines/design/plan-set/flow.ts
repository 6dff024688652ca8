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
  wrap,
} from './sheet.ts'

type Column = { readonly title: string; readonly share: number; readonly right?: boolean }
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

  heading(text: string) {
    this.space(10)
    this.need(60)
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

  table(columns: readonly Column[], rows: readonly Row[]) {
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

  private widths(columns: readonly Column[]) {
    const shares = columns.reduce((sum, { share }) => sum + share, 0)
    return columns.map(({ share }) => (share / shares) * this.box.width)
  }
  private rowHeight(columns: readonly Column[], cells: readonly string[], face: 'regular' | 'bold') {
    const widths = this.widths(columns)
    const lines = cells.map((text, index) => wrap(text, (widths[index] ?? 0) - 2 * PAD, this.measure, { face }).length)
    return Math.max(1, ...lines) * TEXT_PT * LEADING + 5
  }
  private row(
    into: { rules: Mark[]; rows: { header: boolean; cells: Text[][] }[] },
    columns: readonly Column[],
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
