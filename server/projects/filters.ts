// Filters of a list of projects, as conditions. Shared by the list, its totals, bulk changes and the export, so all
// select the same projects.

import {
  and,
  arrayContains,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { PROJECT_STATUSES, projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { proposals } from '../db/schema/proposals.ts'
import type { Ports } from '../ports/ports.ts'
import { visibleTo } from './access.ts'
import { companyDays } from './company-days.ts'
import { HAS_REACHED } from './proposal-reach.ts'
import { NOT_SAMPLE } from './sample.ts'
import { matchesSearch } from './search.ts'

export type ProjectFilters = Schemas['ProjectFilters']
type SizeAndPrice = Pick<ProjectFilters, 'size_from_kw' | 'size_to_kw' | 'price_from_cents' | 'price_to_cents'>

/** Final statuses, without further activity. */
const AT_REST = PROJECT_STATUSES.filter(status => status === 'funded' || projectStage(status) === 'Rejected')

/** Needs a transaction inside the caller's tenant. */
export async function matching(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  filters: ProjectFilters,
): Promise<SQL | undefined> {
  const { status, stage, owner_id, state, lead_source, tag, idle_days, merged } = filters
  const of_stages = stage && PROJECT_STATUSES.filter(one => stage.includes(projectStage(one)))
  return and(
    visibleTo(caller),
    merged ? undefined : isNull(projects.merged_into),
    status?.length ? inArray(projects.status, status) : undefined,
    of_stages?.length ? inArray(projects.status, of_stages) : undefined,
    owner_id?.length ? inArray(projects.owner_id, owner_id) : undefined,
    state ? eq(sql`${projects.address} ->> 'state'`, state) : undefined,
    lead_source ? eq(projects.lead_source, lead_source) : undefined,
    tag ? arrayContains(projects.tags, [tag]) : undefined,
    ...(await withinDays(db, ports, filters)),
    withinSizeAndPrice(filters),
    idle_days === undefined
      ? undefined
      : and(
          NOT_SAMPLE,
          notInArray(projects.status, AT_REST),
          lt(projects.active_at, new Date(ports.now().getTime() - idle_days * DAY_MS)),
        ),
    await matchesSearch(db, filters.search),
  )
}

/** Both ends are inclusive; a project without a design or a price is in no range. */
export function withinSizeAndPrice({ size_from_kw, size_to_kw, price_from_cents, price_to_cents }: SizeAndPrice) {
  return and(
    size_from_kw === undefined ? undefined : gte(projects.size_w, size_from_kw * 1_000),
    size_to_kw === undefined ? undefined : lte(projects.size_w, size_to_kw * 1_000),
    price_from_cents === undefined ? undefined : gte(projects.price_cents, price_from_cents),
    price_to_cents === undefined ? undefined : lte(projects.price_cents, price_to_cents),
  )
}

/** A few days may select few of very many projects. */
export const isOfDays = ({ created_from, created_to, sold_from, sold_to }: ProjectFilters) =>
  [created_from, created_to, sold_from, sold_to].some(day => day !== undefined)

/** Days begin and end where the company is. */
async function withinDays(db: Db, ports: Ports, filters: ProjectFilters) {
  const { created_from, created_to, sold_from, sold_to, proposal, sent_from, sent_to } = filters
  if (!created_from && !created_to && !sold_from && !sold_to && !proposal && !sent_from && !sent_to) return []
  const { start } = await companyDays(db, ports)
  return [
    created_from ? gte(projects.created_at, start(created_from)) : undefined,
    created_to ? lt(projects.created_at, start(created_to, 1)) : undefined,
    sold_from ? gte(projects.sold_at, start(sold_from)) : undefined,
    sold_to ? lt(projects.sold_at, start(sold_to, 1)) : undefined,
    sold_from || sold_to ? isNotNull(projects.sold_at) : undefined,
    proposal || sent_from || sent_to
      ? inArray(
          projects.id,
          db
            .select({ id: proposals.project_id })
            .from(proposals)
            .where(
              and(
                HAS_REACHED.sent,
                proposal ? HAS_REACHED[proposal] : undefined,
                sent_from ? gte(proposals.first_sent_at, start(sent_from)) : undefined,
                sent_to ? lt(proposals.first_sent_at, start(sent_to, 1)) : undefined,
              ),
            ),
        )
      : undefined,
  ]
}
