// A signer would rather sign on paper: what to do next.
import { FileText } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { allNames } from '../transaction-words.ts'
import { words } from './words.ts'

type Props = { transaction: Schemas['Transaction']; whyNot: string | undefined; onRecord: () => void }

export function PaperNotice({ transaction, whyNot, onRecord }: Props) {
  const { signers, paper_requested_by, document_src, status } = transaction
  const names = signers.filter(({ id }) => paper_requested_by.includes(id)).map(({ name }) => name)
  if (status !== 'sent' || names.length === 0) return null
  return (
    <Notice
      kind="info"
      action={
        <span className="flex flex-wrap gap-2">
          <a href={document_src} target="_blank" rel="noreferrer" className={buttonLook()}>
            <FileText size={14} aria-hidden />
            {words.open_print}
          </a>
          <Button disabledReason={whyNot} onClick={onRecord}>
            {words.record_paper_signature}
          </Button>
        </span>
      }
    >
      {words.asked_sign_paper_print({ names: allNames(names) })}
    </Notice>
  )
}
