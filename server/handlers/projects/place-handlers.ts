// Data to complete a typed address: the ZIP code's town, and the state's utilities.

import { foundByWords } from '#machines/lib/found-by-words.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { readAddressLine } from '#machines/projects/address/address-line.ts'
import { parseAddress } from '#machines/projects/address/parse-address.ts'
import type { Schemas } from '#sdk/types.ts'
import { averageOf } from '#server/design/utilities/published.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { geocode } from '../../ports/geocoder.ts'
import { ServiceFault } from '../../ports/service-answer.ts'
import { cityByZip, countyOf, placeOf } from '../../projects/postal-codes.ts'
import { utilitiesOf } from '../../projects/utilities.ts'
import { cityUtility, utilitiesServing } from '../../projects/utility-counties.ts'
import { words } from './words.ts'

const oneLine = ({ line1, city, state, postal_code }: Schemas['Address']) =>
  `${line1}, ${city}, ${state} ${postal_code}`

export const placeHandlers = {
  '/v1/lead/external/utilities': async ({ input }) => {
    const place = input.postal_code ? await countyOf(input.postal_code) : undefined
    const here = place?.state === input.state ? place : undefined
    const serving = here ? utilitiesServing(here.state, here.county) : new Set<string>()
    const first = here && cityUtility(here.state, here.county)
    const utilities = utilitiesOf(input.state)
      .filter(({ name, other_names }) => foundByWords([name, ...other_names], input.search ?? ''))
      .map(utility => ({ ...utility, average: averageOf(utility), serves_county: serving.has(utility.id) }))
    // The city's utility first, then those serving the county, then the others, each by size.
    const rankOf = ({ id, serves_county }: (typeof utilities)[number]) => (id === first ? 2 : Number(serves_county))
    return { utilities: utilities.sort((a, b) => rankOf(b) - rankOf(a)) }
  },

  '/v3/projects.LookupPostalCode': async ({ input }) => {
    const place = await placeOf(input.postal_code)
    if (!place) throw notFound('zip code')
    return { place }
  },

  '/v3/projects.ReadAddress': async ({ input }) => {
    const cityOf = await cityByZip()
    const { typed: _, ...parts } = readAddressLine(input.line, { cityOf })
    return { parts, typed: parseAddress(input.line, cityOf) ?? null }
  },

  '/v3/projects.Geocode': async ({ input: { address }, ports: { geocoder } }) => {
    if (!geocoder) throw refuse(409, 'geocoder_not_connected', words.no_geocoder)
    return new Afterwards(async () => {
      const [match, ...others] = await geocode(geocoder, oneLine(address)).catch((error: unknown) => {
        throw error instanceof ServiceFault ? refuse(502, 'geocoder_unavailable', error.message) : error
      })
      if (!match) throw refuse(404, 'no_such_address', words.address_not_found)
      if (others.length > 0) throw refuse(409, 'several_addresses', words.several_addresses)
      return { match }
    })
  },
} satisfies Partial<Handlers<'projects'>>
