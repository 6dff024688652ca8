// What handlers of a user's own sign-in methods share.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { isOwner } from '#server/company/owners.ts'
import { confirmedAuthenticator } from '#server/company/session/authenticator.ts'
import { keysOf, passkeyView } from '#server/company/session/passkeys.ts'
import { codesLeft, passwordCodeOf } from '#server/company/session/recovery-codes.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'

export async function callerOf(db: Db, caller: UserCaller) {
  const [user] = await db.select().from(users).where(eq(users.id, caller.user_id)).for('update')
  if (!user) throw new Error('The caller is not there')
  return user
}

export async function methodsOf(db: Db, user_id: string): Promise<Schemas['SignInMethods']> {
  const app = await confirmedAuthenticator(db, user_id)
  const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, user_id))
  const printed = await passwordCodeOf(db, user_id)
  return {
    authenticator: app?.confirmed_at ? { confirmed_at: app.confirmed_at.toISOString() } : null,
    has_password: user?.password_hash !== null,
    passkeys: (await keysOf(db, user_id)).map(passkeyView),
    recovery_codes: await codesLeft(db, user_id),
    may_print_code: await isOwner(db, user_id),
    printed_code: printed ? { created_at: printed.created_at.toISOString() } : null,
  }
}
