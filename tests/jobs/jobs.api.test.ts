// Work that outlasts its request: it survives a server, is private to its creator, and cleans up when stopped.

import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import { userById } from '#server/caller.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { files } from '#server/db/schema/files.ts'
import { file_parts, jobs } from '#server/db/schema/jobs.ts'
import { fileWriter, PART_BYTES } from '#server/files/parts.ts'
import { type JobWork, jobKind } from '#server/jobs/job-kind.ts'
import type { Jobs } from '#server/jobs/run-job.ts'
import { removeExpired, runDueJobs, startJobs } from '#server/jobs/runner.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { emailOf, signedIn } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

type Count = { to: number }
type Work = JobWork<Count>
let test: Awaited<ReturnType<typeof signedIn>>
/** The tested kind's work. */
let doing: (work: Work) => Promise<{ sentence: () => string; has_file?: boolean }>
let work: Jobs

beforeEach(async () => {
  test = await signedIn()
  const { database, ports } = test
  doing = async () => ({ sentence: () => 'Counted.' })
  const kind = jobKind<Count>({ permissions: ['exports.create'], page: '/projects', run: one => doing(one) })
  work = { database, ports, kinds: { projects_csv: kind } }
})

const within = <T>(act: (db: Db) => Promise<T>, company_id = 2) => inCompany(test.database, company_id, act)
const begin = (to = 3) =>
  within(async db => {
    const caller = await userById(db, test.user.id)
    if (!caller) throw new Error('Nobody is there')
    const row = await startJob(db, test.ports, caller, { kind: 'projects_csv', name: () => 'Counting', input: { to } })
    return row.id
  })
const jobOf = async (job_id: string) =>
  answered((await test.call.GET('/v3/jobs.Get', { params: { query: { job_id } } })).data).job
const write = async ({ database, ports, job, file_id }: Work, bytes: Uint8Array) => {
  const { company_id, id: job_id } = job
  const to = fileWriter(database, ports, { company_id, file_id, job_id, name: 'counted.csv', media_type: 'text/csv' })
  await to.write(bytes)
  return to
}
const partsLeft = () => within(async db => (await db.select({ id: file_parts.file_id }).from(file_parts)).length)

it('is done with its original input, and its file is complete, in any number of parts', async () => {
  const bytes = Buffer.alloc(2 * PART_BYTES + 17, 'sunquill ')
  doing = async one => {
    await one.progress(1, one.input.to, () => 'Counting.')
    await (await write(one, bytes)).finish()
    return { sentence: () => `Counted to ${one.input.to}.`, has_file: true }
  }
  const id = await begin(7)
  expect(await jobOf(id)).toMatchObject({ status: 'waiting', file: null })
  expect(await runDueJobs(work)).toBe(1)
  const { status, sentence, done, total, file } = await jobOf(id)
  expect({ status, sentence, done, total }).toEqual({ status: 'done', sentence: 'Counted to 7.', done: 7, total: 7 })
  const answer = await test.app.request(file?.src ?? '')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  expect(answer.headers.get('content-disposition')).toContain('counted.csv')
  expect(await runDueJobs(work)).toBe(0)
  const { notifications } = answered((await test.call.GET('/v3/notifications.List', {})).data)
  expect(notifications).toMatchObject([
    { event: 'job_done', sentence: 'Counting is done', detail: 'Counted to 7.', page: '/projects' },
  ])
})

it('is begun again by the next server when the one that had it died, and what was half made is gone', async () => {
  let attempts = 0
  doing = async one => {
    attempts += 1
    const to = await write(one, Buffer.alloc(PART_BYTES))
    // A dead server reports nothing.
    if (attempts === 1) return new Promise(() => {})
    await to.finish()
    return { sentence: () => 'Counted.', has_file: true }
  }
  const id = await begin()
  void runDueJobs(work)
  await expect.poll(partsLeft).toBe(1)
  expect(await runDueJobs(work)).toBe(0)
  test.clock.now = new Date(test.clock.now.getTime() + 13_000)
  expect(await runDueJobs(work)).toBe(1)
  expect(await jobOf(id)).toMatchObject({ status: 'done', file: { size_bytes: PART_BYTES } })
  expect(await partsLeft()).toBe(1)
})

it('is parked with its reason when two servers ended with it, and ends no third', async () => {
  let begun = 0
  // A stopped server reports nothing.
  doing = () => new Promise(() => void begun++)
  const id = await begin()
  for (let server = 1; server <= 2; server++) {
    void runDueJobs(work)
    await vi.waitFor(() => expect(begun).toBe(server))
    test.clock.now = new Date(test.clock.now.getTime() + 61_000)
  }
  await runDueJobs(work)
  expect(begun).toBe(2)
  const { status, sentence } = await jobOf(id)
  expect(status).toBe('failed')
  expect(sentence).toBe('The server stopped twice while working on this, so it won’t be retried. Contact support.')
  expect(await runDueJobs(work)).toBe(0)
})

