// Adds or edits a task. Input survives a reload; another user's change meanwhile is reported.
import { useForm } from 'react-hook-form'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { said, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tellKept } from '#web/lib/tell.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { taskSubject } from '#web/projects/sale/waiting-task.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Form = { title: string; due_on: string | null; assignee_id: string }
type Props = { project_id: string; task: Schemas['Task'] | null; onClose: () => void }

export function TaskDialog(props: Props) {
  const { project_id, onClose } = props
  const people = useRead('/v3/tasks.ListPeople', { project_id })
  const me = useRead('/v1/user', {})
  const takers = people.data?.people.filter(({ takes_tasks }) => takes_tasks)
  if (takers && me.data) return <TaskForm {...props} takers={takers} me={me.data.user.id} />
  return (
    <Dialog open onClose={onClose} title={props.task ? words.change_task : words.add_task_title}>
      <Skeleton className="h-40" />
    </Dialog>
  )
}

function TaskForm({ project_id, task, takers, me, onClose }: Props & { takers: Schemas['TaskPerson'][]; me: string }) {
  const first = takers.find(({ id }) => id === me) ?? takers[0]
  const form = useForm<Form>({
    defaultValues: task
      ? { title: task.title, due_on: task.due_on, assignee_id: task.assignee_id }
      : { title: '', due_on: null, assignee_id: first?.id ?? '' },
  })
  const draft_name = `task-${task?.id ?? project_id}`
  const draft = useFormDraft(form, draft_name)
  const close = () => {
    draft.forget()
    onClose()
  }
  const how = { onDone: close }
  const later = ({ title, due_on, assignee_id }: { title?: string; due_on?: string | null; assignee_id?: string }) => ({
    what: words.task_title({ title: title ?? '' }),
    page: tabHref(project_id, 'tasks'),
    ...(task ? { subject: taskSubject(task.id) } : {}),
    draft: { name: draft_name, values: { title, due_on, assignee_id } },
    onKept: () => {
      close()
      tellKept(words.task)
    },
  })
  const create = useWrite('/v3/tasks.Create', { ...how, later })
  const update = useWrite('/v3/tasks.Update', { ...how, later })
  const onError = (failure: Refusal) => {
    showRefusal(form, failure)
  }
  const save = form.handleSubmit(values =>
    task
      ? update.mutate({ ...values, task_id: task.id, version: task.version }, { onError })
      : create.mutate({ ...values, project_id }, { onError }),
  )
  const { errors } = form.formState
  const set = (name: 'due_on' | 'assignee_id') => (value: string | null) =>
    form.setValue(name, name === 'assignee_id' ? (value ?? '') : value, { shouldDirty: true })
  return (
    <Dialog
      open
      onClose={onClose}
      title={task ? words.change_task : words.add_task_title}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button look="primary" worksOffline busy={create.isPending || update.isPending} onClick={save}>
            {task ? words.save_task : words.add_task_button}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4 pb-1">
        <TextField
          label={words.task_label}
          maxLength={200}
          error={said(errors.title, words.enter_task)}
          {...form.register('title', { validate: title => title.trim() !== '' })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={words.due}
            optional
            value={form.watch('due_on')}
            onChange={set('due_on')}
            error={said(errors.due_on, '')}
          />
          <SelectField
            label={words.assigned_to_label}
            options={takers.map(({ id, name }) => ({ value: id, label: id === me ? words.name_you({ name }) : name }))}
            value={form.watch('assignee_id')}
            onChange={set('assignee_id')}
            error={said(errors.assignee_id, '')}
          />
        </div>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
