import { dollars } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { words } from './words.ts'

/** A cash sale's status says paid before any payment: its page shows the money next to it. */
export function StatusBadge({ project: { id, status } }: { project: Pick<Schemas['Project'], 'id' | 'status'> }) {
  const { data } = useRead('/v3/projects.GetNextStep', { project_id: id }, { enabled: status === 'paid_by_cash' })
  const cash = data?.cash
  const whole = (cents: number) => dollars(cents).replace(/\.00$/, '')
  return (
    <>
      <Badge status={status} />
      {cash && (
        <span className="figures text-sm text-ink-2">
          {words.cash_paid({ paid: whole(cash.paid_cents), to_pay: whole(cash.to_pay_cents) })}
        </span>
      )}
    </>
  )
}
