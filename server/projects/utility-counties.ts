// Which utilities serve a county, from the Energy Information Administration's form EIA-861 of 2017 (service territory,
// public record): a line for each county, its name without the word county, its utilities by entity number.
import { readFileSync } from 'node:fs'
import { countyKey } from '#machines/lib/states.ts'

let territories: ReadonlyMap<string, ReadonlySet<string>> | undefined

const readLines = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)

function read(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    readLines('./utility-counties.csv').map(line => {
      const [state = '', county = '', utilities = ''] = line.split(',')
      return [`${state},${county}`, new Set(utilities.split(' ').map(eia_id => `${state}-${eia_id}`))] as const
    }),
  )
}

/** IDs of utilities that serve part of the county; none if its name is unknown. */
export function utilitiesServing(state: string, county: string): ReadonlySet<string> {
  territories ??= read()
  return territories.get(`${state},${countyKey(county)}`) ?? new Set()
}

let cities: ReadonlyMap<string, string> | undefined

/**
 * The utility of a county's largest city, for counties that a larger utility of the state serves too and would otherwise lead.
 * Undefined for all other counties.
 */
export function cityUtility(state: string, county: string): string | undefined {
  cities ??= new Map(
    readLines('./utility-cities.csv').map(line => {
      const [of_state = '', of_county = '', eia_id = ''] = line.split(',')
      return [`${of_state},${of_county}`, `${of_state}-${eia_id}`] as const
    }),
  )
  return cities.get(`${state},${countyKey(county)}`)
}
