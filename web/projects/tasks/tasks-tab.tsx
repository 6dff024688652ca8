// The tasks of a project: open ones by the day they are due, done ones behind a switch.
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { latestOf } from '#web/lib/latest-of.ts'
import { WaitingHere } from '#web/offline/waiting-here.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { useWhyNoWork } from '#web/projects/sale/use-why-no-work.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskLine } from './task-line.tsx'
import { words } from './words.ts'

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
