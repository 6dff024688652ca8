// The job that restores an archive, signed by an installation this server trusts, into an empty company. It is read in
// another process and verified as a whole first; then everything is written in one transaction, never visible in part.
// The embedded database serves no other request during that transaction.
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '#server/audit.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import type { RequestFacts } from '#server/handler.ts'
import { type JobResult, type JobWork, jobKind } from '#server/jobs/job-kind.ts'
import type { Ports } from '#server/ports/ports.ts'
import { keepSearchText } from '#server/projects/search-text.ts'
import { findProvenance, type Provenance } from './archive-signature.ts'
import { bringInPeople } from './bring-in-people.ts'
import { bringInFiles, bringInRows, deleteStarter, type Into, updateCompany } from './bring-in-rows.ts'
import { bringInAudits, checkTrails } from './bring-in-trails.ts'
import { checkDepth, checkRow } from './check-row.ts'
import { checkSeals } from './check-seals.ts'
import { companyNotEmpty, readiness } from './emptiness.ts'
import { ENTITIES, type Entity } from './entities.ts'
import type { ArchiveFacts } from './read-archive.ts'
import { type ArchiveInParser, withArchive } from './spool-archive.ts'
import { type ImportInput, partsOf, unsignedArchive } from './uploaded-archive.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

export const importCompany = jobKind<ImportInput>({ permissions: ['exports.create'], page: '/company', run: bringIn })

async function bringIn(work: JobWork<ImportInput>): Promise<JobResult> {
  const { database, ports, job, input } = work
  // A server that died between the two commits has brought it in already.
  if (job.facts['rows'] !== undefined) return resultOf(job.facts)
  const { company_id } = job
  const facts = await withArchive(company_id, partsOf(database, ports, company_id, input), async archive => {
    // Checked again: the key may have been revoked since the user saw whose it is.
    const provenance = await findProvenance(database, archive.claim)
    if (!provenance) throw unsignedArchive()
    const read = await archive.readFacts()
    const { key_id, company, made_at } = provenance.statement
    if (read.key_id !== key_id || read.company !== company || read.made_at !== made_at)
      throw brokenArchive(words.why.signature)
    await checked(work, archive, read)
    await work.progress(1, null, () => words.restoring({ company }))
    return inCompany(database, company_id, db => everything(db, work, archive, read, provenance))
  })
  return resultOf(facts)
}

const resultOf = (facts: JobResult['facts'] = {}): JobResult => ({
  sentence: () =>
    words.restored({
      rows: Number(facts['rows']),
      files: Number(facts['files']),
      company: String(facts['company']),
    }),
  facts,
})

async function checked({ progress }: JobWork<ImportInput>, archive: ArchiveInParser, { unpacked_bytes }: ArchiveFacts) {
  const total = Math.ceil(unpacked_bytes / 1024)
  let read = 0
  for await (const bytes of archive.checkedBytes()) {
    read += bytes
    await progress(Math.floor(read / 1024), total, () => words.checking)
  }
}

async function everything(
  db: Db,
  work: JobWork<ImportInput>,
  archive: ArchiveInParser,
  manifest: ArchiveFacts,
  provenance: Provenance,
) {
  const { ports, caller, job } = work
  const { company_id } = job
  await db.select({ one: sql`1` }).from(companies).for('update')
  const { empty, holds } = await readiness(db, caller.user_id)
  if (!empty) throw companyNotEmpty(holds)
  await deleteStarter(db)
  const into = { company_id, now: ports.now() }
  const rows = (entity: Entity) => rowsOf(archive, manifest, entity, into.now)
  const self_id = await bringInPeople(db, caller, into, rows)
  await eachEntity(db, ports, into, rows, archive)
  await keepSearchText(db)
  await checkTrails(db)
  await checkSeals(db, company_id)
  const chain = await bringInAudits(db, ports, company_id, rows)
  if (chain.last_hash !== manifest.audit_chain.last_hash) throw brokenArchive(words.why.audit_end)
  const all = Object.values(manifest.entities).reduce((sum, { rows }) => sum + rows, 0)
  const request: RequestFacts = { id: job.id, ip: '', user_agent: '', token: undefined }
  const { signed_by, is_own } = provenance
  const signer = is_own ? 'this server' : signed_by
  const { company, made_at } = manifest
  const sentence = () =>
    is_own
      ? words.restored_own({ company, made_at, rows: all })
      : words.restored_foreign({ company, made_at, signer: signed_by, rows: all })
  await writeAudit(db, ports, { ...caller, user_id: self_id }, request, '/v3/imports.Start', 'done', {
    sentence,
    entity_id: job.id,
  })
  const files = manifest.entities['files']?.rows ?? 0
  const projects = manifest.entities['projects']?.rows ?? 0
  const facts = { rows: all, files, projects, company, signed_by: signer }
  // Last: the row has the job's progress, which is polled meanwhile.
  await db.update(jobs).set({ created_by: self_id }).where(eq(jobs.created_by, caller.user_id))
  await db.update(jobs).set({ facts }).where(eq(jobs.id, job.id))
  return facts
}

/** In the order of what refers to what. */
async function eachEntity(
  db: Db,
  ports: Ports,
  into: Into,
  rows: (entity: Entity) => AsyncGenerator<Record<string, unknown>>,
  archive: ArchiveInParser,
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
        await bringInFiles(db, ports, into.company_id, entity, rows(entity), archive.bytesOf)
        break
      default:
        await bringInRows(db, into, entity, rows(entity))
    }
}

async function* rowsOf(archive: ArchiveInParser, { entities }: ArchiveFacts, entity: Entity, now: Date) {
  const { name } = entity
  let count = 0
  for await (const rows of archive.rowsOf(name)) {
    count += rows.length
    // Lines of the audit log carry the hashes of their chain, which is checked as a whole.
    for (const row of rows) yield name === 'audits' ? checkDepth(entity, row) : checkRow(entity, row, now)
  }
  if (count !== (entities[name]?.rows ?? 0)) throw brokenArchive(words.why.row_count({ name }))
}
