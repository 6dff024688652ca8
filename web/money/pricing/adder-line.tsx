// A line of the price. An adder's line shows its calculation, the reason it applies and decisions about it.
import { Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { priceLineDerivation } from '#machines/money/derivations/price.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime, moneyExact } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { RequestBox } from './request-box.tsx'
import { words } from './words.ts'

type LineProps = {
  label: ReactNode
  note?: ReactNode
  cents: number
  derivation: Derivation
  at: number
  actions?: ReactNode
  below?: ReactNode
}

export function Line({ label, note, cents, derivation, at, actions, below }: LineProps) {
  return (
    <tr className="border-b border-hairline last:border-0">
      <th scope="row" className="w-full px-4 py-3 text-left align-top font-normal">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">{label}</span>
        {note && <span className="figures block text-sm text-ink-3">{note}</span>}
        {below}
      </th>
      <td className="figures py-3 text-right align-top">
        <Derived derivation={derivation} at={at}>
          {moneyExact(cents)}
        </Derived>
      </td>
      <td className="w-10 pr-2 text-right align-top">
        <span className="inline-flex py-2 max-sm:flex-col max-sm:py-0">{actions}</span>
      </td>
    </tr>
  )
}

type Props = {
  project_id: string
  adder: Schemas['ProjectAdder']
  line: Schemas['PriceLine']
  /** When the price was calculated. */
  at: number
  onChange: () => void
}

export function AdderLine({ project_id, adder, line, at, onChange }: Props) {
  const mayEdit = useWhyNot('projects.edit') === undefined
  const remove = useWrite('/v3/adders.RemoveProjectAdder')
  const { automatic, because, override, decision, request } = adder
  return (
    <Line
      label={
        <>
          {line.name}
          {automatic && <Badge status="automatic" label={words.automatic} />}
          {override && <Badge status="own_price" label={words.own_price} />}
          {request && <Badge status="pending" label={words.approval_pending} />}
        </>
      }
      note={line.why}
      cents={line.total_cents}
      derivation={priceLineDerivation(line, adder)}
      at={at}
      below={
        <>
          {because.length > 0 && (
            <span className="block max-w-[68ch] text-sm text-ink-3">
              {words.applied_because({ join: because.join(' ') })}
            </span>
          )}
          {override && (
            <span className="block max-w-[68ch] text-sm text-ink-3">
              {override.set_by}, {dateTime(override.set_at)}: {override.reason}
            </span>
          )}
          {decision && (
            <span className="block max-w-[68ch] text-sm text-ink-2">
              {words.decided_by({
                has_decision: decision.decision === 'approved' ? 'yes' : 'no',
                decided_by: decision.decided_by,
                decided_at: dateTime(decision.decided_at),
              })}
              {decision.note ? `: ${decision.note}` : '.'}
            </span>
          )}
          {request && <RequestBox project_id={project_id} adder={adder} request={request} />}
        </>
      }
      actions={
        mayEdit && (
          <>
            <IconButton label={words.change_price({ name: line.name })} onClick={onChange}>
              <Pencil size={14} aria-hidden />
            </IconButton>
            {!automatic && (
              <IconButton
                label={words.remove_name({ name: line.name })}
                onClick={() => remove.mutate({ project_id, adder_id: adder.adder_id })}
              >
                <X size={14} aria-hidden />
              </IconButton>
            )}
          </>
        )
      }
    />
  )
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
    >
      {children}
    </button>
  )
}
