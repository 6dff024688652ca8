import { and, count, inArray, sql } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { DEAL_STAGE, DEAL_STAGES } from '#machines/projects/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { project_financing } from '#server/db/schema/financing.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import {
  columnSort,
  type DealFilters,
  type DealLine,
  dealsMatching,
  firstDeals,
  pageOfDeals,
  selectDeals,
} from '#server/projects/deal-pages.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'
import { sumsByDealStage } from '#server/projects/sums.ts'
import { projectRowViews } from '#server/projects/view.ts'

export const deals: Handlers<'deals'> = {
  '/v3/deals.Board': async ({ input, caller, db, ports }) => {
    const { limit = 20, ...filters } = input
    const matches = dealsMatching(caller, filters)
    const sums = await sumsOfDeals(db, caller, filters)
    const columns = DEAL_STAGES.map(stage => {
      const sum = sums.find(one => one.stage === stage)
      const value_cents = sum?.value_cents ?? 0
      const { weight } = DEAL_STAGE[stage]
      return { stage, count: sum?.count ?? 0, value_cents, weight, weighted_cents: Math.round(value_cents * weight) }
    })
    const lines = await firstDeals(db, matches, limit)
    const pages = columns.map(sum => {
      const its = lines.filter(({ deal_stage }) => deal_stage === sum.stage)
      return { sum, ...pageOfDeals(its, columnSort(sum.stage), limit) }
    })
    // Loads the data of all columns' cards together.
    const views = await dealViews(
      db,
      ports,
      caller,
      pages.flatMap(({ page }) => page),
    )
    return {
      columns: pages.map(({ sum, next_cursor }) => ({
        ...sum,
        deals: views.filter(({ stage }) => stage === sum.stage),
        next_cursor,
      })),
      forecast: forecastOf(pages.map(({ sum }) => sum)),
    }
  },

  '/v3/deals.List': async ({ input, caller, db, ports }) => {
    const { limit = 50, cursor, sort = 'oldest', ...filters } = input
    const rows = await selectDeals(db, dealsMatching(caller, filters), sort, limit, cursor)
    const { page, next_cursor } = pageOfDeals(rows, sort, limit)
    return { deals: await dealViews(db, ports, caller, page), next_cursor }
  },
}

/** By stage. Sums are stored by owner; with other filters, deals are counted. */
async function sumsOfDeals(db: Db, caller: UserCaller, filters: DealFilters) {
  const { owner_id, ...others } = filters
  if (Object.values(others).every(value => value === undefined)) return sumsByDealStage(db, caller, owner_id)
  return db
    .select({
      stage: projects.deal_stage,
      count: count(),
      value_cents: sql<number>`coalesce(sum(${projects.price_cents}), 0)`.mapWith(Number),
    })
    .from(projects)
    .where(and(dealsMatching(caller, filters), NOT_SAMPLE))
    .groupBy(projects.deal_stage)
}

/** Expected revenue, without funded deals, which have been paid. */
function forecastOf(
  sums: readonly Pick<Schemas['DealColumn'], 'stage' | 'count' | 'value_cents' | 'weighted_cents'>[],
): Schemas['DealForecast'] {
  const open = sums.filter(({ stage }) => stage !== 'funded')
  const total = (of: 'count' | 'value_cents' | 'weighted_cents') => open.reduce((sum, column) => sum + column[of], 0)
  return { count: total('count'), value_cents: total('value_cents'), weighted_cents: total('weighted_cents') }
}

async function dealViews(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  lines: readonly DealLine[],
): Promise<Schemas['Deal'][]> {
  if (lines.length === 0) return []
  const rows = await projectRowViews(db, ports, caller, lines)
  const offer = (field: string) => sql<string>`${project_financing.snapshot} -> 'offer' ->> ${field}`
  const chosen = await db
    .select({
      project_id: project_financing.project_id,
      type: sql<Schemas['FinancingType']>`${offer('type')}`,
      provider_code: sql<Schemas['ProviderCode']>`${offer('provider_code')}`,
      provider_name: offer('provider_name'),
    })
    .from(project_financing)
    .where(
      inArray(
        project_financing.project_id,
        lines.map(({ id }) => id),
      ),
    )
  const ways = new Map(chosen.map(({ project_id, ...way }) => [project_id, way]))
  const projectsById = new Map(rows.map(row => [row.id, row]))
  const now = ports.now().getTime()
  return lines.flatMap(({ id, deal_stage, deal_since }) => {
    const project = projectsById.get(id)
    if (!project) return []
    const days_in_stage = Math.max(0, Math.floor((now - deal_since.getTime()) / DAY_MS))
    const stage_since = deal_since.toISOString()
    return [{ stage: deal_stage, stage_since, days_in_stage, financing: ways.get(id) ?? null, project }]
  })
}
