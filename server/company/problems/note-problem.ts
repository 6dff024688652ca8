// Stores a reported problem, grouped with those that are the same, and notifies the team once a day for each.

import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { kindSentence, summaryOf } from '#machines/company/problems/describe-problem.ts'
import { scrubMessage, scrubName } from '#machines/company/problems/scrub.ts'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { page_problems as table } from '#server/db/schema/problems.ts'
import { projects } from '#server/db/schema/projects.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { notify } from '../notifications/notify.ts'
import type { ReportedLink } from './link.ts'
import { words } from './words.ts'

/** New problems per day; more would add no information. */
const OF_PROJECT = 20
const OF_COMPANY = 200

export async function noteProblem(db: Db, ports: Ports, link: ReportedLink, input: Schemas['ProblemReport']) {
  const { page, kind, page_number, browser, browser_version, device, screen, app_version, language, frames } = input
  // The page did this too; what reaches the database does not depend on it.
  const error_name = scrubName(input.error_name)
  const error_message = scrubMessage(input.error_message)
  const { company_id, project_id } = link
  const parts = [page, kind, error_name, error_message, browser, browser_version, device]
  const fingerprint = sha256(JSON.stringify(parts))
  const same = and(eq(table.project_id, project_id), eq(table.fingerprint, fingerprint))
  const [known] = await db.select({ id: table.id }).from(table).where(same)
  if (!known) await requireRoom(db, ports, project_id)
  const now = ports.now()
  // Read in the reader's language, it is made again from what it is about.
  const summary = inLanguage('en', () => summaryOf(input))
  const latest = { page_number, frames, screen, app_version, language, summary, last_seen_at: now }
  const reopened = sql`${table.status} = 'resolved'`
  const [row] = await db
    .insert(table)
    .values({
      company_id,
      id: ports.id(),
      project_id,
      page,
      kind,
      error_name,
      error_message,
      fingerprint,
      browser,
      browser_version,
      device,
      first_seen_at: now,
      ...latest,
    })
    .onConflictDoUpdate({
      target: [table.company_id, table.project_id, table.fingerprint],
      set: {
        ...latest,
        count: sql`${table.count} + 1`,
        status: sql`case when ${reopened} then 'open' else ${table.status} end`,
        version: sql`${table.version} + case when ${reopened} then 1 else 0 end`,
      },
    })
    .returning()
  if (row && row.status !== 'dismissed') await notifyOnce(db, ports, row)
}

/** 429 once a project, or a company, had too many new ones within a day. */
async function requireRoom(db: Db, ports: Ports, project_id: string) {
  const since = new Date(ports.now().getTime() - DAY_MS)
  const [found] = await db
    .select({
      of_company: sql<number>`count(*)::integer`,
      of_project: sql<number>`(count(*) filter (where ${table.project_id} = ${project_id}))::integer`,
    })
    .from(table)
    .where(gt(table.first_seen_at, since))
  if (!found || (found.of_project < OF_PROJECT && found.of_company < OF_COMPANY)) return
  const enough = refuse(429, 'too_many_reports', words.enough_reported)
  throw new KeptRefusal(enough, DAY_MS / 1000)
}

type ProblemRow = typeof table.$inferSelect

async function notifyOnce(db: Db, ports: Ports, row: ProblemRow) {
  const { company_id, id, project_id, kind } = row
  const today = await companyDay(db, ports)
  // Of two reports at the same time one takes the day.
  const [taken] = await db
    .update(table)
    .set({ notified_on: today })
    .where(and(eq(table.id, id), or(isNull(table.notified_on), ne(table.notified_on, today))))
    .returning({ id: table.id })
  if (!taken) return
  const [project] = await db.select({ owner_id: projects.owner_id }).from(projects).where(eq(projects.id, project_id))
  if (!project) return
  await notify(db, ports, {
    company_id,
    event: 'page_failed',
    project_id,
    responsible_id: project.owner_id,
    sentence: () => words.page_failed({ summary: summaryOf(row) }),
    details: () => [kindSentence(kind), words.offer_another_way],
    page: `/projects/${project_id}?tab=activity`,
  })
}
