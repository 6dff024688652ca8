// The tables of a file as it was chosen: CSV, the sheets of a workbook, or those in a ZIP, gzipped or not.
import { type Encoding, type Line, readCsv } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Refusal } from '#sdk/refusal.ts'
import { filesIn } from './unpack.ts'
import { words } from './words.ts'
import { readXlsx } from './xlsx-table.ts'

/** `name` is its file's in an archive, its own in a workbook. */
type Sheet = { name: string; lines: Iterable<Line>; decimal_comma: boolean; encoding: Encoding | 'XLSX' }

const TABLES = /\.(?:csv|tsv|txt|xlsx)(?:\.gz)?$/i

/** Hidden sheets are left out. Throws a refusal naming the actual kind of file. */
export async function sheetsIn(bytes: Uint8Array, not_a_table?: string): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  for await (const file of filesIn(bytes, TABLES)) {
    if (!file.is_workbook) sheets.push({ name: file.name, ...readCsv(file.bytes, not_a_table) })
    else
      for (const { name, is_hidden, lines } of await readXlsx(file.bytes, { from_1900: true, room: file.room }))
        if (!is_hidden)
          sheets.push({
            name: [file.name, name].filter(Boolean).join(', '),
            lines,
            decimal_comma: false,
            encoding: 'XLSX',
          })
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

type Table = Omit<Sheet, 'lines'> & { lines: Line[] }

/**
 * The list among the filled sheets: the one that fits, or the only one; undefined if all are empty. A second list is refused
 * with its name, rather than left out without a word: one that fits too, or goes on in as many columns.
 */
export async function onlyList(
  bytes: Uint8Array,
  fits: (lines: readonly Line[]) => boolean,
  most: number,
  too_many: () => Refusal,
  not_a_table?: string,
): Promise<Table | undefined> {
  const tables: Table[] = (await sheetsIn(bytes, not_a_table))
    .map(sheet => ({ ...sheet, lines: filledLines(sheet, most, too_many) }))
    .filter(({ lines }) => lines.length > 0)
  const list = tables.find(({ lines }) => fits(lines)) ?? tables[0]
  if (!list) return undefined
  refuseSeveral(tables.filter(table => table === list || fits(table.lines) || widthOf(table) >= widthOf(list)))
  return list
}

/** Throws if there is more than one, naming three of them. */
export function refuseSeveral(lists: readonly Pick<Sheet, 'name'>[]): void {
  const names = lists.map(({ name }) => name)
  if (names.length > 1)
    throw refuse(400, 'invalid_input', { file: words.several_lists({ names: names.slice(0, 3).join('; ') }) })
}

const widthOf = ({ lines }: Table): number =>
  Math.max(...lines.map(({ cells }) => cells.filter(cell => cell.trim() !== '').length))
