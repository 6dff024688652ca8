// The installation agreement, as it was signed and sealed: the lender reads it before work may begin.
import { useState } from 'react'
import { Link } from 'wouter'
import { onPaper } from '#machines/agreements/paper/on-paper.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { Application } from './application-words.ts'
import { UploadList } from './upload-list.tsx'
import { useAction, useOffer } from './use-action.ts'
import { words } from './words.ts'

const SAID: Record<Schemas['LenderApplication']['contract']['status'], (lender: string) => string> = {
  not_uploaded: lender => words.contract_not_uploaded({ lender }),
  uploaded: lender => words.contract_uploaded({ lender }),
  in_review: lender => words.contract_in_review({ lender }),
  accepted: lender => words.contract_accepted({ lender }),
  rejected: lender => words.contract_rejected({ lender }),
}

export function Contract({ application }: { application: Application }) {
  const { contract, lender_name, uploads } = application
  const wanted = contract.status === 'not_uploaded' || contract.status === 'rejected'
  // After a change order the accepted contract no longer matches the financing.
  const replaceable = useOffer(application, 'upload_contract') === undefined && contract.status === 'accepted'
  return (
    <Card title={words.installation_agreement} actions={<LenderBadge status={contract.status} />}>
      <div className="flex flex-col gap-4">
        <p className="text-base text-ink-2">
          {SAID[contract.status](lender_name)}
          {replaceable && words.contract_replaceable}
        </p>
        {contract.reason !== null && wanted && (
          <Notice kind="warning">
            {lender_name}: {contract.reason}
          </Notice>
        )}
        <UploadList
          label={words.agreements_given({ lender_name })}
          uploads={uploads.filter(({ kind }) => kind === 'contract')}
          lender_name={lender_name}
        />
        {application.mode === 'api' && (wanted || replaceable) && <Choice application={application} />}
      </div>
    </Card>
  )
}

function Choice({ application }: { application: Application }) {
  const { id, version, project_id, lender_name } = application
  const whyNot = useAction(application, 'upload_contract')
  const { data, error, refetch } = useRead('/v3/agreements.ListTransactionsByProject', { project_id })
  const [chosen, setChosen] = useState<string | null>(null)
  const send = useWrite('/v3/lender_applications.SendContract', {
    onDone: () => tellDone(words.agreement_sending({ lender_name })),
  })
  if (error && !data) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16" />
  const signed = data.transactions.filter(one => one.status === 'signed' && (one.signed_src || onPaper(one)))
  const transaction_id = chosen ?? signed[0]?.id
  if (transaction_id === undefined)
    return (
      <p className="text-base text-ink-2">
        {words.no_agreement_project_signed}{' '}
        <Link href={tabHref(project_id, 'agreements')} className="underline underline-offset-2">
          {words.open_agreements}
        </Link>
      </p>
    )
  return (
    <div className="flex max-w-[560px] flex-col gap-3">
      <SelectField
        label={common.agreement}
        options={signed.map(one => ({ value: one.id, label: one.agreement_name, note: date(one.created_at) }))}
        value={transaction_id}
        onChange={setChosen}
      />
      <div>
        <Button
          look="primary"
          busy={send.isPending}
          disabledReason={whyNot}
          onClick={() => send.mutate({ application_id: id, version, transaction_id })}
        >
          {words.give_lender_name({ lender_name })}
        </Button>
      </div>
    </div>
  )
}
