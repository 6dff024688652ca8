// Signatures on paper that were recorded for an agreement, newest first, each with its scan and the way to take it back.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { words as texts } from './words.ts'

type Transaction = Schemas['Transaction']

export function PaperList({ transaction }: { transaction: Transaction }) {
  const { paper_records, agreement_name } = transaction
  const [asked, ask] = useState(false)
  if (paper_records.length === 0) return null
  return (
    <>
      <ul
        aria-label={texts.paper_signatures({ agreement_name })}
        className="flex flex-col divide-y divide-hairline border-t border-hairline pt-3"
      >
        {paper_records.toReversed().map(record => (
          <Row key={record.id} transaction={transaction} record={record} onTakeBack={() => ask(true)} />
        ))}
      </ul>
      {asked && <TakeBackDialog transaction={transaction} onClose={() => ask(false)} />}
    </>
  )
}

type RowProps = { transaction: Transaction; record: Schemas['PaperRecord']; onTakeBack: () => void }

function Row({ transaction, record, onTakeBack }: RowProps) {
  const may = useWhyNot('agreements.void')
  const { file, received_on, note, recorded_by, recorded_at, rescission, taken_back } = record
  const action = transaction.next_actions.find(one => one.action === 'take_back_paper')
  const whyNot = may ?? (action && !action.allowed ? (action.why_not ?? texts.not_now) : undefined)
  const pages = file.page_count === 1 ? texts.one_page : texts.page_count_pages({ page_count: file.page_count })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <p className={taken_back ? 'text-base font-medium text-ink-3 line-through' : 'text-base font-medium'}>
          {texts.signed_paper_received({ received_on: date(received_on) })}
        </p>
        <p className="figures text-base break-words text-ink-2">
          {file.src ? (
            <a href={file.src} target="_blank" rel="noreferrer" className="tap break-all underline underline-offset-2">
              {file.name}
            </a>
          ) : (
            texts.name_deleted({ name: file.name })
          )}
          , {pages}
        </p>
        {note !== '' && <p className="text-base break-words whitespace-pre-line">{note}</p>}
        {rescission && (
          <p className="figures text-base text-ink-2">
            {texts.homeowner_can_cancel_until({ cancel_by: date(rescission.cancel_by), statute: rescission.statute })}
          </p>
        )}
        <p className="text-sm text-ink-3">
          {texts.recorded_by({ recorded_by })} <time dateTime={recorded_at}>{dateTime(recorded_at)}</time>
        </p>
        {taken_back && (
          <p className="text-sm break-words text-ink-2">
            {texts.taken_back({ by: taken_back.by, at: dateTime(taken_back.at), reason: taken_back.reason })}
          </p>
        )}
      </div>
      {!taken_back && (
        <Button look="ghost" aria-label={texts.take_back_paper_signature} disabledReason={whyNot} onClick={onTakeBack}>
          {texts.take_back}
        </Button>
      )}
    </li>
  )
}

function TakeBackDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { id, version, agreement_name } = transaction
  const draft = `take-back-paper-${id}`
  const takeBack = useWrite('/v3/agreements.TakeBackPaperSignature', {
    onDone: () => {
      dropDraft(draft)
      tellDone(texts.paper_signature_taken_back)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={texts.revert_paper_signature_title({ agreement_name })}
      description={texts.agreement_waits_signers_again}
      action={texts.take_back}
      minimum={3}
      draft={draft}
      error={takeBack.error?.fields['reason']}
      busy={takeBack.isPending}
      onConfirm={reason => takeBack.mutate({ transaction_id: id, version, reason })}
      onClose={onClose}
    />
  )
}
