// Electric utilities with residential customers, by state, largest first: entity number, name and average residential
// price in $/kWh, from the Energy Information Administration's form EIA-861 of 2017 (public record). The form leaves the
// territories out; theirs have no number and no price. utility-names.json adds what people call them, by entity number.
import { readFileSync } from 'node:fs'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Table = Record<string, [eia_id: string, name: string, rate_usd_per_kwh: number | null][]>
type Names = Record<string, string[]>
const readJson = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const table = readJson<Table>('./utilities.json')
const names = readJson<Names>('./utility-names.json')

export type Utility = {
  id: string
  name: string
  /** Common names, as on bills: APS, PG&E. */
  other_names: string[]
  state: string
  average_rate_usd_per_kwh: number | null
}

export const utilitiesOf = (state: string): Utility[] =>
  (table[state] ?? []).map(([eia_id, name, average_rate_usd_per_kwh]) => ({
    id: `${state}-${eia_id}`,
    name,
    other_names: names[eia_id] ?? [],
    state,
    average_rate_usd_per_kwh,
  }))

export const utilityById = (id: string): Utility | undefined =>
  utilitiesOf(id.slice(0, 2)).find(utility => utility.id === id)

/** The listed utility's name, or the typed one if it isn't listed. */
export const utilityName = (project: { utility_id: string | null; utility_name: string | null }): string | null =>
  project.utility_id === null ? project.utility_name : (utilityById(project.utility_id)?.name ?? null)

type Choice = Pick<Schemas['ProjectChange'], 'utility_id' | 'utility_name'>

export function requireUtility({ utility_id, utility_name }: Choice) {
  if (utility_id !== undefined && utility_name !== undefined)
    throw refuse(400, 'invalid_input', { utility_name: words.utility_twice })
  if (utility_id !== undefined && !utilityById(utility_id))
    throw refuse(400, 'invalid_input', { utility_id: words.choose_utility })
}

/** Columns to set: a listed utility replaces a typed one, and the other way around. */
export const chosenUtility = ({ utility_id, utility_name }: Choice) => ({
  ...(utility_id === undefined ? {} : { utility_id, utility_name: null }),
  ...(utility_name === undefined ? {} : { utility_id: null, utility_name: utility_name.trim() }),
})
