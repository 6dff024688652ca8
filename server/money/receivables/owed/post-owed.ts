// Updates the ledger to what a lender owes whenever an application changes: an approved milestone is posted once, a changed price by
// a further entry, a holdback when it is released. Idempotent.

import { eq } from 'drizzle-orm'
import { APPROVED, type Milestone } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { daysAfter } from '#machines/lib/federal-holidays.ts'
import type { Account, EntryKind, Side } from '#machines/money/receivables/accounts.ts'
import { type PayoutPart, partName, payoutParts } from '#machines/money/receivables/payout-parts.ts'
import { payoutTerms } from '#machines/money/receivables/payout-terms.ts'
import type { Db } from '#server/db/database.ts'
import type { lender_applications } from '#server/db/schema/lenders.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { type NewEntry, post } from '../ledger.ts'
import { isDone } from '../post-invoice.ts'
import { words } from '../words.ts'
import { dealOf, passedAt } from './deal.ts'
import { isOwnLoan, postOwnLoan } from './own-loan.ts'

type Application = Pick<typeof lender_applications.$inferSelect, 'id' | 'lender' | 'quote' | 'mode' | 'type'>
type ReceivableRow = typeof receivables.$inferSelect

/** Needs the application's lock, and the application updated with the lender's facts. */
export async function postOwed(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  row: Application,
  facts: Facts,
  name: string,
  why?: 'taken_back',
) {
  const known = await db
    .select()
    .from(receivables)
    .where(eq(receivables.application_id, row.id))
    .orderBy(receivables.id)
    .for('update')
  const stands = facts.decision === 'funded' || facts.decision === 'on_hold' || APPROVED.includes(facts.decision)
  // On another review the debt is unchanged until the lender has decided.
  if (!stands && why === undefined && !['canceled', 'declined', 'expired'].includes(facts.decision)) return
  const timezone = await readTimezone(db)
  const today = dayIn(timezone, ports.now())
  const dayOf = (at: string) => {
    const day = dayIn(timezone, new Date(at))
    return day < today ? day : today
  }
  const owns = isOwnLoan(row)
  if (owns) await postOwnLoan(db, ports, project, row, facts, stands)
  // An own loan of an earlier version was booked as a lender's; those parts are let go.
  const parts = stands && !owns ? payoutParts(dealOf(row, facts)) : []
  const is_done = isDone(project) || passedAt(facts, 'installation_complete') !== null
  const book = books(db, ports, { project, is_done, name }, row)
  for (const part of parts) {
    const at = passedAt(facts, part.milestone)
    if (at === null || known.some(one => isPart(one, part))) continue
    known.push(await book.open(part, dayOf(at), today))
  }
  for (const one of known) {
    // A step that was recorded and undone is no longer owed.
    const part = parts.find(
      part => isPart(one, part) && (why === undefined || passedAt(facts, part.milestone) !== null),
    )
    const after = await book.adjust(one, part ?? { gross_cents: 0, fee_cents: 0, amount_cents: 0 }, today)
    const let_go = part?.until ? passedAt(facts, part.until) : null
    if (after.held && let_go !== null) await book.release(after, dayOf(let_go), today)
  }
}

const isPart = (row: ReceivableRow, { milestone, part }: Pick<PayoutPart, 'milestone' | 'part'>) =>
  row.milestone === milestone && row.part === part

export const accountOf = ({ held }: Pick<ReceivableRow, 'held'>): Account =>
  held ? 'holdback_receivable' : 'accounts_receivable_lender'

/** A debit, or a credit if negative; empty for zero. */
const side = (account: Account, cents: number): Side[] =>
  cents === 0 ? [] : [cents > 0 ? { account, debit_cents: cents } : { account, credit_cents: -cents }]

type Of = { project: ProjectRow; is_done: boolean; name: string }

function books(db: Db, ports: Ports, { project, is_done, name }: Of, application: Application) {
  const { company_id, id: project_id } = project
  const enter = (on: string, kind: EntryKind, memo: Sentence, receivable_id: string, lines: Side[]) =>
    post(db, ports, {
      ...({ company_id, project_id, on, kind, memo, source_id: application.id } satisfies Omit<NewEntry, 'lines'>),
      lines: lines.map(line => ({ ...line, receivable_id })),
    })
  /** Before the work is done, what comes is a deposit. */
  const earned = (milestone: Milestone): Account =>
    milestone !== 'notice_to_proceed' || is_done ? 'sales_revenue' : 'customer_deposits'
  const owing = (row: ReceivableRow, { gross_cents, fee_cents, amount_cents }: Sums): Side[] => [
    ...side(accountOf(row), amount_cents),
    ...side('dealer_fees', fee_cents),
    ...side(earned(row.milestone), -gross_cents),
  ]
  const change = async (row: ReceivableRow, values: Partial<ReceivableRow>): Promise<ReceivableRow> => {
    const after = { ...row, ...values, updated_at: ports.now() }
    await db.update(receivables).set(after).where(eq(receivables.id, row.id))
    return after
  }
  const dueAfter = (day: string) => daysAfter(day, payoutTerms(application.lender).pays_after_days)
  return {
    open: async ({ milestone, part, gross_cents, fee_cents, amount_cents }: PayoutPart, on: string, today: string) => {
      const held = part === 'holdback'
      const now = ports.now()
      const row = {
        company_id,
        id: ports.id(),
        project_id,
        application_id: application.id,
        lender: application.lender,
        milestone,
        part,
        gross_cents,
        fee_cents,
        amount_cents,
        paid_cents: 0,
        open_cents: amount_cents,
        held,
        earned_on: on,
        due_on: held ? null : dueAfter(on),
        created_at: now,
        updated_at: now,
      }
      await db.insert(receivables).values(row)
      const memo = () => words.memo.owed({ lender: name, part: partName(row) })
      await enter(today, held ? 'holdback' : 'lender_receivable', memo, row.id, owing(row, row))
      return row
    },
    adjust: async (row: ReceivableRow, wanted: Sums, today: string) => {
      const by = difference(wanted, row)
      if (by.gross_cents === 0 && by.fee_cents === 0) return row
      await enter(
        today,
        'adjustment',
        () => words.memo.owed_changed({ lender: name, part: partName(row) }),
        row.id,
        owing(row, by),
      )
      return change(row, { ...sums(wanted), open_cents: row.open_cents + by.amount_cents })
    },
    release: async (row: ReceivableRow, on: string, today: string) => {
      const lines = [
        ...side('accounts_receivable_lender', row.open_cents),
        ...side('holdback_receivable', -row.open_cents),
      ]
      if (lines.length > 0)
        await enter(today, 'holdback', () => words.memo.holdback_released({ lender: name }), row.id, lines)
      return change(row, { held: false, due_on: dueAfter(on) })
    },
  }
}

type Sums = Pick<PayoutPart, 'gross_cents' | 'fee_cents' | 'amount_cents'>
const sums = ({ gross_cents, fee_cents, amount_cents }: Sums): Sums => ({ gross_cents, fee_cents, amount_cents })
const difference = (wanted: Sums, known: Sums): Sums => ({
  gross_cents: wanted.gross_cents - known.gross_cents,
  fee_cents: wanted.fee_cents - known.fee_cents,
  amount_cents: wanted.amount_cents - known.amount_cents,
})
