// The company's agreement templates: what they are for, who signs, what is published of them and what waits.
import { FilePlus2, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { date, number } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { offeredWords } from './editor/fields/offered-words.ts'
import { thoseWhoSign } from './editor/fields/signer-order.ts'
import { KIND_NAMES, ROLE_NAMES } from './field-words.ts'

const UploadDialog = part(() => import('./upload-dialog.tsx'))
const StarterDialog = part(() => import('./starter-dialog.tsx'))

type Agreement = Schemas['Agreement']
const none = <span className="text-ink-3">–</span>
const count = (value: number) => (value === 0 ? none : number(value))

export default function AgreementsScreen() {
  const { params, change } = useFilters()
  const search = params.get('search') ?? ''
  const { data, error, refetch } = useRead('/v3/collections.ListAgreements', {})
  const adders = useRead('/v3/adders.List', {}, { quiet: true }).data?.adders ?? []
  const [, go] = useLocation()
  const [adding, setAdding] = useState<'upload' | 'starter' | null>(null)
  const whyNot = useWhyNot('agreement_templates.edit')
  const ways = (
    <div className="flex flex-wrap gap-2">
      <Button icon={<FilePlus2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAdding('starter')}>
        Starter contract
      </Button>
      <Button
        look="primary"
        icon={<FileUp size={14} aria-hidden />}
        disabledReason={whyNot}
        onClick={() => setAdding('upload')}
      >
        Upload agreement
      </Button>
    </div>
  )
  const added = {
    onClose: () => setAdding(null),
    onDone: ({ id }: Agreement) => go(href('/light-hub/agreements/[id]', { id })),
  }
  const all = data?.agreements
  const wanted = search.trim().toLowerCase()
  const rows = all?.filter(({ draft }) => draft.name.toLowerCase().includes(wanted))
  const columns: Column<Agreement>[] = [
    { header: 'Agreement', cell: row => row.draft.name },
    { header: 'Kind', cell: row => KIND_NAMES[row.draft.kind], wide: true },
    { header: 'Published', cell: row => <Standing agreement={row} /> },
    { header: 'Waiting', cell: row => count(row.open_count), align: 'right', wide: true },
    { header: 'Sent', cell: row => count(row.sent_count), align: 'right', wide: true },
    { header: 'To mend', cell: row => <Findings agreement={row} />, wide: true },
  ]
  return (
    <Page>
      <PageHeader
        title="Agreements"
        note="What homeowners sign. What was sent keeps the version it was sent with."
        actions={ways}
      />
      {(all?.length ?? 0) > 0 && (
        <SearchField
          label="Search agreements"
          placeholder="Search by name"
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
            label="Agreements"
            rows={rows}
            keyOf={row => row.id}
            hrefOf={row => href('/light-hub/agreements/[id]', { id: row.id })}
            columns={columns}
            details={row => <Details agreement={row} adders={adders} />}
            empty={
              all && all.length > 0 ? (
                <EmptyState
                  title="No agreement has this name"
                  action={<Button onClick={() => change({ search: null })}>Show all</Button>}
                />
              ) : (
                <EmptyState title="No agreement yet" action={ways}>
                  Upload your own contract as a PDF, the way your lawyer wrote it, and place where each person signs.
                  Without one, begin with our starter contract.
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

const signedBy = ({ draft }: Agreement) =>
  thoseWhoSign(draft.signers)
    .map(({ role }) => ROLE_NAMES[role])
    .join(', ')

function Standing({ agreement: { published_version, published_at, changed_since } }: { agreement: Agreement }) {
  if (published_version === null || published_at === null)
    return <Badge status="draft" look="neutral" label="Not yet" />
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="figures whitespace-nowrap">
        Version {published_version}, {date(published_at)}
      </span>
      {changed_since && <Badge status="changed" look="warning" label="Changed since" />}
    </span>
  )
}

function Findings({ agreement: { findings } }: { agreement: Agreement }) {
  const blocking = findings.filter(({ blocks }) => blocks).length
  if (findings.length === 0) return <Badge status="complete" look="success" label="Complete" />
  return (
    <Badge
      status="incomplete"
      look={blocking > 0 ? 'danger' : 'warning'}
      label={
        blocking > 0 ? `${blocking} to mend` : findings.length === 1 ? '1 to look at' : `${findings.length} to look at`
      }
    />
  )
}

function Details({ agreement, adders }: { agreement: Agreement; adders: { id: string; name: string }[] }) {
  const { draft, page_count } = agreement
  return (
    <div className="flex max-w-[68ch] flex-col gap-1 text-sm whitespace-normal text-ink-2">
      <p className="text-ink">{offeredWords(draft, adders)}</p>
      <p>
        {page_count === 1 ? '1 page' : `${page_count} pages`},{' '}
        {draft.fields.length === 1 ? '1 field' : `${draft.fields.length} fields`},{' '}
        {draft.language === 'es' ? 'Spanish' : 'English'}
        {draft.rescission_notice && ', with the notice of cancellation'}.
      </p>
      {signedBy(agreement) !== '' && <p>Signed by: {signedBy(agreement)}.</p>}
      {agreement.findings.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
