// Electric utilities with residential customers, by state, largest first: entity number, name and average residential
// price in $/kWh, from the Energy Information Administration's form EIA-861 of 2017 (public record).
import { readFileSync } from 'node:fs'

type Table = Record<string, [eia_id: string, name: string, rate_usd_per_kwh: number][]>
const table: Table = JSON.parse(readFileSync(new URL('./utilities.json', import.meta.url), 'utf8'))

export type Utility = { id: string; name: string; state: string; average_rate_usd_per_kwh: number }

export const utilitiesOf = (state: string): Utility[] =>
  (table[state] ?? []).map(([eia_id, name, average_rate_usd_per_kwh]) => ({
    id: `${state}-${eia_id}`,
    name,
    state,
    average_rate_usd_per_kwh,
  }))

export const utilityById = (id: string): Utility | undefined =>
  utilitiesOf(id.slice(0, 2)).find(utility => utility.id === id)
