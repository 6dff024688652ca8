// Consistency checks of a restored database, within itself and against its backup, for all companies together.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/standing.ts'
import { type Count, dump } from './dump.ts'

/** `faults` are sentences. */
export type Finding = { checked: string; faults: string[] }

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Each needs a transaction that reads everything (db/roles/reader.ts). */
export async function compareRows(db: Db, saved: readonly Count[]): Promise<Finding> {
  const counts = new Map<string, Count>()
  const nowhere = {
    hasFile: () => true,
    writeFile: async () => undefined,
    readObject: async () => Buffer.of(),
  }
  for await (const line of dump(db, { made_at: '', secrets: [] }, nowhere))
    if ('counted' in line) counts.set(line.counted.table, line.counted)
  const faults = saved.flatMap(({ table, rows, digest }) => {
    const now = counts.get(table)
    if (now?.rows !== rows) return [`${table} has ${now?.rows ?? 0} rows; the backup has ${rows}.`]
    return now.digest === digest ? [] : [`The rows of ${table} differ from the backup’s.`]
  })
  const rows = saved.reduce((sum, count) => sum + count.rows, 0)
  return { checked: `${counted(saved.length, 'table')}, ${counted(rows, 'row')}`, faults }
}

export async function compareFiles(db: Db): Promise<Finding> {
  const faults = rowsOf<{ id: string; company_id: number }>(
    await db.execute(sql`
      select id, company_id from files
      where parts = 0 and (octet_length(bytes) <> size or encode(sha256(bytes), 'hex') <> sha256)`),
  ).map(fileFault)
  const inParts = rowsOf<{ id: string; company_id: number; parts: number; sha256: string }>(
    await db.execute(sql`select id, company_id, parts, sha256 from files where parts > 0`),
  )
  for (const file of inParts) {
    const hash = createHash('sha256')
    for (let position = 0; position < file.parts; position++) {
      const [part] = rowsOf<{ bytes: Uint8Array }>(
        await db.execute(sql`
          select bytes from file_parts
          where company_id = ${file.company_id} and file_id = ${file.id} and position = ${position}`),
      )
      if (part) hash.update(part.bytes)
    }
    if (hash.digest('hex') !== file.sha256) faults.push(fileFault(file))
  }
  const [all] = rowsOf<{ count: string }>(await db.execute(sql`select count(*)::text as count from files`))
  return { checked: counted(Number(all?.count ?? 0), 'file'), faults }
}

const fileFault = ({ id, company_id }: { id: string; company_id: number }) =>
  `File ${id} of company ${company_id} isn’t what its hash says.`

/** Open amounts of invoices and lender payments, and retained invoice data, must match the ledger lines. */
export async function compareLedger(db: Db): Promise<Finding> {
  const balance = (lines: string, accounts: string) => `
    coalesce((select sum(case when debit::text in (${accounts}) then cents else 0 end)
        - sum(case when credit::text in (${accounts}) then cents else 0 end)
      from ledger_lines line where ${lines}), 0)`
  const ofInvoices = balance(
    'line.company_id = invoice.company_id and line.invoice_id = invoice.id',
    `'accounts_receivable_homeowner', 'accounts_receivable_programs'`,
  )
  const ofReceivables = balance(
    'line.company_id = receivable.company_id and line.receivable_id = receivable.id',
    `'accounts_receivable_lender', 'holdback_receivable'`,
  )
  const faults = rowsOf<{ fault: string }>(
    await db.execute(
      sql.raw(`
      select format('Invoice %s of company %s differs from its ledger.', number, company_id) as fault
      from invoices invoice where open_cents <> ${ofInvoices}
      union all
      select format('Receivable %s of company %s differs from its ledger.', id, company_id)
      from receivables receivable where open_cents <> ${ofReceivables}
      union all
      select format('The invoice totals of company %s differ from its invoices.', company_id)
      from (
        select company_id, count, total_cents, open_cents from invoice_sums
        union all
        select company_id, -1, -total_cents, -open_cents from invoices
      ) both_sides
      group by company_id having sum(count) <> 0 or sum(total_cents) <> 0 or sum(open_cents) <> 0`),
    ),
  ).map(({ fault }) => fault)
  const [all] = rowsOf<{ entries: string; cents: string }>(
    await db.execute(sql`
      select (select count(*) from ledger_entries)::text as entries, (select coalesce(sum(cents), 0) from ledger_lines)::text as cents`),
  )
  const dollars = (Number(all?.cents ?? 0) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return { checked: `${counted(Number(all?.entries ?? 0), 'ledger entry', 'ledger entries')}, ${dollars}`, faults }
}
