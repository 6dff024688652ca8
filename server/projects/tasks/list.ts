// Pages of tasks: open ones by the day they are due, those without a day last; done ones by when they were done, newest first.
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { tasks } from '#server/db/schema/project-page.ts'
import { aDay, anId, aTime, cursorOf, pageOf } from '#server/lib/paging.ts'
import { type Found, selectTasks } from './view.ts'

const OPEN = cursorOf('open_tasks', aDay, anId)
const DONE = cursorOf('done_tasks', aTime, anId)

/** After every day there is. */
const NO_DAY = '9999-12-31'
/** To the letter as the indexes have it. */
const day = sql`(case when ${tasks.due_on} is null then date '9999-12-31' else ${tasks.due_on} end)`

type Page = { limit?: number | undefined; cursor?: string | undefined }

export async function openTasks(db: Db, which: SQL | undefined, { limit = 50, cursor }: Page) {
  const after = cursor ? OPEN.read(cursor) : undefined
  const rows = await selectTasks(db)
    .where(
      and(
        which,
        isNull(tasks.deleted_at),
        isNull(tasks.done_at),
        after && sql`(${day}, ${tasks.id}) > (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(day, asc(tasks.id))
    .limit(limit + 1)
  return pageOf(rows, limit, OPEN, ({ task }: Found) => [task.due_on ?? NO_DAY, task.id])
}

export async function doneTasks(db: Db, project_id: string, { limit = 50, cursor }: Page) {
  const after = cursor ? DONE.read(cursor) : undefined
  const rows = await selectTasks(db)
    .where(
      and(
        eq(tasks.project_id, project_id),
        isNull(tasks.deleted_at),
        isNotNull(tasks.done_at),
        after && sql`(${tasks.done_at}, ${tasks.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(tasks.done_at), desc(tasks.id))
    .limit(limit + 1)
  return pageOf(rows, limit, DONE, ({ task }: Found) => [(task.done_at ?? new Date(0)).toISOString(), task.id])
}
