// A user's tasks for today, by kind, in the projects they may see. Each kind reads at most as many rows as a person can
// handle in a day, by an index or from the few open ones.
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { APPROVED } from '#machines/applications/lenders/codes.ts'
import { lenderName } from '#machines/applications/lenders/modes.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { sentenceOfBeyond } from '#machines/money/guardrails/limits.ts'
import { recentDays, STUCK_DAYS } from '#machines/projects/dashboard-rules.ts'
import { chooseToday, type TodayKind, todayKindsFor, UNSIGNED_DAYS } from '#machines/projects/today.ts'
import type { Schemas } from '#sdk/types.ts'
import { IS_COMPANYS_TURN } from '#server/agreements/countersign/queue.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { signers, transactions } from '#server/db/schema/agreements.ts'
import { users } from '#server/db/schema/company.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { approval_requests, tasks } from '#server/db/schema/project-page.ts'
import { projects } from '#server/db/schema/projects.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import { isHeld, isOnlyApprover } from '#server/money/guardrails/limits.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { companyDays } from '#server/projects/company-days.ts'
import { matching } from '#server/projects/filters.ts'
import { selectLines } from '#server/projects/list.ts'
import { nextSteps } from '#server/projects/next-steps.ts'
import { isOfSoldDesign } from '#server/projects/proposal-reach.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'
import { tasksOf } from '../tasks/view.ts'
import { words } from './words.ts'

type Row = Schemas['TodayRow']
type Inputs = { db: Db; ports: Ports; caller: UserCaller }

/** Of each kind. */
const MOST = 50
/** Approved applications are checked in detail for who acts next. */
const LOOKED_AT = 200

const READ: Record<TodayKind, (inputs: Inputs) => Promise<Row[]>> = {
  approval: approvals,
  countersign: companysTurn,
  task: overdueTasks,
  milestone: milestonesOfOurs,
  agreement: unsignedAgreements,
  proposal: viewedProposals,
  stuck: stuckProjects,
}

export async function todayOf(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  limit: number,
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = []
  for (const kind of todayKindsFor(caller.permissions)) rows.push(...(await READ[kind]({ db, ports, caller })))
  const { chosen, total } = chooseToday(rows, limit)
  return { rows: chosen, total }
}

const OWNER_NAME = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
const ofProject = { project_id: projects.id, project_name: projects.name, owner_name: OWNER_NAME }
const isOwner = and(eq(users.company_id, projects.company_id), eq(users.id, projects.owner_id))
const listed = (caller: UserCaller): SQL | undefined => and(visibleTo(caller), NOT_SAMPLE, isNull(projects.merged_into))

const daysSince = (ports: Ports, at: Date | null) =>
  at ? Math.max(0, Math.floor((ports.now().getTime() - at.getTime()) / DAY_MS)) : 0

async function approvals({ db, ports, caller }: Inputs): Promise<Row[]> {
  const { id, asked, requested_by, requested_by_name, requested_at, status } = approval_requests
  // A requester, or a seller with limits, can't decide unless no one else can.
  const may_own = await isOnlyApprover(db, caller.user_id)
  const rows = await db
    .select({ ...ofProject, id, asked, requested_by_name, requested_at, project: projects })
    .from(approval_requests)
    .innerJoin(projects, eq(projects.id, approval_requests.project_id))
    .innerJoin(users, isOwner)
    .where(and(eq(status, 'waiting'), listed(caller), may_own ? undefined : ne(requested_by, caller.user_id)))
    .orderBy(asc(id))
    .limit(MOST)
  const held = await Promise.all(rows.map(({ project }) => !may_own && isHeld(db, project, caller.user_id)))
  const to_decide = rows.filter((_, index) => !held[index])
  return to_decide.map(({ asked, requested_by_name, requested_at, project, ...row }) => ({
    ...row,
    kind: 'approval',
    sentence: words.asked_by({ asked: asked.map(sentenceOfBeyond).join(' '), name: requested_by_name }),
    action: words.action.approval,
    tab: 'price',
    days: daysSince(ports, requested_at),
  }))
}

/** Those the caller may sign, from the moment it's the company's turn. */
async function companysTurn({ db, ports, caller }: Inputs): Promise<Row[]> {
  const { id, created_at } = transactions
  const own = sql`lower(${signers.email}) = (select lower(email) from ${users} me where me.id = ${caller.user_id})`
  const rows = await db
    .select({ ...ofProject, id, created_at })
    .from(signers)
    .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .innerJoin(users, isOwner)
    .where(
      and(
        IS_COMPANYS_TURN,
        caller.permissions.has('agreements.void') ? or(own, eq(signers.role, 'countersigner')) : own,
        listed(caller),
      ),
    )
    .orderBy(asc(created_at))
    .limit(MOST)
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    kind: 'countersign',
    sentence: words.to_countersign,
    action: words.action.countersign,
    tab: 'agreements',
    days: daysSince(ports, created_at),
  }))
}

