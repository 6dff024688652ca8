// A job as the contract defines it.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { fileAddress } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { jobName, jobSentence } from './both-languages.ts'
import type { JobRow } from './job-kind.ts'

export async function jobView(db: Db, ports: Ports, row: JobRow): Promise<Schemas['Job']> {
  const { id, kind, status, done, total, facts, created_by_name } = row
  return {
    id,
    kind,
    name: jobName(row),
    status,
    done,
    total,
    sentence: jobSentence(row),
    facts,
    created_by_name,
    file: await fileOf(db, ports, row),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

async function fileOf(db: Db, ports: Ports, { company_id, status, file_id, file_expires_at }: JobRow) {
  if (status !== 'done' || !file_id || !file_expires_at || file_expires_at <= ports.now()) return null
  const [file] = await db.select({ name: files.name, size: files.size }).from(files).where(eq(files.id, file_id))
  if (!file) return null
  const src = fileAddress(ports, company_id, file_id, file.name)
  return { name: file.name, size_bytes: file.size, src, expires_at: file_expires_at.toISOString() }
}
