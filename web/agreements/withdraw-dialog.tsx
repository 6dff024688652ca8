// Withdraws a sent agreement after explaining the consequences.
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { words } from './words.ts'

type Props = {
  transaction: Schemas['Transaction']
  onClose: () => void
  /** Where it is sent again afterwards. */
  onWithdrawn?: (() => void) | undefined
}

export function WithdrawDialog({ transaction, onClose, onWithdrawn }: Props) {
  const { id, version, agreement_name, status, signers } = transaction
  const anySigned = signers.some(one => one.status === 'signed')
  const draft = `withdraw-${id}`
  const withdraw = useWrite('/v3/agreements.VoidAgreementTransaction', {
    onDone: () => {
      dropDraft(draft)
      onClose()
      tellDone(anySigned ? words.agreement_voided : words.agreement_canceled)
      onWithdrawn?.()
    },
  })
  const verb = anySigned ? words.void : words.withdraw
  return (
    <ReasonDialog
      title={`${verb} ${agreement_name}${onWithdrawn ? words.send_anew : ''}`}
      description={meaning(status, anySigned)}
      action={onWithdrawn ? words.verb_go({ verb }) : verb}
      keep={words.keep}
      help={words.stands_report_signers_who}
      minimum={3}
      draft={draft}
      busy={withdraw.isPending}
      onConfirm={reason => withdraw.mutate({ transaction_id: id, version, reason })}
      onClose={onClose}
    />
  )
}

function meaning(status: Schemas['TransactionStatus'], anySigned: boolean): string {
  if (status === 'signed') return words.everyone_has_signed_will
  return anySigned ? words.somebody_has_signed_already : words.nobody_has_signed_yet
}
