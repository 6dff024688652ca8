// The limits that apply to a sale, and who may approve exceptions.

import { and, arrayContains, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Areas } from '#machines/company/settings-areas.ts'
import type { Limits } from '#machines/money/guardrails/limits.ts'
import type { Permission } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { adder_overrides, project_adders } from '#server/db/schema/adders.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { ProjectRow } from '#server/projects/access.ts'

type Priced = Pick<ProjectRow, 'id' | 'owner_id' | 'priced_by'>
type RoleLimits = { role: string; limits: Limits }

/**
 * The roles whose limits apply: those of the project's owner, of the user who set the price and of the acting user,
 * since editors can change the owner. No user acts for a homeowner's link. One entry per role, the owner's first.
 */
export async function limitsOn(
  db: Db,
  { roles: set }: Areas['guardrails'],
  project: Priced,
  acting_id: string | null,
): Promise<RoleLimits[]> {
  if (set.length === 0) return []
  const rows = await db
    .select({ user_id: users.id, role_id: roles.id, name: roles.name })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(or(eq(users.id, project.owner_id), eq(users.id, acting_id ?? project.owner_id), hasPriced(db, project)))
    .orderBy(asc(roles.name))
  const owner = rows.find(({ user_id }) => user_id === project.owner_id)
  const names = new Map([...(owner ? [owner] : []), ...rows].map(({ role_id, name }) => [role_id, name]))
  return [...names].flatMap(([role_id, name]) => {
    const limits = set.find(one => one.role_id === role_id)?.limits
    return limits ? [{ role: roleName(name), limits }] : []
  })
}

/** True if a user's own limits apply to a sale that they own or priced. */
export async function isHeld(db: Db, project: Priced, user_id: string): Promise<boolean> {
  if (!(await limitsOfMember(db, user_id))) return false
  if (project.owner_id === user_id) return true
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), hasPriced(db, project)))
  return row !== undefined
}

/** The limits of a role; `is_owner` if it is the role with every permission. */
export async function limitsOfMember(
  db: Db,
  user_id: string,
): Promise<{ role_id: string; limits: Limits; is_owner: boolean } | undefined> {
  const { roles: set } = (await readSetting(db, 'guardrails')).value
  if (set.length === 0) return undefined
  const [role] = await db
    .select({ id: roles.id, name: roles.name, is_system: roles.is_system })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(eq(users.id, user_id))
  const found = set.find(({ role_id }) => role_id === role?.id)
  return role && found ? { ...found, is_owner: role.is_system && role.name === 'Owner' } : undefined
}

/** Who entered the terms, an adder or an adder's price. */
const hasPriced = (db: Db, { id, priced_by }: Priced) =>
  or(
    priced_by ? eq(users.id, priced_by) : undefined,
    inArray(
      users.id,
      db
        .select({ id: adder_overrides.set_by_id })
        .from(adder_overrides)
        .where(and(eq(adder_overrides.project_id, id), isNotNull(adder_overrides.price_override_cents))),
    ),
    inArray(
      users.id,
      db.select({ id: project_adders.added_by }).from(project_adders).where(eq(project_adders.project_id, id)),
    ),
  )

const may = (permission: Permission) => arrayContains(roles.permissions, [permission])
const mayApprove = may('guardrails.approve')

/** By name. */
export async function rolesWith(db: Db, permission: Permission): Promise<string[]> {
  const rows = await db.select({ name: roles.name }).from(roles).where(may(permission)).orderBy(asc(roles.name))
  return rows.map(({ name }) => name)
}

export const approverRoles = (db: Db): Promise<string[]> => rolesWith(db, 'guardrails.approve')

export const isOnlyApprover = async (db: Db, user_id: string): Promise<boolean> =>
  (await approvers(db)).every(({ id }) => id === user_id)

export async function approvers(db: Db): Promise<{ id: string; role_id: string }[]> {
  return db
    .select({ id: users.id, role_id: users.role_id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(and(eq(users.status, 'active'), mayApprove))
}
