// A session left open must not be enough for what reaches far: roles, exports, credentials, where money goes. Operations that the
// contract marks with x-step-up need a fresh proof of who is asking; signing in is one.
import { eq } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { sessions, type users } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { acceptPasskey, keyNamed } from './passkeys.ts'
import { requirePassword } from './passwords.ts'
import { hasSecondStep, requireCode } from './second-step.ts'
import { words } from './words.ts'

const FRESH_MS = 15 * 60_000

type User = typeof users.$inferSelect
type Proof = Input<'/v3/users.ConfirmIdentity'>

export function requireFresh({ proved_ms }: UserCaller, ports: Ports) {
  if (proved_ms === null || proved_ms + FRESH_MS < ports.now().getTime())
    throw refuse(403, 'step_up_required', words.step_up_required)
}

/** Before a second step is set up. Users of the company's provider have no password: their sign-in must be fresh. */
export async function requireOwnPassword(
  db: Db,
  ports: Ports,
  user: User,
  caller: UserCaller,
  password: string | undefined,
) {
  if (user.password_hash === null) {
    const { proved_ms } = caller
    if (proved_ms === null || proved_ms + FRESH_MS < ports.now().getTime())
      throw refuse(400, 'invalid_input', { current_password: words.fresh_sign_in_needed })
  } else if (password === undefined) throw refuse(400, 'invalid_input', { current_password: words.enter_password })
  else await requirePassword(db, ports, user, password)
}

/** With the second step, if the user has one: a stolen password opens no more here than at sign-in. */
export async function prove(db: Db, ports: Ports, user: User, { password, code, passkey }: Proof) {
  const must_use_second = await hasSecondStep(db, user.id)
  if (passkey) {
    const key = await keyNamed(db, passkey.response.id, user.id)
    if (!key || !(await acceptPasskey(db, ports, key, { ...passkey, is_alone: false })))
      throw new KeptRefusal(refuse(400, 'invalid_input', { passkey: words.wrong_passkey }))
  } else if (code !== undefined) await requireCode(db, ports, user, code)
  else if (password === undefined || must_use_second)
    throw refuse(
      400,
      'invalid_input',
      must_use_second ? { code: words.use_second_step } : { password: words.enter_password },
    )
  else await requirePassword(db, ports, user, password, 'password')
}

/** Returns until when the session counts as fresh. */
export async function noteProof(db: Db, ports: Ports, token_hash: string): Promise<Date> {
  const now = ports.now()
  await db.update(sessions).set({ proved_at: now }).where(eq(sessions.token_hash, token_hash))
  return new Date(now.getTime() + FRESH_MS)
}
