// Moves file contents from the database to the bucket, or back, while servers run. One part at a time: each is always
// in one of the two, so it can be interrupted and run again.
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Database, type Db, inCompany } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { files } from '../db/schema/files.ts'
import { file_parts } from '../db/schema/jobs.ts'
import { FileDamaged } from '../ports/bucket/faults.ts'
import type { Ports } from '../ports/ports.ts'
import { bytesOf, NOTHING, putPart, putParts } from './parts.ts'

type Where = 'bucket' | 'database'
/** `fault` is a sentence about what stays where it is. */
type Moved = { bytes: number } | { fault: string }
type Work = { database: Database; ports: Ports }
type Part = typeof file_parts.$inferSelect

export async function* moveFiles(work: Work, to: Where): AsyncGenerator<Moved> {
  const all = await work.database.transaction(db =>
    db.select({ company_id: companies.company_id }).from(companies).orderBy(asc(companies.company_id)),
  )
  for (const { company_id } of all) {
    if (to === 'bucket') yield* moveWholeFiles(work, company_id)
    yield* moveParts(work, company_id, to)
  }
}

/** Those that lie in their rows; in a bucket they lie in parts. */
async function* moveWholeFiles({ database, ports }: Work, company_id: number): AsyncGenerator<Moved> {
  const whole = and(eq(files.parts, 0), gt(files.size, 0))
  const within = <T>(act: (db: Db) => Promise<T>) => inCompany(database, company_id, act)
  const { id, bytes } = files
  const next = (after: string) =>
    within(db =>
      db
        .select({ id, bytes })
        .from(files)
        .where(and(whole, gt(id, after)))
        .orderBy(asc(id))
        .limit(1),
    )
  for (let [file] = await next(FIRST); file; [file] = await next(file.id)) {
    const file_id = file.id
    const parts = await putParts(ports, { company_id, file_id }, file.bytes)
    const moved = await within(async db => {
      const of_file = and(whole, eq(id, file_id))
      const rows = await db.update(files).set({ bytes: NOTHING, parts: parts.length }).where(of_file).returning({ id })
      // Deleted meanwhile: the sweeper removes the bucket's copy.
      if (rows.length > 0) await db.insert(file_parts).values(parts)
      return rows.length > 0
    })
    if (moved) yield { bytes: file.bytes.length }
  }
}

async function* moveParts({ database, ports }: Work, company_id: number, to: Where): AsyncGenerator<Moved> {
  const { file_id, position, sha256 } = file_parts
  const left = to === 'bucket' ? isNull(sha256) : isNotNull(sha256)
  const next = (after: Pick<Part, 'file_id' | 'position'>) =>
    inCompany(database, company_id, db =>
      db
        .select()
        .from(file_parts)
        .where(and(left, sql`(${file_id}, ${position}) > (${after.file_id}::uuid, ${after.position}::integer)`))
        .orderBy(asc(file_id), asc(position))
        .limit(1),
    )
  for (let [part] = await next({ file_id: FIRST, position: -1 }); part; [part] = await next(part)) {
    const place = { company_id, file_id: part.file_id, position: part.position }
    try {
      const bytes = await bytesOf(ports, part)
      const moved = await putPart(to === 'bucket' ? ports : { bucket: null }, place, bytes)
      const there = { bytes: moved.bytes, sha256: moved.sha256, size: moved.size }
      const of_part = and(left, eq(file_id, place.file_id), eq(position, place.position))
      await inCompany(database, company_id, db => db.update(file_parts).set(there).where(of_part))
      yield { bytes: bytes.length }
    } catch (error) {
      if (!(error instanceof FileDamaged)) throw error
      yield { fault: error.message }
    }
  }
}

const FIRST = '00000000-0000-0000-0000-000000000000'
