// Everything expected of the deals a caller may see: what signed financing pays, and the invoices of cash deals.

import { and, eq, gt, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { APPROVED, MILESTONES, type Milestone } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { type Expected, expectedOfInvoice, expectedOfLender } from '#machines/money/receivables/expected.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import { dealOf, passedAt } from './owed/deal.ts'
import { unpaidInstallments } from './owed/own-loan.ts'
import { payerName } from './payers.ts'
import { words } from './words.ts'

type Payment = Schemas['ExpectedPayment']
const { number_prefix, number, name, id: project_id, installation_on, status } = projects
const PROJECT = { number_prefix, number, name, id: project_id, installation_on, status }
/** No further payments are planned in these; amounts already owed stay owed. */
const OFF: Schemas['ProjectStatus'][] = ['canceled', 'declined', 'voided']

/** In the order it is expected. */
export async function loadExpected(db: Db, ports: Ports, caller: UserCaller, today: string): Promise<Payment[]> {
  const issued = await ofInvoices(db, caller, today, { where: ISSUED_OPEN, order: [invoices.id] })
  const drafts = await ofDrafts(db, caller, today)
  const installments = await ofInstallments(db, caller, today)
  return inOrder([...(await ofLenders(db, ports, caller, today)), ...drafts, ...installments, ...issued])
}

/** Whatever was issued and not paid yet. */
export const ISSUED_OPEN = gt(invoices.open_cents, 0)

export const inOrder = (found: Payment[]) => found.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))

/** Its position in the list. */
export const placeOf = ({ expected_on, id }: Pick<Payment, 'expected_on' | 'id'>) => `${expected_on} ${id}`

export async function ofLenders(db: Db, ports: Ports, caller: UserCaller, today: string): Promise<Payment[]> {
  const { id, lender, quote, facts, status, mode, type } = lender_applications
  const open = db.select({ id: receivables.application_id }).from(receivables).where(ne(receivables.open_cents, 0))
  // The homeowner pays a loan of the company's own, by installments.
  const by_lender = or(ne(mode, 'in_house'), ne(type, 'loan'))
  const pays = or(and(by_lender, inArray(status, [...APPROVED, 'on_hold'])), inArray(id, open))
  const rows = await db
    .select({ application: { id, lender, quote, facts }, project: PROJECT })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, lender_applications.project_id))
    .where(and(visibleTo(caller), pays))
  const posted = await db
    .select()
    .from(receivables)
    .where(inArray(receivables.application_id, db.select({ id }).from(lender_applications).where(pays)))
  const byApplication = new Map<string, typeof posted>()
  for (const one of posted)
    byApplication.set(one.application_id, [...(byApplication.get(one.application_id) ?? []), one])
  const timezone = await readTimezone(db)
  return rows.flatMap(({ application, project }) => {
    const { facts } = application
    if (!facts) return []
    const own = byApplication.get(application.id) ?? []
    const stand = {
      id: application.id,
      deal: dealOf(application, facts),
      posted: own,
      passed: passedDays(facts, timezone),
      installation_on: project.installation_on,
    }
    const goes_on = isSigned(facts) && !OFF.includes(project.status) && facts.decision !== 'canceled'
    return expectedOfLender(stand, today)
      .filter(({ state }) => state !== 'planned' || goes_on)
      .map(one => payment(one, application.lender, payerName(ports, application.lender), project))
  })
}

/** An unsigned deal may never be paid. */
const isSigned = ({ documents, milestones, decision }: Facts) =>
  documents === 'signed' || decision === 'funded' || milestones.some(({ status }) => status !== 'not_started')

const passedDays = (facts: Facts, timezone: string): Partial<Record<Milestone, string>> =>
  Object.fromEntries(
    MILESTONES.flatMap(milestone => {
      const at = passedAt(facts, milestone)
      return at === null ? [] : [[milestone, dayIn(timezone, new Date(at))]]
    }),
  )

export async function ofDrafts(db: Db, caller: UserCaller, today: string): Promise<Payment[]> {
  const where = and(eq(invoices.status, 'draft'), notInArray(projects.status, OFF))
  return ofInvoices(db, caller, today, { where, order: [invoices.id] })
}

/** Of loans the company gives itself, principal and interest. */
export async function ofInstallments(db: Db, caller: UserCaller, today: string): Promise<Payment[]> {
  const unpaid = await unpaidInstallments(db, today)
  if (unpaid.length === 0) return []
  const ids = [...new Set(unpaid.map(one => one.project_id))]
  const rows = await db
    .select(PROJECT)
    .from(projects)
    .where(and(visibleTo(caller), inArray(project_id, ids)))
  const byId = new Map(rows.map(project => [project.id, project]))
  return unpaid.flatMap(one => {
    const project = byId.get(one.project_id)
    if (!project) return []
    const overdue = one.due_on < today
    const expected: Expected = {
      id: `${one.application_id}.installment.${String(one.number).padStart(3, '0')}`,
      title: words.installment({ number: one.number }),
      step: 'installment',
      state: overdue ? 'owed' : 'planned',
      expected_on: overdue ? today : one.due_on,
      overdue,
      amount_cents: one.open_cents,
      invoice_id: null,
    }
    return [payment(expected, 'homeowner', words.payer.homeowner, project)]
  })
}

type Which = { where: SQL | undefined; order: readonly AnyPgColumn[]; limit?: number }

export async function ofInvoices(
  db: Db,
  caller: UserCaller,
  today: string,
  { where, order, limit }: Which,
): Promise<Payment[]> {
  const { id, title, milestone, payer, due_on, terms_days, total_cents, open_cents, status } = invoices
  const query = db
    .select({
      invoice: { id, title, milestone, payer, due_on, terms_days, total_cents, open_cents, status },
      project: PROJECT,
    })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .where(and(visibleTo(caller), where))
    .orderBy(...order)
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ invoice, project }) => {
    const cents = invoice.status === 'draft' ? invoice.total_cents : invoice.open_cents
    const one = expectedOfInvoice({ ...invoice, cents }, project.installation_on, today)
    return payment(one, invoice.payer, words.payer[invoice.payer], project)
  })
}

type Project = Parameters<typeof projectNumber>[0] & { id: string; name: string }
const payment = (one: Expected, payer: string, payer_name: string, project: Project): Payment => ({
  ...one,
  payer,
  payer_name,
  project_id: project.id,
  project_name: project.name,
  project_number: projectNumber(project),
})
