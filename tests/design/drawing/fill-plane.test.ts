import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessEdges } from '#machines/design/drawing/edges.ts'
import { fillPlane, mayStand, overlaps, sizeOn, stillStanding } from '#machines/design/drawing/fill-plane.ts'
import { sideOf } from '#machines/design/drawing/free-spans.ts'
import { contains, outlineDistance, rectangle, sidesOf } from '#machines/design/drawing/geometry.ts'
import { type Point, planeFrame } from '#machines/design/drawing/plane-frame.ts'
import type { Schemas } from '#sdk/types.ts'
import { chimney, drawing, NO_SETBACKS, PANEL, plane, SETBACKS } from './support.ts'

const TENTH_OF_MM = 0.0011

/** Convex: corners on an ellipse. */
const convex = fc
  .record({
    corners: fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 4, maxLength: 7 }),
    width: fc.double({ min: 3, max: 12, noNaN: true }),
    depth: fc.double({ min: 3, max: 9, noNaN: true }),
  })
  .map(({ corners, width, depth }) =>
    [...corners]
      .sort((a, b) => a - b)
      .map(step => [width * Math.cos((step * Math.PI) / 18), depth * Math.sin((step * Math.PI) / 18)]),
  )

const ell = fc
  .record({
    width: fc.double({ min: 5, max: 16, noNaN: true }),
    depth: fc.double({ min: 5, max: 12, noNaN: true }),
    across: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    up: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  })
  .map(({ width: w, depth: d, across, up }) => [
    [0, 0],
    [w, 0],
    [w, d * up],
    [w * across, d * up],
    [w * across, d],
    [0, d],
  ])

const roof = fc.record({
  points: fc.oneof(convex, ell),
  reversed: fc.boolean(),
  azimuth_deg: fc.integer({ min: 0, max: 359 }),
  north_deg: fc.integer({ min: 0, max: 359 }),
  tilt_deg: fc.integer({ min: 0, max: 60 }),
  pathway_left: fc.boolean(),
  chimney: fc.boolean(),
})

const sizedRectangle = (module: Schemas['DrawnModule']) => {
  const { width_m, height_m } = sizeOn(PANEL, module.orientation)
  return rectangle([module.u_m, module.v_m], width_m, height_m)
}

function made(given: typeof roof extends fc.Arbitrary<infer T> ? T : never, layout: Schemas['DrawnPlane']['layout']) {
  const points = given.reversed ? [...given.points].reverse() : given.points
  const { azimuth_deg, north_deg, tilt_deg, pathway_left } = given
  const one = plane(points, {
    azimuth_deg,
    tilt_deg,
    pathway_left,
    layout,
    edges: guessEdges(points, azimuth_deg, north_deg),
  })
  const obstructions = given.chimney ? [chimney(rectangle([1, 1], 0.8, 0.6))] : []
  return { one, all: drawing({ north_deg, obstructions, planes: [one] }) }
}

