// Whether an archive may be brought into a company: only where nothing would be overwritten but what every new company begins with.
import { and, count, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { agreements } from '../db/schema/agreements.ts'
import { invites, roles, users } from '../db/schema/company.ts'
import { rate_plans, utility_terms } from '../db/schema/energy.ts'
import { others } from '../db/schema/equipment.ts'
import { files } from '../db/schema/files.ts'
import { lender_applications } from '../db/schema/lenders.ts'
import { tasks } from '../db/schema/project-page.ts'
import { homeowners, projects } from '../db/schema/projects.ts'
import { invoices, ledger_entries } from '../db/schema/receivables.ts'
import { resources } from '../db/schema/resources.ts'

type Kept = { table: PgTable; only?: SQL; one: string; many: string }

const KEPT: readonly Kept[] = [
  { table: projects, one: 'project', many: 'projects' },
  { table: homeowners, one: 'homeowner', many: 'homeowners' },
  { table: agreements, one: 'agreement', many: 'agreements' },
  { table: lender_applications, one: 'lender application', many: 'lender applications' },
  { table: invoices, one: 'invoice', many: 'invoices' },
  { table: ledger_entries, one: 'entry in the books', many: 'entries in the books' },
  { table: resources, one: 'resource', many: 'resources' },
  { table: tasks, one: 'task', many: 'tasks' },
  { table: rate_plans, one: 'rate plan', many: 'rate plans' },
  { table: utility_terms, one: 'confirmed utility', many: 'confirmed utilities' },
  { table: others, one: 'piece of other equipment', many: 'pieces of other equipment' },
  { table: files, only: isNull(files.job_id), one: 'file', many: 'files' },
  {
    table: invites,
    only: and(isNull(invites.accepted_at), isNull(invites.revoked_at)),
    one: 'invitation',
    many: 'invitations',
  },
  { table: roles, only: eq(roles.is_system, false), one: 'role of its own', many: 'roles of its own' },
]

/** Needs a transaction inside the company's tenant. */
export async function readiness(db: Db, user_id: string): Promise<Schemas['Readiness']> {
  const members = { table: users, only: ne(users.id, user_id), one: 'further member', many: 'further members' }
  const holds: string[] = []
  for (const { table, only, one, many } of [...KEPT, members]) {
    const [found] = await db.select({ n: count() }).from(table).where(only)
    const n = found?.n ?? 0
    if (n > 0) holds.push(`${n.toLocaleString('en-US')} ${n === 1 ? one : many}`)
  }
  return { empty: holds.length === 0, holds }
}

/** '3 projects, 2 files and 1 further member' */
export const inWords = (holds: string[]) =>
  holds.length < 2 ? holds.join('') : `${holds.slice(0, -1).join(', ')} and ${holds.at(-1)}`
