// Checks before a server or command works with files: the storage can be read and written.
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { file_parts } from '../db/schema/jobs.ts'
import { FilesUnavailable } from '../ports/bucket/faults.ts'
import type { Ports } from '../ports/ports.ts'
import { keyOf } from './parts.ts'

/** Throws an Error with a message for the operator. A temporary outage doesn't prevent the start. */
export async function requireBucket(
  database: Database,
  { bucket }: Pick<Ports, 'bucket'>,
  tell: (sentence: string) => void,
): Promise<void> {
  const { company_id, file_id, position } = file_parts
  const [kept] = await database.findDue(db =>
    db.select({ company_id, file_id, position }).from(file_parts).where(sql`${file_parts.sha256} is not null`).limit(1),
  )
  if (!bucket) {
    if (kept) throw new Error('Files of this database are in a bucket. Set FILES_URL to its address, as it was before.')
    return
  }
  try {
    await bucket.put('probe', Buffer.from('Sunquill may write here.'))
    if (!kept || (await bucket.has(keyOf(kept)))) return
  } catch (error) {
    if (!(error instanceof FilesUnavailable) || error.why !== 'away') throw error
    return tell(`${error.message} Files can’t be opened or saved until it is back.`)
  }
  throw new Error(
    `The bucket ${bucket.name} doesn’t have the files this database keeps in one. Set FILES_URL to the bucket that has them, or copy them there first.`,
  )
}
