// Inverters the company sells.
import { zInverterInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages, useWrite } from '#web/data/queries.ts'
import { number, percent } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { type CatalogueAddress, CatalogueFrame, useCatalogueAddress } from './catalogue-frame.tsx'
import { DatasheetCard } from './datasheet-card.tsx'
import { EquipmentDrawer, valuesOf } from './equipment-drawer.tsx'
import { INVERTER_GROUPS, type Values } from './field-specs.ts'
import { MakerFilter } from './maker-filter.tsx'
import { ModelCell } from './model-cell.tsx'
import { words } from './words.ts'

type Row = Schemas['Inverter']
const EquipmentImport = part(() => import('./equipment-import.tsx'))

const COLUMNS: Column<Row>[] = [
  { header: words.manufacturer_and_model, cell: row => <ModelCell row={row} /> },
  {
    header: words.type,
    cell: row => (row.type === 'micro' ? words.micro : words.string),
    wide: true,
    width: 'w-24',
  },
  { header: words.ac_kw, cell: row => number(row.ac_power_w / 1000, 2), align: 'right', width: 'w-24' },
  { header: words.grid_v, cell: row => row.ac_voltage_v ?? '–', align: 'right', wide: true, width: 'w-24' },
  {
    header: words.cec_efficiency,
    cell: row => percent(row.efficiency_cec, 1),
    align: 'right',
    wide: true,
    width: 'w-32',
  },
  {
    header: words.mppt_v,
    cell: row => (row.mppt_min_v && row.mppt_max_v ? `${row.mppt_min_v}–${row.mppt_max_v}` : '–'),
    align: 'right',
    wide: true,
    width: 'w-32',
  },
  {
    header: words.cost_usd,
    cell: row => (row.price_usd == null ? '–' : number(row.price_usd, 2)),
    align: 'right',
    wide: true,
    width: 'w-28',
  },
]

export default function InvertersScreen() {
  const address = useCatalogueAddress()
  const importing = address.params.get('import')
  if (importing) return <EquipmentImport kind="inverter" importing={importing} meanwhile={<SkeletonPage />} />
  return <Catalogue address={address} />
}

function Catalogue({ address }: { address: CatalogueAddress }) {
  const list = useReadPages('/v3/collections.ListInverters', address.filters)
  const editing = address.params.get('edit')
  return (
    <CatalogueFrame
      tab="inverters"
      title={common.inverters}
      kind="inverter"
      imports
      address={address}
      list={{ ...list, rows: list.data?.pages.flatMap(page => page.inverters) }}
      columns={COLUMNS}
      filter={<MakerFilter path="/v3/collections.ListInverterManufacturers" address={address} />}
    >
      {editing && <Editor key={editing} id={editing} onClose={() => address.change({ edit: null })} />}
    </CatalogueFrame>
  )
}

function Editor({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new'
  const found = useRead('/v3/collections.ListInverters', { ids: id }, { enabled: !isNew })
  const row = found.data?.inverters[0]
  const add = useWrite('/v3/collections.AddInverter')
  const edit = useWrite('/v3/collections.EditInverter')
  if (!isNew && !row) return null
  return (
    <EquipmentDrawer
      kind="inverter"
      title={row ? `${row.manufacturer} ${row.model}` : words.add_inverter}
      groups={INVERTER_GROUPS}
      row={row}
      initial={row ? valuesOf(INVERTER_GROUPS, row) : NEW}
      check={values => zInverterInput.safeParse(complete(values))}
      onAdd={(fields, then) => add.mutate(fields, then)}
      onEdit={(fields, { id: inverter_id, version }, active, then) =>
        edit.mutate({ ...fields, inverter_id, version, active }, then)
      }
      busy={add.isPending || edit.isPending}
      onClose={onClose}
    >
      {onSaved => row && <DatasheetCard kind="inverter" row={row} onSaved={onSaved} />}
    </EquipmentDrawer>
  )
}

const NEW: Values = { type: 'string', ac_voltage_v: 240 }
const complete = (values: Values) => values
