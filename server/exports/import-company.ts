// The job that brings an archive into an empty company. It is checked as a whole first; then everything is written in one
// transaction, so that nobody ever sees half of it. On the embedded database nobody else is answered during that transaction.
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../audit.ts'
import { type Db, inCompany } from '../db/database.ts'
import { companies } from '../db/schema-company.ts'
import { jobs } from '../db/schema-jobs.ts'
import { readPart } from '../files/parts.ts'
import type { RequestFacts } from '../handler.ts'
import { type JobResult, type JobWork, jobKind } from '../jobs/job-kind.ts'
import { refuse } from '../lib/refuse.ts'
import { keepSearchText } from '../projects/search-text.ts'
import { bringInPeople, type NewIds } from './bring-in-people.ts'
import { bringInFiles, bringInRows, deleteStarter, updateCompany } from './bring-in-rows.ts'
import { bringInAudits, checkTrails } from './bring-in-trails.ts'
import { checkHashes, readManifest, rowsIn } from './check-archive.ts'
import { inWords, readiness } from './emptiness.ts'
import { ENTITIES, type Entity } from './entities.ts'
import type { Manifest } from './manifest.ts'
import { type Archive, brokenArchive, openArchive, type ReadAt } from './zip-reader.ts'

export type ImportInput = { upload_id: string; size_bytes: number; part_bytes: number }

export const importCompany = jobKind<ImportInput>({ permissions: ['exports.create'], page: '/company', run: bringIn })

const count = (value: number) => value.toLocaleString('en-US')

async function bringIn(work: JobWork<ImportInput>): Promise<JobResult> {
  const { database, job, input } = work
  // A server that died between the two commits has brought it in already.
  if (job.facts['rows'] !== undefined) return told(job.facts)
  const { company_id } = job
  const one = <T>(read: (db: Db) => Promise<T>) => inCompany(database, company_id, read)
  const archive = await openArchive(
    partsOf(input, position => one(db => readPart(db, input.upload_id, position))),
    input.size_bytes,
  )
  const manifest = await readManifest(archive)
  await checked(work, archive, manifest)
  await work.progress(1, null, `Bringing in ${manifest.company}. This is done in one step.`)
  const facts = await one(async db => {
    // Within the transaction the archive is read by it as well: the embedded database has no second connection.
    const inside = await openArchive(
      partsOf(input, position => readPart(db, input.upload_id, position)),
      input.size_bytes,
    )
    return everything(db, work, inside, manifest)
  })
  return told(facts)
}

const told = (facts: JobResult['facts'] = {}): JobResult => ({
  sentence: `${count(Number(facts['rows']))} rows and ${count(Number(facts['files']))} files of ${facts['company']} were brought in.`,
  facts,
})

/** The bytes of an upload at any place; the part read last is kept. */
function partsOf(
  { size_bytes, part_bytes }: ImportInput,
  part: (position: number) => Promise<Uint8Array | undefined>,
): ReadAt {
  let last: { position: number; bytes: Uint8Array } | undefined
  const at = async (position: number) => {
    if (last?.position !== position) {
      const bytes = await part(position)
      if (!bytes) throw brokenArchive('a part of it did not arrive')
      last = { position, bytes }
    }
    return last.bytes
  }
  return async (from, length) => {
    const end = Math.min(from + length, size_bytes)
    const pieces: Uint8Array[] = []
    for (let next = from; next < end; ) {
      const position = Math.floor(next / part_bytes)
      const bytes = await at(position)
      const offset = next - position * part_bytes
      const piece = bytes.subarray(offset, offset + end - next)
      if (piece.length === 0) throw brokenArchive('a part of it did not arrive')
      pieces.push(piece)
      next += piece.length
    }
    return Buffer.concat(pieces)
  }
}

async function checked({ progress }: JobWork<ImportInput>, archive: Archive, manifest: Manifest) {
  const total = Math.ceil(manifest.entries.reduce((sum, { size_bytes }) => sum + size_bytes, 0) / 1024)
  let read = 0
  await checkHashes(archive, manifest, async bytes => {
    read += bytes
    await progress(Math.floor(read / 1024), total, 'Checking the archive.')
  })
}

async function everything(db: Db, work: JobWork<ImportInput>, archive: Archive, manifest: Manifest) {
  const { ports, caller, job } = work
  const { company_id } = job
  await db.select({ one: sql`1` }).from(companies).for('update')
  const { empty, holds } = await readiness(db, caller.user_id)
  if (!empty)
    throw refuse(
      409,
      'company_not_empty',
      `An archive is brought into an empty company. This one has ${inWords(holds)}.`,
    )
  await deleteStarter(db)
  const rows = (entity: Entity) => rowsOf(archive, manifest, entity)
  const { ids, taken, self_id } = await bringInPeople(db, caller, rows)
  await eachEntity(db, company_id, ports.now(), ids, rows, archive)
  await keepSearchText(db)
  await checkTrails(db)
  const chain = await bringInAudits(db, ports, company_id, ids, rows)
  if (chain.last_hash !== manifest.audit_chain.last_hash)
    throw brokenArchive('its audit log does not end where it should')
  const all = Object.values(manifest.entities).reduce((sum, { rows }) => sum + rows, 0)
  const request: RequestFacts = { id: job.id, ip: '', user_agent: '', token: undefined }
  const sentence = `brought in the archive of ${manifest.company}, made at ${manifest.made_at}: ${count(all)} rows`
  await writeAudit(db, ports, { ...caller, user_id: self_id }, request, '/v3/imports.AddPart', 'done', {
    sentence,
    entity_id: job.id,
  })
  const files = manifest.entities['files']?.rows ?? 0
  const projects = manifest.entities['projects']?.rows ?? 0
  const facts = { rows: all, files, projects, company: manifest.company, taken_addresses: taken }
  // Last: the row says how far the job is, and is asked for meanwhile.
  await db.update(jobs).set({ created_by: self_id }).where(eq(jobs.created_by, caller.user_id))
  await db.update(jobs).set({ facts }).where(eq(jobs.id, job.id))
  return facts
}

/** In the order of what refers to what. */
async function eachEntity(
  db: Db,
  company_id: number,
  now: Date,
  ids: NewIds,
  rows: (entity: Entity) => AsyncGenerator<Record<string, unknown>>,
  archive: Archive,
) {
  for (const entity of ENTITIES)
    switch (entity.name) {
      case 'roles':
      case 'users':
      case 'audits':
        break
      case 'company':
        await updateCompany(db, entity, rows(entity))
        break
      case 'files':
        await bringInFiles(db, company_id, entity, rows(entity), archive)
        break
      default:
        await bringInRows(db, { company_id, now, ids }, entity, rows(entity))
    }
}

async function* rowsOf(archive: Archive, { entities }: Manifest, { name }: Entity) {
  const said = entities[name]
  let found = 0
  for (const path of said?.paths ?? [])
    for await (const row of rowsIn(archive, path)) {
      found += 1
      yield row
    }
  if (found !== (said?.rows ?? 0)) throw brokenArchive(`it does not hold as many ${name} as its manifest says`)
}
