import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { useToday } from '../use-today.ts'
import { METHODS } from './payment-words.ts'
import { words } from './words.ts'

type Props = { project_id: string; most_cents: number; onClose: () => void }

/** Money that went back to the homeowner outside the product is written down here. */
export function RefundDialog({ project_id, most_cents, onClose }: Props) {
  const [cents, setCents] = useState<number | null>(most_cents)
  const [method, setMethod] = useState<Schemas['PaymentMethod']>('check')
  const [reference, setReference] = useState('')
  const today = useToday()
  const [typed, setDay] = useState<string | null>()
  const paid_on = typed === undefined ? today : typed
  const refund = useWrite('/v3/receivables.Refund', {
    onDone: ({ payment }) => {
      tellDone(words.refund_recorded({ amount: moneyExact(payment.amount_cents) }))
      onClose()
    },
  })
  const fields = refund.error?.fields ?? {}
  const submit = () =>
    refund.mutate(
      // An empty amount is rejected by the server, at its field.
      { project_id, amount_cents: cents ?? 0, method, reference, paid_on: paid_on ?? '' },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.record_refund_title}
      description={words.refund_hint({ most: moneyExact(most_cents) })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={refund.isPending} onClick={submit}>
            {words.record_refund_button}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <MoneyField
          label={common.amount}
          autoFocus
          value_cents={cents}
          onChange={setCents}
          error={fields['amount_cents']}
        />
        <DateField label={words.paid} latest={today} value={paid_on} onChange={setDay} error={fields['paid_on']} />
        <SelectField
          label={words.method}
          options={METHODS}
          value={method}
          onChange={value => setMethod(METHODS.find(one => one.value === value)?.value ?? 'other')}
        />
        <TextField
          label={words.reference}
          optional
          maxLength={80}
          autoComplete="off"
          value={reference}
          onChange={event => setReference(event.target.value)}
          error={fields['reference']}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
