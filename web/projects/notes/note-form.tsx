// A note is written or changed. What is typed stays in the browser until it is saved.
import { useForm } from 'react-hook-form'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { said, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tellKept } from '#web/lib/tell.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { mentionedIn } from './mention.ts'
import { MentionField } from './mention-field.tsx'
import { words } from './words.ts'

export const noteSubject = (id: string) => `note:${id}`

type Props = { project_id: string; note?: Schemas['Note']; whyNot: string | undefined; onDone?: () => void }

export function NoteForm({ project_id, note, whyNot, onDone }: Props) {
  const people = useRead('/v3/tasks.ListPeople', { project_id }).data?.people ?? []
  const form = useForm<{ body: string }>({ defaultValues: { body: note?.body ?? '' } })
  const draft_name = `note-${note?.id ?? project_id}`
  const draft = useFormDraft(form, draft_name)
  const close = () => {
    form.reset({ body: note?.body ?? '' })
    draft.forget()
    onDone?.()
  }
  const how = { onDone: close }
  const later = (typed: { body: string }) => ({
    what: words.note_slice({ slice: typed.body.slice(0, 80) }),
    page: tabHref(project_id, 'notes'),
    ...(note ? { subject: noteSubject(note.id) } : {}),
    draft: { name: draft_name, values: { body: typed.body } },
    onKept: () => {
      close()
      tellKept(words.note)
    },
  })
  const create = useWrite('/v3/notes.Create', { ...how, later })
  const update = useWrite('/v3/notes.Update', { ...how, later })
  const body = form.watch('body')
  const isBusy = create.isPending || update.isPending
  const onError = (failure: Refusal) => {
    showRefusal(form, failure)
  }
  const save = form.handleSubmit(() => {
    if (isBusy || whyNot !== undefined) return
    const mention_ids = mentionedIn(body, people).slice(0, 20)
    if (note) update.mutate({ note_id: note.id, version: note.version, body, mention_ids }, { onError })
    else create.mutate({ project_id, body, mention_ids }, { onError })
  })
  const empty = body.trim() === '' ? words.write_something_first : undefined
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-2">
      <MentionField
        label={note ? words.your_note : words.new_note}
        value={body}
        onChange={text => form.setValue('body', text, { shouldDirty: true })}
        people={people}
        error={said(form.formState.errors.body, words.write_something_first)}
        placeholder={words.note_placeholder}
        autoFocus={note !== undefined}
        onSubmit={() => void save()}
      />
      <div className="flex justify-end gap-2">
        {note && <Button onClick={close}>{common.cancel}</Button>}
        <Button type="submit" look="primary" worksOffline busy={isBusy} disabledReason={whyNot ?? empty}>
          {note ? words.save_note : words.add_note}
        </Button>
      </div>
    </form>
  )
}
