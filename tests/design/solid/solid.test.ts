// Roofs over footprints of any shape hold together: no gap, no overlap, one height at each shared corner.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaOf,
  contains,
  crossesItself,
  distanceToSegment,
  shapeArea,
  sidesOf,
} from '#machines/design/drawing/geometry.ts'
import { type Point, planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { overlapsOf } from '#machines/design/solid/overlap.ts'
import { eaveSide, type Surface, solidOf } from '#machines/design/solid/roof.ts'
import { withRoof } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing, plane } from '../drawing/support.ts'

type Roof = Schemas['DrawnRoof']

const RECT = [
  [0, 0],
  [12, 0],
  [12, 8],
  [0, 8],
]
const ELL = [
  [0, 0],
  [12, 0],
  [12, 6],
  [5, 6],
  [5, 12],
  [0, 12],
]
const TEE = [
  [0, 0],
  [12, 0],
  [12, 6],
  [8, 6],
  [8, 12],
  [4, 12],
  [4, 6],
  [0, 6],
]
const PLUS = [
  [4, 0],
  [8, 0],
  [8, 4],
  [12, 4],
  [12, 8],
  [8, 8],
  [8, 12],
  [4, 12],
  [4, 8],
  [0, 8],
  [0, 4],
  [4, 4],
]

const roof = (over: Partial<Roof> = {}): Roof => ({
  id: 'roof',
  kind: 'hip',
  points: RECT.map(point => [...point]),
  side: 0,
  pitch_deg: 30,
  back_pitch_deg: 20,
  eave_height_m: 3,
  dormers: [],
  ...over,
})

function surfacesOf(one: Roof, north_deg = 0): readonly Surface[] {
  const solid = solidOf(one, north_deg)
  if ('fault' in solid) throw new Error(`${solid.fault} ${JSON.stringify(one)}`)
  return solid.surfaces
}
const asPlanes = (surfaces: readonly Surface[]) => surfaces.map(({ points, ...rest }) => plane(points, rest))
const asPoint = ([x = 0, y = 0]: readonly number[]): Point => [x, y]

/** What holds for each roof, whatever its footprint. */
function expectWatertight(one: Roof, north_deg = 0) {
  const surfaces = surfacesOf(one, north_deg)
  const covered = surfaces.reduce((sum, surface) => sum + shapeArea(surface), 0)
  expect(covered).toBeCloseTo(areaOf(one.points), 1)
  expect(overlapsOf(asPlanes(surfaces))).toEqual([])
  const raised = surfaces.map(surface => {
    const frame = planeFrame(surface, north_deg)
    return { surface, heightAt: (point: Point) => frame.heightAt(frame.toSurface(point)) }
  })
  for (const { surface, heightAt } of raised) {
    expect(surface.edges).toHaveLength(surface.points.length)
    for (const [index, [a, b]] of sidesOf(surface.points.map(asPoint)).entries()) {
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      const kind = surface.edges[index] ?? ''
      const beside = raised.filter(other => other.surface !== surface && isOn(other.surface, middle))
      if (['ridge', 'hip', 'valley'].includes(kind) && one.kind !== 'shed') {
        expect(beside.length, `${kind} of ${surface.id} ${JSON.stringify(one)}`).toBeGreaterThan(0)
        for (const other of beside)
          if (one.dormers.length === 0) expect(Math.abs(other.heightAt(middle) - heightAt(middle))).toBeLessThan(0.01)
      }
      if (kind === 'eave' && one.dormers.length === 0) expect(heightAt(middle)).toBeCloseTo(one.eave_height_m, 2)
    }
  }
  return surfaces
}

const isOn = ({ points, holes }: Surface, point: Point) =>
  [points, ...holes].some(ring => sidesOf(ring.map(asPoint)).some(([a, b]) => distanceToSegment(point, a, b) < 0.01))

/** Corners around a middle, each at its own distance: simple, with inner corners of any depth. */
const star = fc
  .array(fc.tuple(fc.double({ min: 0.4, max: 1, noNaN: true }), fc.double({ min: 3, max: 12, noNaN: true })), {
    minLength: 4,
    maxLength: 12,
  })
  .map(steps => {
    const whole = steps.reduce((sum, [step]) => sum + step, 0)
    let turned = 0
    return steps.map(([step, far]): number[] => {
      turned += (step / whole) * 2 * Math.PI
      return [far * Math.cos(turned), far * Math.sin(turned)].map(value => Math.round(value * 1e5) / 1e5)
    })
  })

