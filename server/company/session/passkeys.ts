// Passkeys (Web Authentication): what is asked of a device, and whether it signed that.
import { and, asc, eq, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { passkeys } from '#server/db/schema/company.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

const LIVES_MS = 5 * 60_000
/** Loaded on first use: its parsers of certificates take a tenth of a second. */
const library = () => import('@simplewebauthn/server')

type Row = typeof passkeys.$inferSelect
type Response = Schemas['PasskeyResponse']
type Purpose = 'add' | 'sign in' | 'second step'
const Ticket = z.object({ challenge: z.string(), until: z.number() })

/** What devices bind a passkey to: it signs in at this address only. */
const partyOf = ({ public_origin }: Ports) => ({ id: new URL(public_origin).hostname, origin: public_origin })

/** The challenge, sealed: until it's used, nothing is stored. `whose` is nobody's for a sign-in without an email. */
const labelOf = (purpose: Purpose, whose: string) => `passkey ${purpose}/${whose}`

function sealTicket(ports: Ports, purpose: Purpose, whose: string, challenge: string): string {
  const until = ports.now().getTime() + LIVES_MS
  const sealed = ports.vault.seal(labelOf(purpose, whose), Buffer.from(JSON.stringify({ challenge, until })))
  return Buffer.from(sealed).toString('base64url')
}

/** The challenge of a ticket; undefined for one that is forged, of another user, or too old. */
function challengeIn(ports: Ports, purpose: Purpose, whose: string, ticket: string): string | undefined {
  try {
    const plain = ports.vault.open(labelOf(purpose, whose), Buffer.from(ticket, 'base64url'))
    const { challenge, until } = Ticket.parse(JSON.parse(Buffer.from(plain).toString()))
    return until > ports.now().getTime() ? challenge : undefined
  } catch {
    return undefined
  }
}

type Owner = { company_id: number; id: string; email: string; firstname: string; lastname: string }

export async function askToAdd(ports: Ports, user: Owner, there: readonly Row[]) {
  const { generateRegistrationOptions } = await library()
  const { challenge, ...options } = await generateRegistrationOptions({
    rpName: ports.brand,
    rpID: partyOf(ports).id,
    userName: user.email,
    userID: new Uint8Array(Buffer.from(user.id)),
    userDisplayName: `${user.firstname} ${user.lastname}`,
    excludeCredentials: there.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { ticket: sealTicket(ports, 'add', user.id, challenge), options: { challenge, ...options } }
}

/** Without a user, for any passkey the device has for this address. */
export async function askToSign(ports: Ports, user_id?: string, there: readonly Row[] = []) {
  const { generateAuthenticationOptions } = await library()
  const { challenge, ...options } = await generateAuthenticationOptions({
    rpID: partyOf(ports).id,
    allowCredentials: there.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: user_id === undefined ? 'required' : 'preferred',
  })
  const purpose = user_id === undefined ? 'sign in' : 'second step'
  return { ticket: sealTicket(ports, purpose, user_id ?? '', challenge), options: { challenge, ...options } }
}

/** The new passkey, if the device answered this ticket. */
export async function addedKey(ports: Ports, user_id: string, ticket: string, response: Response) {
  const expectedChallenge = challengeIn(ports, 'add', user_id, ticket)
  if (expectedChallenge === undefined) return undefined
  const { verifyRegistrationResponse } = await library()
  const { id, origin } = partyOf(ports)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as never,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    })
    return registrationInfo?.credential
  } catch {
    // Whatever is wrong with it, it isn't added.
    return undefined
  }
}

/**
 * True once, if the passkey signed this ticket. Alone it counts as both steps, so its device must have verified the user. Needs the
 * tenant of its user.
 */
export async function acceptPasskey(
  db: Db,
  ports: Ports,
  key: Row,
  { ticket, response, is_alone }: { ticket: string; response: Response; is_alone: boolean },
): Promise<boolean> {
  const expectedChallenge = is_alone
    ? challengeIn(ports, 'sign in', '', ticket)
    : challengeIn(ports, 'second step', key.user_id, ticket)
  if (expectedChallenge === undefined) return false
  const { verifyAuthenticationResponse } = await library()
  const { id, origin } = partyOf(ports)
  const verified = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: is_alone,
    credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
  }).catch(() => undefined)
  if (!verified?.verified) return false
  if (!(await spendTicket(db, ports, key, ticket))) return false
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: ports.now() })
    .where(eq(passkeys.id, key.id))
  return true
}

/** A ticket that was used is remembered, so that a recorded answer opens nothing. */
export async function spendTicket(
  db: Db,
  ports: Ports,
  { company_id, user_id }: Pick<Row, 'company_id' | 'user_id'>,
  ticket: string,
): Promise<boolean> {
  const now = ports.now()
  const spent = await db
    .insert(links)
    .values({
      company_id,
      token_hash: sha256(ticket),
      kind: 'second_step',
      entity_id: user_id,
      // By then the ticket is too old by itself.
      expires_at: new Date(now.getTime() + LIVES_MS),
      ended_at: now,
    })
    .onConflictDoNothing()
    .returning({ hash: links.token_hash })
  return spent.length > 0
}

/** At the door or in the user's tenant. */
export const keysOf = (db: Db, user_id: string): Promise<Row[]> => keysWhere(db, eq(passkeys.user_id, user_id))

/** Names are chosen by devices: one of another user may have the same. */
export async function keyNamed(db: Db, credential_id: string, user_id: string): Promise<Row | undefined> {
  const [row] = await keysWhere(db, and(eq(passkeys.credential_id, credential_id), eq(passkeys.user_id, user_id)))
  return row
}

const keysWhere = (db: Db, which: SQL | undefined) =>
  db.select().from(passkeys).where(which).orderBy(asc(passkeys.created_at), asc(passkeys.id))

/** The user a device names with its signature. */
export function userIn({ response }: Response): string {
  const handle = response['userHandle']
  return typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : ''
}

export const passkeyView = ({ id, name, created_at, last_used_at }: Row): Schemas['Passkey'] => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
