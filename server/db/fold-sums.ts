// Adds up what changes added to the kept sums (migrations 0029 and 0031), into one row of each kind, so that reading them stays
// as quick as it was. What it finds is the same before and after: who reads meanwhile sees one or the other. main.ts starts it.
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { startRecurring } from '../recurring.ts'
import { type Database, inCompany } from './database.ts'
import { rowsOf } from './rows.ts'

const EVERY_MS = 60_000

const KEPT = [
  {
    table: 'project_sums',
    key: ['kind', 'owner_id', 'status', 'deal_stage', 'day'],
    figures: ['count', 'size_w', 'price_cents'],
  },
  {
    table: 'invoice_sums',
    key: ['status', 'milestone', 'due_on', 'is_open'],
    figures: ['count', 'total_cents', 'open_cents'],
  },
  { table: 'maker_counts', key: ['kind', 'manufacturer', 'active'], figures: ['count'] },
] as const

/** Answers in how many companies there was something to fold. */
export async function foldSums(database: Pick<Database, 'transaction' | 'findDue'>): Promise<number> {
  const folded = new Set<number>()
  for (const kept of KEPT) {
    const companies = await database.findDue(async db =>
      rowsOf<{ company_id: number }>(
        await db.execute(sql`select distinct company_id from ${sql.identifier(kept.table)} where not folded`),
      ),
    )
    for (const { company_id } of companies) {
      await inCompany(database, company_id, db => db.execute(foldOf(kept)))
      folded.add(company_id)
    }
  }
  return folded.size
}

type Write = (name: ReturnType<typeof sql.identifier>) => SQL
const each = (parts: readonly string[], between: SQL, write: Write) =>
  sql.join(
    parts.map(name => write(sql.identifier(name))),
    between,
  )

function foldOf({ table, key, figures }: (typeof KEPT)[number]): SQL {
  const comma = sql`, `
  const from = sql.identifier(table)
  const columns = each([...key, ...figures], comma, name => sql`${name}`)
  const keys = each(key, comma, name => sql`${name}`)
  const sums = each(figures, comma, name => sql`sum(${name})`)
  const same = each(key, sql` and `, name => sql`base.${name} is not distinct from added.${name}`)
  const something = each(figures, sql` or `, name => sql`sum(${name}) <> 0`)
  return sql`
    with added as (delete from ${from} where not folded returning *),
      base as (delete from ${from} base where folded and exists (select from added where ${same}) returning *)
    insert into ${from} (company_id, ${columns}, folded)
    select company_id, ${keys}, ${sums}, true
    from (select * from added union all select * from base) parts group by company_id, ${keys}
    having ${something}`
}

export const startFoldingSums = ({ database, log }: { database: Database; log: Logger }) =>
  startRecurring(log, { every_ms: EVERY_MS, run: () => foldSums(database), failed: 'sums could not be folded' })
