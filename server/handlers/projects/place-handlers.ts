// What a typed address is completed from: the ZIP code's town, and the utilities of the state.

import { foundByWords } from '#machines/lib/found-by-words.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Handlers } from '../../handler.ts'
import { countyOf, placeOf } from '../../projects/postal-codes.ts'
import { utilitiesOf } from '../../projects/utilities.ts'
import { utilitiesServing } from '../../projects/utility-counties.ts'
import { averageOf } from '../../utilities/published.ts'

export const placeHandlers = {
  '/v1/lead/external/utilities': async ({ input }) => {
    const place = input.postal_code ? await countyOf(input.postal_code) : undefined
    const serving = place?.state === input.state ? utilitiesServing(place.state, place.county) : new Set<string>()
    const utilities = utilitiesOf(input.state)
      .filter(({ name, other_names }) => foundByWords([name, ...other_names], input.search ?? ''))
      .map(utility => ({ ...utility, average: averageOf(utility), serves_county: serving.has(utility.id) }))
    // Largest first, within those of the county and the others alike.
    return { utilities: utilities.sort((a, b) => Number(b.serves_county) - Number(a.serves_county)) }
  },

  '/v3/projects.LookupPostalCode': async ({ input }) => {
    const place = await placeOf(input.postal_code)
    if (!place) throw notFound('ZIP code')
    return { place }
  },
} satisfies Partial<Handlers<'projects'>>
