// Figures of every company, for the staff's page and the metrics. Each is counted inside its company, since no role reads across.
import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { type Database, enterTenant } from '#server/db/database.ts'
import { companies, users } from '#server/db/schema/company.ts'
import { files } from '#server/db/schema/files.ts'
import { mails } from '#server/db/schema/mails.ts'
import { projects } from '#server/db/schema/projects.ts'

const DAY_MS = 86_400_000

type CompanyFigures = {
  company_id: number
  name: string
  users: number
  projects: number
  stored_bytes: number
  /** In the last 24 hours. */
  failed_mails: number
}

export async function figuresOfCompanies(
  database: Pick<Database, 'transaction'>,
  now: Date,
): Promise<CompanyFigures[]> {
  const all = await database.transaction(db =>
    db.select({ company_id: companies.company_id, name: companies.name }).from(companies).orderBy(companies.company_id),
  )
  const figures: CompanyFigures[] = []
  // One at a time: nobody waits for these, and each reads its own company.
  for (const company of all) figures.push(await figuresOf(database, company, now))
  return figures
}

const figuresOf = (
  database: Pick<Database, 'transaction'>,
  company: Pick<CompanyFigures, 'company_id' | 'name'>,
  now: Date,
) =>
  database.transaction(async (db): Promise<CompanyFigures> => {
    await enterTenant(db, company.company_id)
    const [active] = await db.select({ users: count() }).from(users).where(ne(users.status, 'disabled'))
    const [made] = await db.select({ projects: count() }).from(projects)
    const [stored] = await db
      .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
      .from(files)
      .where(isNull(files.job_id))
    const [failed] = await db
      .select({ mails: count() })
      .from(mails)
      .where(and(eq(mails.status, 'failed'), gt(mails.created_at, new Date(now.getTime() - DAY_MS))))
    return {
      ...company,
      users: active?.users ?? 0,
      projects: made?.projects ?? 0,
      stored_bytes: Number(stored?.bytes ?? 0),
      failed_mails: failed?.mails ?? 0,
    }
  })
