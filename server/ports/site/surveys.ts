// Which lidar surveys of USGS 3DEP may cover a place, newest first, from the list of all that are published as EPT.
import { distanceToShape, outlineShapes, type Place } from '#machines/design/site/site-geometry.ts'
import { askJson, isObject, listOf, type SiteAsking, textOf } from './ask-site.ts'
import { SiteFault } from './result.ts'

export type Survey = { name: string; url: string; year: number | null }
type Listed = Survey & { rings: (readonly [number, number])[][]; box: [number, number, number, number] }

/** The list is 9 MB and changes each day; parsing it takes a tenth of a second, so it is kept. */
const LIST_BYTES = 40 * 1_048_576
const KEPT_MS = 86_400_000
/** The outlines in the list are this coarse. */
const COARSE_M = 1_000
const COARSE_DEG = 0.02

const lists = new Map<string, { surveys: readonly Listed[]; until: number }>()

/** Only those whose points are at `base`. Throws SiteFault. */
export async function surveysAt(list: string, base: string, place: Place, asking: SiteAsking): Promise<Survey[]> {
  const { latitude, longitude } = place
  return (await listedAt(list, base, asking))
    .filter(({ rings, box: [west, south, east, north] }) => {
      const is_near =
        longitude > west - COARSE_DEG &&
        longitude < east + COARSE_DEG &&
        latitude > south - COARSE_DEG &&
        latitude < north + COARSE_DEG
      return is_near && rings.some(ring => distanceToShape(place, { ring }) < COARSE_M)
    })
    .map(({ name, url, year }) => ({ name, url, year }))
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0) || a.name.localeCompare(b.name))
}

async function listedAt(list: string, base: string, asking: SiteAsking): Promise<readonly Listed[]> {
  const kept = lists.get(list)
  if (kept && performance.now() < kept.until) return kept.surveys
  const { features } = await askJson(new URL(list), asking, LIST_BYTES)
  if (!Array.isArray(features)) throw new SiteFault('unreadable', 'no features')
  const surveys = features.flatMap(feature => listed(feature, base))
  if (surveys.length === 0) throw new SiteFault('unreadable', 'a list without surveys')
  lists.set(list, { surveys, until: performance.now() + KEPT_MS })
  return surveys
}

function listed(feature: unknown, base: string): Listed[] {
  if (!isObject(feature)) return []
  const properties = isObject(feature.properties) ? feature.properties : {}
  const [name, url] = [textOf(properties.name).slice(0, 120), textOf(properties.url)]
  // An address out of an answer: only within the place that was configured.
  const at = URL.parse(url)
  if (!at?.href.startsWith(new URL(base).href) || !at.pathname.endsWith('/ept.json')) return []
  const { type, coordinates } = isObject(feature.geometry) ? feature.geometry : {}
  const polygons = type === 'MultiPolygon' ? listOf(coordinates) : type === 'Polygon' ? [coordinates] : []
  const rings = outlineShapes(polygons, Number.POSITIVE_INFINITY).map(({ ring }) => ring)
  const [longitudes, latitudes] = [rings.flatMap(ring => ring.map(([x]) => x)), rings.flatMap(r => r.map(([, y]) => y))]
  if (rings.length === 0) return []
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return [
    {
      name,
      url: at.href,
      year: flownIn(name),
      rings,
      box: [least(longitudes), least(latitudes), most(longitudes), most(latitudes)],
    },
  ]
}

/** The first year in a name is that of the flight, a second one that of the delivery; otherwise a fiscal year such as D21. */
function flownIn(name: string): number | null {
  const year = /(?:^|[_-])((?:19|20)\d\d)(?=$|[_-])/.exec(name)?.[1]
  if (year) return Number(year)
  const fiscal = /[_-][A-Z](\d\d)(?=$|[_-])/.exec(name)?.[1]
  return fiscal ? 2000 + Number(fiscal) : null
}
