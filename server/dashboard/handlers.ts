import { count, desc, sql } from 'drizzle-orm'
import { projectStage } from '#machines/projects/project-status.ts'
import { projects } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { visibleTo } from '../projects/access.ts'
import { selectLines } from '../projects/list.ts'
import { projectRowViews } from '../projects/view.ts'

const STAGES = ['New Project', 'In Progress', 'Sold', 'Rejected'] as const
const LATEST = 6

export const dashboard: Handlers<'dashboard'> = {
  '/v3/dashboard.Get': async ({ caller, db, ports }) => {
    const sums = await db
      .select({
        status: projects.status,
        count: count(),
        size_w: sql<number>`coalesce(sum(${projects.size_w}), 0)::double precision`,
        value_cents: sql<number>`coalesce(sum(${projects.price_cents}), 0)::double precision`,
      })
      .from(projects)
      .where(visibleTo(caller))
      .groupBy(projects.status)
    const pipeline = STAGES.map(stage => {
      const of_stage = sums.filter(row => projectStage(row.status) === stage)
      const total = (pick: (row: (typeof sums)[number]) => number) =>
        of_stage.reduce((sum, row) => sum + Number(pick(row)), 0)
      return {
        stage,
        count: total(row => row.count),
        size_kw: total(row => row.size_w) / 1000,
        value_cents: total(row => row.value_cents),
      }
    })
    const latest = await selectLines(db)
      .where(visibleTo(caller))
      .orderBy(desc(projects.updated_at), desc(projects.number))
      .limit(LATEST)
    return { pipeline, latest: await projectRowViews(db, ports, latest) }
  },
}
