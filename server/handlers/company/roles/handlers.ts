import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { AREAS, areaName, permissionName, purposeOf } from '#machines/company/roles/labels.ts'
import { roleName } from '#machines/company/roles/role-name.ts'
import { grantsNoMore } from '#machines/company/team/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { INTERNAL_COMPANY, isPermission, type UserCaller } from '#server/caller.ts'
import { lockSetting, readSetting, writeSetting } from '#server/company/settings/store.ts'
import { type Db, sqlState } from '#server/db/database.ts'
import { invites, roles as table, users } from '#server/db/schema/company.ts'
import type { Acting, Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { limitsOfMember } from '#server/money/guardrails/limits.ts'
import { words } from './words.ts'

type Row = typeof table.$inferSelect

export const roles: Handlers<'roles'> = {
  '/v3/roles.ListPermissions': async ({ caller, db }) => {
    const rows = await db
      .select({ role: table, members: count(users.id) })
      .from(table)
      .leftJoin(users, and(eq(users.role_id, table.id), ne(users.status, 'disabled')))
      .groupBy(table.company_id, table.id)
      .orderBy(desc(table.is_system), asc(table.name))
    const areas = AREAS.filter(({ area }) => area !== 'support' || caller.company_id === INTERNAL_COMPANY)
    return {
      areas: areas.map(({ area, permissions }) => ({
        name: areaName(area),
        permissions: permissions.map(key => ({ key, label: permissionName(key) })),
      })),
      roles: rows.map(({ role, members }) => view(role, members)),
    }
  },

  '/v3/roles.UpdatePermission': async ({ input, caller, db, audit }) => {
    const role = await requireOwnRole(db, input.role_id, input.version)
    const given = input.permissions.filter(key => !role.permissions.includes(key))
    const taken = role.permissions.filter(key => !input.permissions.some(wanted => wanted === key))
    requireHeld(caller, [...given, ...taken])
    const [row] = await db
      .update(table)
      .set({ permissions: input.permissions, version: role.version + 1 })
      .where(eq(table.id, role.id))
      .returning()
    await audit({
      sentence: () => words.permissions_changed({ role: roleName(role.name) }),
      entity_id: role.id,
      detail: changes({ permissions: role.permissions }, { permissions: input.permissions }),
    })
    return { role: await counted(db, row ?? role) }
  },

  '/v3/roles.Create': async ({ input, caller, db, ports, audit }) => {
    const { value } = await readSetting(db, 'default_permissions')
    const wanted = input.permissions ?? value.permissions.filter(key => caller.permissions.has(key))
    requireHeld(caller, wanted)
    const row = {
      company_id: caller.company_id,
      id: ports.id(),
      name: input.name.trim(),
      description: input.description ?? '',
      is_system: false,
      permissions: wanted,
      version: 1,
    }
    await db.insert(table).values(row).catch(nameTaken)
    await keepOwnLimits({ db, ports, caller }, row.id)
    await audit({
      sentence: () => words.role_created({ role: row.name }),
      entity_id: row.id,
      detail: changes({}, { permissions: wanted }),
    })
    return { role: view(row, 0) }
  },

  '/v3/roles.Update': async ({ input, db, audit }) => {
    const role = await requireOwnRole(db, input.role_id, input.version)
    const after = { name: input.name.trim(), description: input.description }
    const [row] = await db
      .update(table)
      .set({ ...after, version: role.version + 1 })
      .where(eq(table.id, role.id))
      .returning()
      .catch(nameTaken)
    const { name, description } = role
    await audit({
      sentence: () => words.role_renamed({ role: name }),
      entity_id: role.id,
      detail: changes({ name, description }, after),
    })
    return { role: await counted(db, row ?? role) }
  },

  '/v3/roles.Delete': async ({ input, caller, db, ports, audit }) => {
    const role = await requireOwnRole(db, input.role_id, input.version)
    requireHeld(caller, role.permissions)
    const members = await db.select({ id: users.id }).from(users).where(eq(users.role_id, role.id))
    if (members.length > 0 && !input.reassign_to)
      throw refuse(409, 'role_in_use', words.role_has_members({ count: members.length }))
    if (input.reassign_to) {
      const [next] = await db.select().from(table).where(eq(table.id, input.reassign_to))
      if (!next || next.id === role.id) throw refuse(400, 'invalid_input', { reassign_to: words.choose_another_role })
      requireHeld(caller, next.permissions)
      if ((await limitsOfMember(db, caller.user_id))?.role_id === role.id)
        throw refuse(403, 'beyond_own', words.own_limited_role)
      await db
        .update(users)
        .set({ role_id: next.id, version: sql`${users.version} + 1` })
        .where(eq(users.role_id, role.id))
      await db.update(invites).set({ role_id: next.id }).where(eq(invites.role_id, role.id))
    } else {
      // Who was invited into it finds the invitation taken back.
      const open = await db.select({ id: invites.id }).from(invites).where(eq(invites.role_id, role.id))
      if (open.length > 0) throw refuse(409, 'role_in_use', words.role_has_invites)
    }
    await db.delete(table).where(eq(table.id, role.id))
    await audit({
      sentence: () => words.role_deleted({ role: role.name }),
      entity_id: role.id,
      detail: { reassigned: members.length, at: ports.now().toISOString() },
    })
    return { reassigned: members.length }
  },

  '/v3/roles.DefaultNewPermissions': async ({ db }) => {
    const { value, version } = await readSetting(db, 'default_permissions')
    return { permissions: value.permissions, version }
  },

  '/v3/roles.UpdateDefaultNewPermissions': async ({ input, caller, db, ports, audit }) => {
    requireHeld(caller, input.permissions)
    const { before, version } = await writeSetting(db, ports, caller, 'default_permissions', input.version, {
      permissions: input.permissions,
    })
    await audit({
      sentence: () => words.default_permissions_changed,
      detail: changes(before, { permissions: input.permissions }),
    })
    return { permissions: input.permissions, version }
  },
}

/** Like permissions, a new role has no more than its creator. */
async function keepOwnLimits({ db, ports, caller }: Pick<Acting, 'db' | 'ports' | 'caller'>, role_id: string) {
  const own = await limitsOfMember(db, caller.user_id)
  if (!own || own.is_owner) return
  await lockSetting(db, 'guardrails')
  const { value, version } = await readSetting(db, 'guardrails')
  const roles = [...value.roles, { role_id, limits: own.limits }]
  await writeSetting(db, ports, caller, 'guardrails', version, { roles })
}

/** A role of the company's own making, as the caller last saw it. */
async function requireOwnRole(db: Db, role_id: string, version: number): Promise<Row> {
  const [role] = await db.select().from(table).where(eq(table.id, role_id)).for('update')
  if (!role) throw notFound('role')
  if (role.is_system) throw refuse(409, 'system_role', words.system_role({ role: roleName(role.name) }))
  requireVersion(role, version)
  return role
}

function requireHeld(caller: UserCaller, permissions: readonly string[]) {
  if (!grantsNoMore(permissions, caller.permissions)) throw refuse(403, 'beyond_own', words.beyond_own)
}

const counted = async (db: Db, role: Row) => {
  const [row] = await db
    .select({ members: count() })
    .from(users)
    .where(and(eq(users.role_id, role.id), ne(users.status, 'disabled')))
  return view(role, row?.members ?? 0)
}

const view = (role: Row, members: number): Schemas['Role'] => ({
  id: role.id,
  name: role.name,
  description: purposeOf(role),
  is_system: role.is_system,
  permissions: role.permissions.filter(isPermission),
  members,
  version: role.version,
})

function nameTaken(error: unknown): never {
  if (sqlState(error) === '23505') throw refuse(409, 'name_taken', { name: words.name_taken })
  throw error
}
