// The tables of a file as it was chosen: CSV, the sheets of a workbook, or those in a ZIP, gzipped or not.
import { type Encoding, type Line, readCsv } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Refusal } from '#sdk/refusal.ts'
import { filesIn } from './unpack.ts'
import { words } from './words.ts'
import { readXlsx } from './xlsx-table.ts'

/** `file` is its name in an archive. */
type Sheet = { file: string; lines: Iterable<Line>; decimal_comma: boolean; encoding: Encoding | 'XLSX' }

const TABLES = /\.(?:csv|tsv|txt|xlsx)(?:\.gz)?$/i

/** Throws a refusal naming the actual kind of file. */
export async function sheetsIn(bytes: Uint8Array, not_a_table?: string): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  for await (const file of filesIn(bytes, TABLES)) {
    if (!file.is_workbook) sheets.push({ file: file.name, ...readCsv(file.bytes, not_a_table) })
    else
      for (const lines of await readXlsx(file.bytes, { from_1900: true, room: file.room }))
        sheets.push({ file: file.name, lines, decimal_comma: false, encoding: 'XLSX' })
  }
  if (sheets.length === 0) throw refuse(415, 'not_an_xlsx', words.not_a_workbook)
  return sheets
}

/** Lines with anything in them; `too_many` is thrown beyond `most`. */
export function filledLines({ lines }: Pick<Sheet, 'lines'>, most: number, too_many: () => Refusal): Line[] {
  const filled: Line[] = []
  for (const line of lines) {
    if (!line.cells.some(cell => cell.trim() !== '')) continue
    filled.push(line)
    if (filled.length > most) throw too_many()
  }
  return filled
}

/**
 * The first non-empty sheet and its filled lines; undefined if all are empty. Several files in an archive are refused,
 * rather than silently ignoring the others.
 */
export async function firstTable(
  bytes: Uint8Array,
  most: number,
  too_many: () => Refusal,
  not_a_table?: string,
): Promise<(Omit<Sheet, 'lines'> & { lines: Line[] }) | undefined> {
  const tables = (await sheetsIn(bytes, not_a_table)).map(sheet => ({
    ...sheet,
    lines: filledLines(sheet, most, too_many),
  }))
  const [first, ...others] = tables.filter(({ lines }) => lines.length > 0)
  const names = new Set([first, ...others].flatMap(table => table?.file || []))
  if (names.size > 1)
    throw refuse(400, 'invalid_input', {
      file: words.several_lists({ names: [...names].slice(0, 3).join(', ') }),
    })
  return first
}
