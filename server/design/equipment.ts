// The equipment of a design, looked up in the catalog. Discontinued equipment stays in existing designs but can't be added.
import { inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { inverters, others, panels, storage } from '../db/schema/equipment.ts'
import { words } from './words.ts'

type Choice = { id: string; field: string }
type Row = { id: string; active: boolean }

/**
 * Each chosen row by its id. Rejects, by field, rows that are missing or discontinued. The rows are locked against
 * changes to the values the design depends on.
 */
function found<R extends Row>(
  rows: R[],
  choices: Choice[],
  had: ReadonlySet<string>,
  kind: keyof typeof words.choose,
): ReadonlyMap<string, R> {
  const by_id = new Map(rows.map(row => [row.id, row]))
  for (const { id, field } of choices) {
    const row = by_id.get(id)
    if (!row) throw refuse(400, 'invalid_input', { [field]: words.choose[kind] })
    if (!row.active && !had.has(id)) throw refuse(400, 'invalid_input', { [field]: words.discontinued })
  }
  return by_id
}

/** DC watts at standard test conditions. `field` is the path of an array's panel. */
export async function sizeOf(
  db: Db,
  arrays: Schemas['RoofArray'][],
  before: Schemas['RoofArray'][],
  field = (index: number) => `arrays.${index}.panel_id`,
): Promise<number> {
  const choices = arrays.map(({ panel_id }, index) => ({ id: panel_id, field: field(index) }))
  const rows = await db
    .select()
    .from(panels)
    .where(inArray(panels.id, idsOf(choices)))
    .for('share')
  const rows_by_id = found(rows, choices, new Set(before.map(({ panel_id }) => panel_id)), 'panel')
  return arrays.reduce((sum, array) => sum + (rows_by_id.get(array.panel_id)?.power_w ?? 0) * array.module_count, 0)
}

/** AC watts of the inverters together. */
export async function acPowerOf(
  db: Db,
  chosen: Schemas['InverterChoice'][],
  before: Schemas['InverterChoice'][],
  within = '',
): Promise<number> {
  const choices = chosen.map(({ inverter_id }, index) => ({
    id: inverter_id,
    field: `${within}inverters.${index}.inverter_id`,
  }))
  const rows = await db
    .select()
    .from(inverters)
    .where(inArray(inverters.id, idsOf(choices)))
    .for('share')
  const rows_by_id = found(rows, choices, new Set(before.map(({ inverter_id }) => inverter_id)), 'inverter')
  return chosen.reduce((sum, choice) => sum + (rows_by_id.get(choice.inverter_id)?.ac_power_w ?? 0) * choice.count, 0)
}

/** The requested storage, once known; the previous one if the request leaves it out. */
export async function storageOf(
  db: Db,
  chosen: Schemas['StorageChoice'][] | undefined,
  before: Schemas['StorageChoice'][],
  within = '',
): Promise<Schemas['StorageChoice'][]> {
  if (!chosen || chosen.length === 0) return chosen ?? before
  const choices = chosen.map(({ storage_id }, index) => ({
    id: storage_id,
    field: `${within}storage.${index}.storage_id`,
  }))
  requireOnce(choices)
  const rows = await db
    .select()
    .from(storage)
    .where(inArray(storage.id, idsOf(choices)))
    .for('share')
  found(rows, choices, new Set(before.map(({ storage_id }) => storage_id)), 'battery')
  return chosen
}

export async function othersOf(
  db: Db,
  chosen: Schemas['OtherChoice'][] | undefined,
  before: Schemas['OtherChoice'][],
): Promise<Schemas['OtherChoice'][]> {
  if (!chosen || chosen.length === 0) return chosen ?? before
  const choices = chosen.map(({ other_id }, index) => ({ id: other_id, field: `others.${index}.other_id` }))
  requireOnce(choices)
  const rows = await db
    .select()
    .from(others)
    .where(inArray(others.id, idsOf(choices)))
  found(rows, choices, new Set(before.map(({ other_id }) => other_id)), 'equipment')
  return chosen
}

const idsOf = (choices: Choice[]) => choices.map(({ id }) => id)

/** The price has one line per item: each may be listed only once, with its count. */
function requireOnce(choices: Choice[]) {
  const again = choices.find(({ id }, index) => choices.findIndex(other => other.id === id) < index)
  if (again) throw refuse(400, 'invalid_input', { [again.field]: words.already_listed })
}

/** Usable energy of a design's batteries together. */
export async function storageKwh(db: Db, chosen: Schemas['StorageChoice'][]): Promise<number> {
  if (chosen.length === 0) return 0
  const rows = await db
    .select({ id: storage.id, usable_kwh: storage.usable_kwh })
    .from(storage)
    .where(
      inArray(
        storage.id,
        chosen.map(({ storage_id }) => storage_id),
      ),
    )
  const kwh_by_id = new Map(rows.map(row => [row.id, row.usable_kwh]))
  return chosen.reduce((sum, { storage_id, count }) => sum + (kwh_by_id.get(storage_id) ?? 0) * count, 0)
}
