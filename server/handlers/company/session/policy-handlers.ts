// How long an idle session lasts in a company, and who must have a second step.

import { inArray } from 'drizzle-orm'
import { roleName } from '#machines/company/roles/role-name.ts'
import { asksTheSame, type SecondStepPolicy } from '#machines/company/session/second-step-policy.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { missingSecondStep, tellRequired } from '#server/company/session/second-step-policy.ts'
import { words } from '#server/company/session/words.ts'
import type { Db } from '#server/db/database.ts'
import { companies, roles } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { requireVersion } from '#server/lib/versioned.ts'

type Paths =
  | '/v3/settings.GetSessionPolicy'
  | '/v3/settings.SessionPolicy'
  | '/v3/settings.GetSecondStepPolicy'
  | '/v3/settings.SecondStepPolicy'
type Policy = Schemas['SecondStepPolicy']

const NOBODY: SecondStepPolicy = { required_of: 'nobody', role_ids: [], permissions: [], grace_days: 14, since: '' }

export const policyHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/settings.GetSessionPolicy': async ({ db }) => {
    const { idle_minutes, version } = await companyOf(db)
    return { idle_minutes, version }
  },

  '/v3/settings.SessionPolicy': async ({ input, db, audit }) => {
    const before = await lockCompany(db)
    requireVersion(before, input.version)
    const { idle_minutes } = input
    const version = input.version + 1
    await db.update(companies).set({ idle_minutes, version })
    await audit({
      sentence: () => words.idle_minutes_set({ minutes: idle_minutes }),
      detail: changes({ idle_minutes: before.idle_minutes }, { idle_minutes }),
    })
    return { idle_minutes, version }
  },

  '/v3/settings.GetSecondStepPolicy': async ({ db }) => {
    const { second_step, version } = await companyOf(db)
    return {
      policy: { ...withoutSince(second_step), version },
      missing: (await missingSecondStep(db, second_step)).length,
    }
  },

  '/v3/settings.SecondStepPolicy': async ({ input, caller, db, ports, audit }) => {
    const before = await lockCompany(db)
    requireVersion(before, input.version)
    const role_names = await namesOfRoles(db, input)
    if (input.required_of === 'permissions' && input.permissions.length === 0)
      throw refuse(400, 'invalid_input', { permissions: words.choose_permissions })
    const { version, ...chosen } = input
    const earlier = before.second_step
    const is_same = earlier !== null && asksTheSame(earlier, chosen)
    const policy = { ...chosen, since: is_same ? earlier.since : ports.now().toISOString() }
    const second_step = chosen.required_of === 'nobody' ? null : policy
    const was_missing = new Set(await missingSecondStep(db, earlier))
    await db.update(companies).set({ second_step, version: version + 1 })
    const missing = await missingSecondStep(db, second_step)
    await tellRequired(db, ports, { ...caller, user_ids: missing.filter(id => !was_missing.has(id)), policy })
    await audit({
      sentence: () => sentenceOf(chosen, role_names),
      detail: changes(withoutSince(earlier), chosen),
    })
    return { policy: { ...chosen, version: version + 1 }, missing: missing.length }
  },
}

function withoutSince(policy: SecondStepPolicy | null) {
  const { since: _, ...rest } = policy ?? NOBODY
  return rest
}

function sentenceOf({ required_of, grace_days: days }: Omit<Policy, 'version'>, roles: string): string {
  const texts = words.second_step_required_of
  if (required_of === 'nobody') return texts.nobody
  return required_of === 'roles' ? texts.roles({ roles, days }) : texts[required_of]({ days })
}

/** Throws 400 unless all are roles of the company. */
async function namesOfRoles(db: Db, { required_of, role_ids }: Policy): Promise<string> {
  const rows = role_ids.length > 0 ? await db.select().from(roles).where(inArray(roles.id, role_ids)) : []
  if (rows.length < role_ids.length || (required_of === 'roles' && rows.length === 0))
    throw refuse(400, 'invalid_input', { role_ids: words.choose_roles })
  return rows.map(({ name }) => roleName(name)).join(', ')
}

async function lockCompany(db: Db) {
  const [row] = await db.select().from(companies).for('no key update')
  if (!row) throw notFound('company')
  return row
}
