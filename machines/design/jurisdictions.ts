// The company's entries for places whose codes differ from the state's usual ones, for electrical plans and fire access.
import type { Schemas } from '#sdk/types.ts'
import { countyKey, stateName } from '../lib/states.ts'

export type Jurisdiction = Schemas['CodeJurisdiction']
export type Place = { readonly state: string; readonly city: string; readonly county?: string | null } | null

/** Cities are the same whatever their case and spaces. */
const cityKey = (city: string) => city.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The same for two entries of one place. */
export const jurisdictionKey = ({ state, county, city }: Pick<Jurisdiction, 'state' | 'county' | 'city'>): string =>
  [state, county ? countyKey(county) : '', city ? cityKey(city) : ''].join('|')

/** 'Layton, UT', 'Maricopa County, AZ' or 'Arizona'. */
export const jurisdictionName = ({ state, county, city }: Jurisdiction): string => {
  const name = city ?? county
  return name ? `${name.trim()}, ${state}` : stateName(state)
}

/** The first entry with what is asked for: of the city, of its county, of the state. */
export function jurisdictionOf(
  place: Place,
  jurisdictions: readonly Jurisdiction[],
  has: (one: Jurisdiction) => boolean,
): Jurisdiction | undefined {
  if (!place) return undefined
  const { state, city, county = null } = place
  const keys = [{ state, city }, ...(county ? [{ state, county, city: null }] : []), { state, city: null }]
  return keys
    .map(key => jurisdictions.find(one => jurisdictionKey(one) === jurisdictionKey(key) && has(one)))
    .find(one => one !== undefined)
}
