// A user as the contract shows them, from the rows that make one.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { companies, roles, users } from '#server/db/schema/company.ts'

/** Users with role and company; add a `where` and a `limit`. */
export const selectUsers = (db: Db) =>
  db
    .select({ user: users, role: roles, company: companies })
    .from(users)
    .innerJoin(roles, and(eq(roles.company_id, users.company_id), eq(roles.id, users.role_id)))
    .innerJoin(companies, eq(companies.company_id, users.company_id))
    .$dynamic()

type Row = { user: typeof users.$inferSelect; role: typeof roles.$inferSelect; company: typeof companies.$inferSelect }

export const userView = ({ user, role, company }: Row): Schemas['User'] => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  company_id: user.company_id,
  isSunquillUser: user.company_id === INTERNAL_COMPANY,
  company: {
    id: company.company_id,
    name: company.name,
    brand_color: company.brand_color,
    idle_minutes: company.idle_minutes,
    timezone: company.timezone,
  },
  role_id: role.id,
  role: role.name,
  status: user.status,
  must_change_password: user.must_change_password,
  language: user.language,
  last_login_at: user.last_login_at?.toISOString() ?? null,
  contacts: [{ type: 0, contact: user.email }, ...(user.phone ? [{ type: 1 as const, contact: user.phone }] : [])],
})
