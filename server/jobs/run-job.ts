// One attempt at a job, by any of several servers: it is claimed for a while, the claim is renewed during the work, and only the
// holder of the claim can store results. The claim of a server that dies expires.

import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { forbidden, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Language } from '#machines/words/language.ts'
import { Refusal } from '#sdk/refusal.ts'
import { tellUsers } from '#server/company/notifications/tell.ts'
import { type UserCaller, userById } from '../caller.ts'
import { type Database, type Db, inCompany } from '../db/database.ts'
import { users } from '../db/schema/company.ts'
import { jobs } from '../db/schema/jobs.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { removeFile } from '../files/parts.ts'
import { inLanguage, type Sentence } from '../lib/reader-language.ts'
import { FilesUnavailable } from '../ports/bucket/faults.ts'
import type { Ports } from '../ports/ports.ts'
import { jobName, sentenceColumns } from './both-languages.ts'
import { type JobKind, type JobResult, type JobRow, JobStopped, uploadOf } from './job-kind.ts'
import { words } from './words.ts'

export type JobKinds = Partial<Record<JobRow['kind'], JobKind>>
export type Jobs = { database: Database; ports: Ports; log?: Logger; kinds: JobKinds }
type Named = { company_id: number; id: string }

/** With polling every two seconds, a job of a dead server restarts within fifteen. */
export const LEASE_MS = 12_000
const RENEW_MS = 4_000
const TOLD_MS = 1_000
const MOST_ATTEMPTS = 4
/** If two servers died with the same job, the job may be the cause. */
const MOST_DEATHS = 2
/** How long its file can be downloaded. */
const KEPT_MS = 7 * DAY_MS

/**
 * Returns whether there was anything to do. `at_once` also takes jobs that a dead server had claimed, if there is no other
 * server.
 */
export async function runJob(work: Jobs, named: Named, stopping: AbortSignal, at_once = false): Promise<boolean> {
  const { database, ports, log } = work
  const job = await inCompany(database, named.company_id, db => claim(db, ports, named, at_once))
  if (!job) return false
  const began = performance.now()
  const holding = renew(work, job)
  try {
    // Only the user who started the job reads a refusal.
    const language = await inCompany(database, job.company_id, db => languageOf(db, job))
    const result = await inLanguage(language, () => attempt(work, job, stopping))
    await finish(work, job, result)
  } catch (error) {
    if (error instanceof JobStopped) await letGo(work, job, stopping.aborted)
    else if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
      await letGoWhenHere(work, job, stopping)
    else await failed(work, job, error)
  } finally {
    clearInterval(holding)
  }
  log?.info({ job: job.id, kind: job.kind, ms: Math.round(performance.now() - began) }, 'worked on a job')
  return true
}

async function claim(db: Db, ports: Ports, { id }: Named, at_once: boolean): Promise<JobRow | undefined> {
  const now = ports.now()
  const [job] = await db
    .update(jobs)
    .set({
      status: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      // The claim expired without being released, so its server died.
      deaths: sql`${jobs.deaths} + case when ${jobs.status} = 'running' then 1 else 0 end`,
      done: 0,
      total: null,
      sentence: '',
      sentence_es: null,
      file_id: sql`coalesce(${jobs.file_id}, ${ports.id()}::uuid)`,
      started_at: sql`coalesce(${jobs.started_at}, ${now.toISOString()}::timestamptz)`,
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
    })
    .where(
      and(
        eq(jobs.id, id),
        inArray(jobs.status, ['waiting', 'running']),
        at_once ? isNotNull(jobs.next_attempt_at) : lte(jobs.next_attempt_at, now),
      ),
    )
    .returning()
  // Deletes what an earlier attempt left.
  if (job?.file_id) await removeFile(db, job.file_id)
  return job
}

/** Writes only as the holder of the claim. Returns the row; undefined if the claim was lost. */
async function asHolder(db: Db, job: JobRow, values: PgUpdateSetSource<typeof jobs>) {
  const [row] = await db
    .update(jobs)
    .set(values)
    .where(and(eq(jobs.id, job.id), eq(jobs.status, 'running'), eq(jobs.attempts, job.attempts)))
    .returning({ id: jobs.id })
  return row
}

const lease = ({ ports }: Jobs) => new Date(ports.now().getTime() + LEASE_MS)

/** Renews the claim during long steps without progress, too. */
const renew = (work: Jobs, job: JobRow) =>
  setInterval(() => {
    inCompany(work.database, job.company_id, db => asHolder(db, job, { next_attempt_at: lease(work) })).catch(
      (error: unknown) => work.log?.warn({ job: job.id, error: String(error) }, 'a claim was not renewed'),
    )
  }, RENEW_MS)

