// Plays the surveys of USGS 3DEP: the list of them, and of each an EPT data set in EPSG:3857 that is as large as a county and has points
// where they are asked for. Misbehaves as the real ones have been seen to.
import { contains } from '#machines/design/drawing/geometry.ts'
import { type Cloud, pick } from '#machines/design/points/cloud.ts'
import { boxAround, fromMercator, mercatorOf, metersFrom, type Place } from '#machines/design/site/site-geometry.ts'
import { writeLas } from './las-writer.ts'
import { GROUND_M, pointsIn } from './points.ts'

export type SurveyMisbehavior =
  | 'none'
  | 'listed_403'
  | 'half_laz'
  | 'wrong_place'
  | 'huge'
  | 'feet'
  | 'feet_stated'
  | 'sparse'
  | 'html_tile'
  | 'bad_hierarchy'
  | 'binary'
  | 'unknown_ground'

type Answer = { status?: number; type?: string; body: string | Uint8Array }
/** Meters of a place and heights above the sea; instead of the stand-in's own houses. */
export type OwnPoints = { place: Place; cloud: Cloud }

const NEWEST = 'AZ_ExampleCounty_2021_B20'
const OLDER = 'AZ_ExampleCounty_2012_LAS_2014'
/** 40 km of map, in 512 tiles a side at the depth that has the points. */
const HALF_MAP_M = 20_480
const DEEP = 9
const SPLIT = 5
/** March 14, 2021, in seconds of the adjusted GPS clock. */
const FLOWN_S = (Date.UTC(2021, 2, 14, 18) - Date.UTC(1980, 0, 6)) / 1_000 - 1e9
const FOOT_M = 1_200 / 3_937

export function surveyList(origin: string, usual: Place): object {
  const [west, south, east, north] = boxAround(usual, 15_000)
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const feature = (name: string, id: number) => ({
    type: 'Feature',
    properties: { name, id, count: 1_000_000_000, url: `${origin}/points/${name}/ept.json` },
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
  })
  return { type: 'FeatureCollection', features: [feature(OLDER, 1), feature(NEWEST, 2)] }
}

export function eptAnswer(path: string, how: string | undefined, usual: Place, own: OwnPoints | undefined): Answer {
  const [, , survey = '', folder = '', file = ''] = path.split('/')
  const bounds = boundsOf(usual)
  if (folder === 'ept.json') return { body: JSON.stringify(description(bounds, how)) }
  // The older survey is sparse everywhere, and empty where the newer one is.
  const is_old = survey === OLDER
  if (folder === 'ept-hierarchy') return { body: JSON.stringify(hierarchy(file.replace('.json', ''), how)) }
  const [depth = 0, column = 0, row = 0] = file.replace('.laz', '').split('-').map(Number)
  if (how === 'listed_403' && depth < DEEP)
    return { status: 403, type: 'application/xml', body: '<Error><Code>AccessDenied</Code></Error>' }
  if (how === 'html_tile')
    return { type: 'text/html', body: '<!DOCTYPE html><html><body>Please try again.</body></html>' }
  const bytes = tile(bounds, [column, row], how, is_old, own)
  const is_half = how === 'half_laz' && depth < DEEP
  return { type: 'application/octet-stream', body: is_half ? bytes.subarray(0, bytes.length / 2) : bytes }
}

type Bounds = { west: number; south: number }

/** Around the usual place, in map meters. */
function boundsOf(usual: Place): Bounds {
  const [x, y] = mercatorOf(usual)
  const whole = (value: number) => Math.floor(value / 1_000) * 1_000
  return { west: whole(x) - HALF_MAP_M, south: whole(y) - HALF_MAP_M }
}

