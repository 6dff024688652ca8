// The job that writes an archive of all data of a company, consistent at one moment, while its users continue working.
// It holds only one page of rows and one file in memory.
import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Moment } from '#server/db/embedded/snapshot.ts'
import { fileWriter } from '#server/files/parts.ts'
import { readFile } from '#server/files/store.ts'
import { type JobResult, type JobWork, jobKind } from '#server/jobs/job-kind.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { sha256 } from '#server/ports/ports.ts'
import { utilityName } from '#server/projects/utilities.ts'
import { type ArchiveRow, contentHash, fieldsOf, memberLabel, selectRows, toArchive } from './archive-rows.ts'
import { SIGNATURE_PATH, signStatement } from './archive-signature.ts'
import { ENTITIES, type Entity, entityOf } from './entities.ts'
import { type OwnKey, ownKey } from './installation-keys.ts'
import { FORMAT, FORMAT_VERSION, type Manifest } from './manifest.ts'
import { type Catalogue, type DesignedProject, orangeButtonSite } from './orange-button.ts'
import { formatText, readmeText } from './readme-text.ts'
import { words } from './words.ts'
import { MOST_IN_ENTRY, type Written, zipWriter } from './zip-writer.ts'

export type ExportInput = { company: string }
type Exporting = {
  key: OwnKey
  work: JobWork<ExportInput>
  moment: Moment
  zip: ReturnType<typeof zipWriter>
  said: Said
}
/** The archive's manifest data so far. */
type Said = { entries: Written[]; entities: Manifest['entities']; last_hash: string; done: number; total: number }

const SYSTEMS = 'systems'
const PIECE = 65_536
/** The catalogue as the systems name it; times and prices are not asked. */
const DESIGNED = sql`select jsonb_build_object('id', p.id, 'number', p.number_prefix || p.number, 'address', p.address,
    'utility', p.utility_id, 'utility_name', p.utility_name, 'size_w', d.size_w, 'ac_w', d.ac_w, 'arrays', d.arrays,
    'inverters', d.inverters, 'storage', d.storage, 'annual_kwh', s.result -> 'annual_kwh', 'monthly_kwh', s.result -> 'monthly_kwh', 'simulated_at', s.made_at) as row
  from projects p join designs d on d.project_id = p.id left join simulations s on s.project_id = p.id order by p.id`
const FILES = sql`select id, sha256, media_type from files where job_id is null order by id`
const TOTAL = sql`select (select count(*) from projects) * 12 + (select count(*) from audits) + (select count(*) from files) as row`

export const exportCompany = jobKind<ExportInput>({
  permissions: ['exports.create'],
  page: '/company',
  run: writeArchive,
})

async function writeArchive(work: JobWork<ExportInput>): Promise<JobResult> {
  const { database, ports, job, file_id } = work
  const { company_id, id: job_id } = job
  const day = ports.now().toISOString().slice(0, 10)
  const name = `${work.input.company.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')}-${day}.zip`
  const to = fileWriter(database, ports, { company_id, file_id, job_id, name, media_type: 'application/zip' })
  const queries = new Map<string, SQL>([
    ...ENTITIES.map((entity): [string, SQL] => [entity.name, selectRows(entity)]),
    [SYSTEMS, DESIGNED],
    ['file_bytes', FILES],
    ['total', TOTAL],
  ])
  const key = await ownKey(database, ports)
  await work.progress(0, null, () => words.preparing)
  const facts = await database.snapshot(company_id, queries, async moment => {
    const facts: Said = { entries: [], entities: {}, last_hash: '', done: 0, total: 0 }
    return all({ key, work, moment, zip: zipWriter(bytes => to.write(bytes)), said: facts })
  })
  const { size } = await to.finish()
  return {
    sentence: () => words.written({ rows: facts.rows, files: facts.files, company: work.input.company }),
    facts: { ...facts, size_bytes: size },
    has_file: true,
  }
}

