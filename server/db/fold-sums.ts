// Folds the increments of running totals (migrations 0029, 0031 and 0080) into one row per key, so that reading them stays fast. The
// totals are the same before and after, for concurrent readers too. main.ts starts it.
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { startRecurring } from '../recurring.ts'
import { type Database, type Db, inCompany } from './database.ts'
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

/** Returns the number of companies with something to fold. */
export async function foldSums(database: Pick<Database, 'transaction' | 'findDue'>): Promise<number> {
  const folded = new Set<number>()
  for (const kept of KEPT) {
    const companies = await database.findDue(async db =>
      rowsOf<{ company_id: number }>(
        await db.execute(sql`select distinct company_id from ${sql.identifier(kept.table)} where not folded`),
      ),
    )
    for (const { company_id } of companies) {
      await inCompany(database, company_id, db => foldIn(db, kept))
      folded.add(company_id)
    }
  }
  return folded.size
}

const comma = sql`, `
const each = (columns: readonly string[], between: SQL, write: (name: ReturnType<typeof sql.identifier>) => SQL) =>
  sql.join(
    columns.map(name => write(sql.identifier(name))),
    between,
  )

const names = (columns: readonly string[]) => each(columns, comma, name => sql`${name}`)

/**
 * Uses the index of 0080 for each key, so the time doesn't grow with the number of keys. Ordered by key, since two servers may
 * fold at once.
 */
async function foldIn(db: Db, { table, key, figures }: (typeof KEPT)[number]): Promise<void> {
  const kept = sql.identifier(table)
  const sums = each(figures, comma, name => sql`sum(${name})`)
  const something = each(figures, sql` or `, name => sql`sum(${name}) <> 0`)
  const added = each(figures, comma, name => sql`${name} = kept.${name} + excluded.${name}`)
  const nothing = each(figures, sql` and `, name => sql`${name} = 0`)
  const ended = rowsOf<{ id: string }>(
    await db.execute(sql`
      with added as (delete from ${kept} where not folded returning *),
        sums as (
          insert into ${kept} as kept (company_id, ${names(key)}, ${names(figures)}, folded)
          select company_id, ${names(key)}, ${sums}, true from added
          group by company_id, ${names(key)} having ${something} order by company_id, ${names(key)}
          on conflict (company_id, ${names(key)}) where folded do update set ${added}
          returning kept.id, ${each(figures, comma, name => sql`kept.${name}`)})
      select id from sums where ${nothing}`),
  )
  // A statement can't delete a row that it has updated.
  const ids = `{${ended.map(({ id }) => id).join(',')}}`
  if (ended.length > 0) await db.execute(sql`delete from ${kept} where id = any(${ids}::uuid[])`)
}

export const startFoldingSums = ({ database, log }: { database: Database; log: Logger }) =>
  startRecurring(log, { every_ms: EVERY_MS, run: () => foldSums(database), failed: 'sums could not be folded' })
