// The transaction's company with all its settings, in one statement, once per transaction.
import { sql } from 'drizzle-orm'
import type { Areas } from '#machines/company/settings-areas.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Db } from '../db/database.ts'
import { readOnce } from '../db/read-once.ts'
import { companies, settings } from '../db/schema/company.ts'

export type Company = typeof companies.$inferSelect
type Setting = { value: unknown; version: number; has_secret: boolean }
type Settings = { [A in keyof Areas]?: Setting }
export type OwnCompany = { company: Company; set: Settings }

/** Without secrets, which are read by openSecret. */
const SET = sql<Settings | null>`(
  select jsonb_object_agg(area, jsonb_build_object('value', value, 'version', version, 'has_secret', secret_sealed is not null))
  from settings where settings.company_id = companies.company_id)`

const own = readOnce([companies, settings], async (db): Promise<OwnCompany> => {
  const [row] = await db.select({ company: companies, set: SET }).from(companies)
  if (!row) throw notFound('company')
  return { company: row.company, set: row.set ?? {} }
})

/** Needs a transaction inside the company. */
export const ownCompany = (db: Db): Promise<OwnCompany> => own.read(db)

export const companyOf = async (db: Db): Promise<Company> => (await own.read(db)).company

/** For a transaction that directly follows the one that read it. */
export const knowCompany = (db: Db, known: OwnCompany) => own.know(db, '', known)
