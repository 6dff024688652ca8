// What is read anew when a task changes.
import { useWrite } from '#web/app/queries.ts'
import { tellUndo } from '#web/app/tell-undo.tsx'

export const TASK_READS = ['/v3/tasks.ListByProject', '/v3/tasks.ListMine', '/v3/projects.ListActivity'] as const

/** Doing, undoing and deleting a task, each with its way back in the message that says it. */
export function useTaskActs() {
  const done = useWrite('/v3/tasks.SetDone', { refreshes: TASK_READS })
  const remove = useWrite('/v3/tasks.Delete', { refreshes: TASK_READS })
  const restore = useWrite('/v3/tasks.Restore', { refreshes: TASK_READS })
  type Task = { id: string; version: number; title: string }
  const setDone = ({ id, version }: Task, is: boolean) => done.mutateAsync({ task_id: id, version, done: is })
  return {
    isBusy: done.isPending || remove.isPending,
    /** A refusal is told by the cache. */
    finish: (task: Task) =>
      setDone(task, true).then(
        ({ task: after }) => tellUndo(`“${task.title}” is done.`, () => void setDone(after, false).catch(() => {})),
        () => {},
      ),
    reopen: (task: Task) => setDone(task, false).catch(() => {}),
    remove: ({ id, version, title }: Task) =>
      remove.mutate(
        { task_id: id, version },
        { onSuccess: () => tellUndo(`“${title}” is deleted.`, () => restore.mutate({ task_id: id })) },
      ),
  }
}
