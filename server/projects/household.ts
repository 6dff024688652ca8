// Validates a household's tariff and use beyond the contract's types.
import { and, eq } from 'drizzle-orm'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { readHours } from '#machines/design/energy/hours-bytes.ts'
import { tariffFaults } from '#machines/design/energy/plan-faults.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { usage_years } from '../db/schema/energy.ts'
import { words } from './words.ts'

type Tariff = Schemas['Tariff']

/**
 * Throws 400 with a sentence per field, such as `tariff.plan.periods.0.tiers.1.up_to_kwh`. The project's current net metering may
 * be sent back unchanged, even if its rate was never entered.
 */
export function requireTariff(tariff: Tariff | undefined, own: Tariff | null = null) {
  const net_metering = tariff?.net_metering
  const kept = net_metering && canonicaliseJson(net_metering) === canonicaliseJson(own?.net_metering ?? null)
  const faults = tariff ? tariffFaults(kept ? { ...tariff, net_metering: { kind: 'none' } } : tariff) : []
  if (faults.length === 0) return
  const fields = faults.map(({ field, sentence }) => [`tariff.${field}`, sentence])
  throw refuse(400, 'invalid_input', Object.fromEntries(fields))
}

/** Throws 400 if a household uses nothing all year: there would be no bill and no savings. */
export function requireUse(given: Schemas['Consumption'] | undefined) {
  if (given && given.mode !== 'interval_8760' && given.values.every(value => value === 0))
    throw refuse(400, 'invalid_input', {
      'consumption.values': words.usage_above_0,
    })
}

/** Use of a meter is that of the file, whatever months a caller sends with it. Throws 400 where there is no such file. */
export async function acceptConsumption(
  db: Db,
  project_id: string,
  given: Schemas['Consumption'] | undefined,
): Promise<Schemas['Consumption'] | undefined> {
  requireUse(given)
  if (given?.mode !== 'interval_8760') return given
  const [row] = await db
    .select()
    .from(usage_years)
    .where(and(eq(usage_years.id, given.usage_id), eq(usage_years.project_id, project_id)))
  if (!row) throw refuse(400, 'invalid_input', { 'consumption.usage_id': words.choose_usage_file })
  return { ...given, file_name: row.file_name, values: meterMonths(readHours(row.hours)) }
}

/** To a watt-hour. */
const meterMonths = (hours: Float64Array) => monthsOf(hours).map(kwh => Math.round(kwh * 1000) / 1000)
