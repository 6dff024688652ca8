// Shared by the catalog's lists: filters, cursors and manufacturers.
import { and, asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { makerKey, tidy } from '#machines/design/equipment/rules.ts'
import { likeText } from '#machines/lib/search.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { maker_counts } from '#server/db/kept.ts'
import { foundBy } from '#server/lib/found-by.ts'
import { aText, cursorOf, pageOf } from '#server/lib/paging.ts'

type Columns = { id: AnyPgColumn; name_key: AnyPgColumn; active: AnyPgColumn }
type Standing = 'active' | 'inactive' | 'all' | undefined
export type ListInput = {
  search?: string | undefined
  manufacturer?: string | undefined
  status?: Standing
  ids?: string | undefined
  cursor?: string | undefined
}

/** Every word must be somewhere in the key, in any order. Ids asked for by name come whether or not they are on offer. */
export async function matching(
  db: Db,
  pages: Pages,
  table: Columns,
  { search, manufacturer, status, ids, cursor }: ListInput,
): Promise<SQL | undefined> {
  const text = sql`plain_text(${table.name_key})`
  return and(
    ids ? inArray(table.id, idsOf(ids)) : standing(table, status),
    manufacturer ? ofMaker(table.name_key, manufacturer) : undefined,
    await foundBy(db, { id: table.id, text, order: [asc(table.name_key)] }, wordsOf(search)),
    after(pages, table.name_key, cursor),
  )
}

/** A range rather than a pattern, which an index is not asked for under row-level security. A blank follows the separator. */
const ofMaker = (key: AnyPgColumn, manufacturer: string): SQL =>
  sql`${key} >= ${makerKey(manufacturer)} and ${key} < ${`${makerKey(manufacturer).slice(0, -1)} `}`

export const wordsOf = (search: string | undefined): string[] =>
  tidy(search ?? '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)

type Pages = ReturnType<typeof equipmentPages>
/** Of one kind's list. */
export const equipmentPages = (kind: string) => cursorOf(kind, aText)

export const after = (pages: Pages, key: AnyPgColumn | SQL, cursor: string | undefined): SQL | undefined =>
  cursor ? sql`${key} > ${pages.read(cursor)[0]}` : undefined

export const idsOf = (ids: string): string[] => ids.split(',').filter(isUuid)

export const standing = (table: { active: AnyPgColumn }, status: Standing = 'active'): SQL | undefined =>
  status === 'all' ? undefined : eq(table.active, status === 'active')

type MakersInput = { search?: string | undefined; status?: Standing; limit?: number; cursor?: string | undefined }

/** Makers with how many models each has, which is kept. Two spellings that differ in case are two makers, as the list shows them. */
export async function makersOf(
  db: Db,
  kind: (typeof maker_counts.$inferSelect)['kind'],
  { search, status, limit = 50, cursor }: MakersInput,
): Promise<{ manufacturers: Schemas['Maker'][]; next_cursor: string | null }> {
  const { manufacturer: name, count } = maker_counts
  const pages = equipmentPages(`${kind} makers`)
  const models = sql<number>`sum(${count})::int`
  const rows = await db
    .select({ name, count: models })
    .from(maker_counts)
    .where(
      and(
        eq(maker_counts.kind, kind),
        standing(maker_counts, status),
        ...wordsOf(search).map(word => like(sql`lower(${name})`, `%${likeText(word)}%`)),
        after(pages, name, cursor),
      ),
    )
    .groupBy(name)
    .having(sql`sum(${count}) > 0`)
    .orderBy(name)
    .limit(limit + 1)
  const { page, next_cursor } = pageOf(rows, limit, pages, row => [row.name])
  return { manufacturers: page, next_cursor }
}
