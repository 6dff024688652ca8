// A meter's file, a file of rates and one of export prices, with what is wrong with them as the answer of an operation. Run in another process.

import { readExportTables } from '#machines/energy/billing/export-table.ts'
import { readUrdb } from '#machines/energy/urdb/urdb.ts'
import { NotUnderstood } from '#machines/energy/urdb/urdb-fields.ts'
import { UsageFileError, type UsageYear } from '#machines/energy/usage-year.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { readSheets } from '../equipment/read-sheets.ts'
import { readUsageFile } from './usage-file.ts'
import { words } from './words.ts'

export function readUsage(bytes: Uint8Array, longitude: number | undefined): UsageYear {
  try {
    // Time zones follow the sun to an hour or so; only a file that names none is read by it.
    return readUsageFile(bytes, longitude === undefined ? null : Math.round(longitude / 15))
  } catch (error) {
    throw error instanceof UsageFileError ? refuse(400, 'invalid_input', { file: error.message }) : error
  }
}

export function readRates(bytes: Uint8Array) {
  try {
    return readUrdb(new TextDecoder().decode(bytes))
  } catch (error) {
    throw error instanceof NotUnderstood ? refuse(415, 'no_rate_file', error.message) : error
  }
}

export async function readExports(bytes: Uint8Array) {
  const problems: string[] = []
  for (const sheet of await readSheets(bytes)) {
    try {
      return readExportTables(sheet)
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error
      problems.push(error.message)
    }
  }
  throw refuse(415, 'no_export_file', problems[0] ?? words.csv.empty)
}
