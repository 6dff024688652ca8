// Parses meter, rate and export price files, with faults as the operation's answer. Runs in another process.

import { readExportTables } from '#machines/design/energy/billing/export-table.ts'
import { readUrdb } from '#machines/design/energy/urdb/urdb.ts'
import { NotUnderstood } from '#machines/design/energy/urdb/urdb-fields.ts'
import { readUsage } from '#machines/design/energy/usage-file/read-usage.ts'
import { channelsOf } from '#machines/design/energy/usage-file/usage-channels.ts'
import type { Home, UsageChoices, UsageReading } from '#machines/design/energy/usage-file/usage-reading.ts'
import { UsageFileError } from '#machines/design/energy/usage-file/usage-year.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { readSheets } from '../equipment/read-sheets.ts'
import { partsOf } from './usage-parts.ts'
import { words } from './words.ts'

/** The reading of a usage file under the choices made so far. */
export async function readUsageFile(bytes: Uint8Array, home: Home, choices: UsageChoices): Promise<UsageReading> {
  try {
    const { channels, date_order } = channelsOf(await partsOf(bytes), choices.date_order)
    return readUsage(channels, date_order, home, choices)
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
  throw refuse(415, 'no_export_file', problems[0] ?? words.no_export_rows)
}
