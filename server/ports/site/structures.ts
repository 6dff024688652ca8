// Building outlines of an ArcGIS FeatureServer that answers GeoJSON. FEMA's USA Structures has addresses and numbers of residents too,
// which are never asked for; another layer's fields are unknown, so all are.
import type { Outline } from '#machines/design/site/site-facts.ts'
import { boxAround, outlineShapes, type Place } from '#machines/design/site/site-geometry.ts'
import { askJson, dayOf, isObject, listOf, numberOf, textOf } from './ask-site.ts'
import { type Result, SiteFault } from './result.ts'
import { type SiteServices, STRUCTURES_LABEL } from './services.ts'

const HALF_M = 75
const MOST_PAGES = 5
const FIELDS = 'BUILD_ID,OCC_CLS,HEIGHT,SQMETERS,SOURCE,PROD_DATE,IMAGE_DATE'

export async function buildingOutlines(base: string, place: Place, asking: SiteServices): Promise<Result<Outline[]>> {
  const origin = { service: 'outlines' as const, url: base, ...asking.labels.outlines }
  const outlines: Outline[] = []
  try {
    let received = 0
    let is_more = true
    for (let page = 0; page < MOST_PAGES && is_more; page += 1) {
      const { features, has_more } = await pageAt(base, place, received, asking)
      received += features.length
      outlines.push(...features.flatMap(outlineOf))
      // Until the flag is absent, never until a page is short: the layer's own limit may be lower. An empty page ends it too.
      is_more = has_more && features.length > 0
    }
    const data_on =
      outlines
        .flatMap(({ imaged_on }) => imaged_on ?? [])
        .sort()
        .at(-1) ?? origin.data_on
    if (outlines.length === 0) return { ...origin, result: 'empty' }
    return { ...origin, data_on, result: is_more ? 'partial' : 'found', value: outlines }
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error
    if (outlines.length > 0) return { ...origin, result: 'partial', value: outlines }
    return { ...origin, result: 'failed', fault: error.fault, detail: error.message }
  }
}

async function pageAt(base: string, place: Place, offset: number, asking: SiteServices) {
  const url = new URL('query', base.replace(/\/*$/, '/'))
  const query = {
    where: '1=1',
    geometry: boxAround(place, HALF_M)
      .map(one => one.toFixed(6))
      .join(','),
    geometryType: 'esriGeometryEnvelope',
    inSR: '4326',
    outSR: '4326',
    spatialRel: 'esriSpatialRelIntersects',
    outFields: asking.labels.outlines === STRUCTURES_LABEL ? FIELDS : '*',
    returnGeometry: 'true',
    resultOffset: String(offset),
    resultRecordCount: '2000',
    orderByFields: 'OBJECTID',
    f: 'geojson',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const json = await askJson(url, asking)
  if (!Array.isArray(json.features)) throw new SiteFault('unreadable', 'no features')
  const inner = isObject(json.properties) ? json.properties : {}
  return {
    features: json.features as unknown[],
    has_more: json.exceededTransferLimit === true || inner.exceededTransferLimit === true,
  }
}

/** A multipolygon gives several outlines, each with its own id. */
function outlineOf(feature: unknown): Outline[] {
  if (!isObject(feature)) return []
  const { geometry, properties } = feature
  const row = isObject(properties) ? properties : {}
  const id = String(row.BUILD_ID ?? row.OBJECTID ?? feature.id ?? '')
  const height = numberOf(row.HEIGHT)
  const { type, coordinates } = isObject(geometry) ? geometry : {}
  const polygons = type === 'MultiPolygon' ? listOf(coordinates) : type === 'Polygon' ? [coordinates] : []
  return outlineShapes(polygons).map((shape, n) => ({
    ...shape,
    id: n === 0 ? id : `${id}-${n}`,
    use: textOf(row.OCC_CLS).slice(0, 20),
    // Some copies write -99999 for unknown.
    height_m: height !== undefined && height > 0 ? height : null,
    imaged_on: dayOf(row.IMAGE_DATE) ?? dayOf(row.PROD_DATE),
  }))
}
