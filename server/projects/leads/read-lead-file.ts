// Reads an uploaded lead file. Runs in another process.

import { refuse } from '#machines/lib/refuse.ts'
import { guessColumns } from '#machines/projects/leads/import-columns.ts'
import { readTable } from '#server/sheet-import/read-table.ts'
import { words } from './words.ts'

const MOST_LEADS = 5_000

export const readLeadFile = (bytes: Uint8Array) =>
  readTable(bytes, guessColumns, MOST_LEADS, () => refuse(413, 'too_large', words.too_many_rows({ most: MOST_LEADS })))
