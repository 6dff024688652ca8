// The team's resources: forms and sheets, videos, external pages.
import { Plus, Tags } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { cx } from '#web/lib/class-names.ts'
import { latestOf } from '#web/lib/latest-of.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { CategoriesDialog } from './categories-dialog.tsx'
import { FilmDialog } from './film-dialog.tsx'
import { ResourceDrawer } from './resource-drawer.tsx'
import { ResourceLine } from './resource-line.tsx'
import { words as texts } from './words.ts'

type Resource = Schemas['Resource']

export default function ResourcesScreen() {
  const { params, change, clear } = useFilters()
  const whyNot = useWhyNot('resources.edit')
  const mayEdit = whyNot === undefined
  const [film, setFilm] = useState<Resource | null>(null)
  const [open, setOpen] = useState<Resource | 'new' | null>(null)
  const [sorting, setSorting] = useState(false)
  const search = useDeferredValue(params.get('search') ?? '')
  const category_id = params.get('category') ?? ''
  const away = mayEdit && params.get('status') === 'inactive'
  const shelves = useRead('/v3/resources.ListCategories', {})
  const list = useReadPages('/v3/resources.List', {
    ...(search ? { search } : {}),
    ...(category_id ? { category_id } : {}),
    ...(away ? { status: 'inactive' as const } : {}),
  })
  const rows = list.data?.pages.flatMap(page => page.resources)
  const categories = shelves.data?.categories ?? []
  // Empty categories are only shown to editors.
  const shown = categories.filter(({ resources }) => resources > 0 || mayEdit)
  const filtered = search !== '' || category_id !== '' || away
  const add = (
    <Button look="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setOpen('new')}>
      {texts.add_resource}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={texts.resources_title}
        note={texts.scripts_forms_films_whole}
        actions={
          mayEdit && (
            <>
              <Button icon={<Tags size={16} aria-hidden />} onClick={() => setSorting(true)}>
                {texts.categories}
              </Button>
              {categories.length > 0 && add}
            </>
          )
        }
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={texts.search_resources}
          placeholder={texts.title_words_about}
          className="min-w-0 flex-1 max-sm:basis-full sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => change({ search: text })}
        />
        {mayEdit && (
          <SelectField
            label={texts.show_filter}
            hideLabel
            className="w-48"
            value={away ? 'inactive' : 'any'}
            onChange={value => change({ status: value })}
            options={[
              { value: 'any', label: texts.show_in_library },
              { value: 'inactive', label: texts.archived },
            ]}
          />
        )}
      </div>
      {shown.length > 0 && (
        <nav aria-label={texts.categories} className="flex flex-wrap gap-1.5">
          <Shelf name={texts.all} current={category_id === ''} onChoose={() => change({ category: null })} />
          {shown.map(({ id, name, resources }) => (
            <Shelf
              key={id}
              name={name}
              count={resources}
              current={category_id === id}
              onChoose={() => change({ category: id })}
            />
          ))}
        </nav>
      )}
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : !rows ? (
          <Skeleton className="m-4 h-48" />
        ) : rows.length === 0 ? (
          <Nothing filtered={filtered} mayEdit={mayEdit} onClear={clear}>
            {categories.length > 0 ? (
              add
            ) : (
              <Button look="primary" onClick={() => setSorting(true)}>
                {texts.add_category}
              </Button>
            )}
          </Nothing>
        ) : (
          <ul className="divide-y divide-hairline">
            {rows.map(resource => (
              <ResourceLine
                key={resource.id}
                resource={resource}
                audiences={shelves.data?.audiences ?? []}
                onPlay={() => setFilm(resource)}
                onEdit={mayEdit ? () => setOpen(resource) : undefined}
              />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </Card>
      {film && <FilmDialog resource={film} onClose={() => setFilm(null)} />}
      {sorting && <CategoriesDialog categories={categories} onClose={() => setSorting(false)} />}
      {open && (
        <ResourceDrawer
          resource={open === 'new' ? null : latestOf(rows, open)}
          categories={categories}
          audiences={shelves.data?.audiences ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}

type ShelfProps = { name: string; count?: number; current: boolean; onChoose: () => void }

function Shelf({ name, count, current, onChoose }: ShelfProps) {
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onChoose}
      className={cx(
        'flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm max-sm:h-11',
        current
          ? 'border-transparent bg-primary text-on-primary'
          : 'border-hairline-strong text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      {name}
      {count !== undefined && <span className="figures">{count}</span>}
    </button>
  )
}

type NothingProps = { filtered: boolean; mayEdit: boolean; onClear: () => void; children: React.ReactNode }

function Nothing({ filtered, mayEdit, onClear, children }: NothingProps) {
  if (filtered)
    return (
      <EmptyState title={texts.no_resource_matches} action={<Button onClick={onClear}>{common.show_all}</Button>} />
    )
  if (!mayEdit) return <EmptyState title={texts.no_resources_title}>{texts.your_company_keeps_scripts}</EmptyState>
  return (
    <EmptyState title={texts.no_resources_title} action={children}>
      {texts.no_resources_editor_hint}
    </EmptyState>
  )
}
