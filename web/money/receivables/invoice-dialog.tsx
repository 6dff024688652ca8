// Maps actions to dialogs.
import type { Schemas } from '#sdk/types.ts'
import PayDialog from '#web/projects/sale/invoices/pay-dialog.tsx'
import { ReverseDialog } from '#web/projects/sale/invoices/reverse-dialog.tsx'
import { AmountDialog } from './amount-dialog.tsx'
import { DeleteDialog, IssueDialog, SendDialog } from './decide-dialogs.tsx'

export type Doing =
  | { action: Schemas['InvoiceAction']['action'] }
  | { action: 'reverse'; entry: Schemas['LedgerEntry'] }
type Props = { invoice: Schemas['Invoice']; doing: Doing; onClose: () => void; onGone: () => void }

export function InvoiceDialog({ invoice, doing, onClose, onGone }: Props) {
  const shared = { invoice, onClose }
  switch (doing.action) {
    case 'issue':
      return <IssueDialog {...shared} />
    case 'send':
      return <SendDialog {...shared} />
    case 'delete':
      return <DeleteDialog {...shared} onClose={onClose} onGone={onGone} />
    case 'pay':
      return <PayDialog {...shared} project_id={invoice.project_id} />
    case 'apply':
    case 'credit':
    case 'write_off':
      return <AmountDialog {...shared} action={doing.action} />
    case 'reverse':
      return 'entry' in doing ? <ReverseDialog entry={doing.entry} onClose={onClose} /> : null
    case 'edit':
      return null
  }
}
