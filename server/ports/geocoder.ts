// Coordinates of an address, from a geocoder with the Census Bureau's API
// (https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html, "onelineaddress").
import * as z from 'zod'
import { distance_m } from '#machines/design/site/site-geometry.ts'
import { askService, ServiceFault } from './service-answer.ts'
import { words } from './words.ts'

export type Geocoder = { url: string; patience_ms: number }
/** `matched` is the address as the geocoder writes it, in the postal service's abbreviations. */
type Match = { matched: string; latitude: number; longitude: number }

/** The Census Bureau's current set of addresses. */
const BENCHMARK = 'Public_AR_Current'

const shape = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string().max(300),
        coordinates: z.object({ x: z.number().gte(-180).lte(180), y: z.number().gte(-90).lte(90) }),
      }),
    ),
  }),
})

/** The same house may be matched on two segments of its street. */
const SAME_M = 30

/** Its matches, but for those of the same house: several are for a person to tell apart. Throws ServiceFault. */
export async function geocode({ url, patience_ms }: Geocoder, address: string): Promise<Match[]> {
  const question = new URL('locations/onelineaddress', url.replace(/\/*$/, '/'))
  for (const [name, value] of Object.entries({ address, benchmark: BENCHMARK, format: 'json' }))
    question.searchParams.set(name, value)
  const bytes = await askService(question, {
    name: words.geocoder.name,
    patience_ms,
    most_bytes: 1_048_576,
    refused: status => words.geocoder.refused({ status }),
  })
  const read = shape.safeParse(jsonOf(bytes))
  if (!read.success) throw new ServiceFault(words.geocoder.unreadable)
  const matches = read.data.result.addressMatches.map(({ matchedAddress, coordinates: { x, y } }) => ({
    matched: matchedAddress,
    latitude: y,
    longitude: x,
  }))
  return matches.filter((match, n) => !matches.slice(0, n).some(other => distance_m(match, other) < SAME_M))
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
