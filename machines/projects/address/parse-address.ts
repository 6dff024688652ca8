// An address typed or pasted in one line as a form's fields, in the writer's own spelling. Pure: used by forms while typing, by the
// server for lead files and the API.
import { readAddressLine } from './address-line.ts'

type ParsedAddress = {
  line1: string
  line2?: string
  city?: string
  state?: string
  postal_code?: string
}

/**
 * Splits "100 Example St Apt 4, Phoenix, AZ 85004" into its parts, and "100 Example St Apt 4" into street and unit; undefined for
 * a street alone. Without a comma, `city` of the ZIP code shows where the street ends.
 */
export function parseAddress(text: string, city?: string): ParsedAddress | undefined {
  const { typed, state, zip, zip4 } = readAddressLine(text, { cityOf: () => city })
  const { line1, line2 } = typed
  if (line1 === '' || (!state && !zip && !line2)) return undefined
  return {
    line1,
    ...(line2 ? { line2 } : {}),
    ...(typed.city ? { city: typed.city } : {}),
    ...(state ? { state } : {}),
    ...(zip ? { postal_code: zip4 ? `${zip}-${zip4}` : zip } : {}),
  }
}
