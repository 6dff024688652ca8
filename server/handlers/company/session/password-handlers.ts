// Changing a password, and getting a new one by mail.

import { and, eq, isNull, ne } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { endLinks } from '#server/caller.ts'
import { accountText, languageOfUser } from '#server/company/mail/account-mails.ts'
import { noteVerified } from '#server/company/mail/daily-limit.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { isOwner } from '#server/company/owners.ts'
import { forgetDevices, rememberDevice } from '#server/company/session/devices.ts'
import { hashPassword, passwordMatches, requireGoodPassword } from '#server/company/session/passwords.ts'
import { doOrPretend } from '#server/company/session/pretend.ts'
import { mailReset } from '#server/company/session/reset-link.ts'
import { findByEmail, mayEnter, UNKNOWN } from '#server/company/session/sign-in.ts'
import { forgive, mayOnceMore, passwordBudget, requireTry, slowDownAddress } from '#server/company/session/throttle.ts'
import { words } from '#server/company/session/words.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { sessions, users } from '#server/db/schema/company.ts'
import type { Handlers, RequestFacts } from '#server/handler.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

const REQUESTS_BEFORE_WAITING = { account: 5, address: 20 }

type Paths = '/v3/users.ChangePassword' | '/v3/users.RequestResetPassword' | '/v3/users.ResetPassword'
type User = typeof users.$inferSelect

export const passwordHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/users.ChangePassword': async ({ input, caller, db, ports, request, audit }) => {
    const [user] = await db.select().from(users).where(eq(users.id, caller.user_id))
    if (!user) throw new Error('The caller is not there')
    const budgets = [passwordBudget(user.id)]
    await requireTry(db, budgets, ports.now())
    if (!(await passwordMatches(user.password_hash, input.current_password)))
      throw new KeptRefusal(refuse(400, 'invalid_input', { current_password: words.wrong_current_password }))
    await forgive(db, budgets)
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
}

const actorOf = (user: User) => ({
  company_id: user.company_id,
  user_id: user.id,
  name: fullName(user),
})

/** Returns how many sessions it ended: all of the user's but the one that is named. */
async function setPassword(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  user: User,
  password: string,
  field: string,
  kept_session: string | undefined,
): Promise<number> {
  await requireGoodPassword(password, [user.email, user.firstname, user.lastname, ports.brand], field)
  const password_hash = await hashPassword(password)
  await db.update(users).set({ password_hash, must_change_password: false }).where(eq(users.id, user.id))
  // Links emailed to anyone with the old password end too.
  await endLinks(db, user.id, ports.now())
  await forgetDevices(db, request, user.id)
  const ended = await db
    .update(sessions)
    .set({ ended_at: ports.now() })
    .where(
      and(
        eq(sessions.user_id, user.id),
        isNull(sessions.ended_at),
        kept_session ? ne(sessions.token_hash, kept_session) : undefined,
      ),
    )
    .returning({ hash: sessions.token_hash })
  await writeMail(db, ports, {
    company_id: user.company_id,
    to: user.email,
    ...(await accountText(db, ports, 'password_changed', languageOfUser(user), { firstname: user.firstname })),
  })
  return ended.length
}
