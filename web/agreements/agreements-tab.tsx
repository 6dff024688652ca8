// Agreements of a project: which fit, what was sent and how far it is, as it happens.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { part } from '#web/lib/part.tsx'
import { PricingChecks } from '#web/projects/sale/pricing-checks.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { FittingCard } from './fitting-card.tsx'
import { LinkDialog } from './link-dialogs.tsx'
import { TransactionCard } from './transaction-card.tsx'
import { newsBetween } from './transaction-words.ts'

const InPersonDialog = part(() => import('./in-person-dialog.tsx'))
const SendDrawer = part(() => import('./send-drawer.tsx'))

type Transaction = Schemas['Transaction']
/** The next steps after sending without email. */
type HandOver = {
  way: 'in_person' | 'link'
  transaction_id: string
  agreement_name: string
  signer: Schemas['TransactionSigner']
  signers: Schemas['TransactionSigner'][]
}

export default function AgreementsTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const list = useRead('/v3/agreements.ListTransactionsByProject', input)
  const fitting = useRead('/v3/agreements.ListProjectAgreements', input)
  // The agreement being sent is in the address, so that Back returns here after a correction elsewhere.
  const { params, change } = useFilters()
  const sending = params.get('send')
  const send = (agreement_id: string | null) => change({ send: agreement_id }, { push: agreement_id !== null })
  const [handOver, setHandOver] = useState<HandOver | null>(null)
  const transactions = list.data?.transactions
  const news = useNews(transactions)
  const { failure, retry } = together(list, fitting)
  if (failure) return <ErrorCard sentence={failure.message} onRetry={retry} />
  if (!transactions || !fitting.data) return <TabSkeleton />
  const fit = <FittingCard project={project} agreements={fitting.data.agreements} onSend={send} />
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="flex flex-col gap-2 empty:hidden">
        <PricingChecks project_id={project.id} tab="other" />
      </div>
      {transactions.length === 0 && fit}
      {transactions.map(transaction => (
        <TransactionCard
          key={transaction.id}
          transaction={transaction}
          now={list.dataUpdatedAt}
          mailServer={list.data?.mail_server !== false}
          onAnew={() => send(transaction.agreement_id)}
        />
      ))}
      {transactions.length > 0 && fit}
      {sending && !project.is_sample && (
        <SendDrawer
          key={sending}
          project={project}
          agreement_id={sending}
          agreements={fitting.data.agreements}
          onChoose={id => change({ send: id })}
          onClose={() => send(null)}
          onSent={(transaction, way) => {
            send(null)
            const signer = transaction.signers.find(({ my_turn }) => my_turn)
            const { id: transaction_id, agreement_name, signers } = transaction
            if ((way === 'in_person' || way === 'link') && signer)
              setHandOver({ way, transaction_id, agreement_name, signer, signers })
          }}
        />
      )}
      {handOver?.way === 'in_person' && <InPersonDialog {...handOver} onClose={() => setHandOver(null)} />}
      {handOver?.way === 'link' && <LinkDialog {...handOver} onClose={() => setHandOver(null)} />}
    </div>
  )
}

/** Changes while the list was on screen. */
function useNews(transactions: Transaction[] | undefined): string {
  const [known, setKnown] = useState(transactions)
  const [news, setNews] = useState('')
  if (transactions !== known) {
    const news = known && transactions ? newsBetween(known, transactions) : []
    if (news.length > 0) setNews(news.join(' '))
    setKnown(transactions)
  }
  return news
}

const TabSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-56" />
    <Skeleton className="h-32" />
  </div>
)
