// One sent agreement: status, signers and their progress, actions.
import { Download, FileText, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { ReviewLink } from '#web/projects/sale/change/review-link.tsx'
import { OutOfDate } from '#web/projects/sale/out-of-date.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { LinkDialog, MailDialog } from './link-dialogs.tsx'
import { PaperDialog } from './paper/paper-dialog.tsx'
import { PaperList } from './paper/paper-list.tsx'
import { PaperNotice } from './paper/paper-notice.tsx'
import { SignerRow, type SignerTask } from './signer-row.tsx'
import { hasLeft, progressOf, standingOf } from './transaction-words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { words as texts } from './words.ts'

const InPersonDialog = part(() => import('./in-person-dialog.tsx'))

type Transaction = Schemas['Transaction']
type Props = {
  transaction: Transaction
  now: number
  /** True if emails can be sent. */
  mailServer: boolean
  /** Opens the sending of the same agreement. */
  onAnew: () => void
}

export function TransactionCard({ transaction, now, mailServer, onAnew }: Props) {
  const [task, setTask] = useState<{ task: SignerTask; signer_id: string } | null>(null)
  const [withdrawing, setWithdrawing] = useState<'end' | 'anew' | null>(null)
  const [recording, setRecording] = useState(false)
  const may = useWhyNot('agreements.void')
  const maySend = useWhyNot('agreements.send')
  const { id, agreement_name, signers, is_current, status, trail } = transaction
  const { label, sentence } = standingOf(transaction, now)
  const withdraw = transaction.next_actions.find(({ action }) => action === 'withdraw')
  const whyNot = may ?? (withdraw && !withdraw.allowed ? (withdraw.why_not ?? texts.not_now) : undefined)
  const anySigned = signers.some(one => one.status === 'signed')
  const ends = status === 'sent' || status === 'signed'
  // Read again while a dialog is open: the signer of now, not the one it was opened with.
  const signer = signers.find(one => one.id === task?.signer_id)
  const dialog = { transaction_id: id, onClose: () => setTask(null) }
  return (
    <Card
      title={agreement_name}
      note={texts.sent_or_prepared_by({
        has_transaction: hasLeft(transaction) ? 'yes' : 'no',
        created_at: dateTime(transaction.created_at),
        created_by_name: transaction.created_by_name,
      })}
      actions={<Badge status={status} label={label} />}
    >
      <div className="flex flex-col gap-4">
        <Progress transaction={transaction} sentence={sentence} />
        {!is_current && status === 'sent' && (
          <OutOfDate
            changes={transaction.changes}
            action={
              <span className="flex flex-wrap gap-2">
                <ReviewLink />
                <Button look="ghost" disabledReason={whyNot} onClick={() => setWithdrawing('anew')}>
                  {texts.void_or_withdraw_and_resend({ has_anysigned: anySigned ? 'yes' : 'no' })}
                </Button>
              </span>
            }
          >
            {texts.design_price_use_financing}
          </OutOfDate>
        )}
        {!trail.whole && <Notice kind="danger">{texts.trail_events_has_been}</Notice>}
        {trail.whole && !trail.made_here && <Notice kind="warning">{texts.agreement_wasn_t_signed}</Notice>}
        <PaperNotice transaction={transaction} whyNot={maySend} onRecord={() => setRecording(true)} />
        <ul
          className="flex flex-col divide-y divide-hairline"
          aria-label={texts.signers_agreement_name({ agreement_name })}
        >
          {signers.map(one => (
            <SignerRow
              key={one.id}
              transaction={transaction}
              signer={one}
              now={now}
              mailServer={mailServer}
              onTask={chosen => setTask({ task: chosen, signer_id: one.id })}
            />
          ))}
        </ul>
        <PaperList transaction={transaction} />
        <Footer transaction={transaction}>
          {status === 'sent' && (
            <Button look="ghost" disabledReason={maySend} onClick={() => setRecording(true)}>
              {texts.record_paper_signature}
            </Button>
          )}
          {ends && (
            <Button look="ghost" disabledReason={whyNot} onClick={() => setWithdrawing('end')}>
              {anySigned ? texts.void : texts.withdraw}
            </Button>
          )}
        </Footer>
      </div>
      {signer && task?.task === 'link' && <LinkDialog {...dialog} agreement_name={agreement_name} signer={signer} />}
      {signer && task?.task === 'mail' && <MailDialog {...dialog} signer={signer} />}
      {signer && task?.task === 'in_person' && <InPersonDialog {...dialog} signer={signer} signers={signers} />}
      {recording && <PaperDialog transaction={transaction} onClose={() => setRecording(false)} />}
      {withdrawing && (
        <WithdrawDialog
          transaction={transaction}
          onClose={() => setWithdrawing(null)}
          onWithdrawn={withdrawing === 'anew' ? onAnew : undefined}
        />
      )}
    </Card>
  )
}

function Progress({ transaction, sentence }: { transaction: Transaction; sentence: string }) {
  const { signed, of } = progressOf(transaction)
  const strokes = Array.from({ length: of }, (_, at) => at)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span aria-hidden className="flex gap-1">
        {strokes.map(at => (
          <span key={at} className={`h-1.5 w-8 rounded-full ${at < signed ? 'bg-success' : 'bg-hairline-strong'}`} />
        ))}
      </span>
      <p className="figures min-w-0 text-base break-words">
        <span className="text-ink-3">{texts.signed_of_total({ signed, of })} </span>
        {sentence}
      </p>
    </div>
  )
}

function Footer({ transaction, children }: { transaction: Transaction; children: React.ReactNode }) {
  const { id, agreement_name, document_src, signed_src, trail } = transaction
  return (
    <div className="-mx-4 -mb-4 flex flex-wrap items-center gap-1 border-t border-hairline px-1 py-1.5">
      {signed_src && (
        <a
          href={signed_src}
          download
          className={buttonLook('ghost')}
          aria-label={texts.signed_pdf_of({ agreement_name })}
        >
          <Download size={14} aria-hidden />
          {texts.signed_pdf_link}
        </a>
      )}
      <a
        href={document_src}
        target="_blank"
        rel="noreferrer"
        className={buttonLook('ghost')}
        aria-label={texts.document_as_sent({ agreement_name })}
      >
        <FileText size={14} aria-hidden />
        {texts.as_sent}
      </a>
      <Link
        href={href('/sign/report/[id]', { id })}
        className={buttonLook('ghost')}
        aria-label={texts.report_events({ agreement_name, count: trail.count })}
      >
        <ScrollText size={14} aria-hidden />
        {texts.report}
        <span className="figures text-ink-3">{trail.count}</span>
      </Link>
      <span className="flex-1" />
      {children}
    </div>
  )
}
