import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { jobs as table } from '#server/db/schema/jobs.ts'
import { removeFile } from '#server/files/parts.ts'
import type { Handlers } from '#server/handler.ts'
import { jobName, sentenceColumns } from '#server/jobs/both-languages.ts'
import { type JobRow, uploadOf } from '#server/jobs/job-kind.ts'
import { jobView } from '#server/jobs/view.ts'
import { words } from '#server/jobs/words.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'

const PAGES = cursorOf('jobs', anId)

export const jobs: Handlers<'jobs'> = {
  '/v3/jobs.Get': async ({ input, caller, db, ports }) => ({
    job: await jobView(db, ports, await requireJob(db, caller, input.job_id)),
  }),

  '/v3/jobs.List': async ({ input, caller, db, ports }) => {
    const limit = input.limit ?? 50
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          eq(table.created_by, caller.user_id),
          input.kind ? eq(table.kind, input.kind) : undefined,
          input.unfinished ? inArray(table.status, ['waiting', 'running']) : undefined,
          input.cursor ? lt(table.id, PAGES.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(table.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.id])
    const views = []
    for (const row of page) views.push(await jobView(db, ports, row))
    return { jobs: views, next_cursor }
  },

  '/v3/jobs.Cancel': async ({ input, caller, db, ports, audit }) => {
    const row = await requireJob(db, caller, input.job_id)
    const ended = {
      status: 'canceled' as const,
      ...sentenceColumns(() => words.canceled),
      next_attempt_at: null,
      ended_at: ports.now(),
    }
    const [canceled] = await db
      .update(table)
      .set(ended)
      .where(and(eq(table.id, row.id), inArray(table.status, ['waiting', 'running'])))
      .returning()
    if (!canceled) throw refuse(409, 'job_ended', words.already_ended)
    for (const file_id of [canceled.file_id, uploadOf(canceled)]) if (file_id) await removeFile(db, file_id)
    await audit({ sentence: () => words.stopped({ name: jobName(row) }), entity_id: row.id })
    return { job: await jobView(db, ports, canceled) }
  },
}

/** One the caller began; anybody else's is not there. */
async function requireJob(db: Db, caller: UserCaller, job_id: string): Promise<JobRow> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, job_id), eq(table.created_by, caller.user_id)))
  if (!row) throw notFound('job')
  return row
}
