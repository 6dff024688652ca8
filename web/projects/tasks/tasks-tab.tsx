// The tasks of a project: open ones by the day they are due, done ones behind a switch.
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { latestOf } from '#web/lib/latest-of.ts'
import { TakeBack } from '#web/offline/take-back.tsx'
import { WaitingHere } from '#web/offline/waiting-here.tsx'
import { dueOf } from '#web/projects/sale/invoices/due-words.ts'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { useTask } from '#web/projects/sale/use-task.ts'
import { useWhyNoWork } from '#web/projects/sale/use-why-no-work.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Card } from '#web/ui/page.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { TaskDialog } from './task-dialog.tsx'
import { words } from './words.ts'

type Props = { task: Schemas['Task']; whyNot: string | undefined; onChange: (task: Schemas['Task']) => void }

/** A task with its checkbox; clicking the text works too. */
function TaskLine({ task: saved, whyNot, onChange }: Props) {
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

export default function TasksTab({ project }: TabProps) {
  const [pane, setPane] = useState<'open' | 'done'>('open')
  const [edited, setEdited] = useState<Schemas['Task'] | 'new' | null>(null)
  const whyNot = useWhyNoWork()
  const list = useReadPages('/v3/tasks.ListByProject', { project_id: project.id, done: pane === 'done' })
  const tasks = list.data?.pages.flatMap(page => page.tasks)
  const task = edited === 'new' ? null : latestOf(tasks, edited)
  const add = (
    <Button
      look="primary"
      icon={<Plus size={14} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => setEdited('new')}
    >
      {words.add_task_button}
    </Button>
  )
  return (
    <Card
      title={words.tasks}
      note={words.whoever_task_given_told}
      flush
      actions={
        <>
          <PaneSwitch
            panes={[
              ['open', words.open],
              ['done', words.done],
            ]}
            current={pane}
            onChange={setPane}
          />
          {add}
        </>
      }
    >
      <WaitingHere page={tabHref(project.id, 'tasks')} />
      {list.error && !tasks && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.error && !tasks && <Skeleton className="m-4 h-32" />}
      {tasks?.length === 0 && (
        <EmptyState icon={ListChecks} title={pane === 'open' ? words.no_tasks_title : words.no_completed_tasks_title}>
          {pane === 'open' ? words.no_tasks_hint : words.no_completed_tasks_hint}
        </EmptyState>
      )}
      {tasks && tasks.length > 0 && (
        <ul aria-label={words.tasks} className="divide-y divide-hairline">
          {tasks.map(task => (
            <TaskLine key={task.id} task={task} whyNot={whyNot} onChange={setEdited} />
          ))}
        </ul>
      )}
      <ShowMore list={list} />
      {edited && (
        <TaskDialog key={task?.id ?? 'new'} project_id={project.id} task={task} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}
