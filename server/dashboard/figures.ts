// The figures of the first screen, each block from one query over the projects its caller may see.
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { APPROVED } from '#machines/lenders/words.ts'
import { PROJECT_STATUSES, projectStage } from '#machines/projects/project-status.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { lender_applications, projects, proposals, users } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import { visibleTo } from '../projects/access.ts'
import { companyDays } from '../projects/company-days.ts'
import { totalsOfProjects } from '../projects/list.ts'
import { HAS_REACHED } from '../projects/proposal-reach.ts'
import { type DaySpan, lastMonths, monthBeside, recentDays } from './rules.ts'

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

const SUMS = {
  count: count(),
  size_kw: sql<number>`(coalesce(sum(${projects.size_w}), 0) / 1000)::double precision`,
  value_cents: sql<number>`coalesce(sum(${projects.price_cents}), 0)::double precision`,
}

export async function pipelineOf(db: Db, caller: UserCaller): Promise<Schemas['PipelineStage'][]> {
  const totals = await totalsOfProjects(db, visibleTo(caller))
  return STAGES.map(stage => {
    const statuses = PROJECT_STATUSES.filter(status => projectStage(status) === stage).flatMap(
      status => totals.find(row => row.status === status) ?? [],
    )
    return { stage, ...statuses.reduce<Sums>(plus, NONE), statuses }
  })
}

type Moment = typeof projects.sold_at | typeof projects.created_at | typeof proposals.first_sent_at

/** Which span of days a moment lies in, counted from 1. The spans follow each other without a gap. */
const spanOf = (moment: Moment, starts: readonly SQL[]): SQL<number> =>
  sql<number>`width_bucket(${moment}, array[${sql.join([...starts], sql`, `)}])`

export async function monthsOfSales(db: Db, ports: Ports, caller: UserCaller): Promise<Schemas['SalesMonth'][]> {
  const { today, start } = await companyDays(db, ports)
  const months = lastMonths(today)
  const [first = { from: today, to: today }] = months
  const starts = months.map(({ from }) => start(from))
  const rows = await db
    .select({ span: spanOf(projects.sold_at, starts).as('span'), ...SUMS })
    .from(projects)
    .where(and(visibleTo(caller), within(projects.sold_at, { from: first.from, to: today }, start)))
    .groupBy(sql`span`)
  return months.map((days, index) => {
    const { span: _, ...sums } = rows.find(({ span }) => span === index + 1) ?? { span: 0, ...NONE }
    return { days, ...sums }
  })
}

const within = (moment: Moment, { from, to }: DaySpan, start: (day: string, later?: number) => SQL) =>
  and(gte(moment, start(from)), lt(moment, start(to, 1)))

export async function monthOf(db: Db, ports: Ports, caller: UserCaller) {
  const { today, start } = await companyDays(db, ports)
  const days = monthBeside(today)
  const all = { from: days.same_days.from, to: today }
  // The same days of last month, its rest, and this month.
  const starts = [start(days.same_days.from), start(days.same_days.to, 1), start(days.so_far.from)]
  const counted = {
    count: SUMS.count,
    size_kw: sql<number>`0::double precision`,
    value_cents: sql<number>`0::double precision`,
  }
  const rows = await db
    .select({ kind: sql<string>`'sold'`.as('kind'), span: spanOf(projects.sold_at, starts).as('span'), ...SUMS })
    .from(projects)
    .where(and(visibleTo(caller), within(projects.sold_at, all, start)))
    .groupBy(sql`2`)
    .unionAll(
      db
        .select({
          kind: sql<string>`'leads'`.as('kind'),
          span: spanOf(projects.created_at, starts).as('span'),
          ...counted,
        })
        .from(projects)
        .where(and(visibleTo(caller), within(projects.created_at, all, start)))
        .groupBy(sql`2`),
    )
    .unionAll(
      db
        .select({
          kind: sql<string>`'sent'`.as('kind'),
          span: spanOf(proposals.first_sent_at, starts).as('span'),
          ...counted,
        })
        .from(proposals)
        .where(and(ofVisible(db, caller), within(proposals.first_sent_at, all, start)))
        .groupBy(sql`2`),
    )
  const of = (kind: string, ...spans: number[]) =>
    rows.filter(row => row.kind === kind && spans.includes(row.span)).reduce<Sums>(plus, NONE)
  const figures = (span: DaySpan, ...spans: number[]): Schemas['MonthFigures'] => ({
    days: span,
    sold: of('sold', ...spans),
    leads: of('leads', ...spans).count,
    proposals_sent: of('sent', ...spans).count,
  })
  return {
    so_far: figures(days.so_far, 3),
    same_days: figures(days.same_days, 1),
    last_month: figures(days.last_month, 1, 2),
  }
}

/** Nothing to narrow for whoever sees all: the proposals are then counted by their index alone. */
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
    .where(and(ofVisible(db, caller), within(proposals.first_sent_at, days, start)))
  return { days, sent: 0, viewed: 0, signed: 0, ...counts }
}

export async function leadersOf(db: Db, ports: Ports, caller: UserCaller) {
  const { today, start } = await companyDays(db, ports)
  const days = recentDays(today)
  const sold = db
    .select({
      owner_id: projects.owner_id,
      count: SUMS.count.as('count'),
      size_kw: SUMS.size_kw.as('size_kw'),
      value_cents: SUMS.value_cents.as('value_cents'),
    })
    .from(projects)
    .where(and(visibleTo(caller), within(projects.sold_at, days, start)))
    .groupBy(projects.owner_id)
    .orderBy(desc(sql`value_cents`), projects.owner_id)
    .limit(LEADERS)
    .as('sold')
  const leaders = await db
    .select({
      owner_id: sold.owner_id,
      owner_name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      count: sold.count,
      size_kw: sold.size_kw,
      value_cents: sold.value_cents,
    })
    .from(sold)
    .innerJoin(users, eq(users.id, sold.owner_id))
    .orderBy(desc(sold.value_cents), sold.owner_id)
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
      lender_name: ports.lenders.dialects.find(({ code }) => code === lender)?.name ?? lender,
      milestone: next.milestone,
      status: next.status,
      since: (next.at ? new Date(next.at) : updated_at).toISOString(),
    }
  })
}
