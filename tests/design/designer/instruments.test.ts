// Designer basics: pixels and meters, snapping, and lengths as people write them.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tilesAround } from '#web/design/designer/canvas/map-tiles.tsx'
import { snap } from '#web/design/designer/canvas/snapping.ts'
import { fitted, gridStep, panned, toDrawing, toScreen, zoomed } from '#web/design/designer/canvas/viewport.ts'
import { boxOutline } from '#web/design/designer/drafting.ts'
import type { Point } from '#web/design/designer/drawing-types.ts'
import { lengthText, pitchOf, readLength, readTilt } from '#web/design/designer/lengths.ts'
import { canonical } from '#web/lib/canonical.ts'

const size = { width: 900, height: 600 }
const coordinate = fc.double({ min: -200, max: 200, noNaN: true })
const view = fc.record({ scale: fc.double({ min: 1, max: 200, noNaN: true }), x_m: coordinate, y_m: coordinate })
const near = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by) < 1e-6 * Math.max(1, Math.abs(ax), Math.abs(ay))

it('a point is where it is drawn, whatever the view, and zooming leaves what is under the hand', () => {
  fc.assert(
    fc.property(
      view,
      fc.tuple(coordinate, coordinate),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (at, point, factor) => {
        const pixel = toScreen(at, size, point)
        expect(near(toDrawing(at, size, pixel), point)).toBe(true)
        expect(near(toScreen(zoomed(at, size, pixel, factor), size, point), pixel)).toBe(true)
        const [x, y] = toScreen(panned(at, 7, -3), size, point)
        expect(near([x, y], [pixel[0] + 7, pixel[1] - 3])).toBe(true)
      },
    ),
  )
  const all: Point[] = [
    [-10, -4],
    [30, 12],
  ]
  for (const point of all) {
    const [x, y] = toScreen(fitted(all, size), size, point)
    expect(x >= 0 && x <= 900 && y >= 0 && y <= 600).toBe(true)
  }
  expect(gridStep(20)).toBe(1)
})

it('a point goes to a corner, to a right angle, or to an edge that is near, and stays where nothing is', () => {
  const edges: [Point, Point][] = [
    [
      [0, 0],
      [10, 0],
    ],
  ]
  const corners: Point[] = [
    [0, 0],
    [10, 0],
  ]
  const from: Point = [10, 0]
  const around = { corners, edges, reach_m: 0.3 }
  expect(snap([0.2, 0.1], around)).toMatchObject({ point: [0, 0], guides: [{ kind: 'corner' }] })
  expect(snap([5, 0.2], around)).toMatchObject({ point: [5, 0], guides: [{ kind: 'edge' }] })
  const [x, y] = snap([10.2, 6], { ...around, from }).point
  expect([x, y].map(one => Math.round(one * 1e6) / 1e6)).toEqual([10, 6])
  expect(snap([5, 3], around)).toEqual({ point: [5, 3], guides: [] })
  // The last corner of a rectangle: square to the line before and in line with the first.
  const [p, q] = snap([0.2, 6.1], { ...around, from: [10, 6], first: [0, 0] }).point
  expect([p, q].map(one => Math.round(one * 1e6) / 1e6)).toEqual([0, 6])
})

it('lengths and pitches are read as roofers write them', () => {
  const read = (text: string) => readLength(text, 'ft')?.toFixed(4)
  expect(['12\' 6"', '12.5', '12 ft 6 in', '12′ 6″', '150 in', '3.81 m', '381cm'].map(read)).toEqual(
    Array(7).fill('3.8100'),
  )
  expect(['', 'long', '12 6 3', '-4', '1e9'].map(text => readLength(text, 'ft'))).toEqual(Array(5).fill(null))
  expect([lengthText(3.81, 'ft'), lengthText(3.81, 'm')]).toEqual(['12′ 6″', '3.81 m'])
  expect([readTilt('5/12'), readTilt('22°'), readTilt('steep')]).toEqual([22.62, 22, null])
  expect(pitchOf(22.62)).toBeCloseTo(5, 2)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 300, noNaN: true }), meters => {
      const again = readLength(lengthText(meters, 'ft'), 'ft') ?? Number.NaN
      expect(Math.abs(again - meters)).toBeLessThanOrEqual(0.0127 + 1e-9)
    }),
  )
})

it('a box follows the grain, and tiles cover the requested area', () => {
  const turned = boxOutline(
    [
      [0, 0],
      [0, 10],
    ],
    Math.PI / 4,
  )
  expect(turned.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [0, 0],
    [5, 5],
    [0, 10],
    [-5, 5],
  ])
  const tiles = tilesAround({ latitude: 33.45, longitude: -112.07 }, 120, 10)
  expect(tiles.length).toBeGreaterThan(3)
  expect(tiles.length).toBeLessThanOrEqual(120)
  const side = tiles[0]?.side_m ?? 0
  for (const [x, y] of [
    [0, 0],
    [-59, 59],
    [59, -59],
  ] as const)
    expect(
      tiles.filter(one => x >= one.left_m && x < one.left_m + side && y >= one.top_m && y < one.top_m + side),
    ).toHaveLength(1)
})

it('a drawing is the same text whatever order its fields come in', () => {
  const blank = {
    backdrop: 'blank' as const,
    width_m: 40,
    depth_m: 30,
    north_deg: 0,
    image: null,
    planes: [],
    obstructions: [],
    trees: [],
    horizon: [],
    inverters: [],
    storage: [],
    setbacks: { ridge_m: 0, hip_m: 0, valley_m: 0, rake_m: 0, eave_m: 0, obstruction_m: 0, pathway_m: 0 },
  }
  const other = Object.fromEntries(Object.entries(blank).reverse())
  expect(canonical({ ...blank, ...other })).toBe(canonical(blank))
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(blank))
  expect(canonical({ ...blank, north_deg: 1 })).not.toBe(canonical(blank))
})
