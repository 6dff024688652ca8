// Adds up what changes of projects added to the kept sums, into one row of each kind, so that reading them stays as quick as it
// was. What it finds is the same before and after: who reads meanwhile sees one or the other. main.ts starts it.
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Database, inCompany } from '../db/database.ts'
import { project_sums } from '../db/schema-projects.ts'

const EVERY_MS = 60_000

const KEY = ['kind', 'owner_id', 'status', 'deal_stage', 'day'].map(name => sql.identifier(name))
const same = sql.join(
  KEY.map(name => sql`base.${name} is not distinct from added.${name}`),
  sql` and `,
)
const key = sql.join(KEY, sql`, `)

/** Answers in how many companies there was something to fold. */
export async function foldSums(database: Pick<Database, 'transaction'>): Promise<number> {
  const { company_id } = project_sums
  const companies = await database.transaction(db =>
    db.selectDistinct({ company_id }).from(project_sums).where(sql`not ${project_sums.folded}`),
  )
  for (const one of companies)
    await inCompany(database, one.company_id, db =>
      db.execute(sql`
        with added as (delete from project_sums where not folded returning *),
          base as (delete from project_sums base where folded and exists (select from added where ${same}) returning *)
        insert into project_sums (company_id, ${key}, count, size_w, price_cents, folded)
        select company_id, ${key}, sum(count), sum(size_w), sum(price_cents), true
        from (select * from added union all select * from base) parts group by company_id, ${key}
        having sum(count) <> 0 or sum(size_w) <> 0 or sum(price_cents) <> 0`),
    )
  return companies.length
}

export function startFoldingSums({ database, log }: { database: Database; log: Logger }): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = foldSums(database).catch((error: unknown) =>
      log.error({ error: String(error) }, 'sums of projects could not be folded'),
    )
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
