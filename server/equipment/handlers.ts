import { and, eq, gt, ilike, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { inverters, panels } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { pageOf, readCursor } from '../lib/paging.ts'
import { likeText } from '../lib/search.ts'

type Named = { manufacturer: AnyPgColumn; model: AnyPgColumn; active: AnyPgColumn }
type ListInput = { search?: string | undefined; cursor?: string | undefined }

// The unit separator sorts before every printable character, so 'Q' + 'Cell' cannot mix with 'QC' + 'ell'.
const nameOf = (table: Named) => sql<string>`${table.manufacturer} || chr(31) || ${table.model}`
const keyOf = (row: { manufacturer: string; model: string }) => `${row.manufacturer}\u001f${row.model}`

/** Active rows that match, after the cursor. Byte order, so that the key pages the way it sorts. */
function matching(table: Named, { search, cursor }: ListInput): SQL | undefined {
  const name = nameOf(table)
  return and(
    eq(table.active, true),
    search ? ilike(sql`${table.manufacturer} || ' ' || ${table.model}`, `%${likeText(search)}%`) : undefined,
    cursor ? gt(sql`${name} collate "C"`, readCursor(cursor)) : undefined,
  )
}

export const equipment: Handlers<'equipment'> = {
  '/v3/collections.ListPanels': async ({ input, db }) => {
    const limit = input.limit ?? 50
    const rows = await db
      .select()
      .from(panels)
      .where(matching(panels, input))
      .orderBy(sql`${nameOf(panels)} collate "C"`)
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, keyOf)
    return { panels: page.map(({ company_id, ...panel }) => panel), next_cursor }
  },

  '/v3/collections.ListInverters': async ({ input, db }) => {
    const limit = input.limit ?? 50
    const rows = await db
      .select()
      .from(inverters)
      .where(matching(inverters, input))
      .orderBy(sql`${nameOf(inverters)} collate "C"`)
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, keyOf)
    return { inverters: page.map(({ company_id, ...inverter }) => inverter), next_cursor }
  },
}
