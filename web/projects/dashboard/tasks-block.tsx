// The user's tasks by due date.
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dueOf } from '#web/projects/sale/invoices/due-words.ts'
import { useTask } from '#web/projects/sale/use-task.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Block, WhenRead } from './block.tsx'
import { words } from './words.ts'

/** Where a task of no project is done. */
export const MY_TASKS = 'my-tasks'
const SHOWN = 4

export function TasksBlock() {
  const read = useRead('/v3/tasks.ListMine', { limit: SHOWN })
  if (read.data?.tasks.length === 0) return null
  const overdue = read.data?.tasks.filter(({ due_in_days }) => (due_in_days ?? 0) < 0).length ?? 0
  return (
    <Block
      id={MY_TASKS}
      title={words.my_tasks}
      note={
        overdue > 0 &&
        words.overdue_note({ value: overdue === 1 ? words.one_overdue : words.several_overdue({ overdue }) })
      }
      actions={
        read.data?.next_cursor && <span className="text-sm text-ink-3">{words.first_shown({ shown: SHOWN })}</span>
      }
    >
      <WhenRead read={read}>
        {({ tasks }) => (
          <ul className="-my-1 flex flex-col divide-y divide-hairline">
            {tasks.map(task => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        )}
      </WhenRead>
    </Block>
  )
}

function Task({ task: saved }: { task: Schemas['Task'] }) {
  const { task, isBusy, setDone } = useTask(saved)
  const { title, project } = saved
  const due = task && dueOf(task)
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={task?.title ?? title}
          checked={task?.done_at != null}
          disabledReason={isBusy ? '' : task ? undefined : words.waits_deleted}
          onChange={setDone}
        />
        {project && (
          <Link
            href={`${href('/projects/[id]', { id: project.id })}?tab=tasks`}
            className="thumb mt-0.5 block truncate pl-6.5 text-sm text-ink-3 underline-offset-4 hover:underline max-sm:pl-7.5"
          >
            {project.name}
          </Link>
        )}
      </div>
      {due && <Badge {...due} />}
    </li>
  )
}
