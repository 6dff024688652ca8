// The lines of a remittance as it was chosen. Run in another process.
import type { Line } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { findTable, isEnough } from '#machines/money/receivables/remittance-table.ts'
import { onlyList } from '#server/sheet-import/read-file.ts'
import { words } from './words.ts'

const MOST_BYTES = 10 * 1_048_576
/** Payments plus headings and totals. */
const MOST_LINES = 5_100

export type RemittanceTable = { lines: Line[]; decimal_comma: boolean }

export async function readRemittanceLines(bytes: Uint8Array): Promise<RemittanceTable> {
  if (bytes.length > MOST_BYTES) throw tooLong(words.too_many_bytes)
  const isList = (lines: readonly Line[]) => isEnough(findTable(lines, null, null).columns)
  const table = await onlyList(bytes, isList, MOST_LINES, () => tooLong(words.too_many_rows), words.not_csv)
  return table ?? { lines: [], decimal_comma: false }
}

const tooLong = (sentence: string) => refuse(413, 'too_large', sentence)
