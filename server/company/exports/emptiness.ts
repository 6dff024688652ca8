// An archive may only be restored into a company without data of its own beyond a new company's starter data.
import { and, count, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { agreements } from '#server/db/schema/agreements.ts'
import { invites, roles, users } from '#server/db/schema/company.ts'
import { rate_plans, utility_terms } from '#server/db/schema/energy.ts'
import { others } from '#server/db/schema/equipment.ts'
import { files } from '#server/db/schema/files.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { tasks } from '#server/db/schema/project-page.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { invoices, ledger_entries } from '#server/db/schema/receivables.ts'
import { resources } from '#server/db/schema/resources.ts'
import { words } from './words.ts'

type Kept = { table: PgTable; only?: SQL; name: keyof typeof words.holds }

const KEPT: readonly Kept[] = [
  { table: projects, name: 'projects' },
  { table: homeowners, name: 'homeowners' },
  { table: agreements, name: 'agreements' },
  { table: lender_applications, name: 'lender_applications' },
  { table: invoices, name: 'invoices' },
  { table: ledger_entries, name: 'ledger_entries' },
  { table: resources, name: 'resources' },
  { table: tasks, name: 'tasks' },
  { table: rate_plans, name: 'rate_plans' },
  { table: utility_terms, name: 'utility_terms' },
  { table: others, name: 'others' },
  { table: files, only: isNull(files.job_id), name: 'files' },
  { table: invites, only: and(isNull(invites.accepted_at), isNull(invites.revoked_at)), name: 'invites' },
  { table: roles, only: eq(roles.is_system, false), name: 'roles' },
]

/** Needs a transaction inside the company's tenant. */
export async function readiness(db: Db, user_id: string): Promise<Schemas['Readiness']> {
  const members: Kept = { table: users, only: ne(users.id, user_id), name: 'members' }
  const holds: string[] = []
  for (const { table, only, name } of [...KEPT, members]) {
    const [found] = await db.select({ n: count() }).from(table).where(only)
    const n = found?.n ?? 0
    if (n > 0) holds.push(words.holds[name]({ count: n }))
  }
  return { empty: holds.length === 0, holds }
}

/** 'Yours has 3 projects, 2 files and 1 other member.' */
export const companyNotEmpty = (holds: string[]) =>
  refuse(
    409,
    'company_not_empty',
    words.not_empty({ holds: new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(holds) }),
  )
