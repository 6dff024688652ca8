// The lines of a remittance as it was chosen. Run in another process.
import { type Line, readCsv } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

const MOST_BYTES = 10 * 1_048_576
const MOST_LINES = 5_000

export type RemittanceTable = { lines: Line[]; decimal_comma: boolean }

export function readRemittanceLines(bytes: Uint8Array): RemittanceTable {
  if (bytes.length > MOST_BYTES) throw tooLong(words.too_many_bytes)
  const { lines, decimal_comma } = readCsv(bytes, words.not_csv)
  const all: Line[] = []
  for (const line of lines) {
    all.push(line)
    if (all.length > MOST_LINES + 100) throw tooLong(words.too_many_rows)
  }
  return { lines: all, decimal_comma }
}

const tooLong = (sentence: string) => refuse(413, 'too_large', sentence)
