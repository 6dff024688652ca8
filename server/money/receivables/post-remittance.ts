// Posts lines of a remittance: payments to what the lender owed for the application, clawbacks the other way. Each needs the
// remittance's lock and locks the receivable until the transaction ends.
import { eq, inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Account, Side } from '#machines/money/receivables/accounts.ts'
import { allocate, expectedFor } from '#machines/money/receivables/remittance-match.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { ledger_entries, ledger_lines } from '#server/db/schema/receivables.ts'
import { receivables, remittance_lines } from '#server/db/schema/remittances.ts'
import type { Ports } from '#server/ports/ports.ts'
import { post, reverse } from './ledger.ts'
import { accountOf } from './owed/post-owed.ts'
import { payerName } from './payers.ts'
import { candidatesOf, type LineRow, type RemittanceRow } from './remittance-rows.ts'
import { words } from './words.ts'

type Posting = { remittance: RemittanceRow; today: string; by: string }

export const changedMeanwhile = () => refuse(409, 'imported_meanwhile', words.preview_outdated)

/** `as_previewed` refuses if amounts owed have changed since the line was matched. */
export async function postLines(db: Db, ports: Ports, how: Posting, lines: readonly LineRow[], as_previewed = false) {
  const application_ids = [...new Set(lines.flatMap(({ application_id }) => application_id ?? []))]
  if (application_ids.length === 0) return
  const { id, project_id } = lender_applications
  const places = await db.select({ id, project_id }).from(lender_applications).where(inArray(id, application_ids))
  const candidates = await candidatesOf(db, { application_ids }, 'lock')
  const accounts = await accountsOf(db, application_ids)
  for (const line of lines) {
    const open = candidates.find(one => one.application_id === line.application_id)?.open ?? []
    if (open.length === 0) throw nothingOwed()
    const { amount_cents } = line
    if (as_previewed && line.expected_cents !== null && expectedFor(amount_cents, open) !== line.expected_cents)
      throw changedMeanwhile()
    const sides = allocate(amount_cents, open).map(({ receivable_id, cents }): Side => {
      const account = accounts.get(receivable_id) ?? 'accounts_receivable_lender'
      return { account, receivable_id, ...opposite(cents) }
    })
    const entry_id = await post(db, ports, {
      company_id: line.company_id,
      on: line.paid_on ?? how.today,
      by: how.by,
      source_id: line.id,
      kind: amount_cents > 0 ? 'remittance' : 'clawback',
      project_id: places.find(place => place.id === line.application_id)?.project_id ?? null,
      memo: `${payerName(ports, how.remittance.lender)}: ${line.reference || line.payee}`,
      lines: [{ account: 'cash', ...straight(amount_cents) }, ...sides],
    })
    await change(db, line, { standing: 'posted', entry_id })
  }
  for (const { open } of candidates)
    for (const { id, paid_cents, open_cents } of open)
      await db
        .update(receivables)
        .set({ paid_cents, open_cents, updated_at: ports.now() })
        .where(eq(receivables.id, id))
}

export const nothingOwed = () => refuse(409, 'nothing_owed', words.never_owed)

/** A debit, or below zero a credit. */
const straight = (cents: number) => (cents > 0 ? { debit_cents: cents } : { credit_cents: -cents })
const opposite = (cents: number) => straight(-cents)

async function accountsOf(db: Db, application_ids: string[]): Promise<ReadonlyMap<string, Account>> {
  const { id, held, application_id } = receivables
  const rows = await db.select({ id, held }).from(receivables).where(inArray(application_id, application_ids))
  return new Map(rows.map(row => [row.id, accountOf(row)]))
}

const change = (db: Db, { id }: LineRow, values: Partial<LineRow>) =>
  db.update(remittance_lines).set(values).where(eq(remittance_lines.id, id))

/** Money received without a match yet. */
export async function setAside(db: Db, ports: Ports, { remittance, today, by }: Posting, line: LineRow) {
  const { amount_cents, company_id } = line
  const entry_id = await post(db, ports, {
    company_id,
    on: line.paid_on ?? today,
    kind: 'remittance',
    by,
    source_id: line.id,
    memo: () =>
      words.memo.set_aside({ lender: payerName(ports, remittance.lender), whose: line.reference || line.payee }),
    lines: [
      { account: 'cash', ...straight(amount_cents) },
      { account: 'unapplied_cash', ...opposite(amount_cents) },
    ],
  })
  await change(db, line, { standing: 'set_aside', entry_id, application_id: null, expected_cents: null })
}

/** Takes a line's entry back; the line waits to be matched again. */
export async function unpost(db: Db, ports: Ports, { today, by }: Posting, line: LineRow): Promise<LineRow> {
  const [entry] = await db
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.id, line.entry_id ?? ''))
  if (!entry) throw new Error('The entry of the line is gone')
  const lines = await db.select().from(ledger_lines).where(eq(ledger_lines.entry_id, entry.id))
  const touched = lines.flatMap(({ receivable_id, debit, cents }) =>
    receivable_id === null ? [] : [{ receivable_id, cents: debit === 'cash' ? cents : -cents }],
  )
  const owed = await db
    .select()
    .from(receivables)
    .where(
      inArray(
        receivables.id,
        touched.map(one => one.receivable_id),
      ),
    )
    .orderBy(receivables.id)
    .for('update')
  await reverse(db, ports, entry, { on: today, memo: () => words.memo.posting_reversed, by })
  for (const row of owed) {
    const back = touched.reduce((sum, one) => sum + (one.receivable_id === row.id ? one.cents : 0), 0)
    await db
      .update(receivables)
      .set({ paid_cents: row.paid_cents - back, open_cents: row.open_cents + back, updated_at: ports.now() })
      .where(eq(receivables.id, row.id))
  }
  const waiting = {
    standing: 'unknown',
    entry_id: null,
    application_id: null,
    expected_cents: null,
    reason: null,
  } as const
  await change(db, line, waiting)
  return { ...line, ...waiting }
}
