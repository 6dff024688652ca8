// An invoice's current actions: the likely one as a button, the others in a menu, with reasons for disabled ones.
import type { Schemas } from '#sdk/types.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Doing } from './invoice-dialog.tsx'
import { words } from './words.ts'

type Action = Schemas['InvoiceAction']['action']
const LABELS: Record<Action, string> = {
  edit: words.edit_draft,
  delete: words.delete_draft,
  issue: words.issue_invoice,
  send: words.email_again,
  pay: words.record_payment,
  apply: words.apply_unapplied_cash,
  credit: words.issue_credit_note,
  write_off: words.write_off,
}
const DRAFT: Action[] = ['edit', 'delete']
const ISSUED: Action[] = ['send', 'apply', 'credit', 'write_off']

type Props = { invoice: Schemas['Invoice']; onDo: (doing: Doing) => void }

export function InvoiceActions({ invoice, onDo }: Props) {
  const is_draft = invoice.status === 'draft'
  const why = (action: Action) =>
    action === 'send' && invoice.mail_server === false
      ? words.no_email_server_download
      : (invoice.actions.find(one => one.action === action)?.reason ?? undefined)
  const main = is_draft ? 'issue' : 'pay'
  return (
    <>
      <ActionMenu
        label={words.more_actions}
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
