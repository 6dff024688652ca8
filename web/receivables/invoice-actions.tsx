// What can be done with an invoice now: the likely one as a button, the others behind three dots, each with why not.
import type { Schemas } from '#sdk/types.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Doing } from './invoice-dialog.tsx'

type Action = Schemas['InvoiceAction']['action']
const LABELS: Record<Action, string> = {
  edit: 'Edit draft',
  delete: 'Delete draft',
  issue: 'Issue invoice',
  send: 'Mail it again',
  pay: 'Record payment',
  apply: 'Apply unapplied cash',
  credit: 'Write credit note',
  write_off: 'Write off',
}
const DRAFT: Action[] = ['edit', 'delete']
const ISSUED: Action[] = ['send', 'apply', 'credit', 'write_off']

type Props = { invoice: Schemas['Invoice']; onDo: (doing: Doing) => void }

export function InvoiceActions({ invoice, onDo }: Props) {
  const is_draft = invoice.status === 'draft'
  const why = (action: Action) =>
    action === 'send' && invoice.mail_server === false
      ? 'No mail server is set up. Download the PDF and send it yourself.'
      : (invoice.actions.find(one => one.action === action)?.reason ?? undefined)
  const main = is_draft ? 'issue' : 'pay'
  return (
    <>
      <ActionMenu
        label="More actions"
        actions={(is_draft ? DRAFT : ISSUED).map(action => ({
          label: LABELS[action],
          disabledReason: why(action),
          danger: action === 'delete' || action === 'write_off',
          onSelect: () => onDo({ action }),
        }))}
      />
      <Button look="primary" disabledReason={why(main)} onClick={() => onDo({ action: main })}>
        {LABELS[main]}
      </Button>
    </>
  )
}
