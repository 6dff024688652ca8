// Part of an invoice is applied, credited or written off: an amount, and for the last two a reason.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Invoice = Schemas['Invoice']
type Action = 'apply' | 'credit' | 'write_off'

const WORDS: Record<Action, { title: string; label: string; done: string; about: (invoice: Invoice) => string }> = {
  apply: {
    title: words.apply_cash_to,
    label: words.apply_cash,
    done: words.applied_to,
    about: ({ unapplied_cents }) => words.project_unapplied_cash({ unapplied: moneyExact(unapplied_cents) }),
  },
  credit: {
    title: words.issue_credit_note_for,
    label: words.issue_credit_note,
    done: words.credited_on,
    about: () => words.full_credit_effect,
  },
  write_off: {
    title: words.write_off_part,
    label: words.write_off,
    done: words.written_off_on,
    about: () => words.write_off_effect,
  },
}

const mostOf = (
  { open_cents, unapplied_cents, total_cents, credited_cents, written_off_cents }: Invoice,
  to: Action,
) =>
  to === 'apply'
    ? Math.min(open_cents, unapplied_cents)
    : to === 'credit'
      ? total_cents - credited_cents - written_off_cents
      : open_cents

export function AmountDialog({ invoice, action, onClose }: { invoice: Invoice; action: Action; onClose: () => void }) {
  const most = mostOf(invoice, action)
  const [cents, setCents] = useState<number | null>(most)
  const [reason, setReason] = useState('')
  const [send, setSend] = useState(invoice.bill_to.email !== null)
  const { title, label, done, about } = WORDS[action]
  const how = {
    onDone: () => {
      tellDone(
        words.amount_done_on_invoice({ moneyexact: moneyExact(cents ?? 0), done, number: String(invoice.number) }),
      )
      onClose()
    },
  }
  const apply = useWrite('/v3/receivables.ApplyCash', how)
  const credit = useWrite('/v3/receivables.CreditInvoice', how)
  const write_off = useWrite('/v3/receivables.WriteOff', how)
  const { error, isPending } = { apply, credit, write_off }[action]
  const submit = () => {
    // An empty amount is rejected by the server, at its field.
    const input = { invoice_id: invoice.id, version: invoice.version, amount_cents: cents ?? 0 }
    if (action === 'apply') apply.mutate(input)
    else if (action === 'credit') credit.mutate({ ...input, reason, send })
    else write_off.mutate({ ...input, reason })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title} ${invoice.number}`}
      description={about(invoice)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={isPending} onClick={submit}>
            {label}
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
        <MoneyField
          label={common.amount}
          autoFocus
          className="sm:max-w-60"
          value_cents={cents}
          onChange={setCents}
          help={words.up_to({ most: moneyExact(most) })}
          error={error?.fields['amount_cents']}
        />
        {action !== 'apply' && (
          <TextField
            label={common.reason}
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={event => setReason(event.target.value)}
            help={action === 'credit' ? words.reason_on_credit_note : words.reason_in_books}
            error={error?.fields['reason']}
          />
        )}
        {action === 'credit' && (
          <Checkbox label={words.email_to_homeowner} checked={send} onChange={setSend} error={error?.fields['send']} />
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
