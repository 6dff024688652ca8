// Operations shared by panels, inverters and batteries of the catalog. Each kind provides its table, its fields and its
// search and sort key.

import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { EquipmentKind } from '#machines/design/equipment/rules.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { modelName } from '#machines/lib/text.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import type { inverters, panels, storage } from '#server/db/schema/equipment.ts'
import type { AuditNote } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import type { Ports } from '#server/ports/ports.ts'
import { requireUnlocked } from './in-use.ts'
import { equipmentPages, type ListInput, makersOf, matching } from './listing.ts'
import { words } from './words.ts'
import { addedNote, changedNote, changedRow, newRow, requireUsual, unlessTaken, viewOf, viewsOf } from './write.ts'

type Tables = { panel: typeof panels; inverter: typeof inverters; storage: typeof storage }
type Kind = keyof Tables
type Row<K extends Kind> = Tables[K]['$inferSelect']
type Named = { manufacturer: string; model: string }
type Cost = { price_usd?: number | null | undefined; accept_unusual?: boolean | undefined }
type Asked = { db: Db; caller: UserCaller; ports: Ports; audit: (note: AuditNote) => Promise<void> }
type Reads = Pick<Asked, 'db' | 'caller' | 'ports'>

export function catalogueOf<K extends Kind, Given extends Named, Figures extends Named>(kind: {
  kind: K
  table: Tables[K]
  makers: 'panels' | 'inverters' | 'storage'
  /** As sentences and refusals call one. */
  noun: 'panel' | 'inverter' | 'battery'
  keyOf: (figures: Figures) => string
  /** All fields of a row, or a refusal naming the invalid ones. Missing ones are cleared. */
  figuresOf: (given: Given) => Figures
}) {
  const { table, noun, keyOf, figuresOf } = kind
  const pages = equipmentPages(kind.kind)
  // The three tables share these columns; a union of them cannot be queried by its type.
  const rows = table as unknown as Tables['panel']
  const viewed = (row: unknown, caller: UserCaller, ports: Ports) => viewOf(row as Row<K>, caller, ports)
  return {
    makers: ({ db, input }: { db: Db; input: Parameters<typeof makersOf>[2] }) => makersOf(db, kind.makers, input),

    async page({ db, caller, ports }: Reads, input: ListInput & { limit?: number }) {
      const limit = input.limit ?? 50
      const page_rows = await db
        .select()
        .from(rows)
        .where(await matching(db, pages, rows, input))
        .orderBy(rows.name_key)
        .limit(limit + 1)
      return viewsOf(page_rows as unknown as Row<K>[], limit, pages, caller, ports)
    },

    async add({ db, caller, ports, audit }: Asked, { price_usd, accept_unusual, ...given }: Given & Cost) {
      const figures = figuresOf(given as unknown as Given)
      if (!accept_unusual) requireUsual(kind.kind, { ...figures, price_usd })
      const row = newRow({ fields: figures, name_key: keyOf(figures), price_usd }, caller, ports)
      const [added] = await unlessTaken(words.name_taken({ name: modelName(row) }), () =>
        db
          .insert(rows)
          .values(row as never)
          .returning(),
      )
      if (!added) throw notFound(noun)
      await audit(addedNote(kind.kind, row, figures))
      return viewed(added, caller, ports)
    },

    async edit(
      { db, caller, ports, audit }: Asked,
      id: string,
      { version, active, price_usd, accept_unusual, ...given }: Given & Cost & { version: number; active: boolean },
    ) {
      const [before] = await db.select().from(rows).where(eq(rows.id, id)).for('update')
      if (!before) throw notFound(noun)
      requireVersion(before, version)
      const figures = figuresOf(given as unknown as Given)
      if (!accept_unusual) requireUsual(kind.kind, { ...figures, price_usd }, before)
      await requireUnlocked(db, kind.kind satisfies EquipmentKind, before, figures)
      const after = changedRow({ fields: figures, name_key: keyOf(figures), price_usd, active }, caller, before)
      const [saved] = await unlessTaken(words.name_taken({ name: modelName(after) }), () =>
        db
          .update(rows)
          .set(after as PgUpdateSetSource<Tables['panel']>)
          .where(eq(rows.id, id))
          .returning(),
      )
      if (!saved) throw notFound(noun)
      await audit(changedNote(kind.kind, before, after, figures))
      return viewed(saved, caller, ports)
    },
  }
}
