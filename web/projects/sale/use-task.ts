// A task's actions, each with an undo in its message. Offline, changes wait on this device, and the task is shown as
// changed. Used by a project's tasks and the dashboard.
import type { Schemas } from '#sdk/types.ts'
import { type Later, useWrite } from '#web/data/queries.ts'
import { tellUndo } from '#web/frame/tell-undo.tsx'
import { tellKept } from '#web/lib/tell.ts'
import { useWaiting } from '#web/offline/use-waiting.ts'
import { tabHref } from './project/project-tabs.ts'
import { taskSubject, taskWithWaiting } from './waiting-task.ts'
import { words } from './words.ts'

export function useTask(task: Schemas['Task']) {
  const { id: task_id, version, title, project } = task
  const waiting = useWaiting(taskSubject(task_id))
  const later = (what: string): Later => ({
    what: `${what} “${title}”`,
    page: project ? tabHref(project.id, 'tasks') : '/',
    subject: taskSubject(task_id),
    // Unchecking an offline check leaves nothing pending.
    onKept: outcome => outcome === 'kept' && tellKept(`“${title}”`),
  })
  const how = {
    later: ({ done: is }: { done: boolean }) => later(is ? words.complete_task : words.reopen_task),
  }
  const undo = useWrite('/v3/tasks.SetDone', how)
  const done = useWrite('/v3/tasks.SetDone', {
    ...how,
    onDone: ({ task: after }) =>
      after.done_at &&
      tellUndo(words.title_done({ title }), () => undo.mutate({ task_id, version: after.version, done: false })),
  })
  const restore = useWrite('/v3/tasks.Restore')
  const remove = useWrite('/v3/tasks.Delete', {
    later: () => later(words.delete_task),
    onDone: () => tellUndo(words.title_deleted({ title }), () => restore.mutate({ task_id })),
  })
  return {
    /** As it will be; null where it waits to be deleted. */
    task: taskWithWaiting(task, waiting),
    waiting,
    isBusy: done.isPending || remove.isPending,
    /** The cache reports refusals. */
    setDone: (is: boolean) => done.mutate({ task_id, version, done: is }),
    remove: () => remove.mutate({ task_id, version }),
  }
}
