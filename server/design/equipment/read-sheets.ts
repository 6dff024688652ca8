// Tables as rows of cells: a CSV, the sheets of a workbook, or the CSV files of a ZIP, gzipped or not.
import type { Line } from '#machines/lib/csv-table.ts'
import { sheetsIn } from '#server/sheet-import/read-file.ts'

/** Throws a refusal naming the actual kind of file. */
export const readSheets = async (bytes: Uint8Array): Promise<Iterable<string[]>[]> =>
  (await sheetsIn(bytes)).map(({ lines }) => cellsOf(lines))

function* cellsOf(lines: Iterable<Line>): Generator<string[]> {
  for (const { cells } of lines) yield cells
}
