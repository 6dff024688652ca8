// The ground's height from USGS's Elevation Point Query Service, in meters: tells whether a survey's heights are in meters or feet where
// the survey doesn't say.
import type { Place } from '#machines/design/site/site-geometry.ts'
import { askJson, numberOf, type SiteAsking } from './ask-site.ts'
import { SiteFault } from './result.ts'

/** What the service sends for "no data". */
const NONE = -1_000_000

/** Null where it isn't known: the service is away, or has no data there. */
export async function groundHeight(base: string | null, { latitude, longitude }: Place, asking: SiteAsking) {
  if (base === null) return null
  const url = new URL(base)
  const query = { x: longitude.toFixed(6), y: latitude.toFixed(6), units: 'Meters', wkid: '4326' }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  try {
    // A text in some years, a number in others.
    const height = numberOf((await askJson(url, asking)).value)
    return height === undefined || height <= NONE ? null : height
  } catch (error) {
    if (error instanceof SiteFault) return null
    throw error
  }
}
