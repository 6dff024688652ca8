// A session begins: at sign-in, sign-up and when someone joins.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { type Db, enterTenant } from '../db/database.ts'
import { sessions, users } from '../db/schema-company.ts'
import type { RequestFacts } from '../handler.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { selectUsers, userView } from './user-view.ts'

/** The idle limit is in caller.ts; this one ends even a busy session (decisions, section 11). */
const ABSOLUTE_LIMIT_MS = 12 * 3_600_000

/** Opens a session of an active user, and leaves the transaction in their tenant. */
export async function openSession(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  user: { company_id: number; id: string },
): Promise<Schemas['OpenSession']> {
  await enterTenant(db, user.company_id)
  const now = ports.now()
  const token = ports.token()
  const expires_at = new Date(now.getTime() + ABSOLUTE_LIMIT_MS)
  await db.insert(sessions).values({
    company_id: user.company_id,
    token_hash: sha256(token),
    user_id: user.id,
    created_at: now,
    last_seen_at: now,
    expires_at,
    ip: request.ip,
    user_agent: request.user_agent,
  })
  await db.update(users).set({ last_login_at: now }).where(eq(users.id, user.id))
  const [row] = await selectUsers(db).where(eq(users.id, user.id))
  if (!row) throw new Error('A session was opened for a user who is not there')
  return { token, expires_at: expires_at.toISOString(), user: userView(row) }
}
