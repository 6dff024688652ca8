// A price that was asked for: whoever may decides, everyone else sees that it waits.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PRICE_READS } from './price-reads.ts'

type Adder = Schemas['ProjectAdder']
type Props = { project_id: string; adder: Adder; request: NonNullable<Adder['request']> }

export function RequestBox({ project_id, adder, request }: Props) {
  const mayDecide = useWhyNot('pricing.override') === undefined
  const [note, setNote] = useState('')
  const decide = useWrite('/v3/adders.DecideOverride', {
    refreshes: PRICE_READS,
    // The box is gone by then: what was asked for is decided.
    onDone: ({ adders }) => {
      const said = adders.find(({ adder_id }) => adder_id === adder.adder_id)?.decision
      tellDone(said?.decision === 'declined' ? 'The price is declined.' : 'The price is approved.')
    },
  })
  const say = (decision: 'approve' | 'decline') =>
    decide.mutate({
      project_id,
      adder_id: adder.adder_id,
      version: adder.version,
      decision,
      ...(note.trim() ? { note } : {}),
    })
  return (
    <div className="mt-2 flex flex-col gap-2 rounded-control border border-hairline bg-sunken/50 p-3 text-sm">
      <p>
        {request.requested_by} asked for <strong className="figures">{moneyExact(request.price_cents)}</strong> on{' '}
        {dateTime(request.requested_at)}: {request.reason}
      </p>
      {mayDecide ? (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Note"
            optional
            className="min-w-40 flex-1"
            maxLength={300}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
          <Button look="primary" busy={decide.isPending} onClick={() => say('approve')}>
            Approve
          </Button>
          <Button busy={decide.isPending} onClick={() => say('decline')}>
            Decline
          </Button>
        </div>
      ) : (
        <p className="text-ink-3">The price stays as it is until a manager has decided.</p>
      )}
    </div>
  )
}
