// Who read a proposal and for how long, as reported by the page's own script, which mail scanners don't run.

import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { pageNames } from '#machines/proposals/page-names.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { notify } from '#server/company/notifications/notify.ts'
import { raiseRevision } from '#server/project-revision.ts'
import type { Db } from '../db/database.ts'
import { proposals, proposal_visits as visits } from '../db/schema/proposals.ts'
import type { RequestFacts } from '../handler.ts'
import { anId, cursorOf, pageOf } from '../lib/paging.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import type { Shown } from './public-link.ts'
import type { ProposalRow } from './state.ts'
import { words } from './words.ts'

const PAGES = cursorOf('visits', anId)

type Told = Input<'/v3/proposal.Track'>
type VisitRow = typeof visits.$inferSelect

/** Of one proposal; a homeowner and all who advise them open it a few times. */
const MOST_A_DAY = 500

/** Seconds and pages only grow, so a report that is lost, late or duplicate changes nothing. Returns the visit's id. */
export async function track(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  { project, row, snapshot }: Shown,
  told: Told,
): Promise<string> {
  const now = ports.now()
  const names = pageNames(snapshot.content, snapshot.language)
  const pages = told.pages_seen.flatMap(id => names.get(id) ?? [])
  const option_name = snapshot.figures.offers.find(({ option_id }) => option_id === told.option_id)?.name ?? null
  const visit = told.visit_id === undefined ? undefined : await visitOf(db, row, told.visit_id)
  if (visit) {
    await db
      .update(visits)
      .set({
        last_at: now,
        seconds: Math.max(visit.seconds, told.seconds),
        pages: [...new Set([...visit.pages, ...pages])],
        page_count: Math.max(visit.page_count, names.size),
        option_name: option_name ?? visit.option_name,
      })
      .where(eq(visits.id, visit.id))
    await db.update(proposals).set({ last_viewed_at: now }).where(eq(proposals.id, row.id))
    return visit.id
  }
  await refuseFlood(db, row, now)
  const { company_id, project_id, id: proposal_id } = row
  const id = ports.id()
  const device = deviceOf(request.user_agent)
  const seen = { seconds: told.seconds, pages, page_count: names.size, option_name }
  await db
    .insert(visits)
    .values({ company_id, id, project_id, proposal_id, opened_at: now, last_at: now, device, ...seen })
  await countVisit(db, ports, project, row)
  return id
}

/** Locked: two pages open in one browser report one after the other. */
async function visitOf(db: Db, proposal: ProposalRow, id: string): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), eq(visits.proposal_id, proposal.id)))
    .for('update')
  return row
}

async function refuseFlood(db: Db, { id }: ProposalRow, now: Date) {
  const [today] = await db
    .select({ visits: count() })
    .from(visits)
    .where(and(eq(visits.proposal_id, id), gt(visits.opened_at, new Date(now.getTime() - DAY_MS))))
  if ((today?.visits ?? 0) >= MOST_A_DAY)
    throw new KeptRefusal(refuse(429, 'too_many_tries', words.too_many_visits), 3600)
}

/** The seller is notified of the first visit after a publication. */
async function countVisit(db: Db, ports: Ports, project: ProjectRow, { id }: ProposalRow) {
  const [before] = await db
    .select({ status: proposals.status })
    .from(proposals)
    .where(eq(proposals.id, id))
    .for('update')
  await db
    .update(proposals)
    .set({
      view_count: sql`${proposals.view_count} + 1`,
      last_viewed_at: ports.now(),
      ...(before?.status === 'sent' ? { status: 'viewed' as const } : {}),
    })
    .where(eq(proposals.id, id))
  if (before?.status !== 'sent') return
  await raiseRevision(db, ports, project.id, 'proposals')
  await notify(db, ports, {
    company_id: project.company_id,
    event: 'proposal_opened',
    sentence: () => words.opened({ project: project.name }),
    details: () => [words.opened_detail],
    page: `/projects/${project.id}?tab=proposal`,
    project_id: project.id,
    responsible_id: project.owner_id,
  })
}

/** Newest first. */
export async function visitsOf(db: Db, row: ProposalRow | undefined, limit: number, cursor: string | undefined) {
  if (!row) return { visits: [], next_cursor: null }
  const rows = await db
    .select()
    .from(visits)
    .where(and(eq(visits.proposal_id, row.id), cursor === undefined ? undefined : lt(visits.id, PAGES.read(cursor)[0])))
    .orderBy(desc(visits.id))
    .limit(limit + 1)
  const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.id])
  return { visits: page.map(visitView), next_cursor }
}

const visitView = ({
  company_id,
  project_id,
  proposal_id,
  opened_at,
  last_at,
  ...row
}: VisitRow): Schemas['Visit'] => ({
  ...row,
  opened_at: opened_at.toISOString(),
  last_at: last_at.toISOString(),
})

/** By browsers' user agents: Android omits 'Mobile' on a tablet, an iPad names itself unless it requests desktop pages. */
export function deviceOf(user_agent: string): VisitRow['device'] {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(user_agent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(user_agent) ? 'phone' : 'computer'
}
