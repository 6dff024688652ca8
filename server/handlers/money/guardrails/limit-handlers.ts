import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import { roleName } from '#machines/company/roles/role-name.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { asksForNothing, isWithin, NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { limitsOfMember } from '#server/money/guardrails/limits.ts'
import { words } from '#server/money/guardrails/words.ts'

export const limitHandlers: Pick<Handlers<'guardrails'>, '/v3/guardrails.Get' | '/v3/guardrails.Save'> = {
  '/v3/guardrails.Get': async ({ db }) => view(db),

  '/v3/guardrails.Save': async ({ input, caller, db, ports, audit }) => {
    const { role_id, version } = input
    const limits = input.limits && !asksForNothing(input.limits) ? input.limits : null
    const [role] = await db.select({ name: roles.name }).from(roles).where(eq(roles.id, role_id))
    if (!role) throw notFound('role')
    const { least_price_usd_per_w: least = null, most_price_usd_per_w: most = null } = limits ?? {}
    if (least !== null && most !== null && most < least)
      throw refuse(400, 'invalid_input', {
        'limits.most_price_usd_per_w': words.above_least_price({ least: `$${least.toFixed(2)}` }),
      })
    const { value } = await readSetting(db, 'guardrails')
    const was = value.roles.find(one => one.role_id === role_id)?.limits
    const own = await limitsOfMember(db, caller.user_id)
    const next = limits ?? NO_LIMITS
    // As with permissions, users can't grant more than they have, and anyone may reduce. Owners have no limits.
    if (own && !own.is_owner && !isWithin(next, own.limits) && !isWithin(next, was ?? NO_LIMITS))
      throw refuse(403, 'beyond_own', words.own_limits)
    const others = value.roles.filter(one => one.role_id !== role_id)
    await writeSetting(db, ports, caller, 'guardrails', version, {
      roles: limits ? [...others, { role_id, limits }] : others,
    })
    await audit({
      sentence: () => (limits ? words.limits_set : words.limits_removed)({ role: roleName(role.name) }),
      entity_id: role_id,
      detail: changes<object>(was ?? NO_LIMITS, limits ?? NO_LIMITS),
    })
    return view(db)
  },
}

async function view(db: Db): Promise<Schemas['Guardrails']> {
  const { value, version } = await readSetting(db, 'guardrails')
  const rows = await db
    .select({ role: roles, members: count(users.id) })
    .from(roles)
    .leftJoin(users, and(eq(users.role_id, roles.id), ne(users.status, 'disabled')))
    .groupBy(roles.company_id, roles.id)
    .orderBy(desc(roles.is_system), asc(roles.name))
  return {
    version,
    roles: rows.map(({ role, members }) => ({
      role_id: role.id,
      name: role.name,
      members,
      may_approve: role.permissions.includes('guardrails.approve'),
      limits: value.roles.find(({ role_id }) => role_id === role.id)?.limits ?? null,
    })),
  }
}
