// How invoices, credit notes and finished work are booked. Until the work is done what was billed is a deposit, which the
// company owes; done, it is earned.

import { sql } from 'drizzle-orm'
import { receivableOf, type Side } from '#machines/money/receivables/accounts.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { ledger_lines } from '#server/db/schema/receivables.ts'
import { companyDay } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { InvoiceRow } from './access.ts'
import { balancesOf, post } from './ledger.ts'
import { words } from './words.ts'

export const isDone = ({ status }: Pick<ProjectRow, 'status'>) =>
  status === 'installation_completed' || status === 'funded'

export const postInvoice = (db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow, on: string, by: string) =>
  post(db, ports, {
    company_id: invoice.company_id,
    on,
    kind: 'invoice',
    by,
    project_id: project.id,
    invoice_id: invoice.id,
    memo: () => words.memo.invoice({ number: invoice.number ?? '' }),
    lines: [
      { account: receivableOf(invoice), debit_cents: invoice.total_cents },
      { account: isDone(project) ? 'sales_revenue' : 'customer_deposits', credit_cents: invoice.total_cents },
    ],
  })

/** The billed amount is reversed; what was already paid of it becomes unapplied cash. */
export async function postCredit(
  db: Db,
  ports: Ports,
  invoice: InvoiceRow,
  credit: { id: string; number: string; amount_cents: number; on: string; by: string },
): Promise<{ entry_id: string; freed_cents: number }> {
  const { amount_cents, on, by } = credit
  const { customer_deposits = 0 } = await balancesOf(db, { invoice_id: invoice.id })
  const deposits = Math.min(-customer_deposits, amount_cents)
  const freed_cents = Math.max(0, amount_cents - invoice.open_cents)
  const lines: (Side | undefined)[] = [
    deposits > 0 ? { account: 'customer_deposits', debit_cents: deposits } : undefined,
    amount_cents > deposits ? { account: 'sales_revenue', debit_cents: amount_cents - deposits } : undefined,
    amount_cents > freed_cents
      ? { account: receivableOf(invoice), credit_cents: amount_cents - freed_cents }
      : undefined,
    freed_cents > 0 ? { account: 'unapplied_cash', credit_cents: freed_cents } : undefined,
  ]
  const entry_id = await post(db, ports, {
    company_id: invoice.company_id,
    on,
    kind: 'credit_note',
    by,
    project_id: invoice.project_id,
    invoice_id: invoice.id,
    source_id: credit.id,
    memo: () => words.memo.credit_note({ credit: credit.number, number: invoice.number ?? '' }),
    lines: lines.filter(line => line !== undefined),
  })
  return { entry_id, freed_cents }
}

/** The work is done: the project's deposits are earned, each with its claim. Called where a project is moved. */
export async function earnDeposits(db: Db, ports: Ports, project: Pick<ProjectRow, 'company_id' | 'id'>) {
  const held = rowsOf<{ invoice_id: string | null; receivable_id: string | null; cents: string }>(
    await db.execute(sql`
      select invoice_id, receivable_id, sum(case when credit = 'customer_deposits' then cents else -cents end) as cents
      from ${ledger_lines}
      where project_id = ${project.id} and coalesce(invoice_id, receivable_id) is not null
        and 'customer_deposits' in (debit, credit)
      group by invoice_id, receivable_id having sum(case when credit = 'customer_deposits' then cents else -cents end) > 0
      order by invoice_id, receivable_id`),
  )
  if (held.length === 0) return
  await post(db, ports, {
    company_id: project.company_id,
    on: await companyDay(db, ports),
    kind: 'revenue',
    project_id: project.id,
    memo: () => words.memo.deposits_earned,
    lines: held.flatMap(({ cents, ...claim }): Side[] => [
      { account: 'customer_deposits', debit_cents: Number(cents), ...claim },
      { account: 'sales_revenue', credit_cents: Number(cents), ...claim },
    ]),
  })
}
