// Reasons a lead can't be merged into another: documents a homeowner or lender already has.

import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import { lenderName } from '#machines/applications/lenders/modes.ts'
import { dayWords } from '#machines/lib/format.ts'
import { statusName } from '#machines/projects/moves-by-hand.ts'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import type { Db } from '#server/db/database.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import { invoices, payments } from '#server/db/schema/receivables.ts'
import { companyDay } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import { words } from './words.ts'

/** Sentences; empty if it can be merged. */
export async function obstaclesTo(db: Db, ports: Ports, keep: ProjectRow, merge: ProjectRow): Promise<string[]> {
  const number = projectNumber(merge)
  const obstacles: string[] = []
  if (projectStage(keep.status) === 'Rejected')
    obstacles.push(words.obstacle.keep_is_over({ keep: projectNumber(keep), status: statusName(keep.status), number }))
  const agreements = await db
    .select({ status: transactions.status })
    .from(transactions)
    .where(eq(transactions.project_id, merge.id))
  const signed = agreements.some(({ status }) => status === 'signed')
  if (signed) obstacles.push(words.obstacle.signed({ number }))
  if (agreements.some(({ status }) => status === 'sent')) obstacles.push(words.obstacle.sent({ number }))
  const [application] = await db
    .select({ lender: lender_applications.lender })
    .from(lender_applications)
    .where(
      and(eq(lender_applications.project_id, merge.id), notInArray(lender_applications.status, ['draft', 'canceled'])),
    )
  if (application) {
    const lender = lenderName(ports.lenders.dialects, application.lender)
    obstacles.push(words.obstacle.application({ number, lender }))
  }
  if (await hasMoney(db, merge.id)) obstacles.push(words.obstacle.money({ number }))
  if (obstacles.length === 0 && !['draft', 'new', 'active', 'canceled', 'declined', 'voided'].includes(merge.status))
    obstacles.push(words.obstacle.status({ number, status: statusName(merge.status) }))
  return [...obstacles, ...(await proposalOut(db, ports, merge))]
}

/** Bookkeeping is never rewritten: an entry stays with the project it was made for. What lenders owe has an application. */
async function hasMoney(db: Db, project_id: string): Promise<boolean> {
  const [invoice] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.project_id, project_id))
    .limit(1)
  if (invoice) return true
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.project_id, project_id))
    .limit(1)
  return payment !== undefined
}

async function proposalOut(db: Db, ports: Ports, merge: ProjectRow): Promise<string[]> {
  const published = await db
    .select({ status: proposals.status, snapshot: proposals.snapshot })
    .from(proposals)
    .where(and(eq(proposals.project_id, merge.id), isNotNull(proposals.published_at), ne(proposals.status, 'expired')))
  if (published.length === 0) return []
  const number = projectNumber(merge)
  if (published.some(({ status }) => status === 'accepted')) return [words.obstacle.accepted({ number })]
  const today = await companyDay(db, ports)
  const ends = published.map(({ snapshot }) => snapshot?.valid_until).filter(end => !end || end >= today)
  if (ends.length === 0) return []
  const last = ends.every(end => end) ? ends.sort().at(-1) : undefined
  return [
    last
      ? words.obstacle.proposal_open_until({ number, day: dayWords(last) })
      : words.obstacle.proposal_open({ number }),
  ]
}
