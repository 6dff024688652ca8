// Subjects of conditions with their names: loaded once for the builder and its live sentence.

import type { Condition, Names } from '#machines/money/adders/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { stateOptions } from '#web/lib/states.ts'
import { roofTypes } from '#web/projects/sale/adder-words.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Field = Condition['field']
export type Choices = { [F in Schemas['ListCondition']['field']]?: Option[] } & { adder: Option[] }

export const FIELDS: { value: Field; label: string }[] = [
  { value: 'state', label: common.state },
  { value: 'utility', label: common.utility },
  { value: 'financing_type', label: common.financing },
  { value: 'size_kw', label: words.system_size_field },
  { value: 'module_count', label: words.number_panels },
  { value: 'roof_type', label: words.roof },
  { value: 'panel', label: words.panel },
  { value: 'inverter', label: common.inverter },
  { value: 'storage', label: common.battery },
  { value: 'other', label: words.other_equipment },
  { value: 'adder', label: words.another_adder },
]

/** A new condition of this field, still to be filled. */
export function emptyCondition(field: Field): Condition {
  switch (field) {
    case 'size_kw':
    case 'module_count':
      return { field, operator: 'at_least' }
    case 'adder':
      return { field, operator: 'present', adder_id: '' }
    default:
      return { field, operator: 'in', values: [] }
  }
}

/** `self` is the adder the rule belongs to: it cannot ask about itself. */
export function useChoices(self: string | undefined, known: Names): { choices: Choices; names: Names } {
  const panels = useRead('/v3/collections.ListPanels', { limit: 200 })
  const inverters = useRead('/v3/collections.ListInverters', { limit: 200 })
  const storage = useRead('/v3/collections.ListStorage', { limit: 200 })
  const others = useRead('/v3/collections.ListOthers', { limit: 200 })
  const panelMakers = useRead('/v3/collections.ListPanelManufacturers', { limit: 200 })
  const inverterMakers = useRead('/v3/collections.ListInverterManufacturers', { limit: 200 })
  const adders = useRead('/v3/adders.List', { limit: 200 })
  const adder = (adders.data?.adders ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const choices: Choices = {
    state: stateOptions,
    financing_type: [
      { value: 'cash', label: common.cash },
      { value: 'loan', label: common.loan },
      { value: 'lease', label: common.lease },
      { value: 'ppa', label: common.ppa },
    ],
    roof_type: roofTypes,
    panel: equipment(panels.data?.panels ?? [], panelMakers.data?.manufacturers),
    inverter: equipment(inverters.data?.inverters ?? [], inverterMakers.data?.manufacturers),
    storage: equipment(storage.data?.storage ?? []),
    other: (others.data?.others ?? []).map(({ id, name }) => ({ value: id, label: name })),
    adder: adder.filter(({ value }) => value !== self),
  }
  const names = Object.fromEntries(
    [
      ...(choices.panel ?? []),
      ...(choices.inverter ?? []),
      ...(choices.storage ?? []),
      ...(choices.other ?? []),
      ...adder,
    ].map(({ value, label }) => [value, label]),
  )
  return { choices, names: { ...known, ...names } }
}

/** Each maker, then each model. `known` are all makers of the catalogue, of which only the first models are read. */
function equipment(
  rows: { id: string; manufacturer: string; model: string }[],
  known: { name: string }[] = [],
): Option[] {
  const makers = [...new Set([...known.map(({ name }) => name), ...rows.map(({ manufacturer }) => manufacturer)])]
  return [
    ...makers.map(value => ({ value, label: value, note: words.every_model })),
    ...rows.map(({ id, manufacturer, model }) => ({ value: id, label: `${manufacturer} ${model}` })),
  ]
}
