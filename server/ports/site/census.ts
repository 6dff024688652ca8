// The Census Bureau's geocoder (https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html, "geographies"). Its points are
// interpolated along a street's range of numbers, next to the street: never the roof, typically 10 to 50 m off.
import type { GeocoderMatch } from '#machines/design/site/site-facts.ts'
import { distance_m } from '#machines/design/site/site-geometry.ts'
import type { AskedAddress } from '#machines/projects/address/asked-address.ts'
import { askJson, isObject, listOf, numberOf, type SiteAsking, textOf } from './ask-site.ts'
import { type Result, SiteFault } from './result.ts'

const LICENSE = 'U.S. Census Bureau, public domain'
/** The same house, matched on two segments of its street. */
const SAME_M = 30
const LONGEST = 100

/** Matches that are further apart than a house is wide; more than one is for a person to choose from. */
export async function geocodeSite(
  base: string,
  asked: AskedAddress,
  asking: SiteAsking,
): Promise<Result<GeocoderMatch[]>> {
  const origin = {
    service: 'geocoder' as const,
    url: base,
    source: 'U.S. Census Bureau',
    license: LICENSE,
    data_on: null,
  }
  try {
    if (asked.urbanization) {
      const matches = await askPuertoRico(base, asked, asking)
      if (matches.length > 0) return { ...origin, result: 'found', value: apart(matches) }
    }
    // A postal city may be unknown to it: 4600 Silver Hill Rd is matched in Washington, not in Suitland.
    for (const line of linesOf(asked)) {
      const matches = await askOnce(base, line, asking)
      if (matches.length > 0) return { ...origin, result: 'found', value: apart(matches) }
    }
    return { ...origin, result: 'empty' }
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error
    return { ...origin, result: 'failed', fault: error.fault, detail: error.message }
  }
}

const linesOf = ({ street, city, state, zip }: AskedAddress): string[] =>
  [
    ...new Set([
      [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
      ...(zip ? [`${street}, ${zip}`] : []),
      ...(city ? [`${street}, ${city}, ${state}`] : []),
    ]),
  ].filter(line => line.length <= LONGEST)

const askOnce = (base: string, address: string, asking: SiteAsking) => ask(base, 'onelineaddress', { address }, asking)

/** There the same street and number are in many urbanizations of a town. It takes the urbanization only with the municipality. */
const askPuertoRico = (base: string, { street, urbanization, city, zip }: AskedAddress, asking: SiteAsking) =>
  ask(base, 'addressPR', { street, urb: urbanization.replace(/^URB /, ''), municipio: city, zip }, asking)

async function ask(
  base: string,
  kind: string,
  asked: Record<string, string>,
  asking: SiteAsking,
): Promise<GeocoderMatch[]> {
  const url = new URL(`geographies/${kind}`, base.replace(/\/*$/, '/'))
  const query = { ...asked, benchmark: 'Public_AR_Current', vintage: 'Current_Current', format: 'json' }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const json = await askJson(url, asking)
  const result = isObject(json.result) ? json.result : undefined
  if (!result || !Array.isArray(result.addressMatches)) throw new SiteFault('unreadable', 'no addressMatches')
  return result.addressMatches.map(matchOf)
}

function matchOf(match: unknown): GeocoderMatch {
  const { coordinates, matchedAddress, geographies } = isObject(match) ? match : {}
  const [x, y] = isObject(coordinates) ? [numberOf(coordinates.x), numberOf(coordinates.y)] : []
  if (x === undefined || y === undefined || Math.abs(x) > 180 || Math.abs(y) > 90)
    throw new SiteFault('unreadable', 'a match without coordinates')
  // A layer may hold only a status inside a good answer.
  const layers = isObject(geographies) ? geographies : {}
  const county = listOf(layers.Counties).find(row => isObject(row) && textOf(row.STATE) !== '')
  const { STATE, COUNTY, NAME } = isObject(county) ? county : {}
  return {
    matched: textOf(matchedAddress).slice(0, 300),
    latitude: y,
    longitude: x,
    state: textOf(STATE),
    county: textOf(NAME),
    county_fips: `${textOf(STATE)}${textOf(COUNTY)}`,
  }
}

const apart = (matches: GeocoderMatch[]) =>
  matches.filter((match, n) => !matches.slice(0, n).some(other => distance_m(match, other) < SAME_M))
