// What signing in asks for after the password, and what changes of it are announced.
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { appCode } from '#machines/company/session/codes.ts'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { authenticators, passkeys, sessions, type users } from '#server/db/schema/company.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { signInChangedMail } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { tellUsers } from '../notifications/tell.ts'
import { acceptAppCode, confirmedAuthenticator } from './authenticator.ts'
import { keysOf } from './passkeys.ts'
import { deleteCodes, takeCode } from './recovery-codes.ts'
import { codeBudget, forgive, requireTry } from './throttle.ts'
import { words } from './words.ts'

type User = typeof users.$inferSelect

const PENDING_LIVES_MS = 5 * 60_000

/** Needs the user's tenant. */
export const hasSecondStep = async (db: Db, user_id: string): Promise<boolean> =>
  (await confirmedAuthenticator(db, user_id)) !== undefined || (await keysOf(db, user_id)).length > 0

/**
 * A token for the password that was right. It works once. Earlier ones go on working, or someone with the password could keep the
 * user from finishing.
 */
export async function beginSecondStep(db: Db, ports: Ports, user: Pick<User, 'company_id' | 'id'>): Promise<string> {
  const now = ports.now()
  const pending = ports.token()
  await db.insert(links).values({
    company_id: user.company_id,
    token_hash: sha256(pending),
    kind: 'second_step',
    entity_id: user.id,
    expires_at: new Date(now.getTime() + PENDING_LIVES_MS),
  })
  return pending
}

/** At the door: whose sign-in waits. Throws when it has waited too long. */
export async function pendingSignIn(db: Db, ports: Ports, pending: string) {
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, sha256(pending)), eq(links.kind, 'second_step'), isNull(links.ended_at)))
  if (!link?.expires_at || link.expires_at <= ports.now()) throw tooLate()
  return { company_id: link.company_id, user_id: link.entity_id, token_hash: link.token_hash }
}

export const tooLate = () => refuse(404, 'no_such_sign_in', words.sign_in_took_too_long)

/** Deletes it, and with it what the user's earlier sign-ins left. False where another request was faster. */
export async function finishPending(db: Db, ports: Ports, user_id: string, token_hash: string): Promise<boolean> {
  const gone = await db
    .delete(links)
    .where(
      and(
        eq(links.entity_id, user_id),
        eq(links.kind, 'second_step'),
        or(eq(links.token_hash, token_hash), lt(links.expires_at, ports.now())),
      ),
    )
    .returning({ token_hash: links.token_hash })
  return gone.some(one => one.token_hash === token_hash)
}

type CodeWay = 'app' | 'recovery'

/** How a code was right; undefined if it wasn't. Each works once. */
export async function acceptCode(db: Db, ports: Ports, user_id: string, typed: string): Promise<CodeWay | undefined> {
  const digits = appCode(typed)
  if (digits !== undefined) return (await acceptAppCode(db, ports, user_id, digits)) ? 'app' : undefined
  return (await takeCode(db, ports, user_id, 'second_step', typed)) ? 'recovery' : undefined
}

/** For changes to the second step, which need it. Wrong codes are counted. */
export async function requireCode(db: Db, ports: Ports, user: User, typed: string): Promise<CodeWay> {
  if (!(await hasSecondStep(db, user.id))) throw refuse(409, 'no_second_step', words.you_have_no_second_step)
  const budgets = [codeBudget(user.id)]
  await requireTry(db, budgets, ports.now())
  const way = await acceptCode(db, ports, user.id, typed)
  if (!way) throw new KeptRefusal(refuse(400, 'invalid_input', { code: words.wrong_code }))
  await forgive(db, budgets)
  return way
}

export async function removeAuthenticator(db: Db, user_id: string) {
  await db.delete(authenticators).where(eq(authenticators.user_id, user_id))
  await forgetUnneededCodes(db, user_id)
}

export async function removeSecondStep(db: Db, user_id: string) {
  await db.delete(passkeys).where(eq(passkeys.user_id, user_id))
  await removeAuthenticator(db, user_id)
}

/** Recovery codes replace a second step, and go with the last one. */
export async function forgetUnneededCodes(db: Db, user_id: string) {
  if (!(await hasSecondStep(db, user_id))) await deleteCodes(db, user_id, 'second_step')
}

/** By email, in case the account was taken over, and in the product. Needs the user's tenant. */
export async function tellSignInChanged(db: Db, ports: Ports, user: User, sentence: Sentence) {
  await writeMail(db, ports, {
    company_id: user.company_id,
    to: user.email,
    ...signInChangedMail(ports.brand, user, sentence),
    link: { url: `${ports.public_origin}/reset-password`, role_id: null },
  })
  await tellUsers(db, ports, {
    company_id: user.company_id,
    user_ids: [user.id],
    event: 'sign_in_changed',
    sentence,
    details: () => [words.not_expected],
    page: `/team/user/${user.id}`,
  })
}

/** All of the user's, but the named one. Returns how many. */
export async function endOtherSessions(db: Db, ports: Ports, user_id: string, kept: string | undefined) {
  const rows = await db
    .update(sessions)
    .set({ ended_at: ports.now() })
    .where(
      and(eq(sessions.user_id, user_id), isNull(sessions.ended_at), kept ? ne(sessions.token_hash, kept) : undefined),
    )
    .returning({ hash: sessions.token_hash })
  return rows.length
}
