import { and, eq, isNull, or } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { tellAt } from '#machines/projects/task-rules.ts'
import type { UserCaller } from '#server/caller.ts'
import { tellUsers } from '#server/company/notifications/tell.ts'
import type { Db } from '#server/db/database.ts'
import { tasks } from '#server/db/schema/project-page.ts'
import type { Handlers } from '#server/handler.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { peopleOf } from '#server/projects/people.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'
import { doneTasks, openTasks } from '#server/projects/tasks/list.ts'
import { requireTask, type TaskRow, tasksOf, taskView, taskViews } from '#server/projects/tasks/view.ts'
import { words } from '#server/projects/tasks/words.ts'

export const taskHandlers: Handlers<'tasks'> = {
  '/v3/tasks.ListByProject': async ({ input, caller, db, ports }) => {
    const { id } = await requireProject(db, caller, input.project_id)
    const { page, next_cursor } = input.done
      ? await doneTasks(db, id, input)
      : await openTasks(db, eq(tasks.project_id, id), input)
    return { tasks: await taskViews(db, ports, page), next_cursor }
  },

  '/v3/tasks.ListMine': async ({ input, caller, db, ports }) => {
    const mine = and(eq(tasks.assignee_id, caller.user_id), tasksOf(caller), or(isNull(tasks.project_id), NOT_SAMPLE))
    const { page, next_cursor } = await openTasks(db, mine, input)
    return { tasks: await taskViews(db, ports, page), next_cursor }
  },

  '/v3/tasks.ListPeople': async ({ input, caller, db }) => {
    const project = input.project_id ? await requireProject(db, caller, input.project_id) : undefined
    return { people: await peopleOf(db, project) }
  },

  '/v3/tasks.Create': async ({ input, caller, db, ports, audit }) => {
    const project = input.project_id ? await requireProject(db, caller, input.project_id) : undefined
    const { title, due_on } = requireWords(input)
    await requireAssignee(db, input.assignee_id, project)
    const now = ports.now()
    const row = {
      company_id: caller.company_id,
      id: ports.id(),
      project_id: input.project_id,
      title,
      due_on,
      assignee_id: input.assignee_id,
      tell_at: tellAt(due_on, await readTimezone(db), now),
      created_by: caller.user_id,
      created_at: now,
    }
    await db.insert(tasks).values(row)
    await audit({ sentence: () => words.added({ title }), ...about(row) })
    await tellAssignee(db, ports, caller, row)
    return { task: await taskView(db, ports, row.id) }
  },

  '/v3/tasks.Update': async ({ input, caller, db, ports, audit }) => {
    const before = await requireTask(db, caller, input.task_id)
    requireVersion(before, input.version)
    const { title, due_on } = requireWords(input)
    const { assignee_id } = input
    const project = before.project_id ? await requireProject(db, caller, before.project_id) : undefined
    const given = assignee_id !== before.assignee_id
    if (given) await requireAssignee(db, assignee_id, project)
    // Users already notified of the due date aren't notified again for changed text.
    const moved = due_on !== before.due_on || given
    const tell_at = moved ? tellAt(due_on, await readTimezone(db), ports.now()) : before.tell_at
    await change(db, before, { title, due_on, assignee_id, tell_at })
    await audit({ sentence: () => words.changed({ title }), ...about(before) })
    if (given) await tellAssignee(db, ports, caller, { ...before, title, due_on, assignee_id })
    return { task: await taskView(db, ports, before.id) }
  },

  '/v3/tasks.SetDone': async ({ input, caller, db, ports, audit }) => {
    const before = await requireTask(db, caller, input.task_id)
    if ((before.done_at !== null) !== input.done) {
      requireVersion(before, input.version)
      const now = ports.now()
      await change(db, before, {
        done_at: input.done ? now : null,
        done_by: input.done ? caller.user_id : null,
        tell_at: input.done ? null : tellAt(before.due_on, await readTimezone(db), now),
      })
      await audit({ sentence: () => (input.done ? words.finished(before) : words.reopened(before)), ...about(before) })
    }
    return { task: await taskView(db, ports, before.id) }
  },

  '/v3/tasks.Delete': async ({ input, caller, db, ports, audit }) => {
    const before = await requireTask(db, caller, input.task_id)
    requireVersion(before, input.version)
    await change(db, before, { deleted_at: ports.now(), tell_at: null })
    await audit({ sentence: () => words.deleted(before), ...about(before) })
    return { task_id: before.id }
  },

  '/v3/tasks.Restore': async ({ input, caller, db, ports, audit }) => {
    const before = await requireTask(db, caller, input.task_id, true)
    const tell_at = before.done_at ? null : tellAt(before.due_on, await readTimezone(db), ports.now())
    await change(db, before, { deleted_at: null, tell_at })
    await audit({ sentence: () => words.restored(before), ...about(before) })
    return { task: await taskView(db, ports, before.id) }
  },
}

const about = ({ id, project_id }: Pick<TaskRow, 'id' | 'project_id'>) => ({
  entity_id: id,
  ...(project_id ? { project_id } : {}),
})

const change = (db: Db, { id, version }: TaskRow, values: Partial<TaskRow>) =>
  db
    .update(tasks)
    .set({ ...values, version: version + 1 })
    .where(eq(tasks.id, id))

/** The calendar of the contract takes any day of any year. */
function requireWords({ title, due_on }: { title: string; due_on: string | null }) {
  const text = title.trim()
  if (text === '') throw refuse(400, 'invalid_input', { title: words.enter_title })
  if (due_on && (due_on < '2000-01-01' || due_on > '2100-12-31'))
    throw refuse(400, 'invalid_input', { due_on: words.choose_day })
  return { title: text, due_on }
}

async function requireAssignee(db: Db, assignee_id: string, project: ProjectRow | undefined) {
  const person = (await peopleOf(db, project)).find(({ id }) => id === assignee_id)
  const no = (sentence: string) => refuse(400, 'invalid_input', { assignee_id: sentence })
  if (!person) throw no(project ? words.choose_member_of_project : words.choose_member)
  if (!person.takes_tasks) throw no(words.view_only(person))
}

const tellAssignee = (
  db: Db,
  ports: Ports,
  { user_id: by, name, company_id }: UserCaller,
  { title, assignee_id, project_id }: Pick<TaskRow, 'title' | 'due_on' | 'assignee_id' | 'project_id'>,
) =>
  tellUsers(db, ports, {
    company_id,
    user_ids: [assignee_id],
    event: 'task_assigned',
    by,
    sentence: () => words.assigned({ name, title }),
    page: project_id ? `/projects/${project_id}?tab=tasks` : '/',
    ...(project_id ? { project_id } : {}),
  })
