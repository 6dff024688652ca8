// Ends an agreement that was sent, having said what that means.
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { AGREEMENT_READS } from './agreement-reads.ts'

type Props = {
  transaction: Schemas['Transaction']
  onClose: () => void
  /** Where it is sent anew afterwards. */
  onWithdrawn?: (() => void) | undefined
}

export function WithdrawDialog({ transaction, onClose, onWithdrawn }: Props) {
  const { id, version, agreement_name, status, signers } = transaction
  const anySigned = signers.some(one => one.status === 'signed')
  const draft = `withdraw-${id}`
  const withdraw = useWrite('/v3/agreements.VoidAgreementTransaction', {
    refreshes: AGREEMENT_READS,
    onDone: () => {
      dropDraft(draft)
      onClose()
      tellDone(anySigned ? 'The agreement is voided.' : 'The agreement is canceled.')
      onWithdrawn?.()
    },
  })
  const verb = anySigned ? 'Void' : 'Withdraw'
  return (
    <ReasonDialog
      title={`${verb} ${agreement_name}${onWithdrawn ? ' and send it anew' : ''}`}
      description={meaning(status, anySigned)}
      action={onWithdrawn ? `${verb} and go on` : verb}
      keep="Keep it"
      help="It stands in the report, and signers who open their link read it."
      minimum={3}
      draft={draft}
      busy={withdraw.isPending}
      onConfirm={reason => withdraw.mutate({ transaction_id: id, version, reason })}
      onClose={onClose}
    />
  )
}

function meaning(status: Schemas['TransactionStatus'], anySigned: boolean): string {
  if (status === 'signed')
    return 'Everyone has signed it. It will be voided: the signed document and its report stay, marked so, and the status of the project is moved by hand.'
  return anySigned
    ? 'Somebody has signed it already, so it will be voided. Every link stops working at once.'
    : 'Nobody has signed it yet, so it will be canceled. Every link stops working at once.'
}
