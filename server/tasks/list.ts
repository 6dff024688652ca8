// Pages of tasks: open ones by the day they are due, those without a day last; done ones by when they were done, newest first.
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { tasks } from '../db/schema/project-page.ts'
import { pageOf, readCursor, wrongCursor } from '../lib/paging.ts'
import { type Found, selectTasks } from './view.ts'

/** After every day there is. */
const NO_DAY = '9999-12-31'
/** To the letter as the indexes have it. */
const day = sql`(case when ${tasks.due_on} is null then date '9999-12-31' else ${tasks.due_on} end)`

type Page = { limit?: number | undefined; cursor?: string | undefined }

export async function openTasks(db: Db, which: SQL | undefined, { limit = 50, cursor }: Page) {
  const after = cursor ? keyOf(cursor, /^\d{4}-\d\d-\d\d$/) : undefined
  const rows = await selectTasks(db)
    .where(
      and(
        which,
        isNull(tasks.deleted_at),
        isNull(tasks.done_at),
        after && sql`(${day}, ${tasks.id}) > (${after.key}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(day, asc(tasks.id))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ task }: Found) => `${task.due_on ?? NO_DAY} ${task.id}`)
}

export async function doneTasks(db: Db, project_id: string, { limit = 50, cursor }: Page) {
  const after = cursor ? keyOf(cursor, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/) : undefined
  const rows = await selectTasks(db)
    .where(
      and(
        eq(tasks.project_id, project_id),
        isNull(tasks.deleted_at),
        isNotNull(tasks.done_at),
        after && sql`(${tasks.done_at}, ${tasks.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(tasks.done_at), desc(tasks.id))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ task }: Found) => `${task.done_at?.toISOString()} ${task.id}`)
}

function keyOf(cursor: string, form: RegExp): { key: string; id: string } {
  const [key = '', id = ''] = readCursor(cursor).split(' ')
  if (form.test(key) && !Number.isNaN(Date.parse(key)) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    return { key, id }
  throw wrongCursor()
}
