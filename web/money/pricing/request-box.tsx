// A requested price: approvers decide, everyone else sees that it is open.
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { DecisionRow } from '#web/projects/sale/decision-row.tsx'
import { words } from './words.ts'

type Adder = Schemas['ProjectAdder']
type Props = { project_id: string; adder: Adder; request: NonNullable<Adder['request']> }

export function RequestBox({ project_id, adder, request }: Props) {
  const mayDecide = useWhyNot('pricing.override') === undefined
  const decide = useWrite('/v3/adders.DecideOverride', {
    // The box is gone by then: what was asked for is decided.
    onDone: ({ adders }) => {
      const decision = adders.find(({ adder_id }) => adder_id === adder.adder_id)?.decision
      tellDone(decision?.decision === 'declined' ? words.price_declined : words.price_approved)
    },
  })
  return (
    <div className="mt-2 flex flex-col gap-2 rounded-control border border-hairline bg-sunken/50 p-3 text-sm">
      <p>
        {words.price_requested_by({ requested_by: request.requested_by })}{' '}
        <strong className="figures">{moneyExact(request.price_cents)}</strong>{' '}
        {words.requested_reason({ requested_at: dateTime(request.requested_at), reason: request.reason })}
      </p>
      {mayDecide ? (
        <DecisionRow
          busy={decide.isPending}
          onDecide={decision =>
            decide.mutate({ project_id, adder_id: adder.adder_id, version: adder.version, ...decision })
          }
        />
      ) : (
        <p className="text-ink-3">{words.price_stays_as_until}</p>
      )}
    </div>
  )
}
