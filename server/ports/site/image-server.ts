// Aerial pictures of an ArcGIS ImageServer, as USGS NAIP Plus is one: the date by `identify`, the picture by `exportImage`.
import { fromMercator, mercatorOf, type Place } from '#machines/design/site/site-geometry.ts'
import { type AerialPicture, HALF_M, isOneColor } from './aerial.ts'
import { askJson, askPicture, dayOf, isObject, listOf, numberOf, type SiteAsking, textOf } from './ask-site.ts'
import { SiteFault } from './result.ts'

/** 4000 is the server's own limit; answers above 2048 have failed on its sisters. */
const SIZE_PX = 1024

/** Without a picture where there is none, or one of one color. Throws SiteFault. */
export async function imageServerPicture(
  base: string,
  place: Place,
  asking: SiteAsking,
): Promise<{ day: string | null; picture?: AerialPicture }> {
  const scene = await sceneAt(base, place, asking)
  if (!scene) return { day: null }
  const { day, resolution_m, scene: name } = scene
  const picture = await exported(base, place, asking)
  return isOneColor(picture.bytes, picture) ? { day } : { day, picture: { ...picture, resolution_m, scene: name } }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The newest scene that covers the place. Overviews come first and have no date; undefined where there is no picture. */
async function sceneAt(base: string, { latitude, longitude }: Place, asking: SiteAsking) {
  const url = service(base, 'identify')
  const query = {
    // As a separate parameter, `sr` is ignored and degrees are read as meters.
    geometry: JSON.stringify({ x: rounded(longitude), y: rounded(latitude), spatialReference: { wkid: 4326 } }),
    geometryType: 'esriGeometryPoint',
    returnGeometry: 'false',
    returnCatalogItems: 'true',
    f: 'json',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const json = await askJson(url, asking)
  const { catalogItems, value } = json
  if (!isObject(catalogItems) || !Array.isArray(catalogItems.features))
    throw new SiteFault('unreadable', 'no catalogItems')
  const scenes = listOf(catalogItems.features).flatMap(feature => {
    const attributes = isObject(feature) && isObject(feature.attributes) ? feature.attributes : {}
    const day = dayOf(attributes.acquisition_date)
    const is_scene = attributes.Category === undefined ? day !== null : numberOf(attributes.Category) === 1
    if (!is_scene) return []
    // Null is not 0 meters.
    const meters =
      textOf(attributes.resolution_units).toUpperCase() === 'METER' ? numberOf(attributes.resolution_value) : undefined
    return { day, resolution_m: meters && meters > 0 ? meters : null, scene: textOf(attributes.Name) }
  })
  if (scenes.length === 0 || value === 'NoData') return undefined
  return scenes.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))[0]
}

async function exported(base: string, place: Place, asking: SiteAsking) {
  const [x, y] = mercatorOf({ latitude: rounded(place.latitude), longitude: rounded(place.longitude) })
  // Map meters are longer than those on the ground.
  const half = HALF_M / Math.cos((place.latitude * Math.PI) / 180)
  const url = service(base, 'exportImage')
  const query = {
    bbox: [x - half, y - half, x + half, y + half].map(one => one.toFixed(2)).join(','),
    bboxSR: '3857',
    imageSR: '3857',
    size: `${SIZE_PX},${SIZE_PX}`,
    format: 'jpg',
    compressionQuality: '85',
    pixelType: 'U8',
    bandIds: '0,1,2',
    interpolation: 'RSP_BilinearInterpolation',
    adjustAspectRatio: 'false',
    f: 'json',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const json = await askJson(url, asking)
  const extent = isObject(json.extent) ? json.extent : {}
  const [xmin, ymin, xmax, ymax] = ['xmin', 'ymin', 'xmax', 'ymax'].map(name => numberOf(extent[name]))
  const [width_px, height_px] = [numberOf(json.width), numberOf(json.height)]
  if (xmin === undefined || ymin === undefined || xmax === undefined || ymax === undefined || !width_px || !height_px)
    throw new SiteFault('unreadable', 'no extent')
  if (xmax <= xmin || ymax <= ymin) throw new SiteFault('unreadable', 'an empty extent')
  const { bytes, media_type } = await askPicture(pictureAddress(base, json.href), asking)
  // The extent that was answered, not the one asked for: it may be wider.
  const center = fromMercator([(xmin + xmax) / 2, (ymin + ymax) / 2])
  const meters_per_pixel = ((xmax - xmin) / width_px) * Math.cos((center.latitude * Math.PI) / 180)
  return { bytes, media_type, width_px, height_px, meters_per_pixel, center }
}

/** Only the host that was asked, by the protocol that was configured. */
function pictureAddress(base: string, href: unknown): URL {
  const url = URL.parse(textOf(href), base)
  const own = new URL(base)
  if (!url || url.hostname !== own.hostname || (url.port !== own.port && url.protocol === own.protocol) || url.username)
    throw new SiteFault('unreadable', 'a link to another host')
  url.protocol = own.protocol
  url.port = own.port
  return url
}

const service = (base: string, name: string) => new URL(name, base.replace(/\/*$/, '/'))