async function attempt(work: Jobs, job: JobRow, stopping: AbortSignal): Promise<JobResult> {
  const { database, ports, log, kinds } = work
  if (job.deaths >= MOST_DEATHS) {
    log?.error(
      { job: job.id, kind: job.kind, company: job.company_id },
      'a job is parked: the server ended twice with it',
    )
    throw refuse(409, 'job_parked', words.parked)
  }
  if (job.attempts > MOST_ATTEMPTS) throw new Error('Every attempt before ended without a word')
  const kind = kinds[job.kind]
  if (!kind) throw new Error(`Nobody knows how to do ${job.kind}`)
  const caller = await inCompany(database, job.company_id, db => makerOf(db, job, kind))
  let reported_at = Number.NEGATIVE_INFINITY
  const progress = async (done: number, total: number | null, sentence: Sentence) => {
    if (stopping.aborted) throw new JobStopped()
    if (performance.now() - reported_at < TOLD_MS) return
    reported_at = performance.now()
    const held = await inCompany(database, job.company_id, db =>
      asHolder(db, job, { done, total, ...sentenceColumns(sentence), next_attempt_at: lease(work) }),
    )
    if (!held) throw new JobStopped()
  }
  return kind.run({ database, ports, log, job, input: job.input, caller, file_id: job.file_id ?? '', progress })
}

async function languageOf(db: Db, { created_by }: JobRow): Promise<Language> {
  const [maker] = await db.select({ language: users.language }).from(users).where(eq(users.id, created_by))
  return maker?.language ?? 'en'
}

async function makerOf(db: Db, job: JobRow, { permissions }: JobKind): Promise<UserCaller> {
  const caller = await userById(db, job.created_by)
  if (!caller || !permissions.some(one => caller.permissions.has(one)))
    throw forbidden(permissions, words.role_lost_permission)
  return caller
}

async function finish(work: Jobs, job: JobRow, { sentence, facts = {}, has_file = false }: JobResult): Promise<void> {
  const now = work.ports.now()
  await inCompany(work.database, job.company_id, async db => {
    const stored = await asHolder(db, job, {
      status: 'done',
      ...sentenceColumns(sentence),
      facts,
      next_attempt_at: null,
      ended_at: now,
      ...(has_file ? { file_expires_at: new Date(now.getTime() + KEPT_MS) } : { file_id: null }),
      // The last reported progress may be older than the end.
      done: sql`coalesce(${jobs.total}, ${jobs.done})`,
    })
    if (!stored && job.file_id) await removeFile(db, job.file_id)
    if (stored) await tellMaker(db, work, job, () => words.done({ name: jobName(job) }), sentence)
    await removeUpload(db, job)
  })
}

/** The user who started it may be on another page, or offline. */
const tellMaker = (db: Db, { ports, kinds }: Jobs, job: JobRow, sentence: Sentence, detail: Sentence) =>
  tellUsers(db, ports, {
    company_id: job.company_id,
    user_ids: [job.created_by],
    event: 'job_done',
    sentence,
    details: () => [detail()],
    page: kinds[job.kind]?.page(job.input) ?? '/',
  })

async function removeUpload(db: Db, job: JobRow) {
  const upload = uploadOf(job)
  if (upload) await removeFile(db, upload)
}

/**
 * Canceled or taken over: nothing is stored. If the server is stopping, another one continues, and this doesn't count
 * as an attempt.
 */
async function letGo({ database, ports }: Jobs, job: JobRow, stopping: boolean): Promise<void> {
  await inCompany(database, job.company_id, async db => {
    if (stopping)
      await asHolder(db, job, { status: 'waiting', attempts: job.attempts - 1, next_attempt_at: ports.now() })
    const [now] = await db.select().from(jobs).where(eq(jobs.id, job.id))
    const another = now?.status === 'running' && now.attempts !== job.attempts
    if (job.file_id && !another) await removeFile(db, job.file_id)
  })
}

/**
 * Counts neither as an attempt nor as a dead server: it restarts when the database or bucket is back, here or on another server.
 */
async function letGoWhenHere(work: Jobs, job: JobRow, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await letGo(work, job, true)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      await pause(1_000)
    }
  }
}

async function failed(work: Jobs, job: JobRow, error: unknown): Promise<void> {
  const { database, ports, log } = work
  const now = ports.now()
  const sentence = error instanceof Refusal
  if (!sentence) log?.error({ job: job.id, kind: job.kind, error: withoutValues(error) }, 'a job failed')
  const over = sentence || job.attempts >= MOST_ATTEMPTS
  const reason = () => (sentence ? error.message : words.our_fault)
  await inCompany(database, job.company_id, async db => {
    const stored = await asHolder(
      db,
      job,
      over
        ? {
            status: 'failed',
            ...sentenceColumns(reason),
            next_attempt_at: null,
            ended_at: now,
            file_id: null,
          }
        : { status: 'waiting', next_attempt_at: new Date(now.getTime() + 5_000 * 2 ** job.attempts) },
    )
    if (stored && job.file_id) await removeFile(db, job.file_id)
    if (!stored || !over) return
    await removeUpload(db, job)
    await tellMaker(db, work, job, () => words.not_finished({ name: jobName(job) }), reason)
  })
}

/** For the log: a failed query is logged without its values. */
function withoutValues(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message.split('\n')[0]?.slice(0, 300)}${cause}`
}
