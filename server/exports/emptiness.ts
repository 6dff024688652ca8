// Whether an archive may be brought into a company: only where nothing would be overwritten but what every new company begins with.
import { and, count, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import * as t from '../db/schema.ts'
import { tasks } from '../db/schema-project-page.ts'
import { invoices, ledger_entries } from '../db/schema-receivables.ts'

type Kept = { table: PgTable; only?: SQL; one: string; many: string }

const KEPT: readonly Kept[] = [
  { table: t.projects, one: 'project', many: 'projects' },
  { table: t.homeowners, one: 'homeowner', many: 'homeowners' },
  { table: t.agreements, one: 'agreement', many: 'agreements' },
  { table: t.lender_applications, one: 'lender application', many: 'lender applications' },
  { table: invoices, one: 'invoice', many: 'invoices' },
  { table: ledger_entries, one: 'entry in the books', many: 'entries in the books' },
  { table: t.resources, one: 'resource', many: 'resources' },
  { table: tasks, one: 'task', many: 'tasks' },
  { table: t.rate_plans, one: 'rate plan', many: 'rate plans' },
  { table: t.others, one: 'piece of other equipment', many: 'pieces of other equipment' },
  { table: t.files, only: isNull(t.files.job_id), one: 'file', many: 'files' },
  {
    table: t.invites,
    only: and(isNull(t.invites.accepted_at), isNull(t.invites.revoked_at)),
    one: 'invitation',
    many: 'invitations',
  },
  { table: t.roles, only: eq(t.roles.is_system, false), one: 'role of its own', many: 'roles of its own' },
]

/** Needs a transaction inside the company's tenant. */
export async function readiness(db: Db, user_id: string): Promise<Schemas['Readiness']> {
  const others = { table: t.users, only: ne(t.users.id, user_id), one: 'further member', many: 'further members' }
  const holds: string[] = []
  for (const { table, only, one, many } of [...KEPT, others]) {
    const [found] = await db.select({ n: count() }).from(table).where(only)
    const n = found?.n ?? 0
    if (n > 0) holds.push(`${n.toLocaleString('en-US')} ${n === 1 ? one : many}`)
  }
  return { empty: holds.length === 0, holds }
}

/** '3 projects, 2 files and 1 further member' */
export const inWords = (holds: string[]) =>
  holds.length < 2 ? holds.join('') : `${holds.slice(0, -1).join(', ')} and ${holds.at(-1)}`
