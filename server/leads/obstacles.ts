// What keeps a lead from going into another: whatever a homeowner or a lender holds of it.

import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import { lenderName } from '#machines/lenders/modes.ts'
import { dayWords } from '#machines/lib/words.ts'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import type { Db } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import { lender_applications } from '../db/schema/lenders.ts'
import { proposals } from '../db/schema/proposals.ts'
import { invoices, payments } from '../db/schema/receivables.ts'
import { companyDay } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { projectNumber } from '../projects/view.ts'

/** Sentences; none where the one may go into the other. */
export async function obstaclesTo(db: Db, ports: Ports, keep: ProjectRow, merge: ProjectRow): Promise<string[]> {
  const it = projectNumber(merge)
  const instead = 'Keep that project instead.'
  const found: string[] = []
  if (projectStage(keep.status) === 'Rejected')
    found.push(`${projectNumber(keep)} is ${keep.status}. Reopen it first, or keep ${it}.`)
  const agreements = await db
    .select({ status: transactions.status })
    .from(transactions)
    .where(eq(transactions.project_id, merge.id))
  const signed = agreements.some(({ status }) => status === 'signed')
  if (signed) found.push(`${it} has a signed agreement. ${instead}`)
  if (agreements.some(({ status }) => status === 'sent'))
    found.push(`An agreement of ${it} is out for signature. Withdraw it first, or keep that project instead.`)
  const [application] = await db
    .select({ lender: lender_applications.lender })
    .from(lender_applications)
    .where(
      and(eq(lender_applications.project_id, merge.id), notInArray(lender_applications.status, ['draft', 'canceled'])),
    )
  if (application) {
    const lender = lenderName(ports.lenders.dialects, application.lender)
    found.push(`${it} has an application at ${lender}. ${instead}`)
  }
  if (await hasMoney(db, merge.id)) found.push(`${it} has invoices or payments. ${instead}`)
  if (found.length === 0 && !['draft', 'new', 'active', 'canceled', 'declined', 'voided'].includes(merge.status))
    found.push(`${it} is ${merge.status.replaceAll('_', ' ')}. ${instead}`)
  return [...found, ...(await proposalOut(db, ports, merge, instead))]
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

async function proposalOut(db: Db, ports: Ports, merge: ProjectRow, instead: string): Promise<string[]> {
  const published = await db
    .select({ status: proposals.status, snapshot: proposals.snapshot })
    .from(proposals)
    .where(and(eq(proposals.project_id, merge.id), isNotNull(proposals.published_at), ne(proposals.status, 'expired')))
  if (published.length === 0) return []
  const it = projectNumber(merge)
  if (published.some(({ status }) => status === 'accepted')) return [`The proposal of ${it} is accepted. ${instead}`]
  const today = await companyDay(db, ports)
  const ends = published.map(({ snapshot }) => snapshot?.valid_until).filter(end => !end || end >= today)
  if (ends.length === 0) return []
  const last = ends.every(end => end) ? ends.sort().at(-1) : undefined
  return [`The homeowner can accept the proposal of ${it}${last ? ` until ${dayWords(last)}` : ''}. ${instead}`]
}
