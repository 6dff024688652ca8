// Objects in the bucket that no file names: of deleted files, of uploads that were broken off, of transactions that were undone. They
// stay for a week, so that a backup under way and a database put back to an earlier moment still find theirs.
import { and, inArray, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { DAY_MS } from '#machines/lib/time.ts'
import { type Database, inCompany } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { stray_objects } from '../db/schema/files.ts'
import { file_parts } from '../db/schema/jobs.ts'
import type { Bucket } from '../ports/bucket/bucket.ts'
import type { Ports } from '../ports/ports.ts'
import { startRecurring } from '../recurring.ts'
import { keyOf } from './parts.ts'

const EVERY_MS = DAY_MS / 4
/** Newer objects may belong to a transaction that isn't committed yet. */
const UNDER_WAY_MS = DAY_MS
const KEPT_MS = 7 * DAY_MS
/** Whatever else is in the bucket stays. */
const OURS = /^(\d{1,9})\/([0-9a-f-]{36})\/\d+$/

type Work = { database: Database; ports: Ports }

/** Returns how many it deleted. */
export async function sweepBucket({ database, ports }: Work): Promise<number> {
  const { bucket } = ports
  if (!bucket) return 0
  const rows = await database.transaction(db => db.select({ company_id: companies.company_id }).from(companies))
  let deleted = 0
  for await (const page of bucket.list()) {
    const old = page.filter(({ modified_at }) => modified_at.getTime() < ports.now().getTime() - UNDER_WAY_MS)
    for (const { company_id } of rows) {
      const keys = old.map(({ key }) => key).filter(key => OURS.exec(key)?.[1] === String(company_id))
      if (keys.length > 0) deleted += await sweepCompany({ database, ports }, bucket, company_id, keys)
    }
  }
  return deleted
}

async function sweepCompany({ database, ports }: Work, bucket: Bucket, company_id: number, keys: string[]) {
  const due = await inCompany(database, company_id, async db => {
    const file_ids = [...new Set(keys.flatMap(key => OURS.exec(key)?.[2] ?? []))]
    const { file_id, position, sha256 } = file_parts
    const parts = await db.select({ file_id, position, sha256 }).from(file_parts).where(inArray(file_id, file_ids))
    const named = new Set(parts.flatMap(part => (part.sha256 === null ? [] : [keyOf({ company_id, ...part })])))
    const stray = keys.filter(key => !named.has(key))
    // Moved to and fro.
    await db.delete(stray_objects).where(inArray(stray_objects.key, [...named]))
    if (stray.length === 0) return []
    const now = ports.now()
    await db
      .insert(stray_objects)
      .values(stray.map(key => ({ company_id, key, seen_at: now })))
      .onConflictDoNothing()
    return db
      .delete(stray_objects)
      .where(and(inArray(stray_objects.key, stray), lte(stray_objects.seen_at, new Date(now.getTime() - KEPT_MS))))
      .returning({ key: stray_objects.key })
  })
  // Should the server end before, they are found again.
  for (const { key } of due) await bucket.remove(key)
  return due.length
}

export const startSweepingBucket = (work: Work & { log: Logger }) =>
  work.ports.bucket
    ? startRecurring(work.log, {
        every_ms: EVERY_MS,
        run: () => sweepBucket(work),
        failed: 'the bucket of files could not be swept',
      })
    : async () => undefined
