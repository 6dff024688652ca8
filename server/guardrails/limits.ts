// The limits of a project's owner, and who may approve what is beyond them.

import { and, arrayContains, asc, eq } from 'drizzle-orm'
import type { Limits } from '#machines/guardrails/limits.ts'
import { roleName } from '#machines/roles/role-name.ts'
import type { Db } from '../db/database.ts'
import { roles, users } from '../db/schema/company.ts'
import { readSetting } from '../settings/store.ts'

/** Of whoever sells the project, not of whoever asks: a homeowner's own link is held to them too. Undefined without limits. */
export async function limitsOfOwner(db: Db, owner_id: string): Promise<{ role: string; limits: Limits } | undefined> {
  const { roles: set } = (await readSetting(db, 'guardrails')).value
  if (set.length === 0) return undefined
  const [role] = await db
    .select({ id: roles.id, name: roles.name })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(eq(users.id, owner_id))
  const found = set.find(({ role_id }) => role_id === role?.id)
  return role && found ? { role: roleName(role.name), limits: found.limits } : undefined
}

const mayApprove = arrayContains(roles.permissions, ['guardrails.approve'])

/** Roles by name. */
export async function approverRoles(db: Db): Promise<string[]> {
  const rows = await db.select({ name: roles.name }).from(roles).where(mayApprove).orderBy(asc(roles.name))
  return rows.map(({ name }) => name)
}

export const isOnlyApprover = async (db: Db, user_id: string): Promise<boolean> =>
  (await approvers(db)).every(({ id }) => id === user_id)

export async function approvers(db: Db): Promise<{ id: string; role_id: string }[]> {
  return db
    .select({ id: users.id, role_id: users.role_id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(and(eq(users.status, 'active'), mayApprove))
}
