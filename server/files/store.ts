// Files rest in the database, under the same row-level security, transaction and backup as the rows that name them.
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { type Ports, sameText, sha256Apart } from '../ports/ports.ts'

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
  const file = { id: ports.id(), sha256: await sha256Apart(bytes) }
  await db
    .insert(files)
    .values({ ...file, company_id, name, media_type, size: bytes.length, bytes, created_at: ports.now() })
  return file
}

/** The bytes of a file of the tenant's; undefined where there is none. */
export async function readFile(db: Db, file_id: string): Promise<Uint8Array | undefined> {
  const [file] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.id, file_id))
  return file?.bytes
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
