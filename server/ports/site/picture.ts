// The aerial picture of a place, from the source that is configured: an ArcGIS ImageServer, or map tiles.
import type { Place } from '#machines/design/site/site-geometry.ts'
import type { AerialPicture } from './aerial.ts'
import { imageServerPicture } from './image-server.ts'
import { type Result, SiteFault } from './result.ts'
import type { SiteServices } from './services.ts'
import { namesTiles, type Stitch, tilePicture } from './tile-picture.ts'

export async function aerialPicture(
  base: string,
  place: Place,
  services: SiteServices,
  stitch: Stitch,
): Promise<Result<AerialPicture>> {
  const origin = { service: 'picture' as const, url: base, ...services.labels.picture }
  try {
    if (namesTiles(base)) {
      const value = await tilePicture(base, place, stitch, services)
      return value ? { ...origin, result: 'found', value } : { ...origin, result: 'empty' }
    }
    const { day, picture } = await imageServerPicture(base, place, services)
    const data_on = day ?? origin.data_on
    return picture ? { ...origin, data_on, result: 'found', value: picture } : { ...origin, data_on, result: 'empty' }
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error
    return { ...origin, result: 'failed', fault: error.fault, detail: error.message }
  }
}
