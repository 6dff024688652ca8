// Ends an agreement that was sent, having said what that means.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { AGREEMENT_READS } from './agreement-reads.ts'

type Props = {
  transaction: Schemas['Transaction']
  onClose: () => void
  /** Where it is sent anew afterwards. */
  onWithdrawn?: (() => void) | undefined
}

export function WithdrawDialog({ transaction, onClose, onWithdrawn }: Props) {
  const { id, version, agreement_name, status, signers } = transaction
  const draft = `withdraw-${id}`
  const [reason, setReason] = useState(() => readDraft<string>(draft) ?? '')
  const anySigned = signers.some(one => one.status === 'signed')
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
    <Dialog
      open
      onClose={onClose}
      title={`${verb} ${agreement_name}${onWithdrawn ? ' and send it anew' : ''}`}
      description={meaning(status, anySigned)}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={withdraw.isPending}
            disabledReason={reason.trim().length < 3 ? 'Give a reason first.' : undefined}
            onClick={() => withdraw.mutate({ transaction_id: id, version, reason: reason.trim() })}
          >
            {onWithdrawn ? `${verb} and go on` : verb}
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        help="It stands in the report, and signers who open their link read it."
        rows={3}
        maxLength={500}
        value={reason}
        onChange={event => {
          setReason(event.target.value)
          keepDraft(draft, event.target.value)
        }}
      />
    </Dialog>
  )
}

function meaning(status: Schemas['TransactionStatus'], anySigned: boolean): string {
  if (status === 'signed')
    return 'Everyone has signed it. It will be voided: the signed document and its report stay, marked so, and the status of the project is moved by hand.'
  return anySigned
    ? 'Somebody has signed it already, so it will be voided. Every link stops working at once.'
    : 'Nobody has signed it yet, so it will be canceled. Every link stops working at once.'
}
