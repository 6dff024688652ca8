// The orders of deals, each along an index, and where a page ends.

import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { DEAL_STAGES, type DealStage } from '#machines/projects/deals/deal-stage.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { project_financing } from '#server/db/schema/financing.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { anId, asWritten, cursorOf, pageOf } from '../lib/paging.ts'
import { visibleTo } from './access.ts'
import { withinSizeAndPrice } from './filters.ts'
import { LINE, type ProjectLine } from './list.ts'

export type DealFilters = Omit<Input<'/v3/deals.List'>, 'sort' | 'limit' | 'cursor'>
export type DealLine = ProjectLine & { deal_stage: DealStage; deal_since: Date; key: string }
type Sort = Schemas['DealSort']

const value = sql<number>`coalesce(${projects.price_cents}, 0)`
const ORDERS = {
  oldest: { key: projects.deal_since, type: 'timestamptz', along: asc, sign: '>' },
  latest: { key: projects.deal_since, type: 'timestamptz', along: desc, sign: '<' },
  largest: { key: value, type: 'bigint', along: desc, sign: '<' },
} as const

/** The longest time in a column comes first, as those deals need attention; for funded ones, the latest. */
export const columnSort = (stage: DealStage): Sort => (stage === 'funded' ? 'latest' : 'oldest')

export function dealsMatching(caller: UserCaller, filters: DealFilters): SQL | undefined {
  const { stage, owner_id, financing_type, provider_code } = filters
  const offer = (field: string) => sql`${project_financing.snapshot} -> 'offer' ->> ${field}`
  const paid = (field: string, wanted: string | undefined) => wanted && sql`${offer(field)} = ${wanted}`
  const ways = [paid('type', financing_type), paid('provider_code', provider_code)].filter(way => way !== undefined)
  return and(
    visibleTo(caller),
    isNotNull(projects.deal_stage),
    stage?.length ? inArray(projects.deal_stage, stage) : undefined,
    owner_id?.length ? inArray(projects.owner_id, owner_id) : undefined,
    withinSizeAndPrice(filters),
    ways.length === 0
      ? undefined
      : sql`exists (select 1 from ${project_financing} where ${project_financing.company_id} = ${projects.company_id}
          and ${project_financing.project_id} = ${projects.id} and ${sql.join(ways, sql` and `)})`,
  )
}

/** One more than asked for, where there are more. */
export function selectDeals(db: Db, matches: SQL | undefined, sort: Sort, limit: number, cursor?: string) {
  const { key, type, along, sign } = ORDERS[sort]
  const [after, id] = cursor === undefined ? [] : pagesIn(sort).read(cursor)
  const beyond = id && sql`(${key}, ${projects.id}) ${sql.raw(sign)} (${after}::${sql.raw(type)}, ${id}::uuid)`
  return db
    .select({
      ...LINE,
      deal_stage: sql<DealStage>`${projects.deal_stage}`.as('deal_stage'),
      deal_since: sql<Date>`${projects.deal_since}`.mapWith(projects.deal_since).as('deal_since'),
      key: sql<string>`${key}::text`.as('key'),
    })
    .from(projects)
    .where(and(matches, beyond || undefined))
    .orderBy(along(key), along(projects.id))
    .limit(limit + 1)
}

/** The first of every column, in one query. */
export async function firstDeals(db: Db, matches: SQL | undefined, limit: number): Promise<DealLine[]> {
  const [first, second, ...others] = DEAL_STAGES.map(stage =>
    selectDeals(db, and(matches, eq(projects.deal_stage, stage)), columnSort(stage), limit),
  )
  if (!first || !second) return []
  // A union promises no order.
  return (await unionAll(first, second, ...others)).sort((a, b) => {
    const later = a.deal_since.getTime() - b.deal_since.getTime() || (a.id < b.id ? -1 : 1)
    return columnSort(a.deal_stage) === 'latest' ? -later : later
  })
}

/** The cursor of what comes after these, if there is more. */
export function pageOfDeals(rows: DealLine[], sort: Sort, limit: number) {
  return pageOf(rows, limit, pagesIn(sort), ({ key, id }) => [key, id])
}

const pagesIn = (sort: Sort) => cursorOf(`deals ${sort}`, asWritten(ORDERS[sort].type), anId)
