// Polygons of KML, which has longitude and latitude. Untrusted input: no document type, no entities but XML's own.
import { SaxesParser } from 'saxes'
import type { Point } from '#machines/design/drawing/plane-frame.ts'
import type { Polygon } from '#machines/design/footprints/outline.ts'
import { unfit } from '../points/unfit.ts'
import { words } from './words.ts'

const MOST_DEPTH = 100

export function readKml(text: string): Polygon[] {
  const parser = new SaxesParser({ xmlns: false })
  const path: string[] = []
  const polygons: Polygon[] = []
  let outer: Point[] = []
  let holes: Point[][] = []
  let content = ''
  parser.on('error', () => {
    throw unfit(words.broken_kml)
  })
  parser.on('doctype', () => {
    throw unfit(words.not_footprints)
  })
  parser.on('opentag', ({ name }) => {
    const local = localOf(name)
    path.push(local)
    if (path.length > MOST_DEPTH) throw unfit(words.broken_kml)
    content = ''
    if (local !== 'Polygon') return
    outer = []
    holes = []
  })
  const add = (part: string) => {
    if (path.at(-1) === 'coordinates') content += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const local = path.pop()
    if (local === 'coordinates' && path.includes('Polygon')) {
      if (path.includes('innerBoundaryIs')) holes.push(pointsIn(content))
      else if (path.includes('outerBoundaryIs')) outer = pointsIn(content)
    }
    if (local === 'Polygon') polygons.push([outer, ...holes])
  })
  parser.write(text).close()
  return polygons
}

/** Some programs write every name with a prefix; without its declaration a parser of namespaces would refuse the file. */
const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Points apart by spaces, numbers by commas; spaces after commas are seen in the wild. */
function pointsIn(text: string): Point[] {
  const triples = text
    .replaceAll(/\s*,\s*/g, ',')
    .trim()
    .split(/\s+/)
  return triples.flatMap((one): Point[] => {
    const [x, y] = one.split(',').map(Number)
    return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [[x, y]] : []
  })
}
