// The outlines of buildings in a KML, KMZ, GeoJSON or ArcGIS JSON file around a place. Runs in a parser process.

import { distanceToOutline } from '#machines/design/drawing/geometry.ts'
import type { Point } from '#machines/design/drawing/plane-frame.ts'
import { type Footprint, footprintsOf, type Polygon } from '#machines/design/footprints/outline.ts'
import { filesIn } from '#server/sheet-import/unpack.ts'
import {
  DEGREES,
  localFrame,
  type Place,
  type System,
  systemFromCode,
  systemFromText,
} from '../points/coordinate-system.ts'
import { unfit } from '../points/unfit.ts'
import { type NamedSystem, readJson, type Shapes } from './geojson.ts'
import { readKml } from './kml.ts'
import { words } from './words.ts'

/** An address may be placed at its street or in the middle of its lot. */
const REACH_M = 250
const FOOT_M = 0.3048
const DEGREES_REACH = { x: 180, y: 90 }

export type FootprintReading = {
  footprints: Footprint[]
  /** Standards put longitude, or east, first. Some programs don't. */
  order: 'east_first' | 'north_first'
  system: string
  /** In the whole file. */
  outline_count: number
}

export async function readFootprints(bytes: Uint8Array, place: Place): Promise<FootprintReading> {
  const { polygons, system: named } = await shapesIn(bytes)
  const filled = polygons.filter(([outer]) => outer && outer.length >= 3)
  if (filled.length === 0) throw unfit(words.no_outlines)
  const system = systemOf(named, filled)
  const { toLocal } = localFrame(system, place)
  const placed = (swapped: boolean) =>
    filled
      .map(polygon => polygon.map(ring => ring.map(([x, y]) => (swapped ? toLocal(y, x) : toLocal(x, y)))))
      .filter(([outer = []]) => distanceToOutline(outer, [0, 0]) <= REACH_M)
  const straight = placed(false)
  const near = straight.length > 0 ? straight : placed(true)
  if (near.length === 0) throw unfit(words.no_outlines_here({ feet: Math.round(REACH_M / FOOT_M / 10) * 10 }))
  const footprints = footprintsOf(near, [0, 0])
  if (footprints.length === 0) throw unfit(words.no_buildings)
  return {
    footprints,
    order: straight.length > 0 ? 'east_first' : 'north_first',
    system: system.name,
    outline_count: filled.length,
  }
}

/** The file itself, or the files of a KMZ or ZIP. */
async function shapesIn(bytes: Uint8Array): Promise<Shapes> {
  const polygons: Polygon[] = []
  let system: NamedSystem = {}
  let read = 0
  for await (const file of filesIn(bytes, /\.(kml|geojson|json)$/i)) {
    const shapes = shapesOf(new TextDecoder().decode(file.bytes))
    polygons.push(...shapes.polygons)
    // Files of one archive come from one program, so they share its system.
    system = shapes.system.code || shapes.system.text ? shapes.system : system
    read++
  }
  if (read === 0) throw unfit(words.not_footprints)
  return { polygons, system }
}

function shapesOf(text: string): Shapes {
  const first = text.trimStart()[0]
  if (first === '{' || first === '[') return readJson(text)
  if (first === '<') return { polygons: readKml(text), system: { code: DEGREES } }
  throw unfit(words.not_footprints)
}

function systemOf({ code, text }: NamedSystem, polygons: readonly Polygon[]): System {
  if (code === undefined && text === undefined && !polygons.every(isInDegrees)) throw unfit(words.no_system)
  const named = code === undefined ? undefined : systemFromCode(code)
  const system = named ?? (text ? systemFromText(text) : undefined)
  if (system) return system
  const degrees = code === undefined && text === undefined ? systemFromCode(DEGREES) : undefined
  if (!degrees) throw unfit(words.unknown_system({ name: code === undefined ? 'WKT' : `EPSG:${code}` }))
  return degrees
}

/** In either order. */
const isInDegrees = (polygon: Polygon) =>
  polygon.every(ring =>
    ring.every(
      ([x, y]: Point) =>
        Math.max(Math.abs(x), Math.abs(y)) <= DEGREES_REACH.x && Math.min(Math.abs(x), Math.abs(y)) <= DEGREES_REACH.y,
    ),
  )
