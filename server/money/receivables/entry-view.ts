// Ledger entries as a bookkeeper reads them: by account, with debits and credits side by side.

import { inArray } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import { type Account, RECEIVABLES_OF_INVOICES } from '#machines/money/receivables/accounts.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { ledger_entries, ledger_lines } from '#server/db/schema/receivables.ts'
import { type EntryRow, memoOf } from './ledger.ts'
import { REVERSIBLE } from './payments.ts'

type Line = typeof ledger_lines.$inferSelect
type Side = Schemas['LedgerEntry']['lines'][number]

/** In the given order. With an invoice, each entry's change to its open amount and the balance after it. */
export async function entryViews(
  db: Db,
  entries: readonly EntryRow[],
  invoice_id?: string,
): Promise<Schemas['LedgerEntry'][]> {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  const lines = await db.select().from(ledger_lines).where(inArray(ledger_lines.entry_id, ids))
  const back = await db
    .select({ reverses: ledger_entries.reverses })
    .from(ledger_entries)
    .where(inArray(ledger_entries.reverses, ids))
  const reversed = new Set(back.map(({ reverses }) => reverses))
  const names = await namesOf(
    db,
    entries.map(({ created_by }) => created_by),
  )
  let balance = 0
  return entries.map(entry => {
    const own = lines.filter(({ entry_id }) => entry_id === entry.id).sort((a, b) => a.position - b.position)
    const change = invoice_id === undefined ? null : changeOf(own, invoice_id)
    balance += change ?? 0
    return {
      id: entry.id,
      booked_on: entry.booked_on,
      kind: entry.kind,
      memo: memoOf(entry),
      project_id: entry.project_id,
      source_id: entry.source_id,
      reverses: entry.reverses,
      reversed: reversed.has(entry.id),
      reversible: REVERSIBLE.has(entry.kind) && !reversed.has(entry.id),
      by: names.get(entry.created_by ?? '') ?? null,
      lines: sidesOf(own),
      change_cents: change,
      balance_cents: change === null ? null : balance,
    }
  })
}

function changeOf(lines: readonly Line[], invoice_id: string): number {
  const sign = ({ debit, credit }: Line) =>
    Number(RECEIVABLES_OF_INVOICES.includes(debit)) - Number(RECEIVABLES_OF_INVOICES.includes(credit))
  return lines.filter(line => line.invoice_id === invoice_id).reduce((sum, line) => sum + sign(line) * line.cents, 0)
}

/** Each account once on a side, debits first. */
function sidesOf(lines: readonly Line[]): Side[] {
  const sums = { debit: new Map<Account, number>(), credit: new Map<Account, number>() }
  for (const { debit, credit, cents } of lines) {
    sums.debit.set(debit, (sums.debit.get(debit) ?? 0) + cents)
    sums.credit.set(credit, (sums.credit.get(credit) ?? 0) + cents)
  }
  return [
    ...[...sums.debit].map(([account, debit_cents]) => ({ account, debit_cents, credit_cents: 0 })),
    ...[...sums.credit].map(([account, credit_cents]) => ({ account, debit_cents: 0, credit_cents })),
  ]
}

/** Of members by their ids. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter(id => id !== null))]
  if (known.length === 0) return new Map()
  const { id, firstname, lastname } = users
  const rows = await db.select({ id, firstname, lastname }).from(users).where(inArray(id, known))
  return new Map(rows.map(one => [one.id, fullName(one)]))
}
