import { useDeferredValue, useState } from 'react'
import { useReadPages } from '#web/data/queries.ts'
import { date, number, words } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'

type Company = { id: number; name: string; status: 'active' | 'suspended'; users: number; created_at: string }

const COLUMNS: Column<Company>[] = [
  { header: 'Company', cell: ({ name }) => <span className="font-medium">{name}</span> },
  { header: 'Users', cell: ({ users }) => number(users), align: 'right' },
  { header: 'Since', cell: ({ created_at }) => <span className="figures">{date(created_at)}</span>, wide: true },
  {
    header: 'Status',
    cell: ({ status }) => (
      <Badge status={status} look={status === 'active' ? 'success' : 'warning'} label={words(status)} />
    ),
    wide: true,
  },
]

export function CompaniesCard() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const list = useReadPages('/v3/company.List', search ? { search } : {})
  const rows = list.data?.pages.flatMap(page => page.companies)
  return (
    <Card
      title="Companies"
      actions={
        <SearchField
          label="Search companies"
          placeholder="Name"
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
          label="Companies"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => String(id)}
          empty={<EmptyState title="No company matches" />}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
