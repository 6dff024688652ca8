import { and, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { likeText } from '#machines/lib/search.ts'
import { signInHandlers } from '#server/company/session/sign-in.ts'
import { selectUsers, userView } from '#server/company/session/user-view.ts'
import { enterDoor, enterTenant } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { sha256 } from '#server/ports/ports.ts'
import { passkeyHandlers } from './passkey-handlers.ts'
import { passwordHandlers } from './password-handlers.ts'
import { pinHandlers } from './pin-handlers.ts'
import { policyHandlers } from './policy-handlers.ts'
import { secondStepHandlers } from './second-step-handlers.ts'
import { singleSignOnHandlers } from './single-sign-on-handlers.ts'
import { stepUpHandlers } from './step-up-handlers.ts'

export const session: Handlers<'session'> = {
  ...passkeyHandlers,
  ...passwordHandlers,
  ...pinHandlers,
  ...policyHandlers,
  ...secondStepHandlers,
  ...stepUpHandlers,
  ...signInHandlers,
  ...singleSignOnHandlers,

  '/v1/user': async ({ caller, db }) => {
    const [row] = await selectUsers(db).where(eq(users.id, caller.user_id))
    if (!row) throw notFound('user')
    if (!caller.impersonator) {
      const due_ms = caller.second_step_due_ms
      const second_step_due_at = due_ms === null ? null : new Date(due_ms).toISOString()
      return { user: { ...userView(row), has_pin: row.user.pin_hash !== null, second_step_due_at } }
    }
    await enterTenant(db, caller.impersonator.company_id)
    const [impersonator] = await selectUsers(db).where(eq(users.id, caller.impersonator.user_id))
    return { user: userView(row), ...(impersonator ? { impersonator: userView(impersonator) } : {}) }
  },

  '/v3/users.Permissions': async ({ caller }) => ({ permissions: [...caller.permissions] }),

  '/v1/users': async ({ input, db }) => {
    await enterDoor(db)
    const like = `%${likeText(input.search ?? '')}%`
    const rows = await selectUsers(db)
      .where(or(ilike(users.email, like), ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, like)))
      .orderBy(users.lastname, users.firstname, users.id)
      .limit(input.limit ?? 50)
    return { users: rows.map(userView) }
  },

  '/api/session/keep': async ({ caller, db }) => {
    // The session's own user, not the impersonated one.
    await enterTenant(db, caller.impersonator?.company_id ?? caller.company_id)
    const [row] = await db.select().from(sessions).where(eq(sessions.token_hash, caller.token_hash))
    if (!row) throw notFound('session')
    return { expires_at: row.expires_at.toISOString() }
  },

  '/api/session/clear': async ({ db, ports, request }) => {
    if (!request.token) return { cleared: false }
    const token_hash = sha256(request.token)
    const [row] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.token_hash, token_hash), isNull(sessions.ended_at)))
    if (!row) return { cleared: false }
    await enterTenant(db, row.company_id)
    await db.update(sessions).set({ ended_at: ports.now() }).where(eq(sessions.token_hash, token_hash))
    return { cleared: true }
  },
}
