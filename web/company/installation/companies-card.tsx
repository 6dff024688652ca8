// Every company of the installation, with a way to suspend it.
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useReadPages, useWrite } from '#web/data/queries.ts'
import { date, number } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { Erasures } from './erasures.tsx'
import { words } from './words.ts'

const EraseCompanyDialog = part(() => import('./erase-company-dialog.tsx'))

/** The staff's own. */
const INTERNAL_COMPANY = 1

type Company = { id: number; name: string; status: 'active' | 'suspended'; users: number; created_at: string }

const columns = (act: (company: Company) => ReactNode): Column<Company>[] => [
  { header: common.company, cell: ({ name }) => <span className="font-medium">{name}</span> },
  { header: words.users, cell: ({ users }) => number(users), align: 'right' },
  { header: words.since, cell: ({ created_at }) => <span className="figures">{date(created_at)}</span>, wide: true },
  {
    header: common.status,
    cell: ({ status }) => status !== 'active' && <Badge status={status} />,
  },
  { header: '', cell: act, align: 'right' },
]

export default function CompaniesCard() {
  const [suspending, setSuspending] = useState<Company | null>(null)
  const [erasing, setErasing] = useState<Company | null>(null)
  const resume = useWrite('/v3/installation.ResumeCompany', {
    onDone: ({ company }) => tellDone(words.company_resumed({ company: company.name })),
  })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const list = useReadPages('/v3/company.List', search ? { search } : {})
  const rows = list.data?.pages.flatMap(page => page.companies)
  return (
    <>
      <Card
        title={words.companies}
        actions={
          <SearchField
            label={words.search_companies}
            placeholder={common.name}
            className="w-48 sm:w-64"
            value={typed}
            onChange={setTyped}
          />
        }
        flush
      >
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={words.companies}
            columns={columns(company => (
              <Actions
                company={company}
                onSuspend={() => setSuspending(company)}
                onErase={() => setErasing(company)}
                onResume={() => resume.mutate({ company_id: company.id })}
              />
            ))}
            rows={rows}
            keyOf={({ id }) => String(id)}
            empty={<EmptyState title={words.no_company_matches} />}
            more={<ShowMore list={list} />}
          />
        )}
        {suspending && <SuspendDialog company={suspending} onClose={() => setSuspending(null)} />}
        {erasing && <EraseCompanyDialog company={erasing} onClose={() => setErasing(null)} />}
      </Card>
      <Erasures />
    </>
  )
}

type Acts = { company: Company; onSuspend: () => void; onErase: () => void; onResume: () => void }

/** None for the staff's own company. */
function Actions({ company: { id, name, status }, onSuspend, onErase, onResume }: Acts) {
  if (id === INTERNAL_COMPANY) return null
  const actions =
    status === 'active'
      ? [{ label: words.suspend, onSelect: onSuspend, danger: true }]
      : [
          { label: words.resume, onSelect: onResume },
          { label: words.erase, onSelect: onErase, danger: true },
        ]
  return <ActionMenu label={words.actions_for({ company: name })} actions={actions} />
}

function SuspendDialog({ company: { id: company_id, name }, onClose }: { company: Company; onClose: () => void }) {
  const suspend = useWrite('/v3/installation.SuspendCompany', {
    onDone: () => {
      tellDone(words.company_suspended({ company: name }))
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={words.suspend_company({ company: name })}
      description={words.what_suspending_does}
      action={words.suspend}
      help={words.reason_is_kept}
      minimum={10}
      maximum={300}
      error={suspend.error?.fields['reason']}
      busy={suspend.isPending}
      onConfirm={reason => suspend.mutate({ company_id, reason })}
      onClose={onClose}
    />
  )
}
