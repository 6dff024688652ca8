import { expect, test } from 'vitest'
import { arraysOf, moduleCount } from '#machines/design/drawing/arrays-of.ts'
import { drawingFaults } from '#machines/design/drawing/check-drawing.ts'
import { azimuthFromEave, edgesFalling, gableOf, guessEdges } from '#machines/design/drawing/edges.ts'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import {
  areaOf,
  contains,
  crossesItself,
  distanceToSegment,
  middleOf,
  rectangle,
} from '#machines/design/drawing/geometry.ts'
import { drawing, PANEL, plane } from './support.ts'

const HOUSE = rectangle([0, 0], 12, 6)
const BOW_TIE = [
  [0, 0],
  [4, 4],
  [4, 0],
  [0, 4],
]

test('areas, middles and distances are those of school', () => {
  expect(areaOf(HOUSE)).toBe(72)
  expect(areaOf([...HOUSE].reverse())).toBe(72)
  expect(distanceToSegment([3, 4], [0, 0], [0, 10])).toBe(3)
  expect(distanceToSegment([3, -4], [0, 0], [0, 10])).toBe(5)
  expect(contains(HOUSE, [5.9, 2.9])).toBe(true)
  expect(contains(HOUSE, [6.1, 0])).toBe(false)
  expect(middleOf(rectangle([103, -52], 4, 2))).toEqual([103, -52])
})

test('an outline that crosses, touches or runs back over itself is found', () => {
  expect(crossesItself(BOW_TIE)).toBe(true)
  expect(crossesItself(HOUSE)).toBe(false)
  const backAndForth = [
    [0, 0],
    [4, 0],
    [2, 0],
    [2, 3],
  ]
  expect(crossesItself(backAndForth)).toBe(true)
  const twice = [
    [0, 0],
    [0, 0],
    [4, 0],
    [2, 3],
  ]
  expect(crossesItself(twice)).toBe(true)
  const touching = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 0],
    [0, 4],
  ]
  expect(crossesItself(touching)).toBe(true)
})

test('a roof falls across its eave, wherever the top of the drawing looks to', () => {
  const edges = ['eave', 'rake', 'ridge', 'rake'] as const
  expect(azimuthFromEave(HOUSE, edges, 0)).toBe(180)
  expect(azimuthFromEave(HOUSE, edges, 30)).toBe(210)
  expect(azimuthFromEave([...HOUSE].reverse(), ['ridge', 'rake', 'eave', 'rake'], 0)).toBe(180)
  expect(azimuthFromEave(HOUSE, ['rake', 'eave', 'rake', 'ridge'], 300)).toBe(30)
  expect(azimuthFromEave(HOUSE, ['rake', 'rake', 'rake', 'rake'], 0)).toBeNull()
})

test('edges are guessed by how they lie on the slope', () => {
  expect(guessEdges(HOUSE, null, 0)).toEqual(['eave', 'rake', 'ridge', 'rake'])
  expect(guessEdges(HOUSE, null, 180)).toEqual(['ridge', 'rake', 'eave', 'rake'])
  expect(guessEdges(HOUSE, 90, 0)).toEqual(['rake', 'eave', 'rake', 'ridge'])
  const hipped = [
    [0, 0],
    [12, 0],
    [8, 4],
    [4, 4],
  ]
  expect(guessEdges(hipped, 180, 0)).toEqual(['eave', 'hip', 'ridge', 'hip'])
  const widening = [
    [4, 0],
    [8, 0],
    [12, 4],
    [0, 4],
  ]
  expect(guessEdges(widening, 180, 0)).toEqual(['eave', 'valley', 'ridge', 'valley'])
})

test('edges follow a slope that falls elsewhere, and keep their names where it is only corrected', () => {
  const edges = guessEdges(HOUSE, null, 0)
  expect(edgesFalling(HOUSE, edges, 0, 0)).toEqual(['ridge', 'rake', 'eave', 'rake'])
  expect(edgesFalling(HOUSE, edges, 90, 0)).toEqual(['rake', 'eave', 'rake', 'ridge'])
  // At a slant the eave is the side nearest to it.
  expect(edgesFalling(HOUSE, edges, 310, 0)).toEqual(['rake', 'ridge', 'rake', 'eave'])
  const by_hand = ['eave', 'hip', 'ridge', 'valley'] as const
  expect(edgesFalling(HOUSE, by_hand, 150, 0)).toEqual(by_hand)
  expect(edgesFalling(HOUSE, by_hand, 0, 0)).toEqual(['ridge', 'rake', 'eave', 'rake'])
  // The top of the drawing looks east.
  expect(edgesFalling(HOUSE, edges, 90, 90)).toEqual(['ridge', 'rake', 'eave', 'rake'])
})

