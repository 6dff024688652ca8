// Files are under the row-level security, transaction and backup of the rows that name them; their bytes are in the database too, or
// in a bucket.
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { file_parts } from '../db/schema/jobs.ts'
import { FileDamaged } from '../ports/bucket/faults.ts'
import { type Ports, sameText } from '../ports/ports.ts'
import { sha256InTurns } from '../ports/sha256.ts'
import { NOTHING, PART_BYTES, putParts, readParts } from './parts.ts'

export type MediaType =
  | 'application/pdf'
  | 'text/csv'
  | 'application/gzip'
  | 'application/zip'
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
type NewFile = {
  company_id: number
  name: string
  media_type: MediaType
  bytes: Uint8Array
}

/** Keeps the bytes and answers the file's id and SHA-256. */
export async function keepFile(db: Db, ports: Ports, { company_id, name, media_type, bytes }: NewFile) {
  const file = { id: ports.id(), sha256: await sha256InTurns(bytes) }
  const location = await keepBytes(db, ports, { company_id, file_id: file.id }, bytes)
  await db
    .insert(files)
    .values({ ...file, company_id, name, media_type, size: bytes.length, ...location, created_at: ports.now() })
  return file
}

/** Returns the columns of the file's row. With a bucket, the bytes are in it before the transaction commits. */
export async function keepBytes(
  db: Db,
  ports: Ports,
  named: { company_id: number; file_id: string },
  bytes: Uint8Array,
) {
  if (bytes.length <= (ports.bucket ? 0 : PART_BYTES)) return { bytes, parts: 0 }
  const parts = await putParts(ports, named, bytes)
  // Each by itself: 9 MB in one statement hold up everybody else's.
  for (const part of parts) await db.insert(file_parts).values(part)
  return { bytes: NOTHING, parts: parts.length }
}

/** The bytes of a file of the tenant's; undefined if missing. */
export async function readFile(db: Db, ports: Ports, file_id: string): Promise<Uint8Array | undefined> {
  const [file] = await db
    .select({ bytes: files.bytes, parts: files.parts, sha256: files.sha256 })
    .from(files)
    .where(eq(files.id, file_id))
  if (!file || file.parts === 0) return file?.bytes
  const bytes = await readParts(db, ports, file_id)
  if ((await sha256InTurns(bytes)) === file.sha256) return bytes
  throw new FileDamaged(`The parts of the file ${file_id} don’t make up what was stored.`)
}

const GOOD_FOR_S = 15 * 60

/** A signed address, good for 15 to 30 minutes; the same one within a quarter hour, so that browsers can cache. */
export function fileAddress(ports: Ports, company_id: number, file_id: string, download?: string): string {
  const expires = (Math.floor(ports.now().getTime() / 1000 / GOOD_FOR_S) + 2) * GOOD_FOR_S
  const query = new URLSearchParams({
    company_id: String(company_id),
    expires: String(expires),
    signature: signatureOf(ports, company_id, file_id, expires),
  })
  if (download) query.set('download', download)
  return `${ports.files_origin ?? ''}/files/${file_id}?${query}`
}

const signatureOf = (ports: Ports, company_id: number, file_id: string, expires: number) =>
  ports.sign('file', `${company_id}/${file_id}/${expires}`)

type Address = { company_id: number; file_id: string; expires: number; signature: string }

export const mayRead = (ports: Ports, { company_id, file_id, expires, signature }: Address) =>
  expires * 1000 > ports.now().getTime() && sameText(signature, signatureOf(ports, company_id, file_id, expires))
