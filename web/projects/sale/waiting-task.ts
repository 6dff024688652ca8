// A task as it will be once what waits of it has been sent. Pure.
import type { Schemas } from '#sdk/types.ts'
import type { Change } from '#web/data/change-rules.ts'
import { isDoneIn } from '#web/data/fold-changes.ts'

type Task = Schemas['Task']

export const taskSubject = (id: string) => `task:${id}`

/** Null where it waits to be deleted. */
export function taskWithWaiting(
  task: Task,
  waiting: readonly Pick<Change, 'path' | 'input' | 'made_at'>[],
): Task | null {
  let now = task
  for (const { path, input, made_at } of waiting) {
    if (path === '/v3/tasks.Delete') return null
    if (path === '/v3/tasks.Update') now = withWords(now, input)
    if (path === '/v3/tasks.SetDone')
      now = { ...now, done_at: isDoneIn({ input }) ? new Date(made_at).toISOString() : null }
  }
  return now
}

function withWords(task: Task, input: object): Task {
  const title = 'title' in input && typeof input.title === 'string' ? input.title : task.title
  const assignee_id =
    'assignee_id' in input && typeof input.assignee_id === 'string' ? input.assignee_id : task.assignee_id
  const due_on =
    'due_on' in input && (typeof input.due_on === 'string' || input.due_on === null) ? input.due_on : task.due_on
  // The server calculates the days until another date.
  return { ...task, title, assignee_id, due_on, due_in_days: due_on === task.due_on ? task.due_in_days : null }
}
