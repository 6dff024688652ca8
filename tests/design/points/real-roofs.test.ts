// Real lidar of single houses, whose roofs were measured by hand. Skipped without the files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areaOf } from '#machines/design/drawing/geometry.ts'
import type { MeasuredPlane } from '#machines/design/points/propose-roof.ts'
import { localFrame, systemOf } from '#server/design/points/coordinate-system.ts'
import { readLasHeader } from '#server/design/points/las-header.ts'
import { type CloudChoices, type CloudReading, readCloud } from '#server/design/points/read-cloud.ts'
import { root } from '#tests/support/files.ts'
import { within } from './houses.ts'

type Point = [number, number]
type Plane = {
  name: string
  pitch_deg: number
  azimuth_grid_deg: number | null
  azimuth_true_deg: number | null
  area_horizontal_m2: number
  eave_height_m: number
  polygon: Point[]
  cut_by_crop?: boolean
}
type Crop = {
  id: string
  file: string
  lonlat: [number, number]
  ground_z: number
  planes: Plane[]
  trees: { x: number; y: number; height_m: number; at_crop_edge: boolean }[]
}

const folder =
  ['../shared/site/roofs', '../../shared/site/roofs'].map(place => join(root, place)).find(existsSync) ?? ''
const file = join(folder, 'truth.json')
const there = existsSync(file)
const truth: { crops: Crop[] } = there ? JSON.parse(readFileSync(file, 'utf8')) : { crops: [] }
/** Files without a coordinate system show one house each. */
const UNPLACED = ['r05', 'r07']
const read = (name: string, [longitude, latitude]: [number, number], choices: CloudChoices = {}) =>
  readCloud(readFileSync(join(folder, name)), { latitude, longitude }, choices)

/** The proposed plane that covers most of a true one. */
function matchOf(crop: Crop, plane: Plane, { planes }: CloudReading, toLocal: (point: Point) => Point) {
  const outline = plane.polygon.map(toLocal)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const shares = planes.map(({ points }) => {
    let [all, on] = [0, 0]
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.4)
      for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.4) {
        if (!within(outline, [x, y])) continue
        all++
        if (
          within(
            points.map(([px, py]): Point => [px, py]),
            [x, y],
          )
        )
          on++
      }
    return on / all
  })
  const best = Math.max(...shares)
  if (best < 0.5) throw new Error(`${crop.id} ${plane.name} was not found`)
  return planes[shares.indexOf(best)]
}

function faultsOf(crop: Crop, plane: Plane, found: MeasuredPlane | undefined, useGrid: boolean): string[] {
  if (!found) return [`${plane.name}: missing`]
  const large = plane.area_horizontal_m2 > 15
  const azimuth = useGrid ? plane.azimuth_grid_deg : plane.azimuth_true_deg
  const turn = azimuth === null ? 0 : Math.abs(((found.azimuth_deg - azimuth + 540) % 360) - 180)
  const area = Math.abs(found.area_m2 - plane.area_horizontal_m2)
  return [
    Math.abs(found.pitch_deg - plane.pitch_deg) > (large ? 1 : 2) && `pitch ${found.pitch_deg}`,
    turn > (plane.pitch_deg > 10 ? 2 : 4) && `azimuth off by ${turn}`,
    // The measured outlines are ragged at chimneys, and the row's long slope may be one plane or three.
    area > Math.max(3, 0.12 * plane.area_horizontal_m2) && `area ${found.area_m2} for ${plane.area_horizontal_m2}`,
    Math.abs(found.eave_height_m - plane.eave_height_m) > 0.25 && `eave ${found.eave_height_m}`,
  ].flatMap(fault => (fault ? [`${crop.id} ${plane.name}: ${fault}`] : []))
}

describe.skipIf(!there)('the roofs of real houses', () => {
  it.each(truth.crops)('$id: each plane above 6 m² within its tolerance', async crop => {
    const unplaced = UNPLACED.includes(crop.id)
    const reading = await read(crop.file, crop.lonlat, unplaced ? { unit: 'meters' } : {})
    const toLocal = localOf(crop)
    const faults = crop.planes.flatMap(plane => faultsOf(crop, plane, matchOf(crop, plane, reading, toLocal), unplaced))
    expect(faults).toEqual([])
    if (crop.id === 'r11' || unplaced) return
    const own = reading.planes.filter(({ building, area_m2 }) => building === 1 && area_m2 > 6)
    expect(own.length).toBeLessThanOrEqual(crop.planes.length + 3)
  })

  it('finds trees where they are, and as high as they are', async () => {
    const crop = truth.crops.find(({ id }) => id === 'r03')
    if (!crop) throw new Error('r03')
    const { trees, planes } = await read(crop.file, crop.lonlat)
    expect(planes.length).toBeGreaterThan(0)
    for (const tree of crop.trees.filter(({ height_m, at_crop_edge }) => height_m > 4 && !at_crop_edge))
      expect(trees.some(({ height_m }) => Math.abs(height_m - tree.height_m) < 0.8)).toBe(true)
  })

  it('feet are feet: the same house in feet has the same roof in meters', async () => {
    const [crop] = truth.crops.filter(({ id }) => id === 'r05')
    if (!crop) throw new Error('r05')
    const { planes, height_unit, height_unit_stated } = await read('converted/r05-foot.laz', crop.lonlat)
    const own = planes.filter(({ building, area_m2 }) => building === 1 && area_m2 > 6)
    expect([height_unit, height_unit_stated]).toEqual(['feet', true])
    expect(own.map(({ pitch_deg }) => Math.round(pitch_deg))).toEqual([19, 19, 19, 19])
    expect(areaOfAll(own)).toBeGreaterThan(105)
    expect(areaOfAll(own)).toBeLessThan(125)
  })

  it('a COPC file gives what the LAZ file with its points gives', async () => {
    const [crop] = truth.crops.filter(({ id }) => id === 'r03')
    if (!crop) throw new Error('r03')
    const [one, other] = [await read(crop.file, crop.lonlat), await read('converted/r03.copc.laz', crop.lonlat)]
    const figures = ({ planes }: CloudReading) =>
      planes
        .filter(({ area_m2 }) => area_m2 > 6)
        .map(one => [Math.round(one.pitch_deg * 2), Math.round(one.area_m2 / 4)])
    expect(figures(other).sort()).toEqual(figures(one).sort())
  })
})

const areaOfAll = (planes: readonly MeasuredPlane[]) => planes.reduce((sum, { points }) => sum + areaOf(points), 0)

/** From the file's grid to meters around the place; a file without a system has it in its middle. */
function localOf({ file, lonlat: [longitude, latitude] }: Crop): (point: Point) => Point {
  const header = readLasHeader(readFileSync(join(folder, file)))
  const system = systemOf(header)
  if (system) {
    const { toLocal } = localFrame(system, { latitude, longitude })
    return ([x, y]) => [...toLocal(x, y)]
  }
  const [x0, y0] = [(header.least[0] + header.most[0]) / 2, (header.least[1] + header.most[1]) / 2]
  return ([x, y]) => [x - x0, y - y0]
}
