// Tables as rows of cells: a CSV, the sheets of a workbook, or the CSV files of a ZIP, gzipped or not.
import { type Line, readCsv } from '#machines/lib/csv-table.ts'
import { unpacked } from './unpack.ts'
import { readXlsx } from './xlsx-table.ts'
import { isZip, namesIn, openZip } from './zip.ts'

/** Throws a refusal that says what the file is instead. */
export async function readSheets(bytes: Uint8Array): Promise<Iterable<string[]>[]> {
  const content = await unpacked(bytes)
  if (!isZip(content)) return [cellsOf(readCsv(content).lines)]
  const csv = namesIn(content).filter(name => /\.csv$/i.test(name))
  if (csv.length === 0) return (await readXlsx(content)).map(cellsOf)
  const read = openZip(content)
  const sheets: Iterable<string[]>[] = []
  for (const name of csv) sheets.push(cellsOf(readCsv(new TextEncoder().encode((await read(name)) ?? '')).lines))
  return sheets
}

function* cellsOf(lines: Iterable<Line>): Generator<string[]> {
  for (const { cells } of lines) yield cells
}
