// The lender's own documents: sent to the homeowner, viewed, signed. The lender sends them, or lets us trigger it.
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import type { Application } from './application-words.ts'
import { Steps } from './steps.tsx'
import { useAction } from './use-action.ts'
import { words } from './words.ts'

const DONE: Record<Schemas['LenderDocumentsStatus'], number> = { none: 0, voided: 0, sent: 1, viewed: 2, signed: 3 }

export function Documents({ application }: { application: Application }) {
  const { id, version, lender_name, documents, type, mode } = application
  const whyNot = useAction(application, 'send_documents')
  const send = useWrite('/v3/lender_applications.SendDocuments', {
    onDone: () => tellDone(words.sends_documents({ lender_name })),
  })
  const [shown, setShown] = useState(false)
  const unsent = documents === 'none' || documents === 'voided'
  return (
    <Card
      title={type === 'loan' ? words.loan_documents : words.agreement_lender}
      note={mode === 'api' ? words.sends_them_homeowner_signature({ lender_name }) : words.signed_outside_recorded_here}
      actions={<LenderBadge status={documents} />}
    >
      <div className="flex flex-col gap-4">
        {mode === 'api' ? (
          <Steps
            label={words.lender_documents_label}
            steps={[words.sent, words.viewed, words.signed]}
            done={DONE[documents]}
          />
        ) : (
          <p className="text-base text-ink-2">
            {documents === 'signed' ? words.homeowner_has_signed : words.record_once_homeowner_has}
          </p>
        )}
        {documents === 'voided' && <Notice kind="warning">{words.documents_voided({ lender_name })}</Notice>}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {mode === 'api' && documents !== 'signed' && (
            <Button
              look={unsent ? 'primary' : 'secondary'}
              busy={send.isPending}
              disabledReason={whyNot}
              onClick={() => send.mutate({ application_id: id, version })}
            >
              {unsent ? words.send_documents : words.send_again}
            </Button>
          )}
          {mode === 'api' && documents !== 'none' && !shown && (
            <Button look="ghost" className={documents === 'signed' ? '-ml-3' : ''} onClick={() => setShown(true)}>
              {words.show_documents}
            </Button>
          )}
        </div>
        {mode === 'api' && unsent && whyNot !== undefined && <p className="text-sm text-ink-3">{whyNot}</p>}
        {shown && <DocumentList application={application} />}
      </div>
    </Card>
  )
}

/** Fetched from the lender only on demand. */
function DocumentList({ application }: { application: Application }) {
  const { id, lender_name } = application
  const { data, error, refetch } = useRead('/v3/lender_applications.ListDocuments', { application_id: id })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16" />
  if (data.documents.length === 0)
    return <p className="text-base text-ink-2">{words.names_no_document({ lender_name })}</p>
  return (
    <ul aria-label={words.documents_lender_name({ lender_name })} className="flex flex-col divide-y divide-hairline">
      {data.documents.map(({ id: document_id, name, status, address }) => (
        <li key={document_id} className="flex items-center justify-between gap-3 py-2">
          {address ? (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="flex min-w-0 items-center gap-1.5 underline underline-offset-2"
            >
              <span className="truncate">{name}</span>
              <ExternalLink size={14} aria-hidden className="shrink-0" />
            </a>
          ) : (
            <span className="min-w-0 truncate">{name}</span>
          )}
          <LenderBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
