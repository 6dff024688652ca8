// Tasks as the contract shows them, and the one way to a task: through a project the caller may see, or as its own people.

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { dayIn } from '#machines/lib/day-in.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { tasks } from '#server/db/schema/project-page.ts'
import { projects } from '#server/db/schema/projects.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'

export type TaskRow = typeof tasks.$inferSelect

const doer = alias(users, 'doer')
const maker = alias(users, 'maker')

const nameOf = ({ firstname, lastname }: Record<'firstname' | 'lastname', AnyPgColumn>) =>
  sql<string>`${firstname} || ' ' || ${lastname}`

/** With the project, assignee and creator. */
export const selectTasks = (db: Db) =>
  db
    .select({
      task: tasks,
      project: {
        id: projects.id,
        number: projects.number,
        number_prefix: projects.number_prefix,
        name: projects.name,
      },
      assignee_name: nameOf(users),
      done_by_name: sql<string | null>`${nameOf(doer)}`,
      created_by_name: nameOf(maker),
    })
    .from(tasks)
    .leftJoin(projects, and(eq(projects.company_id, tasks.company_id), eq(projects.id, tasks.project_id)))
    .innerJoin(users, and(eq(users.company_id, tasks.company_id), eq(users.id, tasks.assignee_id)))
    .innerJoin(maker, and(eq(maker.company_id, tasks.company_id), eq(maker.id, tasks.created_by)))
    .leftJoin(doer, and(eq(doer.company_id, tasks.company_id), eq(doer.id, tasks.done_by)))
export type Found = Awaited<ReturnType<typeof selectTasks>>[number]

/** Tasks of projects the caller may see; a task without project is seen by its assignee and creator. */
export const tasksOf = (caller: UserCaller): SQL | undefined =>
  or(
    and(isNull(tasks.project_id), or(eq(tasks.assignee_id, caller.user_id), eq(tasks.created_by, caller.user_id))),
    and(eq(projects.id, tasks.project_id), visibleTo(caller)),
  )

/** 404 also for a deleted task, unless deleted ones are requested. Locks the row. */
export async function requireTask(db: Db, caller: UserCaller, id: string, deleted = false): Promise<TaskRow> {
  const [row] = await db.select().from(tasks).where(eq(tasks.id, id)).for('update')
  const [found] = row ? await selectTasks(db).where(and(eq(tasks.id, id), tasksOf(caller))) : []
  if (!row || !found || (row.deleted_at !== null) !== deleted) throw notFound('task')
  return row
}

export async function taskView(db: Db, ports: Ports, id: string): Promise<Schemas['Task']> {
  const rows = await selectTasks(db).where(eq(tasks.id, id))
  const [view] = await taskViews(db, ports, rows)
  if (!view) throw notFound('task')
  return view
}

export async function taskViews(db: Db, ports: Ports, found: readonly Found[]): Promise<Schemas['Task'][]> {
  const today = dayIn(await readTimezone(db), ports.now())
  return found.map(({ task, project, ...names }) => ({
    id: task.id,
    project: project && { id: project.id, number: projectNumber(project), name: project.name },
    title: task.title,
    due_on: task.due_on,
    due_in_days: task.due_on === null ? null : daysFrom(today, task.due_on),
    assignee_id: task.assignee_id,
    assignee_name: names.assignee_name,
    done_at: task.done_at?.toISOString() ?? null,
    done_by_name: names.done_by_name,
    created_by_name: names.created_by_name,
    created_at: task.created_at.toISOString(),
    version: task.version,
  }))
}

const daysFrom = (today: string, day: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
