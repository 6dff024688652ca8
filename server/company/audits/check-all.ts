import { asc } from 'drizzle-orm'
import { type Database, inCompany } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ChainReport, checkChain } from './chain.ts'

/** Of every company. At the door companies can be counted; their logs are read inside each. */
export async function* checkAllChains(
  database: Database,
  ports: Ports,
): AsyncGenerator<ChainReport & { name: string }> {
  const all = await database.transaction(db =>
    db
      .select({ company_id: companies.company_id, name: companies.name })
      .from(companies)
      .orderBy(asc(companies.company_id)),
  )
  for (const { company_id, name } of all)
    yield { name, ...(await inCompany(database, company_id, db => checkChain(db, ports, company_id))) }
}
