// The installments of an in-house loan: what is due next, late or paid, and the schedule on request.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

/** Hidden without such a loan, or without permission to see receivables. `name` is the project's, among others. */
export default function Installments({ project_id, name }: { project_id: string; name?: string }) {
  const may_see = usePermissions().has('receivables.view')
  const { data } = useRead('/v3/receivables.GetProject', { project_id }, { enabled: may_see })
  const loan = data?.installments
  if (!loan) return null
  return (
    <Card
      title={name === undefined ? words.installments : words.installments_of({ name })}
      note={loan.plan && summary(loan.plan)}
    >
      {loan.plan ? <Plan plan={loan.plan} /> : <p className="text-base text-ink-2">{words.installments_not_begun}</p>}
    </Card>
  )
}

type Row = Schemas['InstallmentPlan']['rows'][number]
/** The last paid installment and the next ones; all of them on request. */
const AROUND = 3

function Plan({ plan: { rows } }: { plan: Schemas['InstallmentPlan'] }) {
  const [isWhole, showWhole] = useState(false)
  const next = rows.findIndex(({ status }) => status !== 'paid')
  const from = Math.max(0, (next === -1 ? rows.length : next) - 1)
  const shown = isWhole ? rows : rows.slice(from, from + AROUND)
  return (
    <div className="flex flex-col items-start gap-3">
      <ol className="flex w-full flex-col divide-y divide-hairline">
        {shown.map(row => (
          <li key={row.number} className="figures flex justify-between gap-4 py-2 text-base">
            <span>{words.installment_due({ number: row.number, due: date(row.due_on) })}</span>
            <span className={row.status === 'late' ? 'text-danger' : 'text-ink-2'}>{standing(row)}</span>
            <span>{moneyExact(row.amount_cents)}</span>
          </li>
        ))}
      </ol>
      {rows.length > AROUND && (
        <Button look="ghost" onClick={() => showWhole(!isWhole)}>
          {isWhole ? words.show_fewer_installments : words.show_all_installments({ count: rows.length })}
        </Button>
      )}
    </div>
  )
}

const standing = ({ status, paid_cents }: Row) =>
  status === 'open' && paid_cents > 0
    ? words.installment_part_paid({ paid: moneyExact(paid_cents) })
    : words.installment_status[status]

function summary({ status, next, late_cents, open_cents }: Schemas['InstallmentPlan']): string {
  if (status === 'paid_off' || !next) return words.loan_paid_off
  const open = words.loan_open({ open: moneyExact(open_cents) })
  return status === 'late'
    ? `${words.loan_late({ late: moneyExact(late_cents) })} ${open}`
    : `${words.loan_next({ amount: moneyExact(next.amount_cents), due: date(next.due_on) })} ${open}`
}
