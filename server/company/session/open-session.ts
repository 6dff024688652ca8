// A session begins: at sign-in, sign-up and when someone joins.

import { and, eq } from 'drizzle-orm'
import { deviceOf } from '#machines/lib/device.ts'
import { fullName } from '#machines/lib/text.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Path, Schemas } from '#sdk/types.ts'
import { writeAudit } from '#server/audit.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { type companies, sessions, users } from '#server/db/schema/company.ts'
import type { RequestFacts } from '#server/handler.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { languageOfUser, newDeviceMail } from '../mail/account-mails.ts'
import { writeMail } from '../mail/write-mail.ts'
import { tellUsers } from '../notifications/tell.ts'
import { knownDevice, rememberDevice } from './devices.ts'
import { selectUsers, userView } from './user-view.ts'
import { words } from './words.ts'

/** The idle limit is in caller.ts; this one ends even a busy session (decisions, section 11). */
const ABSOLUTE_LIMIT_MS = 12 * 3_600_000

type How = {
  /** How they came in, where it wasn't by signing in. */
  sentence?: () => string
  /** False for a PIN, which opens a session but proves too little for what asks again. */
  is_proof?: boolean
  /** At the company's identity provider: whether it asked for both steps. */
  provider_steps?: boolean
}

/** Opens a session of an active user, and leaves the transaction in their tenant. */
export async function openSession(
  db: Db,
  ports: Ports,
  request: RequestFacts,
  user: { company_id: number; id: string },
  path: Path,
  { sentence, is_proof = true, provider_steps }: How = {},
): Promise<Schemas['OpenSession']> {
  await enterTenant(db, user.company_id)
  const now = ports.now()
  const token = ports.token()
  const expires_at = new Date(now.getTime() + ABSOLUTE_LIMIT_MS)
  const is_new_place = await isNewPlace(db, request, user.id)
  await db.insert(sessions).values({
    company_id: user.company_id,
    token_hash: sha256(token),
    user_id: user.id,
    created_at: now,
    last_seen_at: now,
    expires_at,
    ip: request.ip,
    user_agent: request.user_agent,
    proved_at: is_proof ? now : null,
    provider_steps: provider_steps ?? null,
  })
  await db.update(users).set({ last_login_at: now }).where(eq(users.id, user.id))
  const [row] = await selectUsers(db).where(eq(users.id, user.id))
  if (!row) throw new Error('A session was opened for a user who is not there')
  await rememberDevice(db, ports, request, user)
  await writeAudit(db, ports, { kind: 'anyone' }, request, path, 'done', {
    sentence: sentence ?? (() => (is_new_place ? words.signed_in_on_new_device : words.signed_in)),
    entity_id: user.id,
    actor: { ...user, user_id: user.id, name: fullName(row.user) },
  })
  if (is_new_place) await tellNewDevice(db, ports, request, row)
  return { token, expires_at: expires_at.toISOString(), user: userView(row) }
}

/**
 * True if the user should be notified. The first session ever is no news; neither is the same kind of browser at the
 * same address, for users without cookies.
 */
async function isNewPlace(db: Db, request: RequestFacts, user_id: string): Promise<boolean> {
  if (await knownDevice(db, request, user_id)) return false
  const [earlier] = await db
    .select({ at: sessions.created_at })
    .from(sessions)
    .where(eq(sessions.user_id, user_id))
    .limit(1)
  if (!earlier) return false
  const [same] = await db
    .select({ at: sessions.created_at })
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), eq(sessions.ip, request.ip), eq(sessions.user_agent, request.user_agent)))
    .limit(1)
  return !same
}

/** By email, in case the user is locked out, and in the product otherwise. */
async function tellNewDevice(
  db: Db,
  ports: Ports,
  { user_agent, ip }: RequestFacts,
  { user, company }: { user: typeof users.$inferSelect; company: typeof companies.$inferSelect },
) {
  const device = deviceOf(user_agent, languageOfUser(user))
  const news = { device, ip, at: ports.now(), timezone: company.timezone }
  await writeMail(db, ports, {
    company_id: company.company_id,
    to: user.email,
    ...newDeviceMail(ports.brand, user, news),
    link: { url: `${ports.public_origin}/reset-password`, role_id: null },
  })
  await tellUsers(db, ports, {
    company_id: company.company_id,
    user_ids: [user.id],
    event: 'new_device',
    sentence: () => words.new_sign_in({ device: deviceOf(user_agent, currentLanguage()) }),
    details: () => [...(ip === '' ? [] : [words.sign_in_address({ ip })]), words.if_not_you],
    page: `/team/user/${user.id}`,
  })
}
