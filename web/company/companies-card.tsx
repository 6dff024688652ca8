import { useDeferredValue, useState } from 'react'
import { useReadPages } from '#web/data/queries.ts'
import { date, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Company = { id: number; name: string; status: 'active' | 'suspended'; users: number; created_at: string }

const COLUMNS: Column<Company>[] = [
  { header: common.company, cell: ({ name }) => <span className="font-medium">{name}</span> },
  { header: texts.users, cell: ({ users }) => number(users), align: 'right' },
  { header: texts.since, cell: ({ created_at }) => <span className="figures">{date(created_at)}</span>, wide: true },
  {
    header: common.status,
    cell: ({ status }) => status !== 'active' && <Badge status={status} />,
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
      title={texts.companies}
      actions={
        <SearchField
          label={texts.search_companies}
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
          label={texts.companies}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => String(id)}
          empty={<EmptyState title={texts.no_company_matches} />}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
