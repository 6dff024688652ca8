// Equipment used in designs: it may be discontinued, but the values designs depend on are locked.
import { type SQL, sql } from 'drizzle-orm'
import { type EquipmentKind, lockedChanges } from '#machines/design/equipment/rules.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { designs, project_designs } from '#server/db/schema/design.ts'
import { words } from './words.ts'

const PLACES = {
  panel: { column: 'arrays', id: 'panel_id' },
  inverter: { column: 'inverters', id: 'inverter_id' },
  storage: { column: 'storage', id: 'storage_id' },
} as const

/** Id → in how many designs. Only those of `id` where one is given. */
export async function usesOf(db: Db, kind: EquipmentKind, id?: string): Promise<ReadonlyMap<string, number>> {
  const { column, id: name } = PLACES[kind]
  const only: SQL = id ? sql`where parts @> ${JSON.stringify([{ [name]: id }])}::jsonb` : sql``
  const rows = rowsOf<{ id: string; uses: number }>(
    await db.execute(
      sql`select part->>${name} as id, count(distinct design)::int as uses from (
          select 'sold ' || ${designs.project_id} as design, ${designs[column]} as parts from ${designs}
          union all select 'kept ' || ${project_designs.id}, ${project_designs.kept}->'design'->${column}
            from ${project_designs} where not ${project_designs.chosen}
        ) of_both cross join lateral jsonb_array_elements(parts) part ${only} group by 1`,
    ),
  )
  return new Map(rows.map(row => [row.id, row.uses]))
}

/** Rejects, by field, changes to values designs depend on. */
export async function requireUnlocked(
  db: Db,
  kind: EquipmentKind,
  before: { id: string },
  after: object,
): Promise<void> {
  const locked = lockedChanges(kind, before, after)
  if (locked.length === 0) return
  const uses = (await usesOf(db, kind, before.id)).get(before.id) ?? 0
  if (uses === 0) return
  const sentence = words.locked({ kind, uses })
  throw refuse(400, 'invalid_input', Object.fromEntries(locked.map(field => [field, sentence])))
}
