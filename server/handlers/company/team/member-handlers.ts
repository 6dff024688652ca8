// The members of a company: who they are, what they may do, where they are signed in.

import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { roleName } from '#machines/company/roles/role-name.ts'
import { isRequired, type SecondStepPolicy } from '#machines/company/session/second-step-policy.ts'
import { grantsNoMore } from '#machines/company/team/rules.ts'
import { deviceOf } from '#machines/lib/device.ts'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import { likeText } from '#machines/lib/search.ts'
import { fullName } from '#machines/lib/text.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { changes, sentenceOf } from '#server/audit.ts'
import { IDLE_GRACE_MINUTES, type UserCaller } from '#server/caller.ts'
import { mailReset } from '#server/company/session/reset-link.ts'
import { hasSecondStep } from '#server/company/session/second-step.ts'
import { lacksSecondStep, withSecondStep } from '#server/company/session/second-step-policy.ts'
import { selectUsers } from '#server/company/session/user-view.ts'
import {
  hasEntered,
  type Member,
  memberView,
  nameOf,
  OWNER,
  requireAnotherOwner,
  requireManageable,
  requireMember,
  shownMember,
} from '#server/company/team/members.ts'
import { namesOf } from '#server/company/team/placement.ts'
import { words } from '#server/company/team/words.ts'
import type { Db } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import { roles, sessions, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { anId, aText, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'

const MEMBERS = cursorOf('members', aText)
const ACTIVITY = cursorOf('member_activity', anId)

type Paths =
  | '/v3/users.GetUsers'
  | '/v3/users.ListTenantUsers'
  | '/v3/users.Get'
  | '/v3/users.ListActivity'
  | '/v3/users.Update'
  | '/v3/users.UpdateRole'
  | '/v3/users.DisableUser'
  | '/v3/users.ResetPasswordByAdmin'
  | '/v3/users.EndSession'

const SEARCHED: Searched = {
  id: users.id,
  text: sql`named_text(${users.firstname} || ' ' || ${users.lastname}, ${users.email})`,
  order: [asc(users.sort_key)],
}
/** One not used for longer is over, whatever the company's own limit. */
const LONGEST_IDLE_MS = (60 + IDLE_GRACE_MINUTES) * 60_000

export const memberHandlers: Pick<Handlers<'team'>, Paths> = {
  '/v3/users.GetUsers': async ({ input, db }) => {
    const limit = input.limit ?? 50
    const policy = (await companyOf(db)).second_step
    const rows = await selectUsers(db)
      .where(
        and(
          await foundBy(db, SEARCHED, input.search),
          input.status ? eq(users.status, input.status) : undefined,
          input.role_id ? eq(users.role_id, input.role_id) : undefined,
          input.second_step ? lacksSecondStep(policy) : undefined,
          input.cursor ? gt(users.sort_key, MEMBERS.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(asc(users.sort_key))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, MEMBERS, ({ user }) => [user.sort_key ?? ''])
    const seen = new Map(
      (
        await db
          .select({ user_id: sessions.user_id, at: max(sessions.last_seen_at) })
          .from(sessions)
          .where(
            inArray(
              sessions.user_id,
              page.map(({ user }) => user.id),
            ),
          )
          .groupBy(sessions.user_id)
      ).map(({ user_id, at }) => [user_id, at]),
    )
    const names = await namesOf(
      db,
      page.map(({ user }) => user.manager_id),
    )
    const protected_ids = await withSecondStep(
      db,
      page.map(({ user }) => user.id),
    )
    return {
      users: page.map(row => ({
        ...memberView(row, seen.get(row.user.id) ?? null, names),
        second_step: secondStepOf(row, policy, protected_ids),
      })),
      next_cursor,
    }
  },

  '/v3/users.ListTenantUsers': async ({ input, db }) => {
    const like = input.search ? `%${likeText(input.search)}%` : undefined
    const rows = await db
      .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(
        and(
          eq(users.status, 'active'),
          like ? ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, like) : undefined,
        ),
      )
      .orderBy(asc(users.lastname), asc(users.firstname))
      .limit(500)
    return { users: rows.map(({ id, firstname, lastname }) => ({ id, name: fullName({ firstname, lastname }) })) }
  },

  '/v3/users.Get': async ({ input, caller, db, ports }) => {
    requireSelfOr(caller, input.user_id, 'team.view')
    const member = await requireMember(db, input.user_id)
    const open = await openSessions(db, input.user_id, ports.now())
    return {
      user: {
        ...(await shownMember(db, member, open[0]?.last_seen_at)),
        has_second_step: await hasSecondStep(db, input.user_id),
      },
      sessions: open.map(row => ({
        id: row.token_hash.slice(0, SESSION_ID),
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        device: deviceOf(row.user_agent ?? '', currentLanguage()),
        current: row.token_hash === caller.token_hash,
        ...(row.ip ? { ip: row.ip } : {}),
      })),
    }
  },

  '/v3/users.ListActivity': async ({ input, caller, db }) => {
    requireSelfOr(caller, input.user_id, 'team.view')
    await requireMember(db, input.user_id)
    const limit = input.limit ?? 50
    const rows = await db
      .select()
      .from(audits)
      .where(
        and(
          eq(audits.actor_id, input.user_id),
          input.cursor ? lt(audits.id, ACTIVITY.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(audits.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, ACTIVITY, row => [row.id])
    return {
      next_cursor,
      activity: page.map(row => ({
        id: row.id,
        at: row.at.toISOString(),
        sentence: sentenceOf(row),
        outcome: row.outcome,
        ...(row.project_id ? { project_id: row.project_id } : {}),
        ...(row.impersonator_id ? { impersonator: supportOf(row.detail) } : {}),
      })),
    }
  },

  '/v3/users.Update': async ({ input, caller, db, audit }) => {
    const { version, phone, language, ...names } = input
    const { user } = await requireMember(db, caller.user_id, 'lock')
    requireVersion(user, version)
    const after = { ...names, phone: phone ?? null, ...(language === undefined ? {} : { language }) }
    await db
      .update(users)
      .set({ ...after, version: version + 1 })
      .where(eq(users.id, user.id))
    const { firstname, lastname } = user
    await audit({
      sentence: () => words.details_changed,
      entity_id: user.id,
      detail: changes({ firstname, lastname, phone: user.phone }, after),
    })
    return { user: await shownMember(db, await requireMember(db, user.id)) }
  },

  '/v3/users.UpdateRole': async ({ input, caller, db, audit }) => {
    const member = await requireManageable(db, caller, input.user_id, 'role')
    requireVersion(member.user, input.version)
    const [role] = await db.select().from(roles).where(eq(roles.id, input.role_id))
    if (!role) throw refuse(400, 'invalid_input', { role_id: words.choose_role })
    if (!grantsNoMore(role.permissions, caller.permissions))
      throw refuse(403, 'role_above_own', words.role_above_own({ role: roleName(role.name) }))
    if (role.name !== OWNER) await requireAnotherOwner(db, member)
    await db
      .update(users)
      .set({ role_id: role.id, version: input.version + 1 })
      .where(eq(users.id, member.user.id))
    await audit({
      sentence: () => words.role_changed({ name: nameOf(member), role: roleName(role.name) }),
      entity_id: member.user.id,
      detail: changes({ role: member.role.name }, { role: role.name }),
    })
    return { user: await shownMember(db, await requireMember(db, member.user.id)) }
  },

  '/v3/users.DisableUser': async ({ input, caller, db, ports, audit }) => {
    const member = await requireManageable(db, caller, input.user_id, 'disable')
    requireVersion(member.user, input.version)
    // A restored member who never joined here is let in by an invitation.
    const let_in = (await hasEntered(db, member.user)) ? 'active' : 'invited'
    const status = input.disabled ? 'disabled' : let_in
    if (input.disabled) {
      await requireAnotherOwner(db, member)
      await db
        .update(sessions)
        .set({ ended_at: ports.now() })
        .where(and(eq(sessions.user_id, member.user.id), isNull(sessions.ended_at)))
    }
    await db
      .update(users)
      .set({ status, disabled_at: input.disabled ? ports.now() : null, version: input.version + 1 })
      .where(eq(users.id, member.user.id))
    await audit({
      sentence: () => (input.disabled ? words.disabled : words.enabled)({ name: nameOf(member) }),
      entity_id: member.user.id,
      detail: changes({ status: member.user.status }, { status }),
    })
    return { user: await shownMember(db, await requireMember(db, member.user.id)) }
  },

  '/v3/users.ResetPasswordByAdmin': async ({ input, caller, db, ports, audit }) => {
    const member = await requireManageable(db, caller, input.user_id, 'password')
    if (member.user.status === 'invited') throw refuse(409, 'not_joined', words.not_joined({ name: nameOf(member) }))
    if (member.user.status !== 'active')
      throw refuse(409, 'user_disabled', words.user_disabled({ name: nameOf(member) }))
    await mailReset(db, ports, member.user)
    const mailed = ports.mail_server
    await audit({
      sentence: () => (mailed ? words.reset_mailed : words.reset_not_mailed)({ name: nameOf(member) }),
      entity_id: member.user.id,
    })
    return { mailed_to: member.user.email, mailed }
  },

  '/v3/users.EndSession': async ({ input, caller, db, ports, audit }) => {
    requireSelfOr(caller, input.user_id, 'team.disable')
    const member = await requireMember(db, input.user_id)
    const { session_id } = input
    const ending = (await openSessions(db, input.user_id, ports.now())).filter(({ token_hash }) =>
      session_id === undefined ? token_hash !== caller.token_hash : token_hash.startsWith(session_id),
    )
    const count = ending.length
    if (count === 0 && session_id !== undefined) throw notFound('session')
    if (count === 0) return { ended: true }
    await db
      .update(sessions)
      .set({ ended_at: ports.now() })
      .where(
        inArray(
          sessions.token_hash,
          ending.map(({ token_hash }) => token_hash),
        ),
      )
    await audit({ sentence: () => words.sessions_ended({ count, name: nameOf(member) }), entity_id: member.user.id })
    return { ended: true }
  },
}

function secondStepOf({ user, role }: Member, policy: SecondStepPolicy | null, protected_ids: ReadonlySet<string>) {
  if (protected_ids.has(user.id)) return 'set_up'
  const is_required = policy !== null && isRequired(policy, { role_id: role.id, permissions: role.permissions })
  return is_required && user.status === 'active' ? 'missing' : 'optional'
}

/** Lines from before support was named only have that it was. */
const supportOf = ({ support }: Record<string, unknown>): string =>
  typeof support === 'string' ? support : words.support_team

/** Sessions are identified by a prefix of their token's hash, which grants no access. */
const SESSION_ID = 16

function requireSelfOr(caller: UserCaller, user_id: string, permission: 'team.view' | 'team.disable') {
  if (caller.user_id !== user_id && !caller.permissions.has(permission))
    throw forbidden([permission], words.not_allowed)
}

const openSessions = (db: Db, user_id: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, user_id),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
        gt(sessions.last_seen_at, new Date(now.getTime() - LONGEST_IDLE_MS)),
      ),
    )
    .orderBy(desc(sessions.last_seen_at))
