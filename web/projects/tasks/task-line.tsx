import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { TakeBack } from '#web/offline/take-back.tsx'
import { dueOf } from '#web/projects/sale/invoices/due-words.ts'
import { useTask } from '#web/projects/sale/use-task.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { task: Schemas['Task']; whyNot: string | undefined; onChange: (task: Schemas['Task']) => void }

/** One task: ticked off where it stands; a click on its words does the same. */
export function TaskLine({ task: saved, whyNot, onChange }: Props) {
  const { task, waiting, isBusy, setDone, remove } = useTask(saved)
  if (!task) return <TakeBack what={saved.title} waiting={waiting} />
  const due = dueOf(task)
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1 sm:pt-0.5">
        <Checkbox
          label={task.title}
          checked={task.done_at !== null}
          disabledReason={whyNot !== undefined || isBusy ? '' : undefined}
          onChange={setDone}
        />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 pl-6.5 text-sm text-ink-3 max-sm:pl-7.5">
          {due && (
            <span title={task.due_on ? dayWords(task.due_on) : undefined}>
              <Badge {...due} />
            </span>
          )}
          <span>{waiting.length > 0 ? words.not_sent_yet : whose(task)}</span>
        </p>
      </div>
      <ActionMenu
        label={words.more_options({ title: task.title })}
        actions={[
          { label: words.change, onSelect: () => onChange(task), disabledReason: whyNot },
          { label: common.delete, onSelect: remove, disabledReason: whyNot, danger: true },
        ]}
      />
    </li>
  )
}

function whose({ done_at, done_by_name, created_by_name, assignee_name }: Schemas['Task']) {
  if (done_at !== null) return words.completed_by_on({ done_by_name: String(done_by_name), done_at: date(done_at) })
  return created_by_name === assignee_name
    ? assignee_name
    : words.assignee_from_creator({ assignee_name, created_by_name })
}
