// Other equipment, in the company's own categories.

import { Tags } from 'lucide-react'
import { useState } from 'react'
import { zOtherInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages, useWrite } from '#web/data/queries.ts'
import { ANY } from '#web/frame/filters.ts'
import { moneyExact } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { CatalogueFrame, useCatalogueAddress } from './catalogue-frame.tsx'
import { CategoriesDialog } from './categories-dialog.tsx'
import { DatasheetCard } from './datasheet-card.tsx'
import { EquipmentDrawer, valuesOf } from './equipment-drawer.tsx'
import { otherGroups, type Values } from './field-specs.ts'
import { words } from './words.ts'

type Row = Schemas['Other']

const COLUMNS: Column<Row>[] = [
  {
    header: common.name,
    cell: row => (
      <>
        {row.name}
        {!row.active && (
          <span className="ml-2">
            <Badge status="closed" label={words.status_discontinued} />
          </span>
        )}
      </>
    ),
  },
  { header: words.category, cell: row => row.category, wide: true, width: 'w-48' },
  { header: common.price, cell: priceOf, align: 'right', width: 'w-40' },
  {
    header: words.cost_usd,
    cell: row => (row.price_usd == null ? '–' : row.price_usd.toFixed(2)),
    align: 'right',
    wide: true,
    width: 'w-28',
  },
]

function priceOf({ pricing_method, amount_usd, unit }: Row): string {
  const usd = moneyExact(Math.round(amount_usd * 100))
  switch (pricing_method) {
    case 'Quantity':
      return `${usd} / ${unit}`
    case 'System Size':
      return `${usd} / kW`
    case 'Per Watt':
      return `$${amount_usd} / W`
    case 'Flat Price':
      return words.price_per_project
    default:
      return usd
  }
}

export function OtherList() {
  const address = useCatalogueAddress()
  const [sorting, setSorting] = useState(false)
  const categories = useRead('/v3/collections.ListOtherCategories', { status: 'all' })
  const category_id = address.params.get('category')
  const { manufacturer: _, ...filters } = { manufacturer: undefined, ...address.filters }
  const list = useReadPages('/v3/collections.ListOthers', { ...filters, ...(category_id ? { category_id } : {}) })
  const editing = address.params.get('edit')
  const options = (categories.data?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <CatalogueFrame
      tab="other"
      title={words.other_equipment}
      kind="other"
      address={address}
      list={{ ...list, rows: list.data?.pages.flatMap(page => page.others) }}
      columns={COLUMNS}
      actions={
        <Button icon={<Tags size={16} aria-hidden />} onClick={() => setSorting(true)}>
          {words.categories}
        </Button>
      }
      filter={
        <SelectField
          label={words.category}
          hideLabel
          className="w-48 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
          value={category_id ?? ANY}
          onChange={value => address.change({ category: value === ANY ? null : value })}
          options={[{ value: ANY, label: words.any_category }, ...options]}
        />
      }
    >
      {editing && categories.data && (
        <Editor
          key={editing}
          id={editing}
          categories={categories.data.categories}
          onClose={() => address.change({ edit: null })}
        />
      )}
      {sorting && categories.data && (
        <CategoriesDialog categories={categories.data.categories} onClose={() => setSorting(false)} />
      )}
    </CatalogueFrame>
  )
}

type EditorProps = { id: string; categories: Schemas['Category'][]; onClose: () => void }

function Editor({ id, categories, onClose }: EditorProps) {
  const isNew = id === 'new'
  const found = useRead('/v3/collections.ListOthers', { ids: id }, { enabled: !isNew })
  const row = found.data?.others[0]
  const add = useWrite('/v3/collections.AddOther')
  const edit = useWrite('/v3/collections.EditOther')
  if (!isNew && !row) return null
  const offered = categories.filter(one => one.active || one.id === row?.category_id)
  const groups = otherGroups(offered.map(({ id, name }) => ({ value: id, label: name })))
  const fresh: Values = { unit: words.piece, pricing_method: 'Quantity', category_id: offered[0]?.id ?? null, name: '' }
  return (
    <EquipmentDrawer
      kind="other"
      title={row?.name ?? words.add_equipment}
      groups={groups}
      row={row}
      initial={row ? valuesOf(groups, row) : fresh}
      check={values => zOtherInput.safeParse(values)}
      onAdd={(fields, then) => add.mutate(fields, then)}
      onEdit={(fields, { id: other_id, version }, active, then) =>
        edit.mutate({ ...fields, other_id, version, active }, then)
      }
      busy={add.isPending || edit.isPending}
      onClose={onClose}
    >
      {onSaved => row && <DatasheetCard kind="other" row={row} onSaved={onSaved} />}
    </EquipmentDrawer>
  )
}
