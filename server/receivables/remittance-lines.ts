// The lines of a remittance as it was chosen. Run in another process.
import { type Line, readCsv } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'

const MOST_BYTES = 10 * 1_048_576
const MOST_LINES = 5_000
const NOT_CSV = 'This is not a CSV file. Save the remittance as CSV and choose it again.'

export type RemittanceTable = { lines: Line[]; decimal_comma: boolean }

export function readRemittanceLines(bytes: Uint8Array): RemittanceTable {
  if (bytes.length > MOST_BYTES) throw tooLong('A remittance may have 10 MB. Split it and import its parts.')
  const { lines, decimal_comma } = readCsv(bytes, NOT_CSV)
  const all: Line[] = []
  for (const line of lines) {
    all.push(line)
    if (all.length > MOST_LINES + 100)
      throw tooLong('A remittance may have 5,000 lines. Split it and import its parts.')
  }
  return { lines: all, decimal_comma }
}

const tooLong = (sentence: string) => refuse(413, 'too_large', sentence)
