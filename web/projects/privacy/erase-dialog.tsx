// What goes, what stays and why, before it is erased; the name is typed, since nothing brings it back.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { request: Schemas['PrivacyRequest']; onClose: () => void }

export default function EraseDialog({ request: { id: request_id, version, homeowner_id, name }, onClose }: Props) {
  const { data, error, refetch } = useRead('/v3/privacy.Preview', { homeowner_id })
  const [typed, setTyped] = useState('')
  const [others, setOthers] = useState('')
  const erase = useWrite('/v3/privacy.Erase', {
    onDone: () => {
      tellDone(words.erasing)
      onClose()
    },
  })
  const other_terms = others.split('\n').flatMap(line => line.trim() || [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.erase_title({ name })}
      description={words.erase_note}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            busy={erase.isPending}
            disabledReason={typed.trim() === name ? undefined : words.type_name({ name })}
            onClick={() => erase.mutate({ request_id, version, name: typed.trim(), other_terms })}
          >
            {words.erase_now}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-48" />}
        {data && <Preview preview={data} />}
        <TextArea
          label={words.other_terms}
          help={words.other_terms_help}
          optional
          rows={2}
          maxLength={1_000}
          value={others}
          error={erase.error?.fields['other_terms']}
          onChange={event => setOthers(event.target.value)}
        />
        <TextField
          label={words.type_name({ name })}
          value={typed}
          error={erase.error?.fields['name']}
          onChange={event => setTyped(event.target.value)}
          autoComplete="off"
        />
      </div>
    </Dialog>
  )
}

function Preview({ preview: { projects, erased, kept } }: { preview: Schemas['PrivacyPreview'] }) {
  const reasons = [...new Set(kept.map(({ reason }) => reason))]
  return (
    <>
      <section>
        <h3 className="text-base font-medium">{words.will_go}</h3>
        <ul className="mt-1 flex flex-col gap-1 text-base text-ink-2">
          {projects.map(({ id, number, name, effect }) => (
            <li key={id}>
              <span className="figures">{number}</span> {name}: {words.effects[effect]}
            </li>
          ))}
          <li>{erased.map(({ what, count }) => words.whats[what]({ count })).join(', ')}</li>
          <li>{words.and_mentions}</li>
        </ul>
      </section>
      <section>
        <h3 className="text-base font-medium">{words.will_stay}</h3>
        {kept.length === 0 && <p className="mt-1 text-base text-ink-2">{words.nothing_stays}</p>}
        {reasons.map(reason => (
          <div key={reason} className="mt-2 text-base text-ink-2">
            <p>{words.reasons[reason]}</p>
            <ul className="list-disc pl-5">
              {kept
                .filter(one => one.reason === reason)
                .map(({ what, project_number, until }) => (
                  <li key={`${what} ${project_number} ${until}`}>
                    {words.kept_line({ what, project_number, until: date(until) })}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  )
}
