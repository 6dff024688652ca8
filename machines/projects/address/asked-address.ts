// What of an address leaves this server: the cleaned street without unit and building name, city, state and five digits of the ZIP code.
// Never names, units, boxes or notes.
import { readAddressLine } from '#machines/projects/address/address-line.ts'

export type AskedAddress = { street: string; urbanization: string; city: string; state: string; zip: string }

/** Null where no geocoder could know it: a box, a road without house numbers, a street without a number. */
export function askedAddress(address: {
  line1: string
  line2?: string | null | undefined
  city: string
  state: string
  postal_code: string
}): AskedAddress | null {
  const { line1, line2, city, state, postal_code } = address
  const { send_to_geocoder, urbanization } = readAddressLine(
    `${[line1, line2].filter(Boolean).join(', ')}, ${city}, ${state} ${postal_code}`,
  )
  if (send_to_geocoder === '') return null
  return { street: send_to_geocoder, urbanization, city: city.trim(), state, zip: postal_code.slice(0, 5) }
}

/** The same house asks the same question, however it was typed. */
export const questionOf = ({ street, urbanization, city, state, zip }: AskedAddress) =>
  [street, urbanization, city.toUpperCase(), state, zip].filter(Boolean).join(', ')
