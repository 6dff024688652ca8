// Notifies people once, in the morning, of tasks due that day, and deletes tasks for good a month after they were deleted. Clearing
// the due time in the same transaction claims a task, so that only one of two servers notifies.

import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { tellUsers } from '#server/company/notifications/tell.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { tasks } from '#server/db/schema/project-page.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Work = { database: Database; ports: Ports }
const AT_ONCE = 100
const RESTORABLE_DAYS = 30

/** Returns how many users were notified. */
export async function tellDue({ database, ports }: Work): Promise<number> {
  const { company_id, id, tell_at } = tasks
  const due = await database.findDue(db =>
    db.select({ company_id, id }).from(tasks).where(lte(tell_at, ports.now())).orderBy(tell_at).limit(AT_ONCE),
  )
  let notified = 0
  const faults: unknown[] = []
  for (const one of due)
    try {
      if (await inCompany(database, one.company_id, db => tellOne(db, ports, one.id))) notified++
    } catch (error) {
      faults.push(error)
    }
  // A failure doesn't delay the others; the caller gets it.
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} tasks that are due could not be told`)
  return notified
}

async function tellOne(db: Db, ports: Ports, id: string): Promise<boolean> {
  const [task] = await db
    .update(tasks)
    .set({ tell_at: null })
    .where(and(eq(tasks.id, id), lte(tasks.tell_at, ports.now())))
    .returning()
  if (!task || task.done_at || task.deleted_at) return false
  const { company_id, assignee_id, project_id, title } = task
  await tellUsers(db, ports, {
    company_id,
    user_ids: [assignee_id],
    event: 'task_due',
    sentence: () => words.due_today({ title }),
    page: project_id ? `/projects/${project_id}?tab=tasks` : '/',
    ...(project_id ? { project_id } : {}),
  })
  return true
}

/** Returns how many were deleted for good. */
export async function removeDeleted({ database, ports }: Work): Promise<number> {
  const old = and(
    isNotNull(tasks.deleted_at),
    lte(tasks.deleted_at, new Date(ports.now().getTime() - RESTORABLE_DAYS * DAY_MS)),
  )
  const { company_id } = tasks
  const companies = await database.findDue(db => db.selectDistinct({ company_id }).from(tasks).where(old))
  let removed = 0
  for (const one of companies)
    removed += await inCompany(database, one.company_id, async db => {
      return (await db.delete(tasks).where(old).returning({ id: tasks.id })).length
    })
  return removed
}
