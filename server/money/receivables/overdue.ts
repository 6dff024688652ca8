// Notifies the team once that an invoice is overdue, on the morning after its due date. Claimed by clearing the time in
// the notifying transaction, so only one of several servers does it.
import { and, eq, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { notify } from '#server/company/notifications/notify.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { words } from './words.ts'

const AT_ONCE = 100
const EVERY_MS = 60_000

/** Returns the number of invoices reported. */
export async function tellOverdue(database: Database, ports: Ports): Promise<number> {
  const { company_id, id, overdue_at } = invoices
  const due = await database.findDue(db =>
    db.select({ company_id, id }).from(invoices).where(lte(overdue_at, ports.now())).orderBy(overdue_at).limit(AT_ONCE),
  )
  let told = 0
  for (const one of due) if (await inCompany(database, one.company_id, async db => tell(db, ports, one.id))) told += 1
  return told
}

async function tell(db: Db, ports: Ports, id: string): Promise<boolean> {
  const [invoice] = await db
    .update(invoices)
    .set({ overdue_at: null })
    .where(and(eq(invoices.id, id), lte(invoices.overdue_at, ports.now())))
    .returning()
  if (!invoice || invoice.open_cents === 0) return false
  const [project] = await db.select().from(projects).where(eq(projects.id, invoice.project_id))
  if (!project) return false
  const { number, due_on, open_cents, company_id } = invoice
  await notify(db, ports, {
    company_id,
    event: 'invoice_overdue',
    sentence: () => words.overdue({ number: number ?? '', project: project.name }),
    details: () => [
      words.overdue_since({ number: number ?? '', day: dayWords(due_on ?? ''), open: dollars(open_cents) }),
    ],
    project_id: project.id,
    page: `/accounts-receivable/invoices?invoice=${id}`,
    responsible_id: project.owner_id,
  })
  return true
}

/** Checks every minute until stopped: invoices become due in the morning, whenever the server started. */
export const startOverdue = ({ database, ports, log }: { database: Database; ports: Ports; log: Logger }) =>
  startRecurring(log, {
    every_ms: EVERY_MS,
    run: () => tellOverdue(database, ports),
    failed: 'overdue invoices could not be told',
    at_once: true,
  })
