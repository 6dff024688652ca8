// Reading invoices: the list with totals, one invoice, and a project's complete account.

import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { invoices, payments } from '#server/db/schema/receivables.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireInvoice } from '#server/money/receivables/access.ts'
import { foundInvoices } from '#server/money/receivables/found-invoices.ts'
import { ifOverdue, isKept, keptTotals, ofStanding } from '#server/money/receivables/kept-sums.ts'
import { ownLoanOf, planOf } from '#server/money/receivables/owed/own-loan.ts'
import { unappliedOf } from '#server/money/receivables/payments.ts'
import { billToOf, scheduleOf } from '#server/money/receivables/schedule.ts'
import { invoiceView, paymentViews, rowView } from '#server/money/receivables/view.ts'
import { words } from '#server/money/receivables/words.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, requireProject, visibleTo } from '#server/projects/access.ts'

const PAGES = cursorOf('invoices', anId)

type Paths = `/v3/receivables.${'ListInvoices' | 'GetInvoice' | 'GetProject'}`

export const listHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.ListInvoices': async ({ input, caller, db, ports }) => {
    const limit = input.limit ?? 50
    const today = await companyDay(db, ports)
    const matching = await matches(db, caller, input, today)
    const rows = await db
      .select({ invoice: invoices, project: projects })
      .from(invoices)
      .innerJoin(projects, eq(projects.id, invoices.project_id))
      .where(and(matching, input.cursor ? lt(invoices.id, PAGES.read(input.cursor)[0]) : undefined))
      .orderBy(desc(invoices.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, ({ invoice }) => [invoice.id])
    return {
      invoices: page.map(({ invoice, project }) => rowView(invoice, project, today)),
      next_cursor,
      totals: isKept(caller, input) ? await keptTotals(db, input, today) : await totalsOf(db, matching, today),
    }
  },

  '/v3/receivables.GetInvoice': async ({ input, caller, db, ports }) => {
    const { invoice, project } = await requireInvoice(db, caller, input.invoice_id)
    return { invoice: await invoiceView(db, ports, caller, invoice, project) }
  },

  '/v3/receivables.GetProject': async ({ input, caller, db, ports }) =>
    projectMoney(db, ports, await requireProject(db, caller, input.project_id)),
}

type Asked = Input<'/v3/receivables.ListInvoices'>

async function matches(db: Db, caller: UserCaller, input: Asked, today: string): Promise<SQL | undefined> {
  const { search, project_id } = input
  return and(
    visibleTo(caller),
    await foundInvoices(db, search?.trim()),
    ofStanding(invoices, input),
    project_id ? eq(invoices.project_id, project_id) : undefined,
    ifOverdue(input.overdue, and(gt(invoices.open_cents, 0), lt(invoices.due_on, today))),
  )
}

async function totalsOf(db: Db, matching: SQL | undefined, today: string) {
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      total_cents: sql<string>`coalesce(sum(${invoices.total_cents}), 0)`,
      open_cents: sql<string>`coalesce(sum(${invoices.open_cents}), 0)`,
      overdue_cents: sql<string>`coalesce(sum(${invoices.open_cents}) filter (where ${invoices.due_on} < ${today}), 0)`,
    })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .where(matching)
  return {
    count: Number(row?.count ?? 0),
    total_cents: Number(row?.total_cents ?? 0),
    open_cents: Number(row?.open_cents ?? 0),
    overdue_cents: Number(row?.overdue_cents ?? 0),
  }
}

export async function projectMoney(db: Db, ports: Ports, project: ProjectRow) {
  const today = await companyDay(db, ports)
  const rows = await db.select().from(invoices).where(eq(invoices.project_id, project.id)).orderBy(asc(invoices.id))
  const paid = await db.select().from(payments).where(eq(payments.project_id, project.id)).orderBy(asc(payments.id))
  const schedule = await scheduleOf(db, project)
  const installments = await installmentsOf(db, project.id, today)
  const issued = rows.filter(({ status }) => status !== 'draft')
  return {
    invoices: rows.map(row => rowView(row, project, today)),
    payments: await paymentViews(db, paid),
    unapplied_cents: await unappliedOf(db, project.id),
    billed_cents: issued.reduce((sum, { total_cents, credited_cents }) => sum + total_cents - credited_cents, 0),
    open_cents: issued.reduce((sum, { open_cents }) => sum + open_cents, 0),
    bill_to: await billToOf(db, project),
    // The company is the lender.
    schedule: installments && schedule.reason ? { ...schedule, reason: words.pays_installments } : schedule,
    installments,
  }
}

/** Null without a loan the company gives itself. */
async function installmentsOf(db: Db, project_id: string, today: string): Promise<Schemas['Installments'] | null> {
  const loan = await ownLoanOf(db, project_id)
  if (!loan) return null
  const { principal_cents, apr, term_months } = loan
  return { principal_cents, apr, term_months, plan: planOf(loan, today) }
}
