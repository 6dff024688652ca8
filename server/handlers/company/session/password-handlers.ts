// Changing a password, and setting a new one by an emailed link or a printed code.
import { and, eq } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import { noteVerified } from '#server/company/mail/daily-limit.ts'
import { isOwner } from '#server/company/owners.ts'
import { rememberDevice } from '#server/company/session/devices.ts'
import { requirePassword } from '#server/company/session/passwords.ts'
import { doOrPretend } from '#server/company/session/pretend.ts'
import { takeCode } from '#server/company/session/recovery-codes.ts'
import { mailReset } from '#server/company/session/reset-link.ts'
import { setPassword } from '#server/company/session/set-password.ts'
import { findByEmail, mayEnter, UNKNOWN } from '#server/company/session/sign-in.ts'
import {
  forgive,
  mayOnceMore,
  printedCodeBudget,
  requireTry,
  slowDownAddress,
} from '#server/company/session/throttle.ts'
import { words } from '#server/company/session/words.ts'
import { enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { sha256 } from '#server/ports/ports.ts'

const REQUESTS_BEFORE_WAITING = { account: 5, address: 20 }

const BY_CODE = '/v3/users.ResetPasswordByCode'
type Paths = '/v3/users.ChangePassword' | '/v3/users.RequestResetPassword' | '/v3/users.ResetPassword' | typeof BY_CODE
type User = typeof users.$inferSelect

export const passwordHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/users.ChangePassword': async ({ input, caller, db, ports, request, audit }) => {
    const [user] = await db.select().from(users).where(eq(users.id, caller.user_id))
    if (!user) throw new Error('The caller is not there')
    await requirePassword(db, ports, user, input.current_password)
    if (input.new_password === input.current_password)
      throw refuse(400, 'invalid_input', { new_password: words.same_password })
    const sessions_ended = await setPassword(
      db,
      ports,
      request,
      user,
      input.new_password,
      'new_password',
      caller.token_hash,
    )
    await audit({ sentence: () => words.password_changed, entity_id: user.id })
    return { sessions_ended }
  },

  '/v3/users.RequestResetPassword': async ({ input, db, ports, request, audit }) => {
    const now = ports.now()
    await slowDownAddress(db, 'reset', request.ip, REQUESTS_BEFORE_WAITING.address, now)
    // Not refused: a stranger who asks in someone's name must not keep them from asking. The newest link has come already.
    if (!(await mayOnceMore(db, 'reset', input.email.toLowerCase(), REQUESTS_BEFORE_WAITING.account, now)))
      return { requested: true, mailed: ports.mail_server }
    const account = await findByEmail(db, input.email)
    await doOrPretend(db, account && mayEnter(account) ? account.user : undefined, now, async user => {
      await mailReset(db, ports, user)
      await audit({
        sentence: () => words.reset_requested({ name: fullName(user) }),
        entity_id: user.id,
        actor: { company_id: user.company_id, user_id: null, name: UNKNOWN },
      })
    })
    return { requested: true, mailed: ports.mail_server }
  },

  '/v3/users.ResetPassword': async ({ input, db, ports, request, audit }) => {
    const [link] = await db
      .select()
      .from(links)
      .where(and(eq(links.token_hash, sha256(input.reset)), eq(links.kind, 'password_reset')))
    if (!link) throw refuse(404, 'no_such_link', words.link_invalid)
    if (link.ended_at) throw refuse(409, 'link_used', words.link_used)
    if (link.expires_at && link.expires_at <= ports.now()) throw refuse(409, 'link_expired', words.link_expired)
    await enterTenant(db, link.company_id)
    const [user] = await db.select().from(users).where(eq(users.id, link.entity_id)).for('update')
    if (user?.status !== 'active') throw refuse(404, 'no_such_link', words.link_invalid)
    await setPassword(db, ports, request, user, input.password, 'password', undefined)
    // A user with access to the mailbox may sign in from this browser, regardless of attacks meanwhile.
    await rememberDevice(db, ports, request, user)
    if (await isOwner(db, user.id)) await noteVerified(db, user.company_id, ports.now())
    await audit({ sentence: () => words.password_reset, entity_id: user.id, actor: actorOf(user) })
    return { email: user.email }
  },

  [BY_CODE]: async ({ input, db, ports, request, audit }) => {
    const now = ports.now()
    await slowDownAddress(db, 'printed code', request.ip, REQUESTS_BEFORE_WAITING.address, now)
    const budgets = [printedCodeBudget(input.email)]
    await requireTry(db, budgets, now)
    const account = await findByEmail(db, input.email)
    let owner: User | undefined
    await doOrPretend(db, account && mayEnter(account) ? account.user : undefined, now, async user => {
      const is_taken = await takeCode(db, ports, user.id, 'password', input.code)
      if (is_taken && (await isOwner(db, user.id))) owner = user
      else
        await writeAudit(db, ports, { kind: 'anyone' }, request, BY_CODE, 'refused', {
          sentence: () => words.password_code_failed({ name: fullName(user) }),
          entity_id: user.id,
          actor: { company_id: user.company_id, user_id: null, name: UNKNOWN },
        })
    })
    if (!owner) throw new KeptRefusal(refuse(401, 'wrong_code', words.wrong_printed_code))
    const { company_id, email, id } = owner
    await enterTenant(db, company_id)
    await setPassword(db, ports, request, owner, input.password, 'password', undefined)
    await forgive(db, budgets)
    await rememberDevice(db, ports, request, owner)
    await audit({ sentence: () => words.password_reset_by_code, entity_id: id, actor: actorOf(owner) })
    return { email }
  },
}

const actorOf = (user: User) => ({
  company_id: user.company_id,
  user_id: user.id,
  name: fullName(user),
})
