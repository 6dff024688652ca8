// Money of the invoice's project that no invoice has: it waits here to be applied or paid back.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { METHODS } from './payment-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { words } from './words.ts'

type Payment = Schemas['Payment']

export function UnappliedCash({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/receivables.GetProject', { project_id })
  const whyNot = useWhyNot('receivables.edit')
  const [refunding, setRefunding] = useState(false)
  const [taking_back, takeBack] = useState<Payment | null>(null)
  const unapplied = data?.unapplied_cents ?? 0
  const refunds = data?.payments.filter(one => one.direction === 'out' && one.reversed_at === null) ?? []
  const alone =
    data?.payments.filter(one => one.direction === 'in' && one.reversed_at === null && !one.invoice_id) ?? []
  if (unapplied === 0 && refunds.length === 0 && alone.length === 0) return null
  return (
    <section className="flex w-full flex-col gap-2">
      <h3 className="text-base font-semibold">
        {unapplied > 0 ? words.unapplied_cash_project : words.payments_without_invoice_refunds}
      </h3>
      {unapplied > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-base">
          <span>
            <span className="figures font-medium">{moneyExact(unapplied)}</span> {words.to_apply_or_refund}
          </span>
          <Button disabledReason={whyNot} onClick={() => setRefunding(true)}>
            {words.record_refund_button}
          </Button>
        </div>
      )}
      <ul
        aria-label={words.payments_without_invoice_refunds}
        className="flex flex-col divide-y divide-hairline text-base"
      >
        {[...alone, ...refunds].map(one => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <span className="text-ink-2">{cashWords(one)}</span>
            <Button look="ghost" className="-mx-3" disabledReason={whyNot} onClick={() => takeBack(one)}>
              {words.reverse}
            </Button>
          </li>
        ))}
      </ul>
      {refunding && <RefundDialog project_id={project_id} most_cents={unapplied} onClose={() => setRefunding(false)} />}
      {taking_back && (
        <ReverseDialog
          entry={{ id: taking_back.entry_id, memo: cashWords(taking_back) }}
          onClose={() => takeBack(null)}
        />
      )}
    </section>
  )
}

function cashWords({ direction, amount_cents, received_on, method, reference }: Payment): string {
  const how = METHODS.find(({ value }) => value === method)?.label ?? words.payment
  const what = direction === 'out' ? words.refund : reference ? `${how} ${reference}` : how
  return words.payment_summary({ what, amount: moneyExact(amount_cents), received_on: date(received_on) })
}
