// One page of projects: filtered, sorted, by cursor. Used by the list, the board's columns and bulk operations.
import { and, count, type SQL, sql } from 'drizzle-orm'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { pageOf } from '../lib/paging.ts'
import type { Ports } from '../ports/ports.ts'
import { matching, type ProjectFilters } from './filters.ts'
import { NOT_SAMPLE } from './sample.ts'
import { after, hasGaps, keyOf, type Order, orderBy, type Place, pagesIn } from './sorts.ts'
import { sumsByStatus } from './sums.ts'

/** The columns a line of a list needs: without bills and hours. */
export const LINE = {
  id: projects.id,
  company_id: projects.company_id,
  number: projects.number,
  number_prefix: projects.number_prefix,
  name: projects.name,
  status: projects.status,
  owner_id: projects.owner_id,
  address: projects.address,
  size_w: projects.size_w,
  price_cents: projects.price_cents,
  tags: projects.tags,
  lead_source: projects.lead_source,
  status_since: projects.status_since,
  active_at: projects.active_at,
  sold_at: projects.sold_at,
  created_at: projects.created_at,
  updated_at: projects.updated_at,
  version: projects.version,
  is_sample: projects.is_sample,
}
export type ProjectLine = Pick<typeof projects.$inferSelect, keyof typeof LINE>

/** Counting stops here: a full count isn't useful and would slow down with the table. */
const COUNT_CAP = 10_001

/** Up to this many matches are found first and sorted afterwards: in the list's order they may be far down. */
const FEW = 20_000

/** The same projects as `matches`, for filters that may leave few of very many. */
export async function fewOfMany(db: Db, matches: SQL | undefined): Promise<SQL | undefined> {
  const matching = () => db.select({ id: projects.id }).from(projects).where(matches)
  const first = matching()
    .limit(FEW + 1)
    .as('first')
  const [counted] = await db.select({ total: count() }).from(first)
  return (counted?.total ?? 0) > FEW ? matches : sql`${projects.id} = any (array(${matching()}))`
}

export const selectLines = (db: Db) => db.select(LINE).from(projects).$dynamic()

export async function pageOfProjects(
  db: Db,
  matches: SQL | undefined,
  order: Order,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ page: ProjectLine[]; next_cursor: string | null }> {
  const pages = pagesIn(order)
  const [key = null, id] = cursor === undefined ? [] : pages.read(cursor)
  const place = id === undefined ? null : { key, id }
  const read = (part: 'valued' | 'gaps', from: Place | null, most: number) =>
    db
      .select({ ...LINE, key: keyOf(order) })
      .from(projects)
      .where(and(matches, after(order, part, from)))
      .orderBy(...orderBy(order, part))
      .limit(most)
  const inGaps = place !== null && place.key === null
  const rows = inGaps ? [] : await read('valued', place, limit + 1)
  if (hasGaps(order) && rows.length <= limit)
    rows.push(...(await read('gaps', inGaps ? place : null, limit + 1 - rows.length)))
  return pageOf(rows, limit, pages, row => [row.key, row.id])
}

export async function countOfProjects(db: Db, matches: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(db.select({ id: projects.id }).from(projects).where(matches).limit(COUNT_CAP).as('capped'))
  return counted?.total ?? 0
}

/** Totals by status, over all projects. Filters without running totals are counted. */
export async function totalsOfProjects(db: Db, ports: Ports, caller: UserCaller, filters: ProjectFilters) {
  const { status, stage, owner_id, ...narrower } = filters
  if (Object.values(narrower).every(value => value === undefined)) {
    const stored_sums = await sumsByStatus(db, caller, owner_id?.length ? owner_id : undefined)
    return stored_sums.filter(
      row =>
        (!status?.length || status.includes(row.status)) &&
        (!stage?.length || stage.includes(projectStage(row.status))),
    )
  }
  const matches = await matching(db, ports, caller, filters)
  const sums = await db
    .select({
      status: projects.status,
      count: count(),
      size_kw: sql<number>`(coalesce(sum(${projects.size_w}), 0) / 1000)::double precision`,
      value_cents: sql<number>`coalesce(sum(${projects.price_cents}), 0)::double precision`,
    })
    .from(projects)
    .where(and(matches, NOT_SAMPLE))
    .groupBy(projects.status)
  return sums.map(row => ({ ...row, size_kw: Number(row.size_kw), value_cents: Number(row.value_cents) }))
}
