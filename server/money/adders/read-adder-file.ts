// Reads an uploaded adder file. Runs in another process.

import { refuse } from '#machines/lib/refuse.ts'
import { guessColumns } from '#machines/money/adders/csv-columns.ts'
import { readTable } from '#server/sheet-import/read-table.ts'
import { words } from './words.ts'

const MOST_ADDERS = 1_000

export const readAdderFile = (bytes: Uint8Array) =>
  readTable(bytes, guessColumns, MOST_ADDERS, () =>
    refuse(413, 'too_large', words.too_many_lines({ most: MOST_ADDERS })),
  )
