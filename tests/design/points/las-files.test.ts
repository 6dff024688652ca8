// Files of points as they are downloaded: in feet or meters, with coordinate systems of several kinds, and broken ones.
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { writeLas } from '#mocks/site/las-writer.ts'
import { readCloud } from '#server/design/points/read-cloud.ts'
import { compare } from './compare.ts'
import { house } from './houses.ts'

const HERE = { latitude: 44.05, longitude: -123.07 }
const made = house(1)
const FOOT = 1 / 0.3048
const SURVEY_FOOT = 3_937 / 1_200
const ELLIPSOID = 'SPHEROID["GRS_1980",6378137,298.257222101]'
const NORTH_AMERICAN = `GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",${ELLIPSOID}],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]`
const oregon = (unit: string, easting: number) =>
  `PROJCS["Oregon",${NORTH_AMERICAN},PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",${easting}],PARAMETER["False_Northing",0],PARAMETER["Central_Meridian",-120.5],PARAMETER["Standard_Parallel_1",43],PARAMETER["Standard_Parallel_2",45.5],PARAMETER["Latitude_Of_Origin",41.75],${unit}]`
const placeIn = (definition: string) => proj4(definition).forward([HERE.longitude, HERE.latitude])
const xyOf = (definition: string): [number, number] => {
  const [x = 0, y = 0] = placeIn(definition)
  return [x, y]
}

/** Worst pitch, azimuth and share of the area, of a grid whose turn is known. */
async function fitOf(bytes: Uint8Array, turn_deg: number) {
  const { planes, ...rest } = await readCloud(bytes, HERE, {})
  const turned = planes.map(one => {
    const angle = (turn_deg * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return {
      ...one,
      azimuth_deg: one.azimuth_deg - turn_deg,
      points: one.points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as [number, number]),
    }
  })
  const { fits } = compare(made.planes, turned)
  return {
    ...rest,
    missing: fits.filter(({ found }) => !found).length,
    pitch: Math.max(...fits.map(one => one.pitch)),
    azimuth: Math.max(...fits.map(one => one.azimuth)),
    area: Math.max(...fits.map(one => Math.abs((one.found?.area_m2 ?? 0) / one.area_m2 - 1))),
  }
}
const good = { missing: 0, pitch: expect.closeTo(0, 0), azimuth: expect.closeTo(0, 0), area: expect.closeTo(0, 1) }

describe('a house in a file', () => {
  it('in a state plane of international feet, by its text', async () => {
    const text = oregon('UNIT["foot",0.3048]', 1_312_335.95800525)
    const bytes = writeLas(made.cloud, { at: [...xyOf(text), 400], per_meter: FOOT, text })
    // The zone's grid is turned by the distance from its middle meridian.
    const fit = await fitOf(bytes, (HERE.longitude + 120.5) * Math.sin((44.25 * Math.PI) / 180))
    expect(fit).toMatchObject({ ...good, height_unit: 'feet', height_unit_stated: false })
  })

  it('in feet of the US survey, heights in meters, by a compound text and LAS 1.4', async () => {
    const plan = oregon('UNIT["Foot_US",0.3048006096012192]', 1_312_333.33)
    const text = `COMPD_CS["both",${plan},VERT_CS["NAVD88",VERT_DATUM["NAVD88",2005],UNIT["metre",1]]]`
    const bytes = writeLas(made.cloud, {
      minor: 4,
      format: 6,
      at: [...xyOf(plan), 120],
      per_meter: SURVEY_FOOT,
      per_meter_of_height: 1,
      text,
    })
    const fit = await fitOf(bytes, (HERE.longitude + 120.5) * Math.sin((44.25 * Math.PI) / 180))
    expect(fit).toMatchObject({ ...good, height_unit: 'meters', height_unit_stated: true })
  })

  it('in EPSG:3857, whose meters are longer the farther north', async () => {
    const at = xyOf('EPSG:3857')
    const longer = 1 / Math.cos((HERE.latitude * Math.PI) / 180)
    const keys = { 1024: 1, 3072: 3857, 3076: 9001 }
    const fit = await fitOf(
      writeLas(made.cloud, { at: [...at, 100], per_meter: longer, per_meter_of_height: 1, keys }),
      0,
    )
    expect(fit).toMatchObject(good)
  })

  it('in UTM by the number of its zone alone', async () => {
    const at = xyOf('+proj=utm +zone=10 +datum=NAD83')
    const fit = await fitOf(writeLas(made.cloud, { at: [...at, 100], keys: { 1024: 1, 3072: 26910 } }), 0.05)
    expect(fit).toMatchObject(good)
  })

  it('in meters by its number, though the keys say feet and the coordinates are in feet', async () => {
    const at = xyOf('+proj=utm +zone=10 +datum=NAD83').map(one => one * SURVEY_FOOT)
    const bytes = writeLas(made.cloud, {
      at: [at[0] ?? 0, at[1] ?? 0, 300],
      per_meter: SURVEY_FOOT,
      keys: { 1024: 1, 3072: 26910, 3076: 9003 },
    })
    expect(await fitOf(bytes, 0.05)).toMatchObject({ ...good, height_unit: 'us_survey_feet' })
  })

  it('without a system is asked about, and read in the unit that is given', async () => {
    const bytes = writeLas(made.cloud, { at: [0, 0, 10], per_meter: FOOT })
    await expect(readCloud(bytes, HERE, {})).rejects.toThrow(/doesn’t say where on earth/)
    const { planes, system } = await readCloud(bytes, HERE, { unit: 'feet' })
    expect(system).toBeNull()
    expect(compare(made.planes, planes).fits.every(({ found, pitch }) => found && pitch < 1)).toBe(true)
  })
})

describe('a file that can’t be used', () => {
  const placed = writeLas(made.cloud, { at: [...xyOf('EPSG:3857'), 0], keys: { 1024: 1, 3072: 3857 } })
  const failing = (bytes: Uint8Array, place = HERE) => expect(readCloud(bytes, place, {})).rejects
  const changed = (change: (view: DataView) => void) => {
    const copy = placed.slice()
    change(new DataView(copy.buffer))
    return copy
  }

  it('is no LAS file', () => failing(new TextEncoder().encode('%PDF-1.7 and more')).toThrow(/not a LAS/))
  it('is empty', () => failing(new Uint8Array()).toThrow(/not a LAS/))
  it('is cut off', () => failing(placed.slice(0, placed.length / 2)).toThrow(/cut off/))
  it('is cut off in its head', () => failing(placed.slice(0, 100)).toThrow(/cut off/))
  it('has no points', () => failing(changed(view => view.setUint32(107, 0, true))).toThrow(/no points/))
  it('says more points than can be read', () =>
    failing(changed(view => view.setUint32(107, 4_000_000_000, true))).toThrow(/million points/))
  it('has waveforms', () => failing(changed(view => view.setUint8(104, 9))).toThrow(/format 9/))
  it('is of a later version', () => failing(changed(view => view.setUint8(25, 7))).toThrow(/LAS 1\.7/))
  it('is compressed, nobody knows how', () => failing(changed(view => view.setUint8(104, 0x81))).toThrow(/compressed/))
  it('is of another town', () => failing(placed, { latitude: 40, longitude: -105 }).toThrow(/no points at this house/))
  it('shows a field', () => {
    const flat = { ...made.cloud, z: made.cloud.z.map(() => 0) }
    const bytes = writeLas(flat, { at: [...xyOf('EPSG:3857'), 0], keys: { 1024: 1, 3072: 3857 } })
    return failing(bytes).toThrow(/No roof was found/)
  })
})
