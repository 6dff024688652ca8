// Files in parts: those too large for memory, and all in a bucket. Each part is written and read by itself, in the row
// or, with a bucket, as an object of its own, so nothing is passed on before its checksum is verified. The file's row
// is created with the last part.
import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { type Database, type Db, inCompany } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { file_parts } from '../db/schema/jobs.ts'
import { FileDamaged, FilesUnavailable } from '../ports/bucket/faults.ts'
import type { Ports } from '../ports/ports.ts'
import type { MediaType } from './store.ts'

export const PART_BYTES = 1_048_576
/** Each object is a request, which takes longer than its bytes. */
export const OBJECT_BYTES = 4 * 1_048_576
const partBytes = ({ bucket }: Pick<Ports, 'bucket'>) => (bucket ? OBJECT_BYTES : PART_BYTES)
export const NOTHING = new Uint8Array()
type Named = { company_id: number; file_id: string }
type Made = Named & { name: string; media_type: MediaType; job_id: string }
type Part = typeof file_parts.$inferSelect
type Place = Pick<Part, 'company_id' | 'file_id' | 'position'>

export const keyOf = ({ company_id, file_id, position }: Place) => `${company_id}/${file_id}/${position}`

/** The row of a part. With a bucket its bytes are there before the row is: what comes of no row is swept. */
export async function putPart(ports: Pick<Ports, 'bucket'>, place: Place, bytes: Uint8Array) {
  if (!ports.bucket) return { ...place, bytes, sha256: null, size: null }
  const sha256 = await ports.bucket.put(keyOf(place), bytes)
  return { ...place, bytes: NOTHING, sha256, size: bytes.length }
}

/** All parts of a file that is held whole. At once, for a transaction waits. */
export function putParts(ports: Ports, named: Named, bytes: Uint8Array) {
  const part_bytes = partBytes(ports)
  return Promise.all(
    Array.from({ length: Math.ceil(bytes.length / part_bytes) }, (_, position) => {
      const { company_id, file_id } = named
      const from = position * part_bytes
      return putPart(ports, { company_id, file_id, position }, bytes.subarray(from, from + part_bytes))
    }),
  )
}

/** Throws FileDamaged where it isn't what was put there. */
export async function bytesOf({ bucket }: Pick<Ports, 'bucket'>, part: Part): Promise<Uint8Array> {
  if (part.sha256 === null) return part.bytes
  if (bucket) return bucket.get(keyOf(part), part.sha256)
  throw new FilesUnavailable('no_bucket', 'Files are in a bucket, and FILES_URL is not set.')
}

/** Takes chunks of any size. The file exists after `finish`, which returns its size and SHA-256. */
export function fileWriter(database: Database, ports: Ports, { name, media_type, job_id, ...named }: Made) {
  const part_bytes = partBytes(ports)
  const hash = createHash('sha256')
  let waiting: Uint8Array[] = []
  let held = 0
  let position = 0
  let size = 0
  const put = async (bytes: Uint8Array) => {
    const part = await putPart(ports, { ...named, position: position++ }, bytes)
    await inCompany(database, named.company_id, async db => {
      await db.insert(file_parts).values(part)
    })
  }
  const flush = async (least: number) => {
    if (held < least || held === 0) return
    const whole = Buffer.concat(waiting)
    let from = 0
    for (; whole.length - from >= least; from += part_bytes) await put(whole.subarray(from, from + part_bytes))
    waiting = from < whole.length ? [whole.subarray(from)] : []
    held = Math.max(0, whole.length - from)
  }
  return {
    async write(bytes: Uint8Array) {
      hash.update(bytes)
      size += bytes.length
      waiting.push(bytes)
      held += bytes.length
      await flush(part_bytes)
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
          bytes: NOTHING,
          created_at: ports.now(),
        })
      })
      return made
    },
  }
}

/** Of a file in parts, `position` counted from zero; undefined behind its end. The bucket is asked when the transaction is over. */
export async function readPart(
  database: Database,
  ports: Pick<Ports, 'bucket'>,
  { company_id, file_id, position }: Place,
): Promise<Uint8Array | undefined> {
  const [part] = await inCompany(database, company_id, db =>
    db
      .select()
      .from(file_parts)
      .where(and(eq(file_parts.file_id, file_id), eq(file_parts.position, position))),
  )
  return part && bytesOf(ports, part)
}

/** All of them at once, for the transaction waits. */
export async function readParts(db: Db, ports: Ports, file_id: string): Promise<Uint8Array> {
  const parts = await db
    .select()
    .from(file_parts)
    .where(eq(file_parts.file_id, file_id))
    .orderBy(asc(file_parts.position))
  return Buffer.concat(await Promise.all(parts.map(part => bytesOf(ports, part))))
}

type InParts = Pick<typeof files.$inferSelect, 'company_id' | 'id' | 'parts' | 'sha256'>

/**
 * The file as a stream, read on demand. The first part is read before the stream starts, so an unreachable bucket gets
 * an error response; damage ends the stream before its last part.
 */
export async function streamOf(
  database: Database,
  ports: Pick<Ports, 'bucket'>,
  { company_id, id: file_id, parts, sha256 }: InParts,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const hash = createHash('sha256')
  const next = async (position: number) => {
    const part = await readPart(database, ports, { company_id, file_id, position })
    if (!part) throw new Error('The file was removed while it was read')
    hash.update(part)
    if (position === parts - 1 && hash.digest('hex') !== sha256)
      throw new FileDamaged(`The parts of the file ${file_id} of company ${company_id} don’t make up what was stored.`)
    return new Uint8Array(part)
  }
  let first: Uint8Array<ArrayBuffer> | undefined = await next(0)
  let position = 1
  return new ReadableStream({
    async pull(controller) {
      if (first) {
        controller.enqueue(first)
        first = undefined
      } else if (position === parts) controller.close()
      else controller.enqueue(await next(position++))
    },
  })
}

/** Needs a transaction inside the file's tenant. Also takes away what was begun and never finished. */
export async function removeFile(db: Db, file_id: string): Promise<void> {
  await db.delete(file_parts).where(eq(file_parts.file_id, file_id))
  await db.delete(files).where(eq(files.id, file_id))
}
