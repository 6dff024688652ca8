// Panels the company sells.
import { zPanelInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages, useWrite } from '#web/data/queries.ts'
import { number, percent } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { type CatalogueAddress, CatalogueFrame, useCatalogueAddress } from './catalogue-frame.tsx'
import { DatasheetCard } from './datasheet-card.tsx'
import { EquipmentDrawer, valuesOf } from './equipment-drawer.tsx'
import { PANEL_GROUPS, type Values } from './field-specs.ts'
import { MakerFilter } from './maker-filter.tsx'
import { ModelCell } from './model-cell.tsx'
import { words } from './words.ts'

type Row = Schemas['Panel']
const EquipmentImport = part(() => import('./equipment-import.tsx'))

const COLUMNS: Column<Row>[] = [
  { header: words.manufacturer_and_model, cell: row => <ModelCell row={row} /> },
  {
    header: words.power_w,
    cell: row => number(row.power_w, row.power_w % 1 === 0 ? 0 : 1),
    align: 'right',
    width: 'w-24',
  },
  { header: words.efficiency, cell: row => percent(row.efficiency, 1), align: 'right', wide: true, width: 'w-28' },
  {
    header: words.size_in,
    cell: row => (row.length_m && row.width_m ? `${inches(row.length_m)} × ${inches(row.width_m)}` : '–'),
    align: 'right',
    wide: true,
    width: 'w-32',
  },
  { header: words.technology, cell: row => row.technology, wide: true, width: 'w-48' },
  {
    header: words.cost_usd,
    cell: row => (row.price_usd == null ? '–' : number(row.price_usd, 2)),
    align: 'right',
    wide: true,
    width: 'w-28',
  },
]

export function ModulesList() {
  const address = useCatalogueAddress()
  const importing = address.params.get('import')
  if (importing) return <EquipmentImport kind="panel" importing={importing} meanwhile={<SkeletonPage />} />
  return <Catalogue address={address} />
}

function Catalogue({ address }: { address: CatalogueAddress }) {
  const list = useReadPages('/v3/collections.ListPanels', address.filters)
  const editing = address.params.get('edit')
  return (
    <CatalogueFrame
      tab="modules"
      title={words.modules}
      kind="panel"
      imports
      address={address}
      list={{ ...list, rows: list.data?.pages.flatMap(page => page.panels) }}
      columns={COLUMNS}
      filter={<MakerFilter path="/v3/collections.ListPanelManufacturers" address={address} />}
    >
      {editing && <Editor key={editing} id={editing} onClose={() => address.change({ edit: null })} />}
    </CatalogueFrame>
  )
}

function Editor({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new'
  const found = useRead('/v3/collections.ListPanels', { ids: id }, { enabled: !isNew })
  const row = found.data?.panels[0]
  const add = useWrite('/v3/collections.AddPanel')
  const edit = useWrite('/v3/collections.EditPanel')
  if (!isNew && !row) return null
  return (
    <EquipmentDrawer
      kind="panel"
      title={row ? `${row.manufacturer} ${row.model}` : words.add_panel}
      groups={PANEL_GROUPS}
      row={row}
      initial={row ? valuesOf(PANEL_GROUPS, row) : NEW}
      check={values => zPanelInput.safeParse(complete(values))}
      onAdd={(fields, then) => add.mutate(fields, then)}
      onEdit={(fields, { id: panel_id, version }, active, then) =>
        edit.mutate({ ...fields, panel_id, version, active }, then)
      }
      busy={add.isPending || edit.isPending}
      onClose={onClose}
    >
      {onSaved => row && <DatasheetCard kind="panel" row={row} onSaved={onSaved} />}
    </EquipmentDrawer>
  )
}

const NEW: Values = { bifacial: false, degradation: 0.005 }

/** An efficiency left empty follows from power and size. */
function complete(values: Values): Values {
  const { power_w, length_m, width_m, efficiency } = values
  if (typeof efficiency === 'number' || typeof power_w !== 'number') return values
  if (typeof length_m !== 'number' || typeof width_m !== 'number') return values
  return { ...values, efficiency: Number((power_w / (length_m * width_m * 1000)).toFixed(4)) }
}

/** As panels are sold in the United States; kept in meters. */
const inches = (meters: number) => number(meters / 0.0254, 1)
