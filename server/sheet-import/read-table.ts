// Reads a table's headings and rows. Runs in another process.
import type { Line } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { cut, visible } from '#machines/lib/text.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Columns, SheetFile } from './kind.ts'
import { onlyList } from './read-file.ts'
import { words } from './words.ts'

/** Above the headings there may be a title. */
const HEADINGS_WITHIN = 20
const MOST_COLUMNS = 200
const MOST_HEADING = 200

type Guess = (headings: readonly string[], rows?: SheetFile['rows']) => Columns

/** `guess` tells headings from a title, and which field each column fills. */
export async function readTable(
  bytes: Uint8Array,
  guess: Guess,
  most_rows: number,
  too_many: () => Refusal,
): Promise<SheetFile> {
  const headingsIn = (lines: readonly Line[]) =>
    lines.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => guess(cells).filter(Boolean).length >= 2)
  const table = await onlyList(bytes, lines => headingsIn(lines) >= 0, most_rows + HEADINGS_WITHIN, too_many)
  if (!table) throw noRows()
  const { lines, encoding: format, decimal_comma } = table
  const at = headingsIn(lines)
  const [head, ...below] =
    at < 0 && lines[0]?.cells.some(isValue) ? [NO_HEADINGS, ...lines] : lines.slice(Math.max(0, at))
  if (!head || below.length === 0) throw noRows()
  if (below.length > most_rows) throw too_many()
  const width = Math.min(MOST_COLUMNS, Math.max(...[head, ...below].map(({ cells }) => lastFilled(cells))))
  const headings = Array.from({ length: width }, (_, n) =>
    cut(clean(head.cells[n] ?? '').replaceAll(/\s+/g, ' '), MOST_HEADING),
  )
  const rows = below.map(({ line, cells }) => ({ line, cells: cells.slice(0, width).map(clean) }))
  return { format, decimal_comma, headings, rows, columns: guess(headings, rows) }
}

const NO_HEADINGS: Line = { line: 0, cells: [] }

/** An email address, a phone number or an amount: no heading, so that a list without headings keeps its first row. */
const isValue = (cell: string) => /@\w|^[\s$+(\d][\s$+()\d.,-]*$/.test(cell.trim()) && /[\d@]/.test(cell)

const noRows = () => refuse(400, 'invalid_input', { file: words.no_rows })

const lastFilled = (cells: string[]) => cells.findLastIndex(cell => cell.trim() !== '') + 1

const clean = (text: string) => visible(text).trim()
