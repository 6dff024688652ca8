// Polygons of GeoJSON and of ArcGIS's JSON, with the coordinate system they name.

import type { Point } from '#machines/design/drawing/plane-frame.ts'
import { type Polygon, polygonsOfRings } from '#machines/design/footprints/outline.ts'
import { unfit } from '../points/unfit.ts'
import { words } from './words.ts'

/** Its code or definition where a file gives one. GeoJSON's own is degrees. */
export type NamedSystem = { code?: number | undefined; text?: string | undefined }
export type Shapes = { polygons: Polygon[]; system: NamedSystem }

const MOST_DEPTH = 10

export function readJson(text: string): Shapes {
  const value = parsed(text)
  if (!isRecord(value)) throw unfit(words.no_outlines)
  return isArcGis(value) ? arcGisShapes(value) : geoJsonShapes(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unfit(words.not_json)
  }
}

function geoJsonShapes(value: Record<string, unknown>): Shapes {
  const polygons: Polygon[] = []
  collect(value, polygons, 0)
  return { polygons, system: systemNamed(value['crs']) }
}

function collect(value: unknown, into: Polygon[], depth: number) {
  if (!isRecord(value) || depth > MOST_DEPTH) return
  const { type, coordinates } = value
  if (type === 'Polygon') into.push(ringsOf(coordinates))
  if (type === 'MultiPolygon') for (const one of listOf(coordinates)) into.push(ringsOf(one))
  if (type === 'Feature') collect(value['geometry'], into, depth + 1)
  const parts = type === 'FeatureCollection' ? value['features'] : type === 'GeometryCollection' && value['geometries']
  for (const one of listOf(parts)) collect(one, into, depth + 1)
}

/** A member of GeoJSON's first edition that many programs still write. */
function systemNamed(crs: unknown): NamedSystem {
  const properties = isRecord(crs) ? crs['properties'] : undefined
  const name = isRecord(properties) ? properties['name'] : undefined
  const code = typeof name === 'string' ? /EPSG:(?:[\d.]*:)?(\d+)$/i.exec(name)?.[1] : undefined
  return { code: code === undefined ? undefined : Number(code) }
}

const isArcGis = (value: Record<string, unknown>) =>
  'rings' in value ||
  'geometryType' in value ||
  listOf(value['features']).some(one => isRecord(one) && isRecord(one['geometry']) && 'rings' in one['geometry'])

/** A feature set, a feature or a geometry, in which outer rings and holes are in one list. */
function arcGisShapes(value: Record<string, unknown>): Shapes {
  const geometries = [
    value,
    value['geometry'],
    ...listOf(value['features']).map(one => isRecord(one) && one['geometry']),
  ]
  const shapes = geometries.filter(isRecord).filter(one => 'rings' in one)
  const reference = [value, ...shapes].map(one => one['spatialReference']).find(isRecord)
  const [code, text] = [reference?.['latestWkid'] ?? reference?.['wkid'], reference?.['wkt']]
  return {
    polygons: shapes.flatMap(one => polygonsOfRings(ringsOf(one['rings']))),
    system: { code: typeof code === 'number' ? code : undefined, text: typeof text === 'string' ? text : undefined },
  }
}

const ringsOf = (value: unknown): Point[][] => listOf(value).map(ring => listOf(ring).flatMap(pointsIn))

/** Heights are left out: programs write −1000 or 0 where they know none. */
function pointsIn(value: unknown): Point[] {
  const [x, y] = listOf(value)
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x + y) ? [[x, y]] : []
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
