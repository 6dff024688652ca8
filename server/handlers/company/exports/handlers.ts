import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import { companyNotEmpty, readiness } from '#server/company/exports/emptiness.ts'
import type { ExportInput } from '#server/company/exports/export-company.ts'
import { planImport } from '#server/company/exports/plan-import.ts'
import type { ImportInput } from '#server/company/exports/uploaded-archive.ts'
import { words } from '#server/company/exports/words.ts'
import type { Db } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { file_parts, jobs } from '#server/db/schema/jobs.ts'
import { putPart } from '#server/files/parts.ts'
import { requireRoom } from '#server/files/room.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { sentenceColumns } from '#server/jobs/both-languages.ts'
import type { JobRow } from '#server/jobs/job-kind.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { jobView } from '#server/jobs/view.ts'
import { words as jobWords } from '#server/jobs/words.ts'
import { FormFile } from '#server/lib/form-parts.ts'

/** As long as every part of an upload but its last. */
const UPLOAD_PART_BYTES = 4 * 1_048_576
const LAST_EXPORTS = 10
const UNFINISHED: ('waiting' | 'running')[] = ['waiting', 'running']

export const exportHandlers: Handlers<'exports'> = {
  '/v3/exports.Start': async ({ caller, db, ports, audit }) => {
    requireAllOfIt(caller)
    const [company] = await db.select({ name: companies.name }).from(companies).for('no key update')
    const [running] = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, 'company_export'), inArray(jobs.status, UNFINISHED)))
      .limit(1)
    if (running) throw refuse(409, 'export_running', words.export_running)
    const input: ExportInput = { company: company?.name ?? '' }
    const job = await startJob(db, ports, caller, {
      kind: 'company_export',
      name: () => words.archive_of({ company: input.company }),
      input,
    })
    await audit({ sentence: () => words.exported, entity_id: job.id })
    return { job: await jobView(db, ports, job) }
  },

  '/v3/exports.List': async ({ caller, db, ports }) => {
    const rows = await db
      .select()
      .from(jobs)
      .where(eq(jobs.kind, 'company_export'))
      .orderBy(desc(jobs.id))
      .limit(LAST_EXPORTS)
    const views = []
    // Their files are for those who might have made them.
    for (const row of rows) views.push(await jobView(db, ports, lackedForAll(caller) ? { ...row, file_id: null } : row))
    return { exports: views, import: await readiness(db, caller.user_id) }
  },

  '/v3/imports.Begin': async ({ input, caller, db, ports, audit }) => {
    requireAllOfIt(caller)
    const { empty, holds } = await readiness(db, caller.user_id)
    if (!empty) throw companyNotEmpty(holds)
    const { file_name, size_bytes } = input
    await requireRoom(db, ports, size_bytes)
    const given: ImportInput = { upload_id: ports.id(), size_bytes, part_bytes: UPLOAD_PART_BYTES }
    const job = await startJob(db, ports, caller, {
      kind: 'company_import',
      name: () => file_name,
      input: given,
      waits: true,
    })
    await audit({ sentence: () => words.upload_started({ file: file_name }), entity_id: job.id })
    return { job: await jobView(db, ports, job), part_bytes: UPLOAD_PART_BYTES }
  },

  '/v3/imports.AddPart': async ({ input, caller, db, ports }) => {
    requireAllOfIt(caller)
    const job = await lockImport(db, caller, input.job_id)
    const { upload_id: file_id, size_bytes, part_bytes } = job.input as ImportInput
    const there = await partsOf(db, file_id)
    const position = Number(input.position)
    if (position < there) return { job: await jobView(db, ports, job) }
    if (job.status !== 'waiting' || job.next_attempt_at) throw refuse(409, 'job_ended', jobWords.already_ended)
    const bytes = bytesOf(input.file)
    const last = Math.ceil(size_bytes / part_bytes) - 1
    const length = position === last ? size_bytes - last * part_bytes : part_bytes
    if (position !== there || bytes.length !== length) throw refuse(409, 'wrong_part', words.wrong_part)
    await db
      .insert(file_parts)
      .values(await putPart(ports, { company_id: caller.company_id, file_id, position }, bytes))
    const [heard] = await db
      .update(jobs)
      .set({
        done: position + 1,
        total: last + 1,
        ...sentenceColumns(() => (position === last ? words.uploaded : words.uploading)),
      })
      .where(eq(jobs.id, job.id))
      .returning()
    return { job: await jobView(db, ports, heard ?? job) }
  },

  '/v3/imports.Check': async ({ input, caller, db, ports }) => {
    requireAllOfIt(caller)
    const job = await requireUpload(db, caller, input.job_id)
    return new Afterwards(async database => ({ archive: await planImport(database, ports, job) }))
  },

  '/v3/imports.Start': async ({ input, caller, db, ports, audit }) => {
    requireAllOfIt(caller)
    const job = await requireUpload(db, caller, input.job_id)
    const [started] = await db
      .update(jobs)
      .set({ next_attempt_at: ports.now(), sentence: '', sentence_es: null })
      .where(eq(jobs.id, job.id))
      .returning()
    await audit({ sentence: () => words.restore_started({ file: job.name }), entity_id: job.id })
    ports.jobs.wake()
    return { job: await jobView(db, ports, started ?? job) }
  },
}

/** An archive holds what no single permission shows: costs, the audit log, every project. */
const lackedForAll = ({ permissions }: UserCaller) =>
  (['company.edit', 'projects.view_all'] as const).find(one => !permissions.has(one))

function requireAllOfIt(caller: UserCaller) {
  const lacked = lackedForAll(caller)
  if (lacked) throw forbidden([lacked], words.owners_only)
}

async function lockImport(db: Db, { user_id }: UserCaller, id: string): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.created_by, user_id), eq(jobs.kind, 'company_import')))
    .for('update')
  if (!job) throw notFound('job')
  return job
}

/** One that is there to the last byte and has not begun. */
async function requireUpload(db: Db, caller: UserCaller, id: string): Promise<JobRow> {
  const job = await lockImport(db, caller, id)
  if (job.status !== 'waiting' || job.next_attempt_at) throw refuse(409, 'job_ended', jobWords.already_ended)
  const { upload_id, size_bytes, part_bytes } = job.input as ImportInput
  if ((await partsOf(db, upload_id)) < Math.ceil(size_bytes / part_bytes))
    throw refuse(409, 'not_uploaded', words.not_uploaded)
  return job
}

async function partsOf(db: Db, file_id: string): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(file_parts)
    .where(eq(file_parts.file_id, file_id))
  return found?.n ?? 0
}

/** A part of a form that has no name of its own comes as text. */
function bytesOf(part: unknown): Uint8Array {
  if (part instanceof FormFile) return part.bytes
  throw refuse(400, 'invalid_input', { file: words.choose_archive })
}