/** Wings of a house, square to each other, turned by any angle and rounded as a drawing is. */
const wings = fc
  .record({
    columns: fc.array(
      fc.record({
        wide: fc.integer({ min: 2, max: 6 }),
        up: fc.integer({ min: 2, max: 9 }),
        down: fc.integer({ min: 0, max: 7 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    turn: fc.double({ min: 0, max: 6.28, noNaN: true }),
  })
  .map(({ columns, turn }) => {
    let x = 0
    const below: number[][] = []
    const above: number[][] = []
    for (const { wide, up, down } of columns) {
      below.push([x, -down], [x + wide, -down])
      above.push([x, up], [x + wide, up])
      x += wide
    }
    const all = [...below, ...above.reverse()]
    const bent = all.filter((point, index) => {
      const [a, b] = [all.at(index - 1) ?? point, all[(index + 1) % all.length] ?? point]
      const cross =
        ((b[0] ?? 0) - (a[0] ?? 0)) * ((point[1] ?? 0) - (a[1] ?? 0)) -
        ((b[1] ?? 0) - (a[1] ?? 0)) * ((point[0] ?? 0) - (a[0] ?? 0))
      return cross !== 0
    })
    return bent.map(([px = 0, py = 0]) =>
      [px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn)].map(
        value => Math.round(value * 1e5) / 1e5,
      ),
    )
  })

describe('a hip roof', () => {
  it('covers any footprint once, with one pitch and one height at each shared edge', () => {
    fc.assert(
      fc.property(fc.oneof(star, wings), fc.integer({ min: 0, max: 359 }), (points, north_deg) => {
        fc.pre(points.length <= 20 && !crossesItself(points) && areaOf(points) > 4)
        const surfaces = expectWatertight(roof({ points }), north_deg)
        expect(new Set(surfaces.map(({ tilt_deg }) => tilt_deg))).toEqual(new Set([30]))
        expect(surfaces.every(({ edges }) => edges.includes('eave'))).toBe(true)
      }),
      { numRuns: 400, seed: 74 },
    )
  })

  it('has the planes a roofer expects', () => {
    const shapes = surfacesOf(roof()).map(({ azimuth_deg, edges }) => [azimuth_deg, edges.join(' ')])
    expect(shapes).toEqual([
      [180, 'eave hip ridge hip'],
      [90, 'eave hip hip'],
      [0, 'eave hip ridge hip'],
      [270, 'eave hip hip'],
    ])
  })

  it('holds over crossing wings, where many edges meet in one point', () => {
    const surfaces = expectWatertight(roof({ points: PLUS }))
    expect(surfaces).toHaveLength(12)
    expect(surfaces.flatMap(({ edges }) => edges).filter(edge => edge === 'valley')).toHaveLength(8)
  })

  it('has one face over two stretches of one wall', () => {
    const north = surfacesOf(roof({ points: TEE })).filter(({ azimuth_deg }) => azimuth_deg === 0)
    expect(north.map(({ edges }) => edges.filter(edge => edge === 'eave').length).sort()).toEqual([1, 2])
  })
})

describe('other kinds of roof', () => {
  it.each([
    ['gable', RECT, 2],
    ['gable', ELL, 4],
    ['gable', TEE, 4],
    ['dutch_gable', RECT, 4],
    ['dutch_gable', ELL, 6],
    ['saltbox', RECT, 2],
    ['shed', RECT, 1],
    ['flat', RECT, 1],
  ] as const)('a %s roof is watertight', (kind, points, count) => {
    const surfaces = expectWatertight(roof({ kind, points: points.map(point => [...point]) }))
    expect(surfaces).toHaveLength(count)
  })

  it('a gable falls to the side it was asked to', () => {
    const azimuths = (side: number) => surfacesOf(roof({ kind: 'gable', side })).map(({ azimuth_deg }) => azimuth_deg)
    expect(azimuths(0)).toEqual([180, 0])
    expect(azimuths(1)).toEqual([90, 270])
  })

  it('a Dutch gable has a wall above its ends', () => {
    const ends = surfacesOf(roof({ kind: 'dutch_gable' })).filter(({ azimuth_deg }) => azimuth_deg % 180 === 90)
    expect(ends.map(({ edges }) => edges.join(' '))).toEqual(['eave hip wall hip', 'eave hip wall hip'])
  })

  it('a saltbox has its ridge nearer to the steeper side', () => {
    const [front, back] = surfacesOf(roof({ kind: 'saltbox' }))
    expect([front?.tilt_deg, back?.tilt_deg]).toEqual([30, 20])
    expect(areaOf(front?.points ?? [])).toBeLessThan(areaOf(back?.points ?? []))
  })

  it('a shed has its ridge at the high wall', () => {
    expect(surfacesOf(roof({ kind: 'shed' }))[0]?.edges).toEqual(['eave', 'rake', 'ridge', 'rake'])
  })

  it('the eave begins at the longest side, of equal ones at the southern', () => {
    expect(eaveSide(RECT.map(asPoint), 0)).toBe(0)
    expect(eaveSide(RECT.map(asPoint), 180)).toBe(2)
  })
})

describe('a dormer', () => {
  const dormer = (over: Partial<Schemas['DrawnDormer']> = {}): Schemas['DrawnDormer'] => ({
    id: 'dormer',
    kind: 'gable',
    x_m: 6,
    y_m: 1,
    width_m: 2,
    wall_m: 0.5,
    pitch_deg: 30,
    ...over,
  })
  const house = (one: Partial<Schemas['DrawnDormer']> = {}) => roof({ kind: 'gable', dormers: [dormer(one)] })

  it.each([
    ['gable', 2],
    ['shed', 1],
    ['hip', 3],
  ] as const)('of the %s kind cuts the roof it is on and meets it in valleys', (kind, count) => {
    const wish = house({ kind, pitch_deg: kind === 'shed' ? 10 : 30, wall_m: 0.6 })
    const surfaces = expectWatertight(wish)
    expect(surfaces).toHaveLength(2 + count)
    const [main] = surfaces
    expect(main?.holes).toHaveLength(1)
    if (!main) return
    const under = planeFrame(main, 0)
    for (const surface of surfaces.slice(2)) {
      const own = planeFrame(surface, 0)
      const height = (point: Point) => own.heightAt(own.toSurface(point)) - under.heightAt(under.toSurface(point))
      for (const point of surface.points.map(asPoint)) expect(height(point)).toBeGreaterThan(-0.001)
      for (const [index, [a, b]] of sidesOf(surface.points.map(asPoint)).entries())
        if (surface.edges[index] === 'valley')
          for (const point of [a, b]) expect(Math.abs(height(point))).toBeLessThan(0.001)
    }
  })

  it('says why where it has no place', () => {
    const fault = (one: Partial<Schemas['DrawnDormer']>) => {
      const solid = solidOf(house(one), 0)
      return 'fault' in solid ? solid.fault : ''
    }
    expect(fault({ wall_m: 3 })).toContain('reach past this face')
    expect(fault({ kind: 'shed', pitch_deg: 30 })).toContain('flatter than the roof below it (30°)')
    expect(fault({ kind: 'hip', width_m: 4, wall_m: 0.1, pitch_deg: 5 })).toContain('no ridge')
    expect(fault({ y_m: -2 })).toContain('needs a sloped face')
    const twice = solidOf({ ...house(), dormers: [dormer(), dormer({ id: 'other', x_m: 7 })] }, 0)
    expect('fault' in twice && twice.fault).toContain('Two dormers')
  })
})

describe('a roof in a drawing', () => {
  const chosen = { panel_id: '0198f7a2-0000-7000-8000-000000000030', layout: 'best' as const, gap_m: 0.02 }
  const nameOf = (azimuth_deg: number, others: readonly { name: string }[]) => {
    const stem = `Faces ${'NESW'[Math.round(azimuth_deg / 90) % 4]}`
    return others.some(({ name }) => name === stem) ? `${stem} 2` : stem
  }
  const drawn = (one: Roof, from = drawing()) => {
    const next = withRoof(from, one, chosen, nameOf)
    if ('fault' in next) throw new Error(next.fault)
    return next
  }

  it('moves every plane that shares a corner when one corner moves', () => {
    const before = drawn(roof())
    const after = drawn(roof({ points: RECT.with(1, [14, 0]).map(point => [...point]) }), before)
    expect(after.planes.map(({ id }) => id)).toEqual(before.planes.map(({ id }) => id))
    expect(after.planes.filter((one, index) => one.points !== before.planes[index]?.points)).toHaveLength(4)
    expectWatertight(after.roofs?.[0] ?? roof())
  })

  it('names a plane by its direction until it has a name of its own', () => {
    const before = drawn(roof({ kind: 'gable' }))
    expect(before.planes.map(({ name }) => name)).toEqual(['Faces S', 'Faces N'])
    const named = {
      ...before,
      planes: before.planes.map((one, index) => (index === 0 ? { ...one, name: 'Garden' } : one)),
    }
    const turned = drawn(roof({ kind: 'gable', points: RECT.map(([x = 0, y = 0]) => [-y, x]) }), named)
    expect(turned.planes.map(({ name }) => name)).toEqual(['Garden', 'Faces W'])
  })

  it('keeps free planes, and refuses more planes than a drawing has', () => {
    const free = plane(RECT, { id: 'free' })
    const full = drawing({ planes: Array.from({ length: 18 }, (_, index) => ({ ...free, id: `free-${index}` })) })
    expect(drawn(roof({ kind: 'gable' }), full).planes).toHaveLength(20)
    const refused = withRoof(full, roof(), chosen, nameOf)
    expect('fault' in refused && refused.fault).toContain('up to 20 planes')
  })

  it('of crossing sides is refused with a reason', () => {
    const solid = solidOf(
      roof({
        points: [
          [0, 0],
          [8, 8],
          [8, 0],
          [0, 8],
        ],
      }),
      0,
    )
    expect('fault' in solid && solid.fault).toContain('crosses itself')
  })

  it('covers the middle of each face with that face', () => {
    for (const surface of surfacesOf(roof({ points: ELL }))) {
      const xs = surface.points.map(([x = 0]) => x)
      const ys = surface.points.map(([, y = 0]) => y)
      const middle: Point = [xs.reduce((a, b) => a + b, 0) / xs.length, ys.reduce((a, b) => a + b, 0) / ys.length]
      if (surface.points.length === 3) expect(contains(surface.points, middle)).toBe(true)
    }
  })
})
