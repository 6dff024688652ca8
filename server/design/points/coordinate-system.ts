// Where a file's coordinates are on earth: from the text of its coordinate system (WKT) or from GeoTIFF keys. Around a place they
// become meters east and north by a matrix of two by two, which holds units, the grid's turn against true north and its scale,
// also that of EPSG:3857, which grows with latitude.
import geokeysToProj4 from 'geotiff-geokeys-to-proj4'
import proj4 from 'proj4'
import type { LasHeader } from './las-header.ts'
import { unfit } from './unfit.ts'
import { words } from './words.ts'

export type Place = { latitude: number; longitude: number }
export type System = {
  name: string
  toPlace(x: number, y: number): Place
  fromPlace(place: Place): readonly [x: number, y: number]
  /** Meters in a unit of height; null where the file doesn't say. */
  height_unit_m: number | null
  /** Meters in a unit of the plan; null for degrees. */
  plan_unit_m: number | null
}

/** Undefined where the file has none. */
export function systemOf({ records }: LasHeader): System | undefined {
  const text = records.find(({ user, id }) => id === 2112 && (user === 'LASF_Projection' || user === 'liblas'))
  // The keys of some files contradict the text, as in EPSG:32104, which is in meters, with a unit of US survey feet.
  if (text) return systemFromText(new TextDecoder('latin1').decode(text.bytes).split('\0')[0] ?? '')
  const keys = geoKeysOf(records)
  return keys && systemFromKeys(keys)
}

/** By its EPSG code; undefined for codes that no list here has. */
export function systemFromCode(code: number): System | undefined {
  return systemFromKeys({ ProjectedCSTypeGeoKey: code, PCSCitationGeoKey: `EPSG:${code}` })
}

/** Degrees of longitude and latitude, as KML and GeoJSON have them. */
export const DEGREES = 4326

