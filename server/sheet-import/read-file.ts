// The tables of a file as it was chosen: CSV, the sheets of a workbook, or the CSV files of a ZIP, gzipped or not.
import { type Encoding, type Line, readCsv } from '#machines/lib/csv-table.ts'
import type { Refusal } from '#sdk/refusal.ts'
import { unpacked } from './unpack.ts'
import { readXlsx } from './xlsx-table.ts'
import { isZip, namesIn, openZipBytes } from './zip.ts'

type Sheet = { lines: Iterable<Line>; decimal_comma: boolean; encoding: Encoding | 'XLSX' }

/** Throws a refusal that says what the file is instead. */
export async function sheetsIn(bytes: Uint8Array, not_a_table?: string): Promise<Sheet[]> {
  const content = await unpacked(bytes)
  if (!isZip(content)) return [readCsv(content, not_a_table)]
  const files = namesIn(content).filter(name => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/'))
  if (files.length === 0)
    return (await readXlsx(content, { from_1900: true })).map(lines => ({
      lines,
      decimal_comma: false,
      encoding: 'XLSX',
    }))
  const read = openZipBytes(content)
  const sheets: Sheet[] = []
  for (const name of files) sheets.push(readCsv((await read(name)) ?? new Uint8Array(), not_a_table))
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
