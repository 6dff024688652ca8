// What site services answer about a house, in the product's own terms.
import type { OutlineShape } from './site-geometry.ts'

export type SiteService = 'geocoder' | 'picture' | 'outlines' | 'points'

export type SiteFaultReason =
  /** No connection, no answer in time, or the host rests after failures. */
  | 'away'
  /** It refused, or answered with an error, whatever its status. */
  | 'refused'
  /** The body isn't what the service answers. */
  | 'unreadable'
  /** It cut its answer short. */
  | 'cut'

export type GeocoderMatch = {
  matched: string
  latitude: number
  longitude: number
  /** FIPS codes of the land, not of the postal address: they differ at borders. Empty where the layer failed. */
  state: string
  county: string
  county_fips: string
}

export type Outline = OutlineShape & {
  id: string
  /** As modeled, such as Residential. */
  use: string
  height_m: number | null
  imaged_on: string | null
}