async function all(exporting: Exporting) {
  const { key, work, moment, zip, said } = exporting
  const made_at = work.ports.now().toISOString()
  for await (const [one] of moment.pages<{ row: number }>('total')) said.total = Number(one?.row ?? 0)
  const about = { company: work.input.company, at: made_at, brand: work.ports.brand }
  said.entries.push(await zip.add('README.txt', [Buffer.from(readmeText(about))], true))
  said.entries.push(await zip.add('format.json', [json(formatText(fieldsOf))], true))
  const members = new Map<string, string>()
  const catalogue = { panels: new Map(), inverters: new Map(), storage: new Map() }
  // Members first: every other content is hashed without their ids.
  for (const entity of [entityOf('users'), ...ENTITIES.filter(({ name }) => name !== 'users')])
    await entityEntries(exporting, entity, members, catalogue)
  await systemEntries(exporting, catalogue)
  const { written, sha256s } = await fileEntries(exporting)
  const company = work.input.company
  const manifest: Manifest = {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    made_by: work.ports.brand,
    key_id: key.id,
    made_at,
    company,
    entities: said.entities,
    files: sha256s,
    audit_chain: { rows: said.entities['audits']?.rows ?? 0, last_hash: said.last_hash },
    entries: said.entries,
  }
  const bytes = json(manifest)
  await zip.add('manifest.json', [bytes], true)
  const facts = { company, made_at, manifest_sha256: sha256(bytes) }
  await zip.add(SIGNATURE_PATH, [signStatement(key, facts)], true)
  await zip.finish()
  const rows = Object.values(said.entities).reduce((sum, entity) => sum + entity.rows, 0)
  return { rows, files: written, projects: said.entities['projects']?.rows ?? 0 }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

type Filling = { panels: Map<string, unknown>; inverters: Map<string, unknown>; storage: Map<string, unknown> }

/** The rows of an entity, in as many entries as it takes. */
async function entityEntries(exporting: Exporting, entity: Entity, members: Map<string, string>, catalogue: Filling) {
  const { moment, zip, said, work } = exporting
  const { name } = entity
  const kept = name === 'panels' || name === 'inverters' || name === 'storage' ? catalogue[name] : undefined
  const pages = moment.pages<{ row: ArchiveRow }>(name)
  const first = name === 'users' ? await everyMember(entity, pages, members) : undefined
  const content = contentHash(name, members)
  const rows = rowsOf(entity, first ?? pages)
  const paths: string[] = []
  let total = 0
  let next = await rows.next()
  do {
    const path = `data/${name}${paths.length > 0 ? `-${paths.length + 1}` : ''}.json`
    const entry = async function* () {
      let size = 0
      let waiting = '['
      for (let begun = false; !next.done && size < MOST_IN_ENTRY; begun = true) {
        const row = name === 'audits' ? chained(said, next.value) : next.value
        content.add(row)
        if (kept) kept.set(String(row['id']), row)
        waiting += `${begun ? ',' : ''}\n${JSON.stringify(row)}`
        total += 1
        if (waiting.length > PIECE) {
          const bytes = Buffer.from(waiting)
          size += bytes.length
          waiting = ''
          yield bytes
        }
        await step(exporting, name)
        next = await rows.next()
      }
      yield Buffer.from(`${waiting}\n]\n`)
    }
    said.entries.push(await zip.add(path, entry(), true))
    paths.push(path)
  } while (!next.done)
  said.entities[name] = { paths, rows: total, content_sha256: content.digest() }
  await work.progress(said.done, said.total, sentenceOf(name))
}

const sentenceOf = (name: string) => () => words.writing({ entity: name.replaceAll('_', ' ') })

async function step({ work, said }: Exporting, name: string) {
  said.done += 1
  if (said.done % 50 === 0) await work.progress(said.done, Math.max(said.done, said.total), sentenceOf(name))
}

async function everyMember(
  entity: Entity,
  pages: AsyncIterable<{ row: ArchiveRow }[]>,
  members: Map<string, string>,
): Promise<{ row: ArchiveRow }[][]> {
  const all = []
  for await (const page of pages) all.push(page)
  for (const { row } of all.flat()) members.set(String(row['id']), memberLabel(toArchive(entity, row)))
  return all
}

async function* rowsOf(entity: Entity, pages: AsyncIterable<{ row: ArchiveRow }[]> | { row: ArchiveRow }[][]) {
  for await (const page of pages) for (const { row } of page) yield toArchive(entity, row)
}

/** The server's own digest is meaningless elsewhere; this hash chain can be verified by anyone. */
function chained(said: Said, row: ArchiveRow): ArchiveRow {
  const linked = { ...row, previous_hash: said.last_hash }
  said.last_hash = createHash('sha256').update(canonicaliseJson(linked)).digest('hex')
  return { ...linked, hash: said.last_hash }
}

async function systemEntries(exporting: Exporting, catalogue: Filling) {
  const { moment, zip, said } = exporting
  // Filled from the archive's own rows, whose fields are the catalogue's.
  const known = catalogue as unknown as Catalogue
  for await (const page of moment.pages<{ row: DesignedProject }>(SYSTEMS))
    for (const { row } of page) {
      const utility = utilityName({ utility_id: row.utility, utility_name: row.utility_name })
      // Other software reads it.
      const site = inLanguage('en', () => orangeButtonSite(known, { ...row, utility }))
      said.entries.push(await zip.add(`systems/${row.id}.json`, [json({ Site: site })], true))
      await step(exporting, SYSTEMS)
    }
}

/** Reads the list just written again: files are immutable and exist as long as their rows. */
async function fileEntries(exporting: Exporting): Promise<{ written: number; sha256s: number }> {
  const { moment, zip, said, work } = exporting
  const seen = new Set<string>()
  let written = 0
  for await (const page of moment.pages<{ id: string; sha256: string; media_type: string }>('file_bytes'))
    for (const { id, sha256, media_type } of page) {
      written += 1
      if (seen.has(sha256)) continue
      seen.add(sha256)
      const bytes = await moment.within(db => readFile(db, work.ports, id))
      // Deleted meanwhile: the archive would reference a missing file, so start again.
      if (!bytes) throw new Error('A file was deleted while the archive was written')
      said.entries.push(await zip.add(`files/${sha256}`, [bytes], !/^image\/|pdf|zip/.test(media_type)))
      await step(exporting, 'files')
      await work.progress(said.done, Math.max(said.done, said.total), () => words.writing_files)
    }
  return { written, sha256s: seen.size }
}
