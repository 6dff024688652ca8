// The equipment of designs by ID. What a sale has loaded isn't loaded again.
import { inArray } from 'drizzle-orm'
import type { Catalog } from '#machines/money/sale/sale.ts'
import type { Db } from '#server/db/database.ts'
import { inverters, others, panels, storage } from '#server/db/schema/equipment.ts'
import type { Design } from './sale.ts'

export const NOTHING: Catalog = { panels: new Map(), inverters: new Map(), storage: new Map(), others: new Map() }

type Equipment = { panel_ids: string[]; inverter_ids: string[]; storage_ids: string[]; other_ids: string[] }

/** `named` are ids of any kind. */
export const equipmentOf = (all: readonly Design[], named: readonly string[] = []): Equipment => ({
  panel_ids: [...all.flatMap(({ arrays }) => arrays.map(({ panel_id }) => panel_id)), ...named],
  inverter_ids: [...all.flatMap(design => design.inverters.map(({ inverter_id }) => inverter_id)), ...named],
  storage_ids: [...all.flatMap(design => design.storage.map(({ storage_id }) => storage_id)), ...named],
  other_ids: [...all.flatMap(design => design.others.map(({ other_id }) => other_id)), ...named],
})

export async function withEquipment(db: Db, known: Catalog, ids: Equipment): Promise<Catalog> {
  const missing = (wanted: readonly string[], rows: ReadonlyMap<string, unknown>) =>
    [...new Set(wanted)].filter(id => !rows.has(id))
  const panel_ids = missing(ids.panel_ids, known.panels)
  const inverter_ids = missing(ids.inverter_ids, known.inverters)
  const storage_ids = missing(ids.storage_ids, known.storage)
  const other_ids = missing(ids.other_ids, known.others)
  const [panel_rows, inverter_rows, storage_rows, other_rows] = await Promise.all([
    panel_ids.length > 0 ? db.select().from(panels).where(inArray(panels.id, panel_ids)) : [],
    inverter_ids.length > 0 ? db.select().from(inverters).where(inArray(inverters.id, inverter_ids)) : [],
    storage_ids.length > 0 ? db.select().from(storage).where(inArray(storage.id, storage_ids)) : [],
    other_ids.length > 0 ? db.select().from(others).where(inArray(others.id, other_ids)) : [],
  ])
  return {
    panels: withRows(known.panels, panel_rows),
    inverters: withRows(known.inverters, inverter_rows),
    storage: withRows(known.storage, storage_rows),
    others: withRows(known.others, other_rows),
  }
}

const withRows = <Row extends { id: string }>(known: ReadonlyMap<string, Row>, rows: readonly Row[]) =>
  new Map([...known, ...rows.map(row => [row.id, row] as const)])
