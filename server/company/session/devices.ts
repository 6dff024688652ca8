// Browsers a user has signed in with, by a cookie with a random name. It grants no access: it only gives its user a
// separate attempt budget, so attackers guessing at an account don't lock them out.
import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { known_devices } from '#server/db/schema/company.ts'
import type { RequestFacts } from '#server/handler.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

/** Programs that keep no cookies would make one more at each sign-in. */
const KEPT_PER_USER = 20

const hashOf = (request: RequestFacts) => (request.device === undefined ? undefined : sha256(request.device))

/** Returns the device's hash when the user has signed in with it. At the door or in the user's tenant. */
export async function knownDevice(db: Db, request: RequestFacts, user_id: string): Promise<string | undefined> {
  const device_hash = hashOf(request)
  if (device_hash === undefined) return undefined
  const [known] = await db
    .select({ device_hash: known_devices.device_hash })
    .from(known_devices)
    .where(and(eq(known_devices.device_hash, device_hash), eq(known_devices.user_id, user_id)))
  return known?.device_hash
}

/** Needs the user's tenant. Several users of one browser share its cookie. */
export async function rememberDevice(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  user: { company_id: number; id: string },
) {
  if (request.keepDevice === undefined) return
  const device = request.device ?? ports.token()
  const now = ports.now()
  const row = { company_id: user.company_id, user_id: user.id, device_hash: sha256(device) }
  await db
    .insert(known_devices)
    .values({ ...row, created_at: now, last_seen_at: now })
    .onConflictDoUpdate({
      target: [known_devices.company_id, known_devices.user_id, known_devices.device_hash],
      set: { last_seen_at: now },
    })
  const kept = db
    .select({ device_hash: known_devices.device_hash })
    .from(known_devices)
    .where(eq(known_devices.user_id, user.id))
    .orderBy(desc(known_devices.last_seen_at))
    .limit(KEPT_PER_USER)
  await db
    .delete(known_devices)
    .where(and(eq(known_devices.user_id, user.id), notInArray(known_devices.device_hash, kept)))
  request.keepDevice(device)
}

/** All except the current one: anyone with the old password may have signed in from them. */
export const forgetDevices = (db: Db, request: RequestFacts, user_id: string) =>
  db
    .delete(known_devices)
    .where(and(eq(known_devices.user_id, user_id), ne(known_devices.device_hash, hashOf(request) ?? '')))