it('stops on request, and keeps nothing', async () => {
  doing = async one => {
    await write(one, Buffer.alloc(PART_BYTES))
    await test.call.POST('/v3/jobs.Cancel', { body: { job_id: one.job.id } })
    await one.progress(1, 3, () => 'Counting.')
    return { sentence: () => 'Counted.', has_file: true }
  }
  const id = await begin()
  await runDueJobs(work)
  expect(await jobOf(id)).toMatchObject({ status: 'canceled', sentence: 'Stopped.', file: null })
  expect(await partsLeft()).toBe(0)
  const again = await test.call.POST('/v3/jobs.Cancel', { body: { job_id: id } }).catch((error: unknown) => error)
  expect(again).toMatchObject({ status: 409, code: 'job_ended' })
})

it('is refused when its maker may no longer do it, though they might when they began it', async () => {
  const id = await begin()
  await within(async db => {
    const [viewer] = await db
      .select()
      .from(users)
      .where(eq(users.email, emailOf('Viewer')))
    await db
      .update(users)
      .set({ role_id: viewer?.role_id ?? '' })
      .where(eq(users.id, test.user.id))
  })
  await runDueJobs(work)
  expect(await jobOf(id)).toMatchObject({ status: 'failed', sentence: 'Your role no longer allows this.' })
})

it('is tried four times, further and further apart, and then says that it failed', async () => {
  let attempts = 0
  doing = async () => {
    attempts += 1
    throw new Error('The disk is full')
  }
  const id = await begin()
  for (let hour = 0; hour < 6; hour++) {
    await runDueJobs(work)
    expect(await runDueJobs(work)).toBe(0)
    test.clock.now = new Date(test.clock.now.getTime() + 3_600_000)
    await test.call.POST('/api/session/keep')
  }
  expect(attempts).toBe(4)
  const { status, sentence } = await jobOf(id)
  expect(status).toBe('failed')
  expect(sentence).not.toContain('disk')
})

it('is its maker’s alone: a colleague and another company find nothing', async () => {
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const job_id = await begin()
  for (const email of [emailOf('Admin'), emailOf('Owner', 3)]) {
    const { call } = await test.signIn(email)
    const asked = call.GET('/v3/jobs.Get', { params: { query: { job_id } } })
    await expect(asked, email).rejects.toMatchObject({ status: 404, code: 'no_such_job' })
    await expect(call.POST('/v3/jobs.Cancel', { body: { job_id } }), email).rejects.toMatchObject({ status: 404 })
    expect(answered((await call.GET('/v3/jobs.List', {})).data).jobs, email).toEqual([])
  }
  const mine = { params: { query: { unfinished: true } } }
  expect(answered((await test.call.GET('/v3/jobs.List', mine)).data).jobs.map(({ id }) => id)).toEqual([job_id])
})

it('keeps its file for seven days', async () => {
  doing = async one => {
    await (await write(one, Buffer.from('counted'))).finish()
    return { sentence: () => 'Counted.', has_file: true }
  }
  const id = await begin()
  await runDueJobs(work)
  test.clock.now = new Date(test.clock.now.getTime() + 7 * DAY_MS + 1)
  expect(await removeExpired(work)).toBe(1)
  const kept = await within(async db => ({
    files: await db.select({ id: files.id }).from(files),
    parts: await db.select().from(file_parts),
  }))
  expect(kept).toEqual({ files: [], parts: [] })
  const [row] = await within(db => db.select().from(jobs).where(eq(jobs.id, id)))
  expect(row).toMatchObject({ status: 'done', file_id: null })
})

it('is worked on as soon as it is begun, and left to the next server by one that stops', async () => {
  let goOn = () => {}
  const stopped = new Promise<void>(resolve => {
    goOn = resolve
  })
  doing = async one => {
    await one.progress(0, 3, () => 'Counting.')
    await stopped
    await one.progress(1, 3, () => 'Counting.')
    return { sentence: () => 'Counted.' }
  }
  const stop = startJobs(work)
  const id = await begin()
  await expect.poll(async () => (await jobOf(id)).status).toBe('running')
  const stopping = stop()
  goOn()
  await stopping
  expect(await jobOf(id)).toMatchObject({ status: 'waiting' })
  doing = async () => ({ sentence: () => 'Counted.' })
  const stopNext = startJobs(work)
  await expect.poll(async () => (await jobOf(id)).status).toBe('done')
  await stopNext()
})

it('no more than five of one person wait at a time', async () => {
  for (let count = 0; count < 5; count++) await begin()
  await expect(begin()).rejects.toMatchObject({ status: 409, code: 'too_many_jobs' })
})