export function systemFromText(text: string): System | undefined {
  const plan = partOf(text, /(?:PROJCS|PROJCRS|PROJECTEDCRS)\s*\[/i) ?? partOf(text, /(?:GEOGCS|GEOGCRS|GEODCRS)\s*\[/i)
  if (!plan) return
  const height = partOf(text, /(?:VERT_CS|VERTCRS|VERTICALCRS)\s*\[/i)
  const isProjected = /^PROJ/i.test(plan)
  const plan_unit_m = isProjected ? unitOf(plan) : null
  return converter(plan, {
    name: /\[\s*"([^"]*)"/.exec(plan)?.[1] ?? '',
    plan_unit_m,
    height_unit_m: height ? unitOf(height) : null,
  })
}

/** The part that begins with a keyword, to its closing bracket. */
function partOf(text: string, keyword: RegExp): string | undefined {
  const found = keyword.exec(text)
  if (!found) return
  let depth = 0
  for (let at = found.index; at < text.length; at++) {
    if (text[at] === '[') depth++
    if (text[at] === ']' && --depth === 0) return text.slice(found.index, at + 1)
  }
  return
}

/** The last length in it: that of the axes, after those of degrees and of the ellipsoid. */
function unitOf(text: string): number | null {
  const units = [...text.matchAll(/(?:LENGTHUNIT|UNIT)\s*\[\s*"([^"]*)"\s*,\s*([\d.eE+-]+)/gi)]
  const lengths = units
    .map(([, name = '', size]) => ({ name, size: Number(size) }))
    .filter(({ name }) => !/deg|rad/i.test(name))
  return lengths.at(-1)?.size ?? null
}

type Keys = Record<string, unknown>
type Definition = {
  proj4?: string
  coordinatesConversionParameters?: { x: number }
  errors?: Record<string, unknown>
}

export function systemFromKeys(keys: Keys): System | undefined {
  const found = definitionOf(keys)
  if (!found?.proj4 || Object.hasOwn(found.errors ?? {}, 'CRSNotSupported')) return
  const isDegrees = /\+proj=longlat/.test(found.proj4)
  const given = LINEAR_UNITS[Number(keys['ProjLinearUnitsGeoKey'])]
  // The definition's own unit, unless the keys name another.
  const own = /\+to_meter=(\S+)/.exec(found.proj4)?.[1]
  const stated = given ?? (own ? Number(own) : found.coordinatesConversionParameters?.x) ?? 1
  const definition = found.proj4.replace(/\s*\+(units|to_meter)=\S+/g, '')
  return converter(isDegrees ? definition : `${definition} +to_meter=${stated}`, {
    name: String(keys['GTCitationGeoKey'] ?? keys['PCSCitationGeoKey'] ?? keys['ProjectedCSTypeGeoKey'] ?? ''),
    plan_unit_m: isDegrees ? null : stated,
    height_unit_m: LINEAR_UNITS[Number(keys['VerticalUnitsGeoKey'])] ?? null,
  })
}

/** Its types ask for every key there is, and it throws for numbers that it doesn't know. */
function definitionOf(keys: Keys): Definition | undefined {
  try {
    return Reflect.apply(geokeysToProj4.toProj4, undefined, [keys])
  } catch {
    return
  }
}

const LINEAR_UNITS: Record<number, number> = { 9001: 1, 9002: 0.3048, 9003: 1_200 / 3_937 }

function converter(definition: string, rest: Omit<System, 'toPlace' | 'fromPlace'>): System | undefined {
  try {
    const converts = proj4(definition)
    const system: System = {
      ...rest,
      toPlace(x, y) {
        const [longitude = Number.NaN, latitude = Number.NaN] = converts.inverse([x, y])
        return { longitude, latitude }
      },
      fromPlace({ latitude, longitude }) {
        const [x = Number.NaN, y = Number.NaN] = converts.forward([longitude, latitude])
        return [x, y]
      },
    }
    // Asked once, so that a definition that can't be used is found here.
    system.fromPlace({ latitude: 1, longitude: 1 })
    return system
  } catch {
    return
  }
}

const KEYS: Record<number, string> = {
  1024: 'GTModelTypeGeoKey',
  1025: 'GTRasterTypeGeoKey',
  1026: 'GTCitationGeoKey',
  2048: 'GeographicTypeGeoKey',
  2049: 'GeogCitationGeoKey',
  2050: 'GeogGeodeticDatumGeoKey',
  2051: 'GeogPrimeMeridianGeoKey',
  2052: 'GeogLinearUnitsGeoKey',
  2053: 'GeogLinearUnitSizeGeoKey',
  2054: 'GeogAngularUnitsGeoKey',
  2055: 'GeogAngularUnitSizeGeoKey',
  2056: 'GeogEllipsoidGeoKey',
  2057: 'GeogSemiMajorAxisGeoKey',
  2058: 'GeogSemiMinorAxisGeoKey',
  2059: 'GeogInvFlatteningGeoKey',
  3072: 'ProjectedCSTypeGeoKey',
  3073: 'PCSCitationGeoKey',
  3074: 'ProjectionGeoKey',
  3075: 'ProjCoordTransGeoKey',
  3076: 'ProjLinearUnitsGeoKey',
  3077: 'ProjLinearUnitSizeGeoKey',
  3078: 'ProjStdParallel1GeoKey',
  3079: 'ProjStdParallel2GeoKey',
  3080: 'ProjNatOriginLongGeoKey',
  3081: 'ProjNatOriginLatGeoKey',
  3082: 'ProjFalseEastingGeoKey',
  3083: 'ProjFalseNorthingGeoKey',
  3084: 'ProjFalseOriginLongGeoKey',
  3085: 'ProjFalseOriginLatGeoKey',
  3086: 'ProjFalseOriginEastingGeoKey',
  3087: 'ProjFalseOriginNorthingGeoKey',
  3088: 'ProjCenterLongGeoKey',
  3089: 'ProjCenterLatGeoKey',
  3092: 'ProjScaleAtNatOriginGeoKey',
  4096: 'VerticalCSTypeGeoKey',
  4099: 'VerticalUnitsGeoKey',
}

/** LAS keeps the keys of GeoTIFF as that does: numbers in place, decimals and texts in records of their own. */
function geoKeysOf(records: LasHeader['records']): Keys | undefined {
  const bytesOf = (id: number) => records.find(one => one.user === 'LASF_Projection' && one.id === id)?.bytes
  const directory = bytesOf(34735)
  if (!directory || directory.length < 8) return
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const decimals = bytesOf(34736)
  const texts = new TextDecoder('latin1').decode(bytesOf(34737) ?? new Uint8Array())
  const keys: Keys = {}
  for (let at = 8; at + 8 <= Math.min(directory.length, 8 + 8 * view.getUint16(6, true)); at += 8) {
    const name = KEYS[view.getUint16(at, true)]
    const [place, count, value] = [at + 2, at + 4, at + 6].map(one => view.getUint16(one, true))
    if (!name || count === undefined || value === undefined) continue
    if (place === 0) keys[name] = value
    else if (place === 34736 && decimals && decimals.length >= 8 * value + 8)
      keys[name] = new DataView(decimals.buffer, decimals.byteOffset).getFloat64(8 * value, true)
    else if (place === 34737) keys[name] = texts.slice(value, value + count).replace(/\|?\0*$/, '')
  }
  return 'ProjectedCSTypeGeoKey' in keys || 'GeographicTypeGeoKey' in keys ? keys : undefined
}

export type LocalFrame = {
  /** Meters east and north of the place. */
  toLocal(x: number, y: number): readonly [x_m: number, y_m: number]
  /** The file's coordinates of all that is so near to the place, or to another point in meters from it. */
  boxAround(
    half_m: number,
    middle_m?: readonly [x_m: number, y_m: number],
  ): { least_x: number; most_x: number; least_y: number; most_y: number }
  /** Meters east and north for one unit of x, and one of y. */
  columns: readonly [readonly [number, number], readonly [number, number]]
}

const MERIDIAN_M = 6_378_137
const ECCENTRICITY_2 = 0.006_694_38

/** Good to a millimeter within a hundred meters. */
export function localFrame(system: System, place: Place): LocalFrame {
  const [x0, y0] = system.fromPlace(place)
  const step = system.plan_unit_m === null ? 1e-4 : 10 / system.plan_unit_m
  const east = metersFrom(place, system.toPlace(x0 + step, y0))
  const north = metersFrom(place, system.toPlace(x0, y0 + step))
  const [a, b, c, d] = [east[0] / step, north[0] / step, east[1] / step, north[1] / step]
  const det = a * d - b * c
  if (![x0, y0, a, b, c, d].every(Number.isFinite) || Math.abs(det) < 1e-12) throw unfit(words.no_place)
  return {
    toLocal: (x, y) => [a * (x - x0) + b * (y - y0), c * (x - x0) + d * (y - y0)],
    boxAround(half_m, [east_m, north_m] = [0, 0]) {
      const reach_x = (half_m * (Math.abs(d) + Math.abs(b))) / Math.abs(det)
      const reach_y = (half_m * (Math.abs(a) + Math.abs(c))) / Math.abs(det)
      const x = x0 + (d * east_m - b * north_m) / det
      const y = y0 + (a * north_m - c * east_m) / det
      return { least_x: x - reach_x, most_x: x + reach_x, least_y: y - reach_y, most_y: y + reach_y }
    },
    columns: [
      [a, c],
      [b, d],
    ],
  }
}

/** On the ellipsoid, for short ways. */
function metersFrom(from: Place, to: Place): readonly [x_m: number, y_m: number] {
  const latitude = (from.latitude * Math.PI) / 180
  const w = 1 - ECCENTRICITY_2 * Math.sin(latitude) ** 2
  const across = (MERIDIAN_M / Math.sqrt(w)) * Math.cos(latitude)
  const along = (MERIDIAN_M * (1 - ECCENTRICITY_2)) / w ** 1.5
  const turn = ((((to.longitude - from.longitude) % 360) + 540) % 360) - 180
  return [(turn * Math.PI * across) / 180, ((to.latitude - from.latitude) * Math.PI * along) / 180]
}
