// The dashboard's figures for the projects the caller may see: from running totals, and for proposals from a covering index.

import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { APPROVED } from '#machines/applications/lenders/codes.ts'
import { lenderName } from '#machines/applications/lenders/modes.ts'
import { type DaySpan, dayAfter, lastMonths, monthBeside, recentDays } from '#machines/projects/dashboard-rules.ts'
import { PROJECT_STATUSES, projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { project_sums, projects } from '#server/db/schema/projects.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { companyDays } from '#server/projects/company-days.ts'
import { HAS_REACHED } from '#server/projects/proposal-reach.ts'
import { KEPT, sumsByStatus, sumsOfDays, sumsSeenBy } from '#server/projects/sums.ts'

type Sums = Schemas['ProjectSums']

const STAGES = ['New Project', 'In Progress', 'Sold', 'Rejected'] as const
const LEADERS = 10
const MILESTONES = 8

const NONE: Sums = { count: 0, size_kw: 0, value_cents: 0 }
const plus = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  size_kw: a.size_kw + b.size_kw,
  value_cents: a.value_cents + b.value_cents,
})

export async function pipelineOf(db: Db, caller: UserCaller): Promise<Schemas['PipelineStage'][]> {
  const totals = await sumsByStatus(db, caller)
  return STAGES.map(stage => {
    const statuses = PROJECT_STATUSES.filter(status => projectStage(status) === stage).flatMap(
      status => totals.find(row => row.status === status) ?? [],
    )
    return { stage, ...statuses.reduce<Sums>(plus, NONE), statuses }
  })
}

/** Which period a day is in, counted from 1. Periods are contiguous. */
const spanOf = (day: SQL | typeof project_sums.day, starts: readonly string[]): SQL<number> =>
  sql<number>`width_bucket(${day}, array[${sql.join(
    starts.map(start => sql`${start}::date`),
    sql`, `,
  )}])`

export async function monthsOfSales(db: Db, ports: Ports, caller: UserCaller): Promise<Schemas['SalesMonth'][]> {
  const { today } = await companyDays(db, ports)
  const months = lastMonths(today)
  const [first = { from: today, to: today }] = months
  const starts = months.map(({ from }) => from)
  const rows = await db
    .select({ span: spanOf(project_sums.day, starts).as('span'), ...KEPT })
    .from(project_sums)
    .where(and(sumsSeenBy(caller, 'sold'), sumsOfDays({ from: first.from, to: today })))
    .groupBy(sql`span`)
  return months.map((days, index) => {
    const { span: _, ...sums } = rows.find(({ span }) => span === index + 1) ?? { span: 0, ...NONE }
    return { days, ...sums }
  })
}

export async function monthOf(db: Db, ports: Ports, caller: UserCaller) {
  const { today, start, dayOf } = await companyDays(db, ports)
  const days = monthBeside(today)
  const all = { from: days.same_days.from, to: today }
  // The same days of last month, the rest of it, and this month.
  const starts = [days.same_days.from, dayAfter(days.same_days.to, 1), days.so_far.from]
  const kept = db
    .select({
      kind: sql<string>`${project_sums.kind}`.as('kind'),
      span: spanOf(project_sums.day, starts).as('span'),
      ...KEPT,
    })
    .from(project_sums)
    .where(and(or(sumsSeenBy(caller, 'sold'), sumsSeenBy(caller, 'begun')), sumsOfDays(all)))
    .groupBy(sql`1, 2`)
  const proposed = db
    .select({ span: spanOf(dayOf(proposals.first_sent_at), starts).as('span'), count: count() })
    .from(proposals)
    .where(and(ofVisible(db, caller), sentIn(all, start)))
    .groupBy(sql`1`)
  const sent = (await proposed).map(row => ({ ...NONE, ...row, kind: 'sent' }))
  const rows = [...(await kept), ...sent]
  const of = (kind: string, ...spans: number[]) =>
    rows.filter(row => row.kind === kind && spans.includes(row.span)).reduce<Sums>(plus, NONE)
  const figures = (span: DaySpan, ...spans: number[]): Schemas['MonthFigures'] => ({
    days: span,
    sold: of('sold', ...spans),
    leads: of('begun', ...spans).count,
    proposals_sent: of('sent', ...spans).count,
  })
  return {
    so_far: figures(days.so_far, 3),
    same_days: figures(days.same_days, 1),
    last_month: figures(days.last_month, 1, 2),
  }
}

const sentIn = ({ from, to }: DaySpan, start: (day: string, later?: number) => SQL) =>
  and(gte(proposals.first_sent_at, start(from)), lt(proposals.first_sent_at, start(to, 1)))

/** No filter for users who see all projects, so that the proposals are counted from the index alone. */
const ofVisible = (db: Db, caller: UserCaller): SQL | undefined => {
  const visible = visibleTo(caller)
  return visible && inArray(proposals.project_id, db.select({ id: projects.id }).from(projects).where(visible))
}

export async function funnelOf(db: Db, ports: Ports, caller: UserCaller) {
  const { today, start } = await companyDays(db, ports)
  const days = recentDays(today)
  const [counts] = await db
    .select({
      sent: count(),
      viewed: sql<number>`(count(*) filter (where ${HAS_REACHED.viewed}))::integer`,
      signed: sql<number>`(count(*) filter (where ${HAS_REACHED.signed}))::integer`,
    })
    .from(proposals)
    .where(and(ofVisible(db, caller), sentIn(days, start)))
  return { days, sent: 0, viewed: 0, signed: 0, ...counts }
}

export async function leadersOf(db: Db, ports: Ports, caller: UserCaller) {
  const { today } = await companyDays(db, ports)
  const days = recentDays(today)
  const sold = db
    .select({
      count: KEPT.count.as('count'),
      size_kw: KEPT.size_kw.as('size_kw'),
      value_cents: KEPT.value_cents.as('value_cents'),
    })
    .from(project_sums)
    .where(
      and(
        eq(project_sums.kind, 'sold'),
        eq(project_sums.owner_id, users.id),
        caller.permissions.has('projects.view_all') ? undefined : eq(users.id, caller.user_id),
        sumsOfDays(days),
      ),
    )
    .as('sold')
  const leaders = await db
    .select({
      owner_id: users.id,
      owner_name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      count: sold.count,
      size_kw: sold.size_kw,
      value_cents: sold.value_cents,
    })
    .from(users)
    .innerJoinLateral(sold, sql`${sold.count} > 0`)
    .orderBy(desc(sold.value_cents), users.id)
    .limit(LEADERS)
  return { days, leaders }
}

export async function awaitedMilestones(
  db: Db,
  ports: Ports,
  caller: UserCaller,
): Promise<Schemas['AwaitedMilestone'][]> {
  const { project_id, lender, facts, updated_at } = lender_applications
  const rows = await db
    .select({ project_id, project_name: projects.name, lender, facts, updated_at })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, project_id))
    .where(and(visibleTo(caller), inArray(lender_applications.status, [...APPROVED])))
    .orderBy(updated_at)
    .limit(MILESTONES)
  return rows.flatMap(({ lender, facts, updated_at, ...project }) => {
    const next = facts?.milestones.find(({ status }) => status !== 'approved')
    if (!next) return []
    return {
      ...project,
      lender_name: lenderName(ports.lenders.dialects, lender),
      milestone: next.milestone,
      status: next.status,
      since: (next.at ? new Date(next.at) : updated_at).toISOString(),
    }
  })
}