test('an outline at the ridge of a plane is the other half of its gable, whichever way it runs', () => {
  const south = plane(HOUSE)
  const behind = rectangle([1, 5.5], 10, 5)
  for (const outline of [behind, behind.toReversed()])
    expect(gableOf(outline, [south], 0)).toEqual({ plane: south, azimuth_deg: 0 })
  expect(gableOf(behind, [plane(HOUSE, { edges: ['ridge', 'rake', 'eave', 'rake'] })], 0)).toBeNull()
  expect(gableOf(rectangle([0, 7], 12, 6), [south], 0)).toBeNull()
  expect(gableOf(rectangle([12, 5.5], 12, 5), [south], 0)).toBeNull()
  expect(gableOf(rectangle([0, -5], 12, 4), [south], 0)).toBeNull()
})

test('a drawing that can be built has no fault, and its arrays are those of its planes', () => {
  const south = plane(HOUSE)
  const laid = { ...south, modules: fillPlane(south, PANEL, drawing()) }
  const [first, ...rest] = laid.modules
  if (!first) throw new Error('Nothing was laid.')
  const empty = plane(rectangle([0, 10], 12, 6), { id: 'north', azimuth_deg: 0 })
  const all = drawing({ planes: [{ ...laid, modules: [{ ...first, on: false }, ...rest] }, empty] })
  expect(drawingFaults(all, new Map([[south.panel_id, PANEL]]))).toEqual([])
  expect(moduleCount(all)).toBe(rest.length)
  expect(arraysOf(all)).toEqual([
    { name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id: south.panel_id, module_count: rest.length },
  ])
})

test('each fault is shown at its field', () => {
  const south = plane(HOUSE)
  const panels = new Map([[south.panel_id, PANEL]])
  const faults = (
    planes: ReturnType<typeof plane>[],
    known: ReadonlyMap<string, { length_m: number | null; width_m: number | null }> = panels,
  ) => drawingFaults(drawing({ planes }), known).map(fault => `${fault.field}: ${fault.sentence}`)
  expect(faults([plane(BOW_TIE)])).toEqual(['planes.0.points: The outline crosses or touches itself.'])
  expect(faults([plane(rectangle([0, 0], 1, 1))])).toEqual(['planes.0.points: South roof is smaller than one panel.'])
  expect(faults([south, south])).toEqual(['planes.1.id: Two planes have the same ID, south.'])
  expect(faults([{ ...south, edges: ['eave', 'ridge', 'rake'] }])).toEqual([
    'planes.0.edges: South roof has 4 points and 3 edges; it needs one edge per point.',
  ])
  expect(faults([south], new Map())).toEqual([
    'planes.0.panel_id: The panel on South roof is not in the catalog. Choose another panel.',
  ])
  const at = (u_m: number, v_m: number) => ({ u_m, v_m, orientation: 'portrait' as const, on: true })
  const sideless = new Map([[south.panel_id, { length_m: null, width_m: null }]])
  expect(faults([{ ...south, modules: [at(0, 0)] }], sideless)[0]).toContain('no dimensions')
  expect(faults([{ ...south, modules: [at(0, 0), at(1, 0.5)] }])).toEqual([
    'planes.0.modules.1: Two panels on South roof overlap.',
  ])
  expect(faults([{ ...south, modules: [at(0, 0), at(5.9, 0)] }])).toEqual([
    'planes.0.modules.1: A panel on South roof extends past the edge.',
  ])
  const crowd = Array.from({ length: 500 }, () => at(0, 0))
  const many = Array.from({ length: 10 }, (_, index) => ({ ...south, id: `p${index}`, modules: crowd }))
  expect(faults(many)).toEqual(['planes: A drawing can have up to 2,000 panels; this one has 5,000.'])
})
