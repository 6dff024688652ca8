// The company a transaction is in, with all it has set: one statement, once in a transaction.
import { sql } from 'drizzle-orm'
import type { Areas } from '#machines/company/settings-areas.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Db } from '../db/database.ts'
import { readOnce } from '../db/read-once.ts'
import { companies, settings } from '../db/schema/company.ts'

export type Company = typeof companies.$inferSelect
type Setting = { value: unknown; version: number; has_secret: boolean }

/** A secret stays where it is: see openSecret. */
const SET = sql<{ [A in keyof Areas]?: Setting } | null>`(
  select jsonb_object_agg(area, jsonb_build_object('value', value, 'version', version, 'has_secret', secret_sealed is not null))
  from settings where settings.company_id = companies.company_id)`

const own = readOnce([companies, settings], (db: Db) => db.select({ company: companies, set: SET }).from(companies))

/** Needs a transaction inside the company's tenant. */
export const companyOf = async (db: Db): Promise<Company> => (await ownRow(db)).company

/** What was never set is not there. Needs a transaction inside the company's tenant. */
export const settingsOf = async (db: Db): Promise<{ [A in keyof Areas]?: Setting }> => (await ownRow(db)).set ?? {}

async function ownRow(db: Db) {
  const [row] = await own.read(db)
  if (!row) throw notFound('company')
  return row
}
