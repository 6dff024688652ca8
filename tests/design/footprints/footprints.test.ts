// Outlines of buildings from made-up files of each kind, and from real ones where they are at hand.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { distanceToOutline } from '#machines/design/drawing/geometry.ts'
import { type Footprint, footprintsOf, polygonsOfRings } from '#machines/design/footprints/outline.ts'
import { readFootprints } from '#server/design/footprints/read-footprints.ts'
import { zipOf } from '#tests/parse/zips.ts'
import { root } from '#tests/support/files.ts'

const PLACE = { latitude: 38.55, longitude: -121.74 }
const D_LAT = 1 / 111_000
const D_LON = D_LAT / Math.cos((PLACE.latitude * Math.PI) / 180)
/** EPSG:2226, from the registry. */
const CALIFORNIA_2_FEET =
  '+proj=lcc +lat_0=37.6666666666667 +lon_0=-122 +lat_1=39.8333333333333 +lat_2=38.3333333333333 +x_0=2000000.0001016 ' +
  '+y_0=500000.0001016 +datum=NAD83 +units=us-ft +no_defs'
type Ring = [number, number][]

/** A rectangle so many meters east and north of the place, in degrees, closed. */
const rectangle = (x: number, y: number, width: number, depth: number): Ring =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
    [x, y],
  ].map(([east = 0, north = 0]) => [PLACE.longitude + east * D_LON, PLACE.latitude + north * D_LAT])
const HOUSE = rectangle(-6, -4, 12, 8)
const GARAGE = rectangle(20, 0, 6, 6)
const FAR = rectangle(900, 900, 12, 8)

const geoJson = (polygons: Ring[][], more: object = {}) => ({
  type: 'FeatureCollection',
  features: polygons.map(coordinates => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  })),
  ...more,
})
const bytesOf = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const read = (value: unknown) => readFootprints(bytesOf(value), PLACE)
const fault = (value: unknown) =>
  read(value).then(
    () => 'none',
    ({ fields }: { fields: Record<string, string> }) => fields['file'],
  )
const areas = ({ footprints }: { footprints: readonly Footprint[] }) =>
  footprints.map(({ area_m2 }) => Math.round(area_m2))
