// Files too large to be held whole lie in parts of a megabyte, each written and read in a transaction of its own. What a job
// makes or is given is kept so; the file's row, and with it the file, is there once the last part is.
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Database, type Db, inCompany } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { file_parts } from '../db/schema/jobs.ts'
import type { Ports } from '../ports/ports.ts'
import type { MediaType } from './store.ts'

export const PART_BYTES = 1_048_576
type Named = { company_id: number; file_id: string }
type Made = Named & { name: string; media_type: MediaType; job_id: string }

/** Takes bytes in any pieces. Nothing is a file before `finish`, which answers its size and SHA-256. */
export function fileWriter(database: Database, ports: Ports, { name, media_type, job_id, ...named }: Made) {
  const hash = createHash('sha256')
  let waiting: Uint8Array[] = []
  let held = 0
  let position = 0
  let size = 0
  const put = async (bytes: Uint8Array) => {
    const part = { ...named, position: position++, bytes }
    await inCompany(database, named.company_id, async db => {
      await db.insert(file_parts).values(part)
    })
  }
  const flush = async (least: number) => {
    if (held < least || held === 0) return
    const whole = Buffer.concat(waiting)
    let from = 0
    for (; whole.length - from >= least; from += PART_BYTES) await put(whole.subarray(from, from + PART_BYTES))
    waiting = from < whole.length ? [whole.subarray(from)] : []
    held = Math.max(0, whole.length - from)
  }
  return {
    async write(bytes: Uint8Array) {
      hash.update(bytes)
      size += bytes.length
      waiting.push(bytes)
      held += bytes.length
      await flush(PART_BYTES)
    },
    async finish() {
      await flush(1)
      const made = { sha256: hash.digest('hex'), size }
      await inCompany(database, named.company_id, async db => {
        await db.insert(files).values({
          company_id: named.company_id,
          id: named.file_id,
          ...made,
          name,
          media_type,
          job_id,
          parts: position,
          bytes: new Uint8Array(),
          created_at: ports.now(),
        })
      })
      return made
    },
  }
}

/** Of a file in parts, `position` counted from zero; undefined behind its end. */
export async function readPart(db: Db, file_id: string, position: number): Promise<Uint8Array | undefined> {
  const [part] = await db
    .select({ bytes: file_parts.bytes })
    .from(file_parts)
    .where(and(eq(file_parts.file_id, file_id), eq(file_parts.position, position)))
  return part?.bytes
}

/** The file from its first byte to its last, no faster than it is read. */
export function streamOf(
  database: Database,
  company_id: number,
  { id, parts }: { id: string; parts: number },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = 0
  return new ReadableStream({
    async pull(controller) {
      if (position === parts) return controller.close()
      const part = await inCompany(database, company_id, db => readPart(db, id, position))
      if (!part) return controller.error(new Error('The file was removed while it was read'))
      position += 1
      controller.enqueue(new Uint8Array(part))
    },
  })
}

/** Needs a transaction inside the file's tenant. Also takes away what was begun and never finished. */
export async function removeFile(db: Db, file_id: string): Promise<void> {
  await db.delete(file_parts).where(eq(file_parts.file_id, file_id))
  await db.delete(files).where(eq(files.id, file_id))
}
