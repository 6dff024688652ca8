// The authenticator app of a user (TOTP, RFC 6238): six digits, every 30 seconds.
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#server/db/database.ts'
import { authenticators } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** One step early or late, for clocks that differ and people who type (RFC 6238, 5.2). */
const STEPS_EITHER_WAY = 1

const labelOf = (user_id: string) => `authenticator/${user_id}`

type Owner = { company_id: number; id: string; email: string }

/** A new key, in place of one that was never confirmed. Needs the user's tenant. */
export async function beginAuthenticator(db: Db, ports: Ports, user: Owner) {
  const secret = new Secret({ size: SECRET_BYTES })
  const secret_sealed = ports.vault.seal(labelOf(user.id), secret.bytes)
  const fields = { secret_sealed, created_at: ports.now(), confirmed_at: null, last_step: null }
  await db
    .insert(authenticators)
    .values({ company_id: user.company_id, user_id: user.id, ...fields })
    .onConflictDoUpdate({ target: [authenticators.company_id, authenticators.user_id], set: fields })
  const uri = new TOTP({ issuer: ports.brand, label: user.email, secret }).toString()
  return { key: secret.base32, uri }
}

export async function authenticatorOf(db: Db, user_id: string) {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.user_id, user_id))
  return row
}

export async function confirmedAuthenticator(db: Db, user_id: string) {
  const [row] = await db
    .select({ confirmed_at: authenticators.confirmed_at })
    .from(authenticators)
    .where(and(eq(authenticators.user_id, user_id), isNotNull(authenticators.confirmed_at)))
  return row
}

/**
 * Accepts a code once: its time step must be later than the last accepted one, which one statement decides, so that of two
 * requests with the same code one is refused. `confirms` a key that waits for its first code.
 */
export async function acceptAppCode(
  db: Db,
  ports: Ports,
  user_id: string,
  token: string,
  { confirms = false } = {},
): Promise<boolean> {
  const row = await authenticatorOf(db, user_id)
  if (!row || (row.confirmed_at === null) !== confirms) return false
  const secret = new Secret({ buffer: new Uint8Array(ports.vault.open(labelOf(user_id), row.secret_sealed)).buffer })
  const now = ports.now()
  const totp = new TOTP({ secret })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: STEPS_EITHER_WAY })
  if (delta === null) return false
  const step = totp.counter({ timestamp: now.getTime() }) + delta
  const accepted = await db
    .update(authenticators)
    .set({ last_step: step, ...(confirms ? { confirmed_at: now } : {}) })
    .where(
      and(
        eq(authenticators.user_id, user_id),
        // The key that was checked: another may have been begun meanwhile.
        eq(authenticators.created_at, row.created_at),
        confirms ? isNull(authenticators.confirmed_at) : undefined,
        or(isNull(authenticators.last_step), lt(authenticators.last_step, step)),
      ),
    )
    .returning({ step: authenticators.last_step })
  return accepted.length > 0
}
