// Stores a tariff sent by a caller. Missing net metering never defaults to full retail: it is what the company
// confirmed for the utility, otherwise the published rule, and counts as assumed until confirmed.

import { plainNetMetering } from '#machines/design/utilities/tariff-lines.ts'
import { rateMark, type TariffConfirmed } from '#machines/design/utilities/tariff-standing.ts'
import { words } from '#machines/design/utilities/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { requireTariff } from '#server/projects/household.ts'
import { publishedToday, termsRow } from './terms.ts'

type Tariff = Schemas['Tariff']
type Before = { utility_id: string | null; tariff: Tariff | null }
type Given = { utility_id?: string | undefined; utility_name?: string | undefined; tariff?: Tariff | undefined }

/** Throws 400 with a sentence for each field. */
export async function acceptTariff(
  db: Db,
  ports: Ports,
  given: Given,
  before: Before = { utility_id: null, tariff: null },
): Promise<Tariff | undefined> {
  const { tariff } = given
  if (!tariff) return undefined
  const { net_metering, ...rate } = tariff
  requireTariff(tariff, before.tariff)
  const utility_id = given.utility_name === undefined ? (given.utility_id ?? before.utility_id) : null
  const settled = plainNetMetering(net_metering ?? (utility_id ? await usualFor(db, ports, utility_id) : undefined))
  return { ...rate, ...(settled ? { net_metering: settled } : {}) }
}

async function usualFor(db: Db, ports: Ports, utility_id: string): Promise<Schemas['NetMetering'] | undefined> {
  const terms = await termsRow(db, utility_id)
  return terms?.net_metering ?? publishedToday(ports, utility_id)?.net_metering
}

/** The user who read the rate from the bill confirms it. */
export function rateFromBill(tariff: Tariff, by_name: string, now: Date): TariffConfirmed {
  // Stored with the project for all readers.
  const { household_plan, household_bill } = words.in('en').source
  const source = tariff.plan ? household_plan : household_bill
  return { rate: { of: rateMark(tariff), by_name, at: now.toISOString(), source } }
}
