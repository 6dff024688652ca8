// Reads a list into a preview, a few hundred rows a transaction, so that the server answers others meanwhile and whoever
// waits sees how far it is. Called by the import's handlers after their answer's transaction is committed.
import { and, eq, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { equipment_import_rows, equipment_imports, inverters, panels, storage } from '#server/db/schema/equipment.ts'
import type { Ports } from '#server/ports/ports.ts'
import { usesOf } from './in-use.ts'
import { type Existing, type Judged, judgeOf } from './judge-rows.ts'
import type { List } from './read-table.ts'

export const TABLES = { panel: panels, inverter: inverters, storage } as const
const ROWS_AT_ONCE = 250

type Task = {
  database: Database
  ports: Ports
  company_id: number
  import_id: string
  kind: Schemas['EquipmentKind']
  sees_cost: boolean
}

/** Runs until the preview is ready, or someone has thrown it away. */
export async function previewImport(task: Task, list: List): Promise<void> {
  const { database, kind, company_id, sees_cost, ports } = task
  const { by_key, uses } = await inCompany(database, company_id, async db => ({
    by_key: await existing(db, kind),
    uses: await usesOf(db, kind),
  }))
  const judge = judgeOf({ company_id, kind, by_key, uses, sees_cost, new_id: ports.id }, list)
  for (let from = 0; from < list.rows.length; from += ROWS_AT_ONCE) {
    const lines = list.rows.slice(from, from + ROWS_AT_ONCE)
    const judged = lines.map(judge).filter(row => row !== undefined)
    const goes_on = await inCompany(database, company_id, db =>
      keep(db, task, judged, Math.min(from + ROWS_AT_ONCE, list.rows.length)),
    )
    if (!goes_on) return
  }
  await inCompany(database, company_id, db =>
    db
      .update(equipment_imports)
      .set({ status: 'ready', rows_read: list.rows.length })
      .where(and(eq(equipment_imports.id, task.import_id), eq(equipment_imports.status, 'reading'))),
  )
}

/** As JSON, so that 20,000 rows come in one piece and with the names of their columns. */
async function existing(db: Db, kind: Schemas['EquipmentKind']): Promise<ReadonlyMap<string, Existing>> {
  const rows = rowsOf<{ row: Existing & { name_key: string } }>(
    await db.execute(sql`select to_jsonb(t) as row from ${TABLES[kind]} t`),
  )
  return new Map(rows.map(({ row }) => [row.name_key, row]))
}

async function keep(
  db: Db,
  { company_id, import_id, ports }: Task,
  judged: Judged[],
  rows_read: number,
): Promise<boolean> {
  const count = (change: Judged['change']) => judged.filter(row => row.change === change).length
  const alive = await db
    .update(equipment_imports)
    .set({
      rows_read,
      heard_at: ports.now(),
      count_new: sql`count_new + ${count('new')}`,
      count_changed: sql`count_changed + ${count('changed')}`,
      count_unchanged: sql`count_unchanged + ${count('unchanged')}`,
      count_skipped: sql`count_skipped + ${count('skipped')}`,
      count_unusual: sql`count_unusual + ${judged.filter(row => row.change === 'skipped' && row.fields).length}`,
    })
    .where(and(eq(equipment_imports.id, import_id), eq(equipment_imports.status, 'reading')))
    .returning({ id: equipment_imports.id })
  if (alive.length === 0) return false
  // One parameter for all of them; a parameter for each value takes ten times as long.
  await db.execute(sql`
    insert into ${equipment_import_rows} (company_id, import_id, line, change, name, reason, row_id, row_version, fields, before)
    select ${company_id}, ${import_id}::uuid, r.line, r.change, r.name, r.reason, r.row_id, r.row_version, r.fields, r.before
    from jsonb_to_recordset(${asJson(judged)}::jsonb) as r(
      line integer, change text, name text, reason text, row_id uuid, row_version integer, fields jsonb, before jsonb)`)
  return true
}

/** Zeros and halves of characters, which a file may have and a database refuses, are left out. */
const asJson = (rows: Judged[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll(/\0|\p{Cs}/gu, '') : value))
