// The orders of a list of projects, each along an index, and where a page of it ends. What has no value comes last in either
// direction: the rows with one are read first, then, when they run out, those without.

import { and, asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import { anId, asWritten, cursorOf, orNull } from '../lib/paging.ts'

type Sort = Schemas['ProjectSort']
export type Order = { sort: Sort; direction: Schemas['SortDirection'] }

const KEYS: Record<Sort, { column: PgColumn; type: 'integer' | 'text' | 'timestamptz' | 'bigint' | 'float8' }> = {
  number: { column: projects.number, type: 'integer' },
  name: { column: projects.name_key, type: 'text' },
  updated_at: { column: projects.updated_at, type: 'timestamptz' },
  active_at: { column: projects.active_at, type: 'timestamptz' },
  status_since: { column: projects.status_since, type: 'timestamptz' },
  price_cents: { column: projects.price_cents, type: 'bigint' },
  size_kw: { column: projects.size_w, type: 'float8' },
}

/** Where a page ends: the value of its last row, as the database writes it, and that row's id. */
export type Place = { key: string | null; id: string }

export const orderOf = ({ sort = 'number', direction }: { sort?: Sort; direction?: Order['direction'] }): Order => ({
  sort,
  direction: direction ?? (sort === 'name' ? 'asc' : 'desc'),
})

/** True if some rows have no value to sort by. */
export const hasGaps = ({ sort }: Order) => !KEYS[sort].column.notNull

/** As text, so that a time keeps its microseconds. */
export const keyOf = ({ sort }: Order): SQL<string | null> => sql<string | null>`${KEYS[sort].column}::text`

export function orderBy({ sort, direction }: Order, part: 'valued' | 'gaps'): SQL[] {
  const along = direction === 'asc' ? asc : desc
  return part === 'gaps' ? [along(projects.id)] : [along(KEYS[sort].column), along(projects.id)]
}

/** Of all rows in one query. */
export const orderAll = ({ sort, direction }: Order): SQL[] => {
  const way = sql.raw(direction)
  return [sql`${KEYS[sort].column} ${way} nulls last`, sql`${projects.id} ${way}`]
}

/** The rows of a part that come after a place. */
export function after(order: Order, part: 'valued' | 'gaps', place: Place | null): SQL | undefined {
  const { column, type } = KEYS[order.sort]
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<')
  const beyond = place && place.key === null ? sql`${projects.id} ${sign} ${place.id}` : undefined
  if (part === 'gaps') return and(isNull(column), beyond)
  const beyondKey =
    place && sql`(${column}, ${projects.id}) ${sign} (${place.key}::${sql.raw(type)}, ${place.id}::uuid)`
  return and(hasGaps(order) ? isNotNull(column) : undefined, beyondKey ?? undefined)
}

/** A cursor belongs to one order: in another it is refused rather than misread. */
export function pagesIn(order: Order) {
  const key = asWritten(KEYS[order.sort].type)
  return cursorOf(`projects ${order.sort} ${order.direction}`, hasGaps(order) ? orNull(key) : key, anId)
}
