import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { project_id: string; other_id: string; onClose: () => void }
type Choices = Partial<Record<Schemas['MergeField'], Schemas['MergeChoice']>>

const FIELD_WORDS: Record<Schemas['MergeField'], string> = {
  name: words.name_project,
  contact: common.homeowner,
  owner: words.owner,
  address: common.address,
  utility: common.utility,
  consumption: words.usage,
  roof_type: words.roof,
  lead_source: words.lead_source,
}

/** Two leads side by side: which one stays, whose fields to keep, and the name typed to confirm, as it can't be undone. */
export default function MergeDialog({ project_id, other_id, onClose }: Props) {
  const [swapped, setSwapped] = useState(false)
  const [choices, setChoices] = useState<Choices>({})
  const [typed, setTyped] = useState('')
  const leadOn = useLeadOn()
  const [keep_id, merge_id] = swapped ? [other_id, project_id] : [project_id, other_id]
  const { data, error, refetch } = useRead('/v3/leads.CompareForMerge', { keep_id, merge_id })
  const merge = useWrite('/v3/leads.Merge', {
    onDone: answer => {
      onClose()
      tellDone(words.projects_merged)
      leadOn(href('/projects/[id]', { id: answer.project_id }))
    },
  })
  const swap = () => {
    setSwapped(!swapped)
    setChoices({})
    setTyped('')
  }
  const whyNot = data && whyNotYet(data, typed)
  const submit = () =>
    data &&
    whyNot === undefined &&
    merge.mutate({ keep_id, keep_version: data.keep.version, merge_id, merge_version: data.merge.version, choices })
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        data ? words.merge_into({ number: data.merge.number, number_2: data.keep.number }) : words.merge_two_projects
      }
      description={words.cannot_undo}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="danger" busy={merge.isPending} disabledReason={whyNot ?? undefined} onClick={submit}>
            {words.merge_permanently}
          </Button>
        </>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-48" />}
      {data && (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={event => {
            event.preventDefault()
            submit()
          }}
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-base">
              <span className="font-medium">{data.keep.number}</span> {words.name_stays({ name: data.keep.name })}
            </p>
            <Button icon={<ArrowLeftRight size={14} aria-hidden />} onClick={swap}>
              {words.keep_instead({ number: data.merge.number })}
            </Button>
          </div>
          {data.obstacles.length > 0 ? (
            data.obstacles.map(sentence => (
              <Notice key={sentence} kind="warning">
                {sentence}
              </Notice>
            ))
          ) : (
            <>
              {data.fields.map(({ field, keep, merge: theirs }) => (
                <RadioGroup
                  key={field}
                  label={FIELD_WORDS[field]}
                  value={choices[field] ?? 'keep'}
                  onChange={choice => setChoices({ ...choices, [field]: choice })}
                  options={[
                    { value: 'keep', label: `${data.keep.number}: ${keep}` },
                    { value: 'merge', label: `${data.merge.number}: ${theirs}` },
                  ]}
                />
              ))}
              <p className="text-base text-ink-2">{words.design_prices_drafts_stay({ data: movesWords(data) })}</p>
              <TextField
                label={words.type_merge({ name: data.merge.name })}
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            </>
          )}
          <button type="submit" hidden />
        </form>
      )}
    </Dialog>
  )
}

function whyNotYet({ obstacles, merge }: Schemas['MergeComparison'], typed: string): string | undefined {
  if (obstacles[0]) return obstacles[0]
  return typed.trim() === merge.name ? undefined : words.type_first({ name: merge.name })
}

function movesWords({ merge, keep, moves }: Schemas['MergeComparison']): string {
  const some = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]
  const things = [
    ...some(moves.homeowners, words.one_homeowner, 'homeowners'),
    ...some(moves.files, words.one_file, 'files'),
    ...some(moves.tasks, words.one_task, 'tasks'),
    ...some(moves.notes, words.one_note, 'notes'),
    words.its_activity,
  ]
  return words.items_moved({ number: merge.number, number_2: keep.number, join: things.join(', ') })
}
