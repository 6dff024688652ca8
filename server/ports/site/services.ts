// Which site services are asked. The defaults are public and need no key.
import type { SiteAsking } from './ask-site.ts'

export const CENSUS_URL = 'https://geocoding.geo.census.gov/geocoder'
export const NAIP_URL = 'https://imagery.nationalmap.gov/arcgis/rest/services/USGSNAIPPlus/ImageServer'
export const STRUCTURES_URL =
  'https://services2.arcgis.com/FiaPA4ga0iQKduv3/ArcGIS/rest/services/USA_Structures_View/FeatureServer/0'
/** Outlines of all surveys that are published as EPT, with the address of each. */
export const SURVEYS_URL = 'https://raw.githubusercontent.com/hobuinc/usgs-lidar/master/boundaries/resources.geojson'
export const POINTS_URL = 'https://s3-us-west-2.amazonaws.com/usgs-lidar-public/'
export const ELEVATION_URL = 'https://epqs.nationalmap.gov/v1/json'

/** How a source is named wherever its data are shown. */
type Label = { source: string; license: string; data_on: string | null }
export const NAIP_LABEL: Label = {
  source: 'USGS NAIP Plus',
  license: 'USDA, USGS The National Map: Orthoimagery, public domain',
  data_on: null,
}
export const STRUCTURES_LABEL: Label = {
  source: 'FEMA USA Structures',
  license: 'Oak Ridge National Laboratory (ORNL); FEMA Geospatial Response Office, CC BY 4.0',
  data_on: null,
}

export type SiteServices = SiteAsking & {
  labels: { picture: Label; outlines: Label }
  geocoder: string | null
  picture: string | null
  outlines: string | null
  /** Where the points of surveys are; `surveys` lists them, `elevation` tells feet from meters. */
  points: string | null
  surveys: string
  elevation: string | null
  /** Per company and day, over all services. */
  budget: number
}

export const SITE_PATIENCE_MS = 25_000
