// Cancels or voids a sale: explains the consequences, asks for the reason, and ends what depends on the sale.
import { useState } from 'react'
import { OTHER_REASON } from '#machines/projects/end-reasons.ts'
import { words as projectWords } from '#machines/projects/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ACTIONS, type Ending, MEANINGS, TITLES } from './ending-words.ts'
import { type LooseEnd, useLooseEnds } from './loose-ends.ts'
import { words as texts } from './words.ts'

type Props = {
  project: Pick<Schemas['Project'], 'id' | 'name' | 'version'>
  to: Ending
  onClose: () => void
}

export default function EndSaleDialog({ project, to, onClose }: Props) {
  const project_id = project.id
  const list = useRead('/v3/projects.ListCancelReasons', {})
  const { ends, paid_cents } = useLooseEnds(project_id)
  const [choice, setChoice] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [kept, setKept] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const end = useWrite('/v3/projects.EndSale', {
    onDone: () => {
      tellDone(texts.sale_marked({ name: project.name, status: projectWords.status[to] }))
      onClose()
    },
  })
  const isOther = choice === OTHER_REASON
  const missing = choice === null || (isOther && note.trim().length < 3)
  const ended = (kind: LooseEnd['kind']) =>
    (ends ?? []).flatMap(one => (one.kind === kind && one.whyNot === undefined && !kept.includes(one.id) ? one.id : []))

  function endSale() {
    setTried(true)
    if (missing || !ends || choice === null) return
    end.mutate({
      project_id,
      version: project.version,
      to,
      reason: choice,
      ...(note.trim() ? { note: note.trim() } : {}),
      ends: {
        agreement_ids: ended('agreement_ids'),
        application_ids: ended('application_ids'),
        invoice_ids: ended('invoice_ids'),
      },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[to]}
      description={MEANINGS[to]}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep_sale}</Button>
          <Button look="danger" busy={end.isPending} onClick={endSale}>
            {ACTIONS[to]}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {list.error && !list.data && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
        <SelectField
          label={common.reason}
          options={[
            ...(list.data?.reasons ?? []).map(value => ({ value, label: value })),
            { value: OTHER_REASON, label: projectWords.other_reason },
          ]}
          value={choice}
          onChange={setChoice}
          error={tried && choice === null ? texts.choose_reason : undefined}
        />
        <TextArea
          label={texts.note}
          optional={!isOther}
          rows={2}
          maxLength={400}
          value={note}
          onChange={event => setNote(event.target.value)}
          help={texts.shown_project_activity_reason}
          error={tried && isOther && missing ? texts.enter_note : undefined}
        />
        {!ends && <Skeleton className="h-20" />}
        {ends && ends.length > 0 && (
          <fieldset className="flex flex-col gap-3 border-t border-hairline pt-4">
            <legend className="float-left w-full text-base font-medium">{texts.also_end}</legend>
            {ends.map(({ id, label, help, whyNot }) => (
              <Checkbox
                key={id}
                label={label}
                help={help}
                disabledReason={whyNot}
                checked={whyNot === undefined && !kept.includes(id)}
                onChange={checked => setKept(checked ? kept.filter(one => one !== id) : [...kept, id])}
              />
            ))}
            <p className="text-sm text-ink-3">{texts.unchecked_items_stay}</p>
          </fieldset>
        )}
        {paid_cents > 0 && (
          <Notice kind="warning">{texts.has_been_paid_stays({ paid: moneyExact(paid_cents) })}</Notice>
        )}
      </div>
    </Dialog>
  )
}