describe('filling a plane', () => {
  test('lays nothing outside, over another or within a setback, on any roof', () => {
    fc.assert(
      fc.property(roof, given => {
        const { one, all } = made(given, 'best')
        const modules = fillPlane(one, PANEL, all)
        const { corners, toSurface } = planeFrame(one, all.north_deg)
        const stones = all.obstructions.map(({ points }) => points.map(([x = 0, y = 0]) => toSurface([x, y])))
        for (const [index, module] of modules.entries()) {
          const sides = sizedRectangle(module)
          expect(contains(corners, [module.u_m, module.v_m])).toBe(true)
          for (const [edge, [a, b]] of sidesOf(corners).entries()) {
            const kind = one.edges[edge] ?? 'rake'
            const way = one.pathway_left && sideOf(corners, edge) === 'left' && kind !== 'eave' && kind !== 'ridge'
            const kept = Math.max(
              kind === 'wall' ? SETBACKS.obstruction_m : SETBACKS[`${kind}_m`],
              way ? SETBACKS.pathway_m : 0,
            )
            expect(outlineDistance(sides, [a, b])).toBeGreaterThanOrEqual(kept - TENTH_OF_MM)
          }
          for (const stone of stones) {
            const onPlane = stone.some(point => contains(corners, point))
            if (onPlane)
              expect(outlineDistance(sides, stone)).toBeGreaterThanOrEqual(SETBACKS.obstruction_m - TENTH_OF_MM)
          }
          expect(mayStand(module, one, PANEL, all)).toBe(true)
          expect(modules.slice(index + 1).some(other => overlaps(module, other, PANEL, one.gap_m))).toBe(false)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('the best layout holds no fewer than either', () => {
    fc.assert(
      fc.property(roof, given => {
        const counts = (['best', 'portrait', 'landscape'] as const).map(layout => {
          const { one, all } = made(given, layout)
          return fillPlane(one, PANEL, all).length
        })
        expect(counts[0]).toBe(Math.max(...counts))
      }),
      { numRuns: 20 },
    )
  })

  test('a roof exactly as large as its modules takes them all', () => {
    const flat = { tilt_deg: 0, gap_m: 0.02 }
    const width = 4 * PANEL.width_m + 3 * 0.02
    const depth = 3 * PANEL.length_m + 2 * 0.02
    const exact = plane(rectangle([7, -3], width, depth), flat)
    const all = drawing({ setbacks: NO_SETBACKS })
    expect(fillPlane(exact, PANEL, all)).toHaveLength(12)
    const narrow = plane(rectangle([7, -3], width - 0.01, depth), flat)
    expect(fillPlane(narrow, PANEL, all)).toHaveLength(9)
  })

  test('a slope is longer than it looks from above', () => {
    // 3.3 m seen from above are 4.02 m at 35 degrees: two rows of 1.722 m with 0.457 + 0.1 m kept free, not one.
    const points = rectangle([0, 0], 6, 3.3)
    const rows = (tilt_deg: number) =>
      new Set(fillPlane(plane(points, { tilt_deg }), PANEL, drawing()).map(at => at.v_m)).size
    expect(rows(35)).toBe(2)
    expect(rows(0)).toBe(1)
  })

  test('a way for firefighters is kept on the side it is asked for', () => {
    const points = rectangle([0, 0], 12, 6)
    const left = fillPlane(plane(points, { pathway_left: true }), PANEL, drawing())
    const both = fillPlane(plane(points, { pathway_left: true, pathway_right: true }), PANEL, drawing())
    const edges = (modules: Schemas['DrawnModule'][]) => [
      Math.min(...modules.map(at => at.u_m)) - PANEL.width_m / 2 + 6,
      6 - Math.max(...modules.map(at => at.u_m)) - PANEL.width_m / 2,
    ]
    expect(edges(left)[0]).toBeGreaterThanOrEqual(0.9135)
    expect(edges(left)[1]).toBeLessThan(0.9135)
    expect(Math.min(...edges(both))).toBeGreaterThanOrEqual(0.9135)
  })

  test('what no longer fits goes when a chimney comes', () => {
    const points = rectangle([0, 0], 12, 6)
    const full = plane(points)
    const modules = fillPlane(full, PANEL, drawing())
    const left = stillStanding(
      { ...full, modules },
      PANEL,
      drawing({ obstructions: [chimney(rectangle([0, 0], 0.6, 0.6))] }),
    )
    expect(left.length).toBeLessThan(modules.length)
    expect(left.length).toBeGreaterThan(modules.length - 7)
    const far = drawing({ obstructions: [chimney(rectangle([20, 20], 0.6, 0.6))] })
    expect(stillStanding({ ...full, modules }, PANEL, far)).toEqual(modules)
  })

  test('a module rotated out of its place or moved over the edge is not allowed', () => {
    const one = plane(rectangle([0, 0], 12, 6))
    const [first] = fillPlane(one, PANEL, drawing())
    if (!first) throw new Error('Nothing was laid.')
    expect(mayStand({ ...first, u_m: -6 }, one, PANEL, drawing())).toBe(false)
    expect(mayStand({ ...first, u_m: 0, v_m: first.v_m }, one, PANEL, drawing())).toBe(true)
  })

  test('a plane larger than any takes 500 modules and no more', () => {
    const corners: Point[] = [
      [-20, -15],
      [20, -15],
      [20, 10],
      [10, 15],
      [-20, 15],
    ]
    const big = plane(corners, { layout: 'best' })
    expect(fillPlane(big, PANEL, drawing())).toHaveLength(500)
  })
})
