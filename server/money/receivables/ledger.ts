// The double-entry ledger. Every change of an amount owed is posted here, in the same transaction. Posted entries never
// change: a mistake is reversed.
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type Account,
  type EntryKind,
  type Side,
  type Transfer,
  transfersOf,
} from '#machines/money/receivables/accounts.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { ledger_entries, ledger_lines } from '#server/db/schema/receivables.ts'
import { inBoth, type Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'

export type NewEntry = {
  company_id: number
  /** The day it counts for, YYYY-MM-DD. */
  on: string
  kind: EntryKind
  project_id?: string | null
  /** The default for lines without their own. */
  invoice_id?: string | null
  /** Its source: a payment, a credit note, a remittance. */
  source_id?: string | null
  /** In both languages, where it is in our words. */
  memo: string | Sentence
  lines: readonly Side[]
  by?: string | null
}
export type EntryRow = typeof ledger_entries.$inferSelect

/** RangeError where the lines do not balance. Needs a transaction inside the company's tenant. Returns the entry's id. */
export async function post(db: Db, ports: Ports, entry: NewEntry): Promise<string> {
  const transfers = transfersOf(entry.lines.map(line => ({ invoice_id: entry.invoice_id ?? null, ...line })))
  return write(db, ports, { ...entry, reverses: null }, transfers)
}

function bothMemos(memo: string | Sentence) {
  if (typeof memo === 'string') return { memo }
  const { en, es } = inBoth(memo)
  return { memo: en, memo_es: es }
}

/** In the reader's language. */
export const memoOf = ({ memo, memo_es }: Pick<EntryRow, 'memo' | 'memo_es'>): string =>
  (currentLanguage() === 'es' ? memo_es : null) ?? memo

type Written = Omit<NewEntry, 'lines' | 'invoice_id'> & { reverses: string | null }

async function write(db: Db, ports: Ports, entry: Written, lines: readonly Transfer[]): Promise<string> {
  const { company_id, on: booked_on, kind, reverses } = entry
  const [entry_id, project_id] = [ports.id(), entry.project_id ?? null]
  await db.insert(ledger_entries).values({
    company_id,
    id: entry_id,
    booked_on,
    kind,
    project_id,
    ...bothMemos(entry.memo),
    reverses,
    source_id: entry.source_id ?? null,
    created_by: entry.by ?? null,
    created_at: ports.now(),
  })
  await db
    .insert(ledger_lines)
    .values(lines.map((line, position) => ({ company_id, entry_id, position, project_id, ...line })))
  return entry_id
}

/**
 * Reverses an entry by the same lines with debit and credit swapped. The database allows one reversal per entry; the caller holds
 * the lock of what it is about. Returns the ID of the reversal.
 */
export async function reverse(
  db: Db,
  ports: Ports,
  entry: EntryRow,
  { on, memo, by }: { on: string; memo: string | Sentence; by?: string | null },
): Promise<string> {
  if (entry.kind === 'reversal') throw new RangeError('A reversal is not reversed; book it anew')
  const lines = await db
    .select()
    .from(ledger_lines)
    .where(eq(ledger_lines.entry_id, entry.id))
    .orderBy(ledger_lines.position)
  const { company_id, project_id, source_id, id: reverses } = entry
  return write(
    db,
    ports,
    { company_id, on, kind: 'reversal', project_id, source_id, memo, by: by ?? null, reverses },
    lines.map(({ debit, credit, ...line }) => ({ ...transferOf(line), debit: credit, credit: debit })),
  )
}

const transferOf = ({ cents, invoice_id, receivable_id }: Omit<Transfer, 'debit' | 'credit'>) => ({
  cents,
  invoice_id,
  receivable_id,
})

type Scope = { project_id?: string; invoice_id?: string; receivable_id?: string }
export type Balances = Partial<Record<Account, number>>

const within = ({ project_id, invoice_id, receivable_id }: Scope): SQL | undefined =>
  and(
    project_id === undefined ? undefined : eq(ledger_lines.project_id, project_id),
    invoice_id === undefined ? undefined : eq(ledger_lines.invoice_id, invoice_id),
    receivable_id === undefined ? undefined : eq(ledger_lines.receivable_id, receivable_id),
  )

/** The balance of each account, debits less credits, of a project, a claim or the company. Accounts at zero are left out. */
export async function balancesOf(db: Db, scope: Scope = {}): Promise<Balances> {
  const where = within(scope) ?? sql`true`
  const rows = rowsOf<{ account: Account; cents: string }>(
    await db.execute(sql`
      select account, sum(cents) as cents from (
        select debit as account, cents from ledger_lines where ${where}
        union all
        select credit, -cents from ledger_lines where ${where}
      ) sides group by account having sum(cents) <> 0`),
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]))
}

/** The balance of one account, debits less credits. */
export const balanceOf = async (db: Db, account: Account, scope: Scope = {}): Promise<number> =>
  (await balancesOf(db, scope))[account] ?? 0

/** Entries of these kinds that weren't reversed, oldest first. */
export async function standingEntries(
  db: Db,
  kinds: readonly EntryKind[],
  where: { project_id?: string; source_id?: string },
): Promise<EntryRow[]> {
  const back = alias(ledger_entries, 'back')
  const rows = await db
    .select({ entry: ledger_entries })
    .from(ledger_entries)
    .leftJoin(back, and(eq(back.company_id, ledger_entries.company_id), eq(back.reverses, ledger_entries.id)))
    .where(
      and(
        inArray(ledger_entries.kind, [...kinds]),
        isNull(back.id),
        or(
          where.project_id === undefined ? undefined : eq(ledger_entries.project_id, where.project_id),
          where.source_id === undefined ? undefined : eq(ledger_entries.source_id, where.source_id),
        ),
      ),
    )
    .orderBy(ledger_entries.id)
  return rows.map(({ entry }) => entry)
}
