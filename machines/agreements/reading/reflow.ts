// A page of a PDF as text that fits any screen: headings, paragraphs and tables in reading order, with fields where the
// paper has them. Pure. Returns null where text alone would not be the page: nothing may be read that isn't printed, and
// nothing printed may be missing.
import { asLines, type Line } from './page-lines.ts'

/** A run of letters as the PDF places it, in points from the top left. */
export type Piece = {
  text: string
  x: number
  /** Of the baseline. */
  y: number
  width: number
  size: number
  bold: boolean
  /** Drawn at an angle, or from right to left. */
  odd: boolean
}
/** A field on the page, in the same points. */
export type Spot = { id: string; x: number; y: number; w: number; h: number }
export type PageText = { width: number; height: number; pieces: readonly Piece[] }

export type Part = { text: string; bold: boolean } | { field: string }
export type Block =
  | { kind: 'heading'; level: 2 | 3; parts: Part[] }
  | { kind: 'paragraph'; parts: Part[] }
  | { kind: 'table'; rows: Part[][][] }

/** As far as a line may be from the last one of its paragraph, in usual distances. */
const SAME_PARAGRAPH = 1.3
/** A line that ends before this share of the measure is the last of its paragraph. */
const FULL_LINE = 0.72
/** Columns of neighboring rows begin this close to each other, in points. */
const SAME_COLUMN = 9
const MOST_OF_HEADING = 160
const ITEM = /^\s*(?:[•●▪‣◦–—*-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\s/

export function reflow(page: PageText, spots: readonly Spot[]): Block[] | null {
  if (!page.pieces.some(({ text }) => text.trim())) return null
  const lines = asLines(page.pieces, spots)
  const blocks = blocksOf(lines)
  const shown = blocks.flatMap(partsOf)
  const fields = new Set(shown.flatMap(part => ('field' in part ? [part.field] : [])))
  const complete = spots.every(({ id }) => fields.has(id)) && sameWords(wordsOfBlocks(blocks), wordsOfPage(page))
  return complete ? blocks : null
}

const partsOf = (block: Block): Part[] => (block.kind === 'table' ? block.rows.flat(2) : block.parts)

/** Without spaces and the rules to write on: a line may break elsewhere, and a field replaces its rule. */
const lettersOf = (text: string) => text.replaceAll(/[\s_]+/gu, '')
const wordsOfPage = ({ pieces }: PageText) => pieces.map(({ text }) => lettersOf(text))
const wordsOfBlocks = (blocks: readonly Block[]) =>
  blocks.flatMap(partsOf).map(part => ('text' in part ? lettersOf(part.text) : ''))
function sameWords(some: string[], others: string[]): boolean {
  const sorted = (all: string[]) => [...all.join('')].toSorted().join('')
  return sorted(some) === sorted(others)
}

/** The page's words as they are read, which is what a signer was shown. */
export const readingText = (blocks: readonly Block[]): string =>
  blocks
    .map(block => {
      const text = (parts: readonly Part[]) => parts.map(part => ('text' in part ? part.text : '')).join('')
      return block.kind === 'table' ? block.rows.map(row => row.map(text).join('\t')).join('\n') : text(block.parts)
    })
    .map(text => text.replaceAll(/[^\S\t\n]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')

function blocksOf(lines: readonly Line[]): Block[] {
  const body = mostCommon(
    lines.flatMap(({ cells }) => cells.flatMap(({ pieces }) => pieces.map(p => [p.size, p.text.length] as const))),
  )
  const step = middle(lines.flatMap((line, at) => stepBetween(lines[at - 1], line) ?? []))
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const rows = tableAt(lines, at)
    if (rows) {
      blocks.push({ kind: 'table', rows: rows.rows })
      at = rows.end
      continue
    }
    const first = at
    const group = [lines[at] as Line]
    while (isSameParagraph(lines[at], lines[at + 1], lines[first], step) && !tableAt(lines, at + 1)) {
      at += 1
      group.push(lines[at] as Line)
    }
    at += 1
    blocks.push(...paragraph(group, body))
  }
  return blocks
}

const stepBetween = (last: Line | undefined, next: Line): number | undefined => {
  const step = last && next.baseline - last.baseline
  return step !== undefined && step > 0 && step < 60 ? step : undefined
}

function isSameParagraph(
  last: Line | undefined,
  next: Line | undefined,
  first: Line | undefined,
  step: number,
): boolean {
  if (!last || !next || !first || last.odd || next.odd || last.isSpots || next.isSpots) return false
  const down = next.baseline - last.baseline
  return (
    down > 0 &&
    down <= Math.max(step * SAME_PARAGRAPH, last.size * 1.35) &&
    Math.abs(next.size - last.size) < last.size * 0.08 &&
    last.bold === next.bold &&
    // Indented first lines and hanging items.
    Math.abs(next.left - first.left) <= 40 &&
    last.textRight - last.left >= (last.reach - last.left) * FULL_LINE &&
    !ITEM.test(next.text)
  )
}

function paragraph(group: readonly Line[], body: number): Block[] {
  const parts: Part[] = []
  /** Fields at a distance from the text follow it. */
  const aside: Part[] = []
  for (const line of group)
    for (const [place, cell] of line.cells.entries()) {
      const isAside = place > 0 && cell.pieces.length === 0
      if (isAside) aside.push(...cell.parts)
      else join(parts, cell.parts, place > 0)
    }
  const text = parts.map(part => ('text' in part ? part.text : '')).join('')
  const [line] = group
  const isHeading =
    line !== undefined &&
    !line.odd &&
    text.trim() !== '' &&
    text.length <= MOST_OF_HEADING &&
    !parts.some(part => 'field' in part) &&
    (line.size >= body * 1.12 || line.bold)
  const main: Block = isHeading
    ? { kind: 'heading', level: line.size >= body * 1.5 ? 2 : 3, parts }
    : { kind: 'paragraph', parts }
  return [
    ...(parts.length > 0 ? [main] : []),
    ...(aside.length > 0 ? [{ kind: 'paragraph' as const, parts: aside }] : []),
  ]
}

/** A word broken at its hyphen keeps it, without a space. */
function join(parts: Part[], more: readonly Part[], wide: boolean) {
  const last = parts.at(-1)
  const [next] = more
  if (last && next) {
    const breaks = 'text' in last && /\p{L}-$/u.test(last.text) && 'text' in next && /^\p{Ll}/u.test(next.text)
    if (!breaks) {
      const space = { text: wide ? '   ' : ' ', bold: false }
      if ('text' in last) last.text += space.text
      else parts.push(space)
    }
  }
  for (const part of more) add(parts, part)
}

function add(parts: Part[], part: Part) {
  const last = parts.at(-1)
  if (last && 'text' in last && 'text' in part && last.bold === part.bold) last.text += part.text
  else parts.push({ ...part })
}

/** Two or more lines whose columns begin or end at the same places. */
function tableAt(lines: readonly Line[], from: number): { rows: Part[][][]; end: number } | null {
  const starts: number[] = []
  const rows: Part[][][] = []
  let at = from
  let last: Line | undefined
  for (; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (last && !isNear(last, line)) break
    const [only] = line.cells
    if (line.cells.length === 1 && only && last) {
      // A cell that takes another line.
      const column = starts.findIndex((x, place) => place > 0 && Math.abs(x - only.left) <= SAME_COLUMN)
      const cell = column > 0 ? rows.at(-1)?.[column] : undefined
      if (!cell || line.isSpots) break
      join(cell, only.parts, false)
      last = line
      continue
    }
    if (
      line.cells.length < 2 ||
      line.odd ||
      (last && !sharesColumn(last.cells.length > 1 ? last : (lines[from] as Line), line))
    )
      break
    for (const { left } of line.cells) if (!starts.some(x => Math.abs(x - left) <= SAME_COLUMN)) starts.push(left)
    rows.push(rowOf(line, starts))
    last = line
  }
  if (rows.length < 2) return null
  const columns = Math.max(...rows.map(row => row.length))
  return { rows: rows.map(row => [...row, ...Array.from({ length: columns - row.length }, () => [])]), end: at }
}

const isNear = (last: Line, next: Line) =>
  next.baseline > last.baseline && next.top - last.bottom < Math.max(30, 2.5 * Math.max(last.size, next.size))

const sharesColumn = (last: Line, next: Line) =>
  next.cells
    .slice(1)
    .some(cell =>
      last.cells
        .slice(1)
        .some(
          one => Math.abs(one.left - cell.left) <= SAME_COLUMN || Math.abs(one.right - cell.right) <= SAME_COLUMN / 2,
        ),
    )

/** Each cell in the column where it begins; a row of other columns keeps its order. */
function rowOf({ cells }: Line, starts: readonly number[]): Part[][] {
  const sorted = starts.toSorted((a, b) => a - b)
  const places = cells.map(({ left }) => sorted.findIndex(x => Math.abs(x - left) <= SAME_COLUMN))
  const isInOrder = places.every((place, at) => place >= at && place > (places[at - 1] ?? -1))
  const row: Part[][] = []
  for (const [at, cell] of cells.entries()) {
    const place = isInOrder && sorted.length <= cells.length + 1 ? (places[at] ?? at) : at
    while (row.length < place) row.push([])
    row.push(cell.parts.map(part => ({ ...part })))
  }
  return row
}

function mostCommon(sizes: readonly (readonly [size: number, letters: number])[]): number {
  const letters = new Map<number, number>()
  for (const [size, count] of sizes) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + count)
  }
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 10
}

const middle = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 14
