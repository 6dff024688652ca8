// Equipment found by typing, in a catalogue of any length: the server searches it.
import { type ComponentProps, useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { kw, moneyExact, number } from '#web/lib/format.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import type { Option } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

type Row = { id: string; active: boolean }
type Props<R> = Omit<ComponentProps<typeof ComboboxField>, 'options' | 'onChange' | 'onSearch' | 'chosen' | 'empty'> & {
  /** Loaded options: the start of the catalog, and the selected ones. */
  known: R[]
  onPick: (row: R) => void
}
type Found<R> = { rows: R[] | undefined; isFetching: boolean }

const SHOWN = 60

function Picker<R extends Row>({
  known,
  found,
  search,
  onSearch,
  optionOf,
  onPick,
  ...field
}: Props<R> & { found: Found<R>; search: string; onSearch: (text: string) => void; optionOf: (row: R) => Option }) {
  const here = search === '' ? known : (found.rows ?? [])
  const chosen = known.find(({ id }) => id === field.value)
  return (
    <ComboboxField
      placeholder={words.search_catalog}
      {...field}
      options={here.filter(({ id, active }) => active || id === field.value).map(optionOf)}
      chosen={chosen && optionOf(chosen)}
      onChange={id => {
        const row = [...here, ...known].find(one => one.id === id)
        if (row) onPick(row)
      }}
      onSearch={onSearch}
      empty={found.isFetching ? words.searching : words.no_catalog_matches}
    />
  )
}

/** The typed text, and the server query for it. */
function useTyped() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  return { search, onSearch: setTyped, input: { search, limit: SHOWN }, asks: { enabled: search !== '' } }
}

const named = ({ manufacturer, model }: { manufacturer: string; model: string }) => `${manufacturer} ${model}`

export function PanelPicker(props: Props<Schemas['Panel']>) {
  const { input, asks, ...typed } = useTyped()
  const { data, isFetching } = useRead('/v3/collections.SearchPanel', input, asks)
  const optionOf = (row: Schemas['Panel']) => ({ value: row.id, label: named(row), note: `${row.power_w} W` })
  return <Picker {...props} {...typed} found={{ rows: data?.panels, isFetching }} optionOf={optionOf} />
}

export function InverterPicker(props: Props<Schemas['Inverter']>) {
  const { input, asks, ...typed } = useTyped()
  const { data, isFetching } = useRead('/v3/collections.ListInverters', input, asks)
  const optionOf = (row: Schemas['Inverter']) => ({
    value: row.id,
    label: named(row),
    note: row.type === 'micro' ? words.w_one_per_panel({ ac_power_w: row.ac_power_w }) : kw(row.ac_power_w / 1000),
  })
  return <Picker {...props} {...typed} found={{ rows: data?.inverters, isFetching }} optionOf={optionOf} />
}

export function StoragePicker(props: Props<Schemas['Storage']>) {
  const { input, asks, ...typed } = useTyped()
  const { data, isFetching } = useRead('/v3/collections.ListStorage', input, asks)
  const optionOf = (row: Schemas['Storage']) => ({
    value: row.id,
    label: named(row),
    note: `${number(row.usable_kwh, 1)} kWh, ${kw(row.power_kw)}`,
  })
  return <Picker {...props} {...typed} found={{ rows: data?.storage, isFetching }} optionOf={optionOf} />
}

export function OtherPicker(props: Props<Schemas['Other']>) {
  const { input, asks, ...typed } = useTyped()
  const { data, isFetching } = useRead('/v3/collections.ListOthers', input, asks)
  const optionOf = (row: Schemas['Other']) => ({
    value: row.id,
    label: row.name,
    note:
      row.pricing_method === 'Quantity'
        ? `${moneyExact(Math.round(row.amount_usd * 100))} / ${row.unit}`
        : row.category,
  })
  return <Picker {...props} {...typed} found={{ rows: data?.others, isFetching }} optionOf={optionOf} />
}
