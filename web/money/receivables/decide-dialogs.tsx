// The small decisions about an invoice: issue it, mail it again, drop a draft.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Props = { invoice: Schemas['Invoice']; onClose: () => void }

export function IssueDialog({ invoice, onClose }: Props) {
  const to = invoice.bill_to.email
  const noMail = invoice.mail_server === false
  const [send, setSend] = useState(to !== null && !noMail)
  const issue = useWrite('/v3/receivables.IssueInvoice', {
    onDone: ({ invoice: { number } }) => {
      tellDone(
        send
          ? texts.issued_and_on_its_way({ number: String(number) })
          : texts.number_issued({ number: String(number) }),
      )
      onClose()
    },
  })
  const submit = () => issue.mutate({ invoice_id: invoice.id, version: invoice.version, send })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.issue_title({ title: invoice.title })}
      description={texts.issue_note({ total: moneyExact(invoice.total_cents), name: invoice.bill_to.name })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={issue.isPending} onClick={submit}>
            {send ? texts.issue_and_email : texts.issue_invoice}
          </Button>
        </>
      }
    >
      <Checkbox
        label={to ? texts.email_to({ to }) : texts.email_to_homeowner}
        disabledReason={noMail ? texts.no_email_server_issue : to ? undefined : texts.no_billing_email}
        checked={send}
        onChange={setSend}
      />
    </Dialog>
  )
}

export function SendDialog({ invoice, onClose }: Props) {
  const [to, setTo] = useState(invoice.bill_to.email ?? '')
  const sending = useWrite('/v3/receivables.SendInvoice', {
    onDone: () => {
      tellDone(texts.on_its_way({ number: String(invoice.number) }))
      onClose()
    },
  })
  const submit = () => sending.mutate({ invoice_id: invoice.id, to })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.email_again_title({ number: String(invoice.number) })}
      description={texts.email_again_description}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={sending.isPending} onClick={submit}>
            {texts.email_invoice}
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
          label={texts.to}
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
    onDone: () => {
      tellDone(texts.draft_deleted)
      onGone()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.delete_draft_title({ title: invoice.title })}
      description={texts.delete_draft_description({
        total: moneyExact(invoice.total_cents),
        name: invoice.bill_to.name,
      })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ invoice_id: invoice.id, version: invoice.version })}
          >
            {texts.delete_draft}
          </Button>
        </>
      }
    />
  )
}
