// Batteries the company sells.
import { zStorageInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages, useWrite } from '#web/data/queries.ts'
import { money, number, percent } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { type CatalogueAddress, CatalogueFrame, useCatalogueAddress } from './catalogue-frame.tsx'
import { DatasheetCard } from './datasheet-card.tsx'
import { EquipmentDrawer, valuesOf } from './equipment-drawer.tsx'
import { STORAGE_GROUPS, type Values } from './field-specs.ts'
import { MakerFilter } from './maker-filter.tsx'
import { ModelCell } from './model-cell.tsx'
import { words } from './words.ts'

type Row = Schemas['Storage']
const EquipmentImport = part(() => import('./equipment-import.tsx'))

const COLUMNS: Column<Row>[] = [
  { header: words.manufacturer_and_model, cell: row => <ModelCell row={row} /> },
  { header: words.usable_kwh, cell: row => number(row.usable_kwh, 1), align: 'right', width: 'w-32' },
  { header: words.power_kw, cell: row => number(row.power_kw, 1), align: 'right', wide: true, width: 'w-28' },
  {
    header: words.round_trip,
    cell: row => (row.round_trip_efficiency === null ? '–' : percent(row.round_trip_efficiency, 1)),
    align: 'right',
    wide: true,
    width: 'w-28',
  },
  { header: words.coupling, cell: row => row.coupling.toUpperCase(), wide: true, width: 'w-24' },
  {
    header: common.price,
    cell: row =>
      row.amount_usd === null ? <span className="text-ink-3">{words.not_set}</span> : money(row.amount_usd * 100),
    align: 'right',
    wide: true,
    width: 'w-28',
  },
]

export default function StorageScreen() {
  const address = useCatalogueAddress()
  const importing = address.params.get('import')
  if (importing) return <EquipmentImport kind="storage" importing={importing} meanwhile={<SkeletonPage />} />
  return <Catalogue address={address} />
}

function Catalogue({ address }: { address: CatalogueAddress }) {
  const list = useReadPages('/v3/collections.ListStorage', address.filters)
  const editing = address.params.get('edit')
  return (
    <CatalogueFrame
      tab="storage"
      title={words.storage}
      kind="battery"
      imports
      address={address}
      list={{ ...list, rows: list.data?.pages.flatMap(page => page.storage) }}
      columns={COLUMNS}
      filter={<MakerFilter path="/v3/collections.ListStorageManufacturers" address={address} />}
    >
      {editing && <Editor key={editing} id={editing} onClose={() => address.change({ edit: null })} />}
    </CatalogueFrame>
  )
}

function Editor({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new'
  const found = useRead('/v3/collections.ListStorage', { ids: id }, { enabled: !isNew })
  const row = found.data?.storage[0]
  const add = useWrite('/v3/collections.AddStorage')
  const edit = useWrite('/v3/collections.EditStorage')
  if (!isNew && !row) return null
  return (
    <EquipmentDrawer
      kind="battery"
      title={row ? `${row.manufacturer} ${row.model}` : words.add_battery}
      groups={STORAGE_GROUPS}
      row={row}
      initial={row ? valuesOf(STORAGE_GROUPS, row) : NEW}
      check={values => zStorageInput.safeParse(complete(values))}
      onAdd={(fields, then) => add.mutate(fields, then)}
      onEdit={(fields, { id: storage_id, version }, active, then) =>
        edit.mutate({ ...fields, storage_id, version, active }, then)
      }
      busy={add.isPending || edit.isPending}
      onClose={onClose}
    >
      {onSaved => row && <DatasheetCard kind="storage" row={row} onSaved={onSaved} />}
    </EquipmentDrawer>
  )
}

const NEW: Values = { coupling: 'ac', chemistry: words.lithium_iron_phosphate }
const complete = (values: Values) => values
