// Agreements of a project: send, follow, hand out links, withdraw, download what is signed.
import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tellDone } from '#web/app/tell.ts'
import { dateTime, words } from '#web/lib/format.ts'
import { OutOfDate } from '#web/sale/out-of-date.tsx'
import { PricingChecks } from '#web/sale/pricing-checks.tsx'
import type { TabProps } from '#web/sale/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Notice, Skeleton } from '#web/ui/states.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { ROLE_NAMES } from './field-words.ts'
import { SendDialog } from './send-dialog.tsx'

type Transaction = Schemas['Transaction']

export const AGREEMENT_READS = [
  '/v3/agreements.ListTransactionsByProject',
  '/v3/projects.Get',
  '/v3/projects.ListActivity',
] as const

export default function AgreementsTab({ project }: TabProps) {
  const list = useRead('/v3/agreements.ListTransactionsByProject', { project_id: project.id })
  const [sending, setSending] = useState(false)
  const whyNot = useWhyNot('agreements.send')
  const send = (
    <Button
      look="primary"
      icon={<Send size={14} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => setSending(true)}
    >
      Send agreement
    </Button>
  )
  if (list.error && !list.data) return <ErrorCard sentence={list.error.message} onRetry={list.refetch} />
  if (!list.data) return <Skeleton className="h-64" />
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PricingChecks project_id={project.id} tab="other" />
      {list.data.transactions.length === 0 ? (
        <Card>
          <EmptyState title="No agreement sent yet" action={send}>
            Each signer gets a link of their own and signs on any device.
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className="flex justify-end">{send}</div>
          {list.data.transactions.map(transaction => (
            <TransactionCard key={transaction.id} transaction={transaction} />
          ))}
        </>
      )}
      {sending && <SendDialog project={project} onClose={() => setSending(false)} />}
    </div>
  )
}

function TransactionCard({ transaction }: { transaction: Transaction }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const whyNot = useWhyNot('agreements.void')
  const { status, signed_src, signers, is_current, created_at, reason, events } = transaction
  return (
    <Card
      title={transaction.agreement_name}
      note={`Sent ${dateTime(created_at)}`}
      actions={
        <>
          <Badge status={status} {...(status === 'signed' ? { look: 'success' as const } : {})} />
          {signed_src && (
            <a href={signed_src} download className={buttonLook()}>
              <Download size={14} aria-hidden />
              Signed PDF
            </a>
          )}
          {(status === 'sent' || status === 'signed') && (
            <Button look="ghost" disabledReason={whyNot} onClick={() => setWithdrawing(true)}>
              {signers.some(signer => signer.status === 'signed') ? 'Void' : 'Withdraw'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!is_current && status === 'sent' && (
          <OutOfDate changes={transaction.changes}>
            Design, price or use changed after it was sent. Withdraw it and send another, or let it stand as it is.
          </OutOfDate>
        )}
        {reason && <Notice>{`${words(status)}: ${reason}`}</Notice>}
        <ul className="flex flex-col divide-y divide-hairline">
          {signers.map(signer => (
            <SignerRow key={signer.id} transaction={transaction} signer={signer} />
          ))}
        </ul>
        <details>
          <summary className="text-sm text-ink-2">Trail of {events.length} events</summary>
          <ol className="mt-3 flex flex-col gap-1.5 text-sm">
            {events.map(({ at, event, actor, hash }) => (
              <li key={hash} className="flex flex-wrap gap-x-3">
                <time dateTime={at} className="figures text-ink-3">
                  {dateTime(at)}
                </time>
                <span>
                  {actor}: {words(event).toLowerCase()}
                </span>
                <code className="text-xs text-ink-3" title={hash}>
                  {hash.slice(0, 12)}
                </code>
              </li>
            ))}
          </ol>
        </details>
      </div>
      {withdrawing && <WithdrawDialog transaction={transaction} onClose={() => setWithdrawing(false)} />}
    </Card>
  )
}

function SignerRow({ transaction, signer }: { transaction: Transaction; signer: Transaction['signers'][number] }) {
  const whyNot = useWhyNot('agreements.send')
  const link = useWrite('/v3/agreements.GenerateURL', { refreshes: AGREEMENT_READS })
  const open = transaction.status === 'sent' && signer.status !== 'signed'
  const stood = signer.signed_at
    ? `Signed ${dateTime(signer.signed_at)}`
    : signer.viewed_at
      ? `Opened ${dateTime(signer.viewed_at)}`
      : null
  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-medium">{signer.name}</p>
          <p className="truncate text-sm text-ink-3">
            {ROLE_NAMES[signer.role]}, {signer.email}
          </p>
          {stood && <p className="figures text-sm text-ink-3">{stood}</p>}
        </div>
        <div className="flex items-center gap-3">
          <Badge status={signer.status} {...(signer.status === 'signed' ? { look: 'success' as const } : {})} />
          {open && (
            <Button
              disabledReason={whyNot}
              busy={link.isPending}
              onClick={() => link.mutate({ transaction_id: transaction.id, signer_id: signer.id })}
            >
              {signer.link_expires_at ? 'New signing link' : 'Signing link'}
            </Button>
          )}
        </div>
      </div>
      {link.data && open && (
        <div className="flex flex-col gap-1">
          <CopyField label={`Signing link of ${signer.name}`} value={link.data.url} />
          <p className="figures text-xs text-ink-3">
            Good until {dateTime(link.data.expires_at)}, for {signer.name} only. It is shown once; a new link ends the
            one before.
          </p>
        </div>
      )}
    </li>
  )
}

function WithdrawDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const withdraw = useWrite('/v3/agreements.VoidAgreementTransaction', {
    refreshes: AGREEMENT_READS,
    onDone: () => {
      onClose()
      tellDone('The agreement is withdrawn.')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw ${transaction.agreement_name}`}
      description="Its links stop working at once. Signers who open one are told that it was withdrawn."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={withdraw.isPending}
            disabledReason={reason.trim().length < 3 ? 'Give a reason first.' : undefined}
            onClick={() =>
              withdraw.mutate({ transaction_id: transaction.id, version: transaction.version, reason: reason.trim() })
            }
          >
            Withdraw
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </Dialog>
  )
}
