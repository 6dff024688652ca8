import { Funnel, X } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import type { ProjectFilters } from '#web/projects/sale/project/project-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { chipsOf } from './filter-words.ts'
import type { Shown } from './use-project-list.ts'
import { words } from './words.ts'

type Props = { shown: Shown; show: (next: Partial<Shown>) => void }

const VIEWS = [
  ['table', words.table],
  ['board', words.board],
] as const

/** Above the list: search, filters and view. */
export function ListBar({ shown, show }: Props) {
  const [open, setOpen] = useState(false)
  const { data } = useRead('/v3/users.ListTenantUsers', {})
  const people = (data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const nameOf = (id: string) => people.find(({ value }) => value === id)?.label ?? words.a_teammate
  const { filters } = shown
  const narrow = (next: ProjectFilters) => show({ filters: next })
  const chips = chipsOf(filters, nameOf)
  const search = (text: string) => {
    const { search: _, ...rest } = filters
    narrow(text === '' ? rest : { ...rest, search: text })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2 sm:flex-wrap">
        <SearchField
          label={words.search_projects}
          placeholder={words.name_number_phone_address}
          className="min-w-0 flex-1 sm:basis-56 sm:max-w-80"
          value={filters.search ?? ''}
          onChange={search}
        />
        <Button icon={<Funnel size={14} aria-hidden />} className="max-sm:w-11" onClick={() => setOpen(true)}>
          <span className="max-sm:sr-only">{words.filter}</span>
        </Button>
        <PaneSwitch panes={VIEWS} current={shown.view} onChange={view => show({ view })} className="ml-auto flex" />
      </div>
      {chips.length > 0 && (
        <ul aria-label={words.filters} className="flex flex-wrap items-center gap-1.5">
          {chips.map(({ label, without }) => (
            <li key={label} className="max-w-full">
              <button
                type="button"
                aria-label={words.remove_filter({ label })}
                onClick={() => narrow(without)}
                className="flex h-7 max-w-full items-center gap-1 rounded-full border border-hairline-strong bg-raised pr-2 pl-3 text-sm text-ink-2 hover:text-ink max-sm:h-10"
              >
                <span className="truncate">{label}</span>
                <X size={12} aria-hidden className="shrink-0" />
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Button look="ghost" onClick={() => narrow(filters.search ? { search: filters.search } : {})}>
                {words.clear}
              </Button>
            </li>
          )}
        </ul>
      )}
      <FilterDrawer open={open} onClose={() => setOpen(false)} filters={filters} onChange={narrow} people={people} />
    </div>
  )
}
