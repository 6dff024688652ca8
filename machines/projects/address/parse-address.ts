// An address typed or pasted in one line as a form's fields, in the writer's own spelling. Pure: for lead files and the API, which
// forms ask while typing.

import { STATES } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { readAddressLine } from './address-line.ts'

/**
 * Splits "100 Example St Apt 4, Phoenix, AZ 85004" into its parts, and "100 Example St Apt 4" into street and unit; undefined for
 * a street alone. Without a comma, the city of the ZIP code shows where the street ends.
 */
export function parseAddress(
  text: string,
  cityOf?: (zip: string) => string | undefined,
): Schemas['TypedAddress'] | undefined {
  const { typed, state, zip, zip4 } = readAddressLine(text, { cityOf })
  const code = STATES.find(({ alphacode }) => alphacode === state)?.alphacode
  const { line1, line2 } = typed
  if (line1 === '' || (!state && !zip && !line2)) return undefined
  return {
    line1,
    ...(line2 ? { line2 } : {}),
    ...(typed.city ? { city: typed.city } : {}),
    ...(code ? { state: code } : {}),
    ...(zip ? { postal_code: zip4 ? `${zip}-${zip4}` : zip } : {}),
  }
}
