import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { dayWords, dueOf } from '#web/sale/due-words.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useTaskActs } from './task-reads.ts'

type Props = { task: Schemas['Task']; whyNot: string | undefined; onChange: () => void }

/** One task: ticked off where it stands; a click on its words does the same. */
export function TaskLine({ task, whyNot, onChange }: Props) {
  const acts = useTaskActs()
  const due = dueOf(task)
  const isDone = task.done_at !== null
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1 sm:pt-0.5">
        <Checkbox
          label={task.title}
          checked={isDone}
          disabledReason={whyNot !== undefined || acts.isBusy ? '' : undefined}
          onChange={is => void (is ? acts.finish(task) : acts.reopen(task))}
        />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 pl-6.5 text-sm text-ink-3 max-sm:pl-7.5">
          {due && (
            <span title={task.due_on ? dayWords(task.due_on) : undefined}>
              <Badge status={due.label} label={due.label} look={due.look} />
            </span>
          )}
          <span>
            {isDone
              ? `Done by ${task.done_by_name} on ${date(task.done_at ?? '')}`
              : task.created_by_name === task.assignee_name
                ? task.assignee_name
                : `${task.assignee_name}, from ${task.created_by_name}`}
          </span>
        </p>
      </div>
      <ActionMenu
        label={`More for ${task.title}`}
        actions={[
          { label: 'Change', onSelect: onChange, disabledReason: whyNot },
          { label: 'Delete', onSelect: () => acts.remove(task), disabledReason: whyNot, danger: true },
        ]}
      />
    </li>
  )
}