async function overdueTasks({ db, ports, caller }: Inputs): Promise<Row[]> {
  const { today } = await companyDays(db, ports)
  const { id, project_id, title, due_on, assignee_id } = tasks
  const rows = await db
    .select({
      id,
      project_id,
      project_name: projects.name,
      owner_name: OWNER_NAME,
      title,
      assignee_id,
      days: sql<number>`(${today}::date - ${due_on})`,
    })
    .from(tasks)
    .leftJoin(projects, and(eq(projects.company_id, tasks.company_id), eq(projects.id, project_id)))
    .innerJoin(users, and(eq(users.company_id, tasks.company_id), eq(users.id, assignee_id)))
    .where(
      and(
        isNull(tasks.done_at),
        isNull(tasks.deleted_at),
        lt(due_on, today),
        tasksOf(caller),
        or(isNull(project_id), NOT_SAMPLE),
      ),
    )
    .orderBy(asc(due_on), asc(id))
    .limit(MOST)
  return rows.map(({ title, assignee_id, owner_name, ...row }) => ({
    ...row,
    kind: 'task',
    owner_name,
    sentence: assignee_id === caller.user_id ? title : words.assigned_to({ title, name: owner_name }),
    action: words.action.task,
    tab: 'tasks',
  }))
}

async function milestonesOfOurs({ db, ports, caller }: Inputs): Promise<Row[]> {
  const { id, lender, facts, updated_at, status } = lender_applications
  const rows = await db
    .select({ ...ofProject, id, lender, facts, updated_at })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, lender_applications.project_id))
    .innerJoin(users, isOwner)
    .where(and(inArray(status, [...APPROVED]), listed(caller)))
    .orderBy(asc(updated_at))
    .limit(LOOKED_AT)
  return rows
    .flatMap(({ lender, facts, updated_at, ...row }): Row[] => {
      const next = facts?.milestones.find(one => one.status !== 'approved')
      if (next?.status !== 'not_started' && next?.status !== 'rejected') return []
      const name = {
        milestone: lenderWords.milestone[next.milestone],
        lender: lenderName(ports.lenders.dialects, lender),
      }
      return [
        {
          ...row,
          kind: 'milestone',
          sentence: next.status === 'rejected' ? words.milestone.rejected(name) : words.milestone.ready(name),
          action: words.action.milestone,
          tab: 'lender',
          days: daysSince(ports, next.at ? new Date(next.at) : updated_at),
        },
      ]
    })
    .slice(0, MOST)
}

async function unsignedAgreements({ db, ports, caller }: Inputs): Promise<Row[]> {
  const { id, created_at, status } = transactions
  const long_ago = new Date(ports.now().getTime() - UNSIGNED_DAYS * DAY_MS)
  const rows = await db
    .select({
      ...ofProject,
      id,
      created_at,
      names: sql<string>`(select string_agg(${signers.name}, ', ' order by ${signers.position}) from ${signers}
        where ${signers.transaction_id} = ${transactions.id} and ${signers.status} <> 'signed')`,
    })
    .from(transactions)
    .innerJoin(projects, eq(projects.id, transactions.project_id))
    .innerJoin(users, isOwner)
    .where(and(eq(status, 'sent'), lt(created_at, long_ago), listed(caller)))
    .orderBy(asc(created_at))
    .limit(MOST)
  return rows.map(({ created_at, names, ...row }) => ({
    ...row,
    kind: 'agreement',
    sentence: words.unsigned({ names }),
    action: words.action.agreement,
    tab: 'agreements',
    days: daysSince(ports, created_at),
  }))
}

/** The most recently opened first. Older ones than the funnel covers count as stuck. */
async function viewedProposals({ db, ports, caller }: Inputs): Promise<Row[]> {
  const { today, start } = await companyDays(db, ports)
  const { id, view_count, last_viewed_at, first_sent_at, accepted, project_id } = proposals
  const agreement = db
    .select({ one: sql`1` })
    .from(transactions)
    .where(and(eq(transactions.project_id, project_id), inArray(transactions.status, ['sent', 'signed'])))
  const rows = await db
    .select({ ...ofProject, id, view_count, last_viewed_at })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, project_id))
    .innerJoin(users, isOwner)
    .where(
      and(
        gte(first_sent_at, start(recentDays(today).from)),
        gt(view_count, 0),
        isNull(accepted),
        isNotNull(last_viewed_at),
        isOfSoldDesign,
        inArray(projects.status, ['draft', 'new', 'active']),
        notExists(agreement),
        listed(caller),
      ),
    )
    .orderBy(desc(last_viewed_at))
    .limit(MOST)
  return rows.map(({ view_count, last_viewed_at, ...row }) => ({
    ...row,
    kind: 'proposal',
    sentence: words.viewed({ count: view_count }),
    action: words.action.proposal,
    tab: 'proposal',
    days: daysSince(ports, last_viewed_at),
  }))
}

async function stuckProjects({ db, ports, caller }: Inputs): Promise<Row[]> {
  const lines = await selectLines(db)
    .where(await matching(db, ports, caller, { idle_days: STUCK_DAYS }))
    .orderBy(asc(projects.active_at))
    .limit(MOST)
  const steps = await nextSteps(db, ports, caller, lines)
  const owners = new Map(
    lines.length === 0
      ? []
      : (
          await db
            .select({ id: users.id, name: OWNER_NAME })
            .from(users)
            .where(inArray(users.id, [...new Set(lines.map(({ owner_id }) => owner_id))]))
        ).map(({ id, name }) => [id, name]),
  )
  return lines.map(({ id, name, owner_id, active_at }) => {
    const { sentence, ...step } = steps.get(id) ?? {
      sentence: null,
      action: words.action.stuck,
      tab: 'overview' as const,
    }
    return {
      ...step,
      kind: 'stuck',
      id,
      project_id: id,
      project_name: name,
      owner_name: owners.get(owner_id) ?? '',
      sentence: sentence === null ? words.idle : words.next_is({ sentence }),
      days: daysSince(ports, active_at),
    }
  })
}
