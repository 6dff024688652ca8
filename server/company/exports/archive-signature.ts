// signature.json of an archive: the installation that made it. Small and of a fixed shape, so a foreign archive is
// recognized before anything else in it is parsed.
import { createHash, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Database } from '#server/db/database.ts'
import { findTrustedKey, type OwnKey, publicKeyObject, writePublicKey } from './installation-keys.ts'
import { FORMAT_VERSION } from './manifest.ts'
import type { Archive } from './zip-reader.ts'

export const SIGNATURE_PATH = 'signature.json'
const MOST_BYTES = 4_096
/** Domain separation: other signatures of the key can't be reused here. */
const PURPOSE = 'sunquill company archive\n'

const signatureSchema = z.strictObject({
  statement: z.strictObject({
    format_version: z.literal(FORMAT_VERSION),
    key_id: z.string().regex(/^[0-9a-f]{64}$/),
    company: z.string().max(200),
    made_at: z.iso.datetime(),
    manifest_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  signature: z.string().regex(/^[A-Za-z0-9_-]{86}$/),
})
type Statement = z.infer<typeof signatureSchema>['statement']
export type Provenance = { statement: Statement; signed_by: string; is_own: boolean }

const signedText = (statement: Statement) => Buffer.from(PURPOSE + canonicaliseJson(statement))

/** The bytes of signature.json. */
export function signStatement(key: OwnKey, facts: Omit<Statement, 'key_id' | 'format_version'>): Buffer {
  const statement: Statement = { format_version: FORMAT_VERSION, key_id: key.id, ...facts }
  const signature = sign(null, signedText(statement), key.private_key).toString('base64url')
  return Buffer.from(`${JSON.stringify({ statement, signature }, null, 1)}\n`)
}

/** An archive's claim about its maker, unverified; without a signature if it has none. */
export type Claim = { signature_text?: string; manifest_sha256: string }

export async function readClaim(archive: Archive): Promise<Claim> {
  const hash = createHash('sha256')
  for await (const piece of archive.content('manifest.json')) hash.update(piece)
  const manifest_sha256 = hash.digest('hex')
  const size = archive.sizes.get(SIGNATURE_PATH)
  if (size === undefined || size > MOST_BYTES) return { manifest_sha256 }
  return { signature_text: await textOf(archive), manifest_sha256 }
}

/** The trusted signer of an archive; undefined if unsigned, signed by an untrusted key, or changed since. */
export async function findProvenance(
  database: Database,
  { signature_text = '', manifest_sha256 }: Claim,
): Promise<Provenance | undefined> {
  const read = signatureSchema.safeParse(parse(signature_text))
  if (!read.success) return undefined
  const { statement, signature } = read.data
  const key = await findTrustedKey(database, statement.key_id)
  if (!key) return undefined
  const public_key = publicKeyObject(writePublicKey(key.public_key))
  if (!verify(null, signedText(statement), public_key, Buffer.from(signature, 'base64url'))) return undefined
  if (manifest_sha256 !== statement.manifest_sha256) return undefined
  return { statement, signed_by: key.name, is_own: key.private_key_sealed !== null }
}

async function textOf(archive: Archive): Promise<string> {
  const pieces = []
  for await (const piece of archive.content(SIGNATURE_PATH)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
