// Which site services are asked. The defaults are public and need no key.
import type { SiteAsking } from './ask-site.ts'

export const CENSUS_URL = 'https://geocoding.geo.census.gov/geocoder'
export const NAIP_URL = 'https://imagery.nationalmap.gov/arcgis/rest/services/USGSNAIPPlus/ImageServer'
export const STRUCTURES_URL =
  'https://services2.arcgis.com/FiaPA4ga0iQKduv3/ArcGIS/rest/services/USA_Structures_View/FeatureServer/0'

export type SiteServices = SiteAsking & {
  geocoder: string | null
  picture: string | null
  outlines: string | null
  /** Per company and day, over all services. */
  budget: number
}

export const SITE_PATIENCE_MS = 25_000
