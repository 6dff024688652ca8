// The equipment a design form talks about: the beginning of the catalogue to choose from, and whatever is chosen, also
// what has left the offer since.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'

export type Known = {
  panels: Schemas['Panel'][]
  inverters: Schemas['Inverter'][]
  storage: Schemas['Storage'][]
  others: Schemas['Other'][]
}
type Ids = { [K in keyof Known]: (string | null | undefined)[] }
export type Keep = <K extends keyof Known>(kind: K, row: Known[K][number]) => void

const FIRST = { limit: 50 }
const NONE: Known = { panels: [], inverters: [], storage: [], others: [] }

/** The first of the catalogue, and the rows of these ids. */
export function useEquipment(ids: Ids) {
  const [picked, setPicked] = useState(NONE)
  const first = [
    useRead('/v3/collections.ListPanels', FIRST),
    useRead('/v3/collections.ListInverters', FIRST),
    useRead('/v3/collections.ListStorage', FIRST),
    useRead('/v3/collections.ListOthers', FIRST),
  ] as const
  const [panels, inverters, storage, others] = first
  const lists: Known = {
    panels: [...(panels.data?.panels ?? []), ...picked.panels],
    inverters: [...(inverters.data?.inverters ?? []), ...picked.inverters],
    storage: [...(storage.data?.storage ?? []), ...picked.storage],
    others: [...(others.data?.others ?? []), ...picked.others],
  }
  const ready = first.every(({ data }) => data !== undefined)
  // Asked for all at once while one of them is unknown, so that the answer stays the same while the others are typed.
  const ask = (kind: keyof Known) => {
    const wanted = [...new Set(ids[kind].filter(id => id))].sort()
    const unknown = wanted.filter(id => !lists[kind].some(row => row.id === id))
    return [{ ids: wanted.slice(0, 40).join(',') }, { enabled: ready && unknown.length > 0 }] as const
  }
  const rest = [
    useRead('/v3/collections.ListPanels', ...ask('panels')),
    useRead('/v3/collections.ListInverters', ...ask('inverters')),
    useRead('/v3/collections.ListStorage', ...ask('storage')),
    useRead('/v3/collections.ListOthers', ...ask('others')),
  ] as const
  const known: Known = {
    panels: once([...lists.panels, ...(rest[0].data?.panels ?? [])]),
    inverters: once([...lists.inverters, ...(rest[1].data?.inverters ?? [])]),
    storage: once([...lists.storage, ...(rest[2].data?.storage ?? [])]),
    others: once([...lists.others, ...(rest[3].data?.others ?? [])]),
  }
  const keep: Keep = (kind, row) => setPicked(before => ({ ...before, [kind]: [...before[kind], row] }))
  const all = [...first, ...rest]
  return {
    known,
    keep,
    ready: ready && rest.every(({ isLoading }) => !isLoading),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const one of all) if (one.error) void one.refetch()
    },
  }
}

const once = <R extends { id: string }>(rows: R[]): R[] => [...new Map(rows.map(row => [row.id, row])).values()]
