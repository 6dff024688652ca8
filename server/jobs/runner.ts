// Finds due jobs of all companies and runs a few at once, one per company. Woken when a job starts, and every few
// seconds for jobs whose server died.

import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { inCompany } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { removeFile } from '../files/parts.ts'
import { startRecurring } from '../recurring.ts'
import { outsideOfAll } from '../work-context.ts'
import { sentenceColumns } from './both-languages.ts'
import { uploadOf } from './job-kind.ts'
import { type Jobs, LEASE_MS, runJob } from './run-job.ts'
import { words } from './words.ts'

const EVERY_MS = 2_000
const SIDE_BY_SIDE = 2
const LOOKED_AT = 50
const SWEEP_MS = 60_000

/** `at_once` also finds jobs that a dead server still claims; `begun` finds running ones whose claim has expired. */
const dueJobs = ({ database, ports }: Jobs, at_once: boolean, begun = true) =>
  database.findDue(db =>
    db
      .select({ company_id: jobs.company_id, id: jobs.id })
      .from(jobs)
      .where(
        and(
          inArray(jobs.status, begun ? ['waiting', 'running'] : ['waiting']),
          at_once ? isNotNull(jobs.next_attempt_at) : lte(jobs.next_attempt_at, ports.now()),
        ),
      )
      .orderBy(asc(jobs.next_attempt_at))
      .limit(LOOKED_AT),
  )

/** Runs due jobs one after another. Returns how many. */
export async function runDueJobs(work: Jobs): Promise<number> {
  let worked = 0
  for (const one of await dueJobs(work, false)) if (await runJob(work, one, new AbortController().signal)) worked++
  return worked
}

/** Deletes files whose download period is over, and uploads left incomplete for a day. Returns how many. */
export async function removeExpired({ database, ports }: Jobs): Promise<number> {
  const now = ports.now()
  const left = and(
    eq(jobs.status, 'waiting'),
    isNull(jobs.next_attempt_at),
    lte(jobs.created_at, new Date(now.getTime() - DAY_MS)),
  )
  const { company_id, id } = jobs
  // Two queries, each in the order of its index: a combined one would read every job.
  const over = await database.findDue(async db => [
    ...(await db
      .select({ company_id, id })
      .from(jobs)
      .where(lte(jobs.file_expires_at, now))
      .orderBy(asc(jobs.file_expires_at))
      .limit(LOOKED_AT)),
    ...(await db.select({ company_id, id }).from(jobs).where(left).orderBy(asc(jobs.created_at)).limit(LOOKED_AT)),
  ])
  for (const { company_id, id } of over)
    await inCompany(database, company_id, async db => {
      const [row] = await db.select().from(jobs).where(eq(jobs.id, id)).for('update')
      if (!row) return
      for (const file_id of [row.file_id, uploadOf(row)]) if (file_id) await removeFile(db, file_id)
      await db
        .update(jobs)
        .set({
          file_id: null,
          file_expires_at: null,
          ...(row.status === 'waiting'
            ? { status: 'canceled', ended_at: now, ...sentenceColumns(() => words.canceled) }
            : {}),
        })
        .where(eq(jobs.id, id))
    })
  return over.length
}

/** `alone`: no other server uses this database, so a claimed job is left over from an earlier process. */
export function startJobs(work: Jobs & { alone?: boolean }): () => Promise<void> {
  const stopping = new AbortController()
  const running = new Map<number, Promise<unknown>>()
  // While the database was unreachable, claims of live servers expired; they get time to renew them.
  let away_at = Number.NEGATIVE_INFINITY
  const fault = (error: unknown) => {
    if (error instanceof DatabaseUnavailable) away_at = performance.now()
    else work.log?.error({ error: String(error) }, 'jobs could not be looked through')
  }
  const look = async (at_once: boolean) => {
    for (const one of await dueJobs(work, at_once, performance.now() - away_at > LEASE_MS)) {
      if (stopping.signal.aborted || running.size >= SIDE_BY_SIDE) return
      if (running.has(one.company_id)) continue
      const done = runJob(work, one, stopping.signal, at_once)
        .catch(fault)
        .finally(() => {
          running.delete(one.company_id)
          begin()
        })
      running.set(one.company_id, done)
    }
  }
  let round: Promise<void> | undefined
  const begin = (at_once = false) => {
    if (stopping.signal.aborted) return
    round ??= look(at_once)
      .catch(fault)
      .finally(() => {
        round = undefined
      })
  }
  begin(work.alone)
  const stop = startRecurring(
    work.log,
    { every_ms: EVERY_MS, run: async () => begin(), failed: 'jobs could not be looked through' },
    { every_ms: SWEEP_MS, run: () => removeExpired(work), failed: 'expired files of jobs could not be removed' },
  )
  // Called within the transaction that starts a job; the job is looked for after the commit.
  work.ports.jobs.wake = () => outsideOfAll(() => void setTimeout(begin, 50))
  return async () => {
    stopping.abort()
    await stop()
    await round
    await Promise.all(running.values())
  }
}
