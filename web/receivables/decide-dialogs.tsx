// The small decisions about an invoice: issue it, mail it again, drop a draft.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { RECEIVABLE_READS } from '#web/sale/invoices/receivable-reads.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = { invoice: Schemas['Invoice']; onClose: () => void }
const quiet = { quiet: true, refreshes: RECEIVABLE_READS } as const

export function IssueDialog({ invoice, onClose }: Props) {
  const to = invoice.bill_to.email
  const noMail = invoice.mail_server === false
  const [send, setSend] = useState(to !== null && !noMail)
  const issue = useWrite('/v3/receivables.IssueInvoice', {
    ...quiet,
    onDone: ({ invoice: { number } }) => {
      tellDone(send ? `${number} is issued and on its way.` : `${number} is issued.`)
      onClose()
    },
  })
  const submit = () =>
    issue.mutate({ invoice_id: invoice.id, version: invoice.version, send }, { onError: failure => tell(failure) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Issue “${invoice.title}”`}
      description={`${moneyExact(invoice.total_cents)} for ${invoice.bill_to.name}. It gets the next number and is booked; from then on only a credit note changes it.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={issue.isPending} onClick={submit}>
            {send ? 'Issue and mail' : 'Issue invoice'}
          </Button>
        </>
      }
    >
      <Checkbox
        label={to ? `Mail it to ${to}` : 'Mail it to the homeowner'}
        disabledReason={
          noMail
            ? 'No mail server is set up. Issue it, then send its PDF yourself.'
            : to
              ? undefined
              : 'There is no e-mail of whom it is billed to.'
        }
        checked={send}
        onChange={setSend}
      />
    </Dialog>
  )
}

export function SendDialog({ invoice, onClose }: Props) {
  const [to, setTo] = useState(invoice.bill_to.email ?? '')
  const sending = useWrite('/v3/receivables.SendInvoice', {
    ...quiet,
    onDone: () => {
      tellDone(`${invoice.number} is on its way.`)
      onClose()
    },
  })
  const submit = () =>
    sending.mutate(
      { invoice_id: invoice.id, to },
      { onError: failure => Object.keys(failure.fields).length === 0 && tell(failure) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mail ${invoice.number} again`}
      description="With its PDF, in the words of your settings under Messages."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={sending.isPending} onClick={submit}>
            Mail invoice
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="To"
          type="email"
          maxLength={254}
          autoComplete="off"
          value={to}
          onChange={event => setTo(event.target.value)}
          error={sending.error?.fields['to']}
        />
      </form>
    </Dialog>
  )
}

export function DeleteDialog({ invoice, onClose, onGone }: Props & { onGone: () => void }) {
  const remove = useWrite('/v3/receivables.DeleteInvoice', {
    refreshes: ['/v3/receivables.ListInvoices', '/v3/receivables.GetProject'],
    onDone: () => {
      tellDone('The draft is deleted.')
      onGone()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete the draft “${invoice.title}”`}
      description={`${moneyExact(invoice.total_cents)} for ${invoice.bill_to.name}. It was never issued, so no number is lost.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ invoice_id: invoice.id, version: invoice.version })}
          >
            Delete draft
          </Button>
        </>
      }
    />
  )
}
