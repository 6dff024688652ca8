// Ed25519 keys (RFC 8032) that sign archives: this installation's own, made when it is first needed, and those of other
// installations that the operator trusts. `npm run archive-keys` changes them; no request can.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Db } from '#server/db/database.ts'
import { installation_keys } from '#server/db/schema/installation.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

type KeyRow = typeof installation_keys.$inferSelect
export type OwnKey = { id: string; public_key: string; private_key: KeyObject }

const SEALED_AS = 'installation key'
const PUBLIC_KEY = /^[A-Za-z0-9_-]{43}$/

/** 43 characters of base64url: what operators exchange. */
export const writePublicKey = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export const publicKeyObject = (public_key: string) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' })

/** This installation's key. Of two servers that make it at once, one makes it and both use it. */
export const ownKey = (database: Database, ports: Ports): Promise<OwnKey> =>
  database.asOwner(async db => {
    const own_key = await findOwn(db)
    if (own_key) return openKey(ports, own_key)
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const public_key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const private_key = privateKey.export({ format: 'der', type: 'pkcs8' })
    await db
      .insert(installation_keys)
      .values({
        id: sha256(public_key),
        public_key,
        name: 'This installation',
        added_at: ports.now(),
        private_key_sealed: ports.vault.seal(SEALED_AS, private_key),
      })
      .onConflictDoNothing()
    const made = await findOwn(db)
    if (!made) throw new Error('The installation key was not stored')
    return openKey(ports, made)
  })

async function findOwn(db: Db): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(installation_keys).where(isNotNull(installation_keys.private_key_sealed))
  return row
}

function openKey({ vault }: Ports, { id, public_key, private_key_sealed }: KeyRow): OwnKey {
  if (!private_key_sealed) throw new Error('The installation key has no private half')
  const key = Buffer.from(vault.open(SEALED_AS, private_key_sealed))
  return {
    id,
    public_key: writePublicKey(public_key),
    private_key: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
  }
}

export const listKeys = (database: Database): Promise<KeyRow[]> =>
  database.asOwner(db => db.select().from(installation_keys).orderBy(asc(installation_keys.added_at)))

/** The key with this id if trusted and not revoked. */
export const findTrustedKey = (database: Database, id: string): Promise<KeyRow | undefined> =>
  database.asOwner(async db => {
    const [row] = await db.select().from(installation_keys).where(eq(installation_keys.id, id))
    return row?.revoked_at === null ? row : undefined
  })

/** Throws an Error with a message for the operator. A revoked key becomes trusted again. */
export async function trustKey(database: Database, ports: Ports, given: { public_key: string; name: string }) {
  const name = given.name.trim()
  if (name === '' || name.length > 120) throw new Error('Name the installation, in 120 characters or fewer.')
  if (!PUBLIC_KEY.test(given.public_key))
    throw new Error('Not a public key. It has 43 characters; the other operator sees it with npm run archive-keys.')
  const public_key = Buffer.from(given.public_key, 'base64url')
  // The last character carries two unused bits: one key has one spelling.
  if (writePublicKey(public_key) !== given.public_key) throw new Error('Not a public key. Check its last character.')
  const id = sha256(public_key)
  await database.asOwner(db =>
    db
      .insert(installation_keys)
      .values({ id, public_key, name, added_at: ports.now() })
      .onConflictDoUpdate({ target: installation_keys.id, set: { name, revoked_at: null } }),
  )
  return id
}

/** By the beginning of its id. This installation's own is forgotten, and a new one made when it is next needed. */
export async function revokeKey(database: Database, ports: Ports, start: string): Promise<KeyRow> {
  const matches = (await listKeys(database)).filter(({ id, revoked_at }) => !revoked_at && id.startsWith(start))
  const [key] = matches
  if (start.length < 8 || !key)
    throw new Error('No trusted key starts with that. List them: npm run archive-keys -- list')
  if (matches.length > 1) throw new Error('Several keys start with that. Enter more of the id.')
  await database.asOwner(db =>
    db
      .update(installation_keys)
      .set({ revoked_at: ports.now(), private_key_sealed: null })
      .where(eq(installation_keys.id, key.id)),
  )
  return key
}