const kml = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`
const boundary = (kind: string, ring: Ring) =>
  `<${kind}><LinearRing><coordinates>\n${ring.map(([x, y]) => `${x}, ${y},0`).join('\n')}</coordinates></LinearRing></${kind}>`

describe('outlines in a file', () => {
  it('come nearest building first, in meters around the place', async () => {
    const answer = await read(geoJson([[FAR], [GARAGE], [HOUSE]]))
    expect(answer).toMatchObject({ order: 'east_first', outline_count: 3 })
    expect(areas(answer)).toEqual([96, 36])
    expect(answer.footprints.map(({ distance_m }) => Math.round(distance_m))).toEqual([0, 20])
    expect(answer.footprints[0]?.points).toHaveLength(4)
    for (const [x, y] of answer.footprints[0]?.points ?? []) {
      expect(Math.abs(x)).toBeCloseTo(6, 1)
      expect(Math.abs(y)).toBeCloseTo(4, 1)
    }
  })

  it('of one MultiPolygon are several', async () => {
    const answer = await read({ type: 'MultiPolygon', coordinates: [[GARAGE], [HOUSE]] })
    expect(areas(answer)).toEqual([96, 36])
  })

  it('keep their courtyard', async () => {
    const answer = await read(geoJson([[HOUSE, rectangle(-1, -1, 2, 2)]]))
    expect(areas(answer)).toEqual([92])
    expect(answer.footprints[0]?.holes).toHaveLength(1)
  })

  it('with latitude first are recognized by the address', async () => {
    const swapped = [HOUSE, GARAGE].map(ring => [ring.map(([x, y]): [number, number] => [y, x])])
    const answer = await read(geoJson(swapped))
    expect(answer.order).toBe('north_first')
    expect(areas(answer)).toEqual([96, 36])
  })

  it('are read in the system that the file names, also in feet', async () => {
    const ring = HOUSE.map(point => proj4(CALIFORNIA_2_FEET).forward([...point]))
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2226' } }
    const collection = {
      ...geoJson([]),
      features: [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] } }],
    }
    expect(areas(await read({ ...collection, crs }))).toEqual([96])
    // Without the name they could be anywhere.
    expect(await fault(collection)).toMatch(/names no coordinate system/)
    const unknown = { type: 'name', properties: { name: 'EPSG:987654' } }
    expect(await fault({ ...collection, crs: unknown })).toMatch(/don’t know the coordinate system.*EPSG:987654/)
  })

  it('of ArcGIS have their holes in one list with them', async () => {
    const mercator = (ring: Ring) => ring.map(point => proj4('EPSG:3857').forward([...point]))
    const rings = [rectangle(-1, -1, 2, 2), HOUSE, GARAGE].map(mercator)
    const answer = await read({
      geometryType: 'esriGeometryPolygon',
      spatialReference: { wkid: 102100, latestWkid: 3857 },
      features: [{ attributes: {}, geometry: { rings } }],
    })
    expect(areas(answer)).toEqual([92, 36])
  })

  it('of KML may have inner boundaries and spaces after commas', async () => {
    const text = kml(
      `<Placemark><MultiGeometry><Polygon>${boundary('outerBoundaryIs', HOUSE)}${boundary('innerBoundaryIs', rectangle(-1, -1, 2, 2))}</Polygon>` +
        `<Polygon>${boundary('outerBoundaryIs', GARAGE)}</Polygon></MultiGeometry></Placemark>`,
    )
    expect(areas(await read(text))).toEqual([92, 36])
  })

  it.each([
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff]), /not a KML/],
    ['half a GeoJSON', JSON.stringify(geoJson([[HOUSE]])).slice(0, 80), /JSON is cut off/],
    ['half a KML', kml(`<Polygon>${boundary('outerBoundaryIs', HOUSE)}`).slice(0, 200), /KML is cut off/],
    ['a KML with a document type', `<!DOCTYPE kml [<!ENTITY a "b">]>${kml('')}`, /not a KML/],
    ['points only', { type: 'Point', coordinates: [1, 2] }, /no polygons/],
    ['another town', geoJson([[FAR]]), /within 820 ft of this address/],
    ['a shed too small', geoJson([[rectangle(0, 0, 1, 1)]]), /size of a building/],
    ['a county', geoJson([[rectangle(-20_000, -20_000, 40_000, 40_000)]]), /size of a building/],
    ['numbers of no kind', { type: 'Polygon', coordinates: [[['a', {}], [null], 3]] }, /no polygons/],
    ['a list', [1, 2], /no polygons/],
  ])('%s is refused with a sentence', async (_, value, sentence) => {
    const bytes = value instanceof Uint8Array ? value : bytesOf(value)
    const refused = await readFootprints(bytes, PLACE).catch(error => error)
    expect(refused.fields?.['file']).toMatch(sentence)
  })
})

describe('an outline', () => {
  const circle = (radius: number, corners: number) =>
    Array.from({ length: corners }, (_, i): [number, number] => [
      radius * Math.cos((2 * Math.PI * i) / corners),
      radius * Math.sin((2 * Math.PI * i) / corners),
    ])

  it('has no more corners than a roof takes where that changes it little', () => {
    const [round] = footprintsOf([[circle(5, 72)]], [0, 0])
    expect(round?.points).toHaveLength(20)
    expect(round?.area_m2).toBeCloseTo(Math.PI * 25, -0.5)
  })

  it('of very many corners is no building, and costs no time', () => {
    const start = performance.now()
    expect(footprintsOf([[circle(300, 200_000)]], [0, 0])).toEqual([])
    expect(footprintsOf([[circle(300, 1_900)]], [0, 0])).toEqual([])
    expect(distanceToOutline(circle(300, 200_000), [400, 0])).toBeCloseTo(100, 3)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('that crosses itself falls into its parts', () => {
    const bow: [number, number][] = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]
    expect(footprintsOf([[bow]], [0, 5]).map(({ area_m2 }) => area_m2)).toEqual([25, 25])
  })

  it('of a KMZ is read from the KML in it', async () => {
    const bytes = zipOf([{ name: 'doc.kml', data: kml(`<Polygon>${boundary('outerBoundaryIs', HOUSE)}</Polygon>`) }])
    expect(areas(await readFootprints(bytes, PLACE))).toEqual([96])
    await expect(readFootprints(zipOf([{ name: 'icon.png', data: 'x' }]), PLACE)).rejects.toMatchObject({
      fields: { file: expect.stringMatching(/not a KML/) },
    })
  })

  it('within the courtyard of another is one of its own', () => {
    const rings = [circle(10, 8), circle(5, 8), circle(2, 8)]
    expect(polygonsOfRings(rings).map(({ length }) => length)).toEqual([2, 1])
  })
})

const folder =
  ['../shared/site/roofs', '../../shared/site/roofs'].map(place => join(root, place)).find(existsSync) ?? ''

describe.skipIf(folder === '')('real outlines', () => {
  const near = { latitude: 46.63236, longitude: 5.22535 }
  const real = (name: string, place = near) => readFootprints(readFileSync(join(folder, name)), place)

  it.each([
    ['footprints/bdtopo-r01-r03.epsg2154-arcgis.json', 'east_first'],
    ['footprints/bdtopo-r01-r03.epsg2154.geojson', 'east_first'],
    ['footprints/bdtopo-r01-r03.wgs84-multipolygon.geojson', 'east_first'],
    ['footprints/bdtopo-r01-r03.wgs84.geojson', 'east_first'],
    ['footprints/bdtopo-r01-r03.wgs84.kml', 'east_first'],
    ['synthetic/bdtopo-r01-r03.swapped-lat-lon.geojson', 'north_first'],
  ])('%s has three buildings of the published areas', async (name, order) => {
    const { footprints, order: found } = await real(name)
    expect(found).toBe(order)
    expect(footprints[0]?.distance_m).toBe(0)
    const [house = 0, ...others] = footprints.map(({ area_m2 }) => area_m2)
    expect(Math.abs(house - 168.2)).toBeLessThan(0.6)
    const [annex = 0, second = 0] = others.sort((a, b) => a - b)
    expect([Math.abs(annex - 18.9) < 0.3, Math.abs(second - 105) < 0.5]).toEqual([true, true])
  })

  it('the Pentagon keeps its courtyard, from GeoJSON and from Google’s KML', async () => {
    const pentagon = { latitude: 38.8719, longitude: -77.0563 }
    for (const name of ['google-pentagon-with-hole.wgs84.geojson', 'google-KML_Samples.kml']) {
      const { footprints } = await real(`footprints/${name}`, pentagon)
      expect(footprints.map(({ points, holes }) => [points.length, holes.map(({ length }) => length)])).toEqual([
        [5, [5]],
      ])
    }
  })
})
