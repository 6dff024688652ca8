import { useDeferredValue, useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { ANY } from '#web/frame/filters.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import type { CatalogueAddress } from './catalogue-frame.tsx'
import { words } from './words.ts'

type MakersPath = `/v3/collections.List${'Panel' | 'Inverter' | 'Storage'}Manufacturers`

/** Manufacturers on offer with their number of models; searchable, as lists have hundreds. */
export function MakerFilter({ path, address }: { path: MakersPath; address: CatalogueAddress }) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { status } = address
  const { data } = useRead(path, { status, limit: 60, ...(search ? { search } : {}) })
  const maker = address.params.get('maker')
  const options = (data?.manufacturers ?? []).map(({ name, count }) => ({
    value: name,
    label: name,
    note: String(count),
  }))
  return (
    <ComboboxField
      label={words.manufacturer}
      hideLabel
      className="w-56 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
      placeholder={words.any_maker}
      options={[...(search ? [] : [{ value: ANY, label: words.any_maker }]), ...options]}
      value={maker}
      chosen={maker ? { value: maker, label: maker } : undefined}
      onChange={value => address.change({ maker: value === ANY ? null : value })}
      onSearch={setTyped}
      empty={words.no_maker_called}
    />
  )
}
