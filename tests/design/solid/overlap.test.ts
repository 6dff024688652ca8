import { describe, expect, it } from 'vitest'
import { drawingFaults } from '#machines/design/drawing/check-drawing.ts'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { shapeArea } from '#machines/design/drawing/geometry.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { cutPlanes } from '#machines/design/solid/cut.ts'
import { overlapFindings, overlapsOf, sharedArea } from '#machines/design/solid/overlap.ts'
import { drawing, NO_SETBACKS, PANEL, plane } from '../drawing/support.ts'

const box = (left: number, bottom: number, right: number, top: number) => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]
const MAIN = plane(box(-6, 0, 6, 6), { id: 'main', name: 'South roof', tilt_deg: 30 })
const DORMER = plane(box(-1.5, 1.5, 1.5, 4), { id: 'dormer', name: 'Dormer', tilt_deg: 10, eave_height_m: 3 })
let next = 0
const newId = () => `piece-${++next}`
const cut = (...planes: Parameters<typeof cutPlanes>[0]) => cutPlanes(planes, 0, newId)

describe('surfaces over the same ground', () => {
  it('share the area that both cover', () => {
    expect(sharedArea({ points: box(0, 0, 4, 4) }, { points: box(2, 1, 6, 3) })).toBeCloseTo(4, 9)
    const corner = {
      points: [
        [0, 0],
        [4, 0],
        [4, 2],
        [2, 2],
        [2, 4],
        [0, 4],
      ],
    }
    expect(sharedArea(corner, { points: box(1, 1, 3, 3) })).toBeCloseTo(3, 9)
    const holed = { points: box(0, 0, 6, 6), holes: [box(2, 2, 4, 4)] }
    expect(sharedArea(holed, { points: box(1, 1, 5, 5) })).toBeCloseTo(12, 9)
    expect(sharedArea(holed, { points: box(2, 2, 4, 4) })).toBeCloseTo(0, 9)
  })

  it('are named with what both cover, and only once', () => {
    expect(overlapFindings([MAIN, DORMER])).toEqual([
      {
        ids: ['main', 'dormer'],
        sentence:
          'South roof and Dormer overlap by 81 sq ft, so panels there would count twice. Cut them, or move one.',
      },
    ])
  })

  it('may meet in an edge that was drawn by hand', () => {
    expect(overlapsOf([plane(box(0, 0, 8, 4)), plane(box(0, 3.95, 8, 8))])).toEqual([])
    expect(overlapsOf([plane(box(0, 0, 8, 4)), plane(box(0, 3.7, 8, 8))])).toHaveLength(1)
  })
})

describe('a cut', () => {
  it('gives the roof a hole below a dormer, which is raised out of it', () => {
    const [main, dormer] = cut(MAIN, DORMER)
    if (!main || !dormer) throw new Error('A plane is missing')
    expect(overlapsOf([main, dormer])).toEqual([])
    expect(main.holes).toHaveLength(1)
    expect(shapeArea(main)).toBeCloseTo(72 - 7.5, 6)
    const [over, under] = [planeFrame(dormer, 0), planeFrame(main, 0)]
    const clearances = dormer.points.map(([x = 0, y = 0]) => {
      return over.heightAt(over.toSurface([x, y])) - under.heightAt(under.toSurface([x, y]))
    })
    expect(Math.min(...clearances)).toBeCloseTo(0, 4)
  })

  it('leaves no panel below the dormer', () => {
    const [main] = cut(MAIN, DORMER)
    if (!main) throw new Error('The plane is missing')
    const roof = drawing({ planes: [main], setbacks: NO_SETBACKS })
    const before = fillPlane(MAIN, PANEL, roof).length
    const after = fillPlane(main, PANEL, roof)
    const { toPlan } = planeFrame(main, 0)
    expect(after.length).toBeLessThan(before)
    for (const { u_m, v_m } of after) {
      const [x, y] = toPlan([u_m, v_m])
      expect(Math.abs(x) > 1.5 || y < 1.5 || y > 4).toBe(true)
    }
  })

  it('runs along the valley where two roofs cross', () => {
    const south = plane(box(-6, -4, 6, 0), { id: 'south', name: 'South roof', tilt_deg: 30 })
    const east = plane(box(0, -8, 4, -1), { id: 'east', name: 'East roof', tilt_deg: 30, azimuth_deg: 90 })
    const planes = cut(south, east)
    expect(overlapsOf(planes)).toEqual([])
    expect(planes.flatMap(({ edges }) => edges)).toContain('valley')
    // The upper surface covers each place: nothing is lost between the two.
    const covered = planes.reduce((sum, one) => sum + shapeArea(one), 0)
    expect(covered).toBeCloseTo(48 + 28 - sharedArea(south, east), 3)
  })

  it('of two drawings of one surface keeps the first', () => {
    const again = plane(box(2, 1, 9, 5), {
      id: 'again',
      name: 'Again',
      tilt_deg: 30,
      eave_height_m: 3 + Math.tan(Math.PI / 6),
    })
    const planes = cut(MAIN, again)
    expect(planes[0]?.points).toEqual(MAIN.points)
    expect(shapeArea(planes[1] ?? MAIN)).toBeCloseTo(12, 3)
  })

  it('names the pieces of a plane that falls in two', () => {
    const low = plane(box(-1, -1, 1, 7), { id: 'over', name: 'Over', tilt_deg: 0, eave_height_m: 9 })
    const planes = cut(MAIN, low)
    expect(planes.map(({ name }) => name)).toEqual(['South roof', 'South roof 2', 'Over'])
    expect(new Set(planes.map(({ id }) => id)).size).toBe(3)
    expect(overlapsOf(planes)).toEqual([])
  })

  it('leaves planes that can be saved, however small', () => {
    const small = plane(box(0, 0, 1, 1), { id: 'small', name: 'Small' })
    const faults = (one: typeof small) => drawingFaults(drawing({ planes: [one] }), new Map([[one.panel_id, PANEL]]))
    expect(faults(small)).toHaveLength(1)
    expect(faults({ ...small, holes: [] })).toEqual([])
    expect(faults({ ...small, roof_id: 'roof' })).toEqual([])
  })

  it('changes nothing where nothing overlaps', () => {
    const planes = [MAIN, plane(box(-6, 6, 6, 12), { id: 'north', azimuth_deg: 0 })]
    expect(cutPlanes(planes, 0, newId)).toEqual(planes)
  })
})