function description({ west, south }: Bounds, how: string | undefined) {
  const edge = 2 * HALF_MAP_M
  return {
    // A cube, however flat the land is.
    bounds: [west, south, -HALF_MAP_M, west + edge, south + edge, HALF_MAP_M],
    boundsConforming: [west, south, 300, west + edge, south + edge, 400],
    dataType: how === 'binary' ? 'binary' : 'laszip',
    hierarchyType: 'json',
    points: 1_000_000_000,
    schema: ['X', 'Y', 'Z'].map(name => ({ name, offset: 0, scale: 0.01, size: 4, type: 'signed' })),
    span: 128,
    // Heights keep their original unit, which many surveys don't state.
    srs: {
      authority: 'EPSG',
      horizontal: '3857',
      ...(how === 'feet' || how === 'unknown_ground' ? {} : { vertical: how === 'feet_stated' ? '6360' : '5703' }),
      wkt: '',
    },
    version: '1.0.0',
  }
}

function hierarchy(key: string, how: string | undefined): Record<string, number> {
  const [depth = 0, column = 0, row = 0] = key.split('-').map(Number)
  if (how === 'bad_hierarchy') return { [key]: -7 }
  const counts: Record<string, number> = {}
  const last = depth === 0 ? SPLIT : DEEP
  for (let deep = depth; deep <= last; deep += 1) {
    const side = 2 ** (deep - depth)
    for (let x = 0; x < side; x += 1)
      for (let y = 0; y < side; y += 1) {
        const name = [deep, column * side + x, row * side + y, deep === 0 ? 0 : 2 ** (deep - 1)].join('-')
        // A tile above those with the points, which is broken.
        const is_broken = deep === DEEP - 1 && (how === 'listed_403' || how === 'half_laz')
        const is_deep = deep === DEEP || is_broken
        const count = deep === SPLIT && depth === 0 ? -1 : !is_deep ? 0 : how === 'huge' ? 90_000_000 : 40_000
        if (deep < DEEP || how !== 'none') counts[name] = count
      }
  }
  return counts
}

function tile(
  { west, south }: Bounds,
  [column, row]: readonly [number, number],
  how: string | undefined,
  is_old: boolean,
  own: OwnPoints | undefined,
): Uint8Array {
  const edge = (2 * HALF_MAP_M) / 2 ** DEEP
  const corner: [number, number] = [west + column * edge, south + row * edge]
  const place = fromMercator(corner)
  const opposite = fromMercator([corner[0] + edge, corner[1] + edge])
  const reach = metersFrom(place, [opposite.longitude, opposite.latitude])
  const cloud = own
    ? within(moved(own, place), reach)
    : pointsIn(place, [0, 0, ...reach], is_old || how === 'sparse' ? 0.9 : undefined)
  // On the ground to on the map: longer by 1/cos(latitude).
  const stretch = [edge / reach[0], edge / reach[1]] as const
  const shift = how === 'wrong_place' ? 5_000 : 0
  const map: Cloud = {
    x: cloud.x.map(x => x * stretch[0] + shift),
    y: cloud.y.map(y => y * stretch[1]),
    z: cloud.z.map(z => (how === 'feet' || how === 'feet_stated' ? z / FOOT_M : z)),
    kind: cloud.kind,
  }
  return writeLas(map, { at: [corner[0], corner[1], 0], time_s: FLOWN_S })
}

function moved({ place, cloud }: OwnPoints, to: Place): Cloud {
  const [east, north] = metersFrom(to, [place.longitude, place.latitude])
  return { ...cloud, x: cloud.x.map(x => x + east), y: cloud.y.map(y => y + north) }
}

const within = (cloud: Cloud, [width, depth]: readonly [number, number]): Cloud => {
  const box: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ]
  return pick(
    cloud,
    [...cloud.x.keys()].filter(i => contains(box, [cloud.x[i] ?? 0, cloud.y[i] ?? 0])),
  )
}

/** USGS's Elevation Point Query Service: the height as text. */
export const elevationAnswer = (how: string | undefined, own: number = GROUND_M) => ({
  location: { spatialReference: { wkid: 4326, latestWkid: 4326 } },
  locationId: 0,
  value: how === 'unknown_ground' ? '-1000000' : own.toFixed(9),
  rasterId: 70_000,
  resolution: 1,
})
