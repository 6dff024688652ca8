// The company's agreement templates: purpose, signers, published version and pending changes.
import { FilePlus2, FileSignature, FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { date, number } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { offeredWords } from './editor/fields/offered-words.ts'
import { thoseWhoSign } from './editor/fields/signer-order.ts'
import { KIND_NAMES, ROLE_NAMES } from './field-words.ts'
import { words } from './words.ts'

const UploadDialog = part(() => import('./upload-dialog.tsx'))
const StarterDialog = part(() => import('./starter-dialog.tsx'))

type Agreement = Schemas['Agreement']
const none = <span className="text-ink-3">–</span>
const count = (value: number) => (value === 0 ? none : number(value))

export default function AgreementsScreen() {
  const { params, change } = useFilters()
  const search = params.get('search') ?? ''
  const { data, error, refetch } = useRead('/v3/collections.ListAgreements', {})
  const adders = useRead('/v3/adders.List', {}).data?.adders ?? []
  const leadOn = useLeadOn()
  const [adding, setAdding] = useState<'upload' | 'starter' | null>(null)
  const whyNot = useWhyNot('agreement_templates.edit')
  const ways = (
    <div className="flex flex-wrap gap-2">
      <Button icon={<FilePlus2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAdding('starter')}>
        {words.starter_contract}
      </Button>
      <Button
        look="primary"
        icon={<FileUp size={14} aria-hidden />}
        disabledReason={whyNot}
        onClick={() => setAdding('upload')}
      >
        {words.upload_agreement}
      </Button>
    </div>
  )
  const added = {
    onClose: () => setAdding(null),
    onDone: ({ id }: Agreement) => leadOn(href('/light-hub/agreements/[id]', { id })),
  }
  const all = data?.agreements
  const wanted = search.trim().toLowerCase()
  const rows = all?.filter(({ draft }) => draft.name.toLowerCase().includes(wanted))
  const columns: Column<Agreement>[] = [
    { header: common.agreement, cell: row => <bdi>{row.draft.name}</bdi> },
    { header: words.kind, cell: row => KIND_NAMES[row.draft.kind], wide: true },
    { header: words.published, cell: row => <Standing agreement={row} /> },
    { header: words.waiting, cell: row => count(row.open_count), align: 'right', wide: true },
    { header: words.sent, cell: row => count(row.sent_count), align: 'right', wide: true },
    { header: words.to_fix_header, cell: row => <Findings agreement={row} />, wide: true },
  ]
  return (
    <Page>
      <PageHeader title={common.agreements} note={words.what_homeowners_sign_what} actions={ways} />
      <WaitingForCompany />
      {(all?.length ?? 0) > 0 && (
        <SearchField
          label={words.search_agreements}
          placeholder={words.search_name}
          className="w-full sm:w-72"
          value={search}
          onChange={text => change({ search: text })}
        />
      )}
      <Card flush>
        {error && !data ? (
          <ErrorState sentence={error.message} onRetry={refetch} />
        ) : (
          <DataTable<Agreement>
            label={common.agreements}
            rows={rows}
            keyOf={row => row.id}
            hrefOf={row => href('/light-hub/agreements/[id]', { id: row.id })}
            columns={columns}
            details={row => <Details agreement={row} adders={adders} />}
            empty={
              all && all.length > 0 ? (
                <EmptyState
                  title={words.no_agreement_has_name}
                  action={<Button onClick={() => change({ search: null })}>{common.show_all}</Button>}
                />
              ) : (
                <EmptyState icon={FileSignature} title={words.no_agreement_yet} action={ways}>
                  {words.upload_your_own_contract}
                </EmptyState>
              )
            }
          />
        )}
      </Card>
      {adding === 'upload' && <UploadDialog {...added} />}
      {adding === 'starter' && <StarterDialog {...added} />}
    </Page>
  )
}

function WaitingForCompany() {
  const enabled = usePermissions().has('agreements.send')
  const count = useRead('/v3/agreements.ListToCountersign', {}, { enabled }).data?.total ?? 0
  if (count === 0) return null
  const queue = (
    <Link href={href('/light-hub/agreements/countersign')} className={buttonLook()}>
      {words.countersign}
    </Link>
  )
  return <Notice action={queue}>{words.ready_for_company({ count })}</Notice>
}

const signedBy = ({ draft }: Agreement) =>
  thoseWhoSign(draft.signers)
    .map(({ role }) => ROLE_NAMES[role])
    .join(', ')

function Standing({ agreement: { published_version, published_at, changed_since } }: { agreement: Agreement }) {
  if (published_version === null || published_at === null)
    return <Badge status="not_published" label={words.not_published} />
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="figures whitespace-nowrap">
        {words.version_published_version_published({ published_version, published_at: date(published_at) })}
      </span>
      {changed_since && <Badge status="changed_since" label={words.changed_since} />}
    </span>
  )
}

function Findings({ agreement: { findings } }: { agreement: Agreement }) {
  const blocking = findings.filter(({ blocks }) => blocks).length
  if (findings.length === 0) return null
  return (
    <Badge
      status={blocking > 0 ? 'blocked' : 'incomplete'}
      label={blocking > 0 ? words.blocking_to_fix({ blocking }) : words.findings_to_review({ count: findings.length })}
    />
  )
}

function Details({ agreement, adders }: { agreement: Agreement; adders: { id: string; name: string }[] }) {
  const { draft, page_count } = agreement
  return (
    <div className="flex max-w-[68ch] flex-col gap-1 text-sm whitespace-normal text-ink-2">
      <p className="text-ink">{offeredWords(draft, adders)}</p>
      <p>
        {page_count === 1 ? words.one_page : words.page_count_pages({ page_count })},{' '}
        {draft.fields.length === 1 ? words.one_field : words.count_fields({ count: draft.fields.length })},{' '}
        {draft.language === 'es' ? common.spanish : common.english}
        {draft.rescission_notice && words.notice_cancellation}.
      </p>
      {signedBy(agreement) !== '' && <p>{words.signed_by({ agreement: signedBy(agreement) })}</p>}
      {agreement.findings.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
