// Records a payment: for an invoice, or for a project that has none yet.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { useToday } from '../use-today.ts'
import { METHODS } from './payment-words.ts'
import { words } from './words.ts'

type Props = { project_id: string; invoice?: Schemas['Invoice']; onClose: () => void }

export default function PayDialog({ project_id, invoice, onClose }: Props) {
  const [cents, setCents] = useState<number | null>(invoice?.open_cents ?? null)
  const [method, setMethod] = useState<Schemas['PaymentMethod']>('check')
  const [reference, setReference] = useState('')
  const today = useToday()
  const [typed, setDay] = useState<string | null>()
  const received_on = typed === undefined ? today : typed
  const [receipt, setReceipt] = useState(false)
  const record = useWrite('/v3/receivables.RecordPayment', {
    onDone: ({ payment, unapplied_cents }) => {
      const rest = unapplied_cents > 0 ? words.not_applied_yet({ unapplied: moneyExact(unapplied_cents) }) : ''
      tellDone(words.amount_recorded_rest({ amount: moneyExact(payment.amount_cents), rest }))
      onClose()
    },
  })
  const fields = record.error?.fields ?? {}
  const beyond = invoice ? (cents ?? 0) - invoice.open_cents : 0
  // The question is about the amount that was sent.
  const isSame = record.error?.code === 'same_payment' && record.variables?.amount_cents === (cents ?? 0)
  const submit = (another_payment = false) =>
    record.mutate({
      project_id,
      ...(invoice ? { invoice_id: invoice.id } : {}),
      // Nothing typed is refused by the server, at its field.
      amount_cents: cents ?? 0,
      method,
      reference,
      received_on: received_on ?? '',
      receipt,
      ...(another_payment ? { another_payment } : {}),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={invoice ? words.record_payment_for({ number: String(invoice.number) }) : words.record_payment_title}
      description={
        invoice ? words.open_balance({ open: moneyExact(invoice.open_cents) }) : words.payment_without_invoice_hint
      }
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={record.isPending} onClick={() => submit(isSame)}>
            {isSame ? words.record_again : words.record_payment_button}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            label={common.amount}
            autoFocus
            value_cents={cents}
            onChange={setCents}
            error={fields['amount_cents']}
          />
          <DateField
            label={words.received}
            latest={today}
            value={received_on}
            onChange={setDay}
            error={fields['received_on']}
          />
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
            help={words.number_check_transfer}
            value={reference}
            onChange={event => setReference(event.target.value)}
            error={fields['reference']}
          />
        </div>
        {isSame && <Notice kind="warning">{record.error?.message}</Notice>}
        {beyond > 0 && <Notice>{words.overpayment_notice({ beyond: moneyExact(beyond) })}</Notice>}
        {invoice && (
          <Checkbox
            label={words.email_receipt({
              has_email: invoice.bill_to.email ? 'yes' : 'no',
              email: invoice.bill_to.email ?? '',
            })}
            checked={receipt}
            onChange={setReceipt}
            error={fields['receipt']}
          />
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
