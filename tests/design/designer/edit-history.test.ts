// Whatever is done to a drawing can be undone, and done again, to the letter.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { type Equipment, filled, modulesOn } from '#web/design/designer/canvas/settling.ts'
import type { Edit } from '#web/design/designer/drawing-edits.ts'
import type { Drawing, Point } from '#web/design/designer/drawing-types.ts'
import { opened, type Step, stepped } from '#web/design/designer/edit-history.ts'
import { copied, newObstruction, newPlane, newTree } from '#web/design/designer/new-parts.ts'

const equipment: Equipment = {
  panels: [{ id: 'panel', power_w: 400, length_m: 1.722, width_m: 1.134 }],
  inverters: [{ id: 'string', type: 'string', ac_power_w: 3800, mppt_count: 1 }],
  dc_ac_target: 1.2,
}
const BLANK: Drawing = {
  backdrop: 'blank',
  width_m: 40,
  depth_m: 30,
  north_deg: 0,
  image: null,
  planes: [],
  obstructions: [],
  trees: [],
  horizon: [],
  setbacks: {
    ridge_m: 0.4572,
    hip_m: 0.4572,
    valley_m: 0.4572,
    rake_m: 0,
    eave_m: 0,
    obstruction_m: 0.3,
    pathway_m: 0.914,
  },
  inverters: [{ inverter_id: 'string', count: 1 }],
  storage: [],
}
const DEFAULTS = { tilt_deg: 20, azimuth_deg: 180, panel_id: 'panel' }
const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]
const roof: Drawing = { ...BLANK, planes: [filled(newPlane(box(-6, -3, 12, 6), BLANK, DEFAULTS), BLANK, equipment)] }
const edited = (edits: Edit[], gesture?: string): Step => ({ type: 'edited', edits, equipment, gesture })

const meters = fc.double({ min: -20, max: 20, noNaN: true })
const point = fc.tuple(meters, meters)
/** Edits of parts in the drawing at that moment, some of them part of a gesture. */
const step = fc.record({
  kind: fc.constantFrom(
    'move',
    'vertex',
    'insert',
    'drop',
    'label',
    'toggle',
    'tilt',
    'north',
    'add',
    'tree',
    'remove',
    'copy',
  ),
  which: fc.nat(30),
  to: point,
  gesture: fc.option(fc.constantFrom('drag', 'turn'), { nil: undefined }),
})
type Random = typeof step extends fc.Arbitrary<infer T> ? T : never

function editOf(drawing: Drawing, { kind, which, to }: Random): Edit[] {
  const plane = drawing.planes[which % Math.max(drawing.planes.length, 1)]
  if (kind === 'add')
    return [{ type: 'parts.added', parts: { obstructions: [newObstruction(box(...to, 1, 1), 'vent')] } }]
  if (kind === 'tree') return [{ type: 'parts.added', parts: { trees: [newTree(to, 'deciduous')] } }]
  if (kind === 'north') return [{ type: 'site.changed', part: { north_deg: (which * 11) % 360 } }]
  if (!plane) return []
  const { id } = plane
  const index = which % plane.points.length
  if (kind === 'copy')
    return [{ type: 'parts.added', parts: copied({ planes: [plane], obstructions: [], trees: [] }, drawing) }]
  if (kind === 'remove') return [{ type: 'parts.removed', ids: [id] }]
  if (kind === 'move') return [{ type: 'parts.moved', ids: [id], by: to }]
  if (kind === 'vertex') return [{ type: 'vertex.moved', id, index, to }]
  if (kind === 'insert') return [{ type: 'vertex.inserted', id, index, at: to }]
  if (kind === 'drop') return [{ type: 'vertex.removed', id, index }]
  if (kind === 'label') return [{ type: 'edge.labelled', id, index, kind: 'eave' }]
  if (kind === 'tilt') return [{ type: 'plane.changed', id, part: { tilt_deg: which } }]
  return [{ type: 'module.toggled', id, index: which % Math.max(plane.modules.length, 1) }]
}

it('undoing every step gives back the drawing to the letter, and redoing them the last', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      let history = opened(roof)
      for (const one of steps) history = stepped(history, edited(editOf(history.present, one), one.gesture))
      history = stepped(history, { type: 'gesture.ended', equipment })
      const last = history.present
      const undone: Drawing[] = []
      while (history.past.length > 0) {
        undone.push(history.present)
        history = stepped(history, { type: 'undone' })
      }
      expect(history.present).toEqual(roof)
      for (const expected of undone.reverse()) {
        history = stepped(history, { type: 'redone' })
        expect(history.present).toEqual(expected)
      }
      expect(history.present).toEqual(last)
      for (const { points, edges } of last.planes) expect(edges).toHaveLength(points.length)
    }),
    { numRuns: 60 },
  )
})

it('a gesture is one step however many edits it is made of, and something else begins another', () => {
  const id = roof.planes[0]?.id ?? ''
  let history = opened(roof)
  for (let x = 1; x <= 5; x++)
    history = stepped(history, edited([{ type: 'parts.moved', ids: [id], by: [1, 0] }], 'drag-1'))
  history = stepped(history, { type: 'gesture.ended', equipment })
  history = stepped(history, edited([{ type: 'parts.moved', ids: [id], by: [0, 1] }], 'drag-2'))
  expect(history.past).toHaveLength(2)
  expect(stepped(history, { type: 'undone' }).present.planes[0]?.points[0]).toEqual([-1, -3])
  // Undone steps are lost after a new edit.
  const other = stepped(stepped(history, { type: 'undone' }), edited([{ type: 'parts.removed', ids: [id] }]))
  expect(other.future).toEqual([])
})

it('modules go with their plane, make way for what is put on it, and places emptied by hand stay empty', () => {
  const [plane] = roof.planes
  const id = plane?.id ?? ''
  const count = modulesOn(roof)
  expect(count).toBeGreaterThan(15)
  const toggled = stepped(opened(roof), edited([{ type: 'module.toggled', id, index: 3 }]))
  const put = stepped(
    toggled,
    edited([{ type: 'parts.added', parts: { obstructions: [newObstruction(box(3, 0, 1, 1), 'chimney')] } }]),
  )
  expect(modulesOn(put.present)).toBeLessThan(count - 1)
  expect(put.present.planes[0]?.modules.filter(({ on }) => !on)).toHaveLength(1)
  const away = stepped(put, edited([{ type: 'parts.removed', ids: [put.present.obstructions[0]?.id ?? ''] }]))
  expect(modulesOn(away.present)).toBe(count - 1)

  const before = roof.planes[0]
  const after = stepped(opened(roof), edited([{ type: 'parts.moved', ids: [id], by: [5, 2] }])).present.planes[0]
  if (!before || !after) throw new Error('The plane is gone')
  const where = (one: typeof before) =>
    one.modules.map(({ u_m, v_m }) =>
      planeFrame(one, 0)
        .toPlan([u_m, v_m])
        .map(m => Math.round(m * 1e3) / 1e3),
    )
  expect(where(after)).toEqual(
    where(before).map(([x = 0, y = 0]) => [Math.round((x + 5) * 1e3) / 1e3, Math.round((y + 2) * 1e3) / 1e3]),
  )
})

it('turning the drawing under its north leaves every module where it is drawn', () => {
  const typed = stepped(
    opened(roof),
    edited([{ type: 'plane.changed', id: roof.planes[0]?.id ?? '', part: { azimuth_typed: true } }]),
  )
  const turned = stepped(typed, edited([{ type: 'site.changed', part: { north_deg: 30 } }], 'turn')).present
  const [before, after] = [roof.planes[0], turned.planes[0]]
  if (!before || !after) throw new Error('The plane is gone')
  expect(after.azimuth_deg).toBe(before.azimuth_deg)
  const [was, is] = [planeFrame(before, 0), planeFrame(after, 30)]
  for (const [index, one] of before.modules.entries()) {
    const other = after.modules[index] ?? one
    const [a, b] = [was.toPlan([one.u_m, one.v_m]), is.toPlan([other.u_m, other.v_m])]
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(1e-4)
  }
  // Where it follows from its eave it turns with the drawing, and so do its modules.
  const followed = stepped(opened(roof), edited([{ type: 'site.changed', part: { north_deg: 30 } }])).present.planes[0]
  expect(followed?.azimuth_deg).toBe(210)
  expect(followed?.modules).toEqual(before.modules)
})

it('a single inverter follows the modules until someone chooses another count', () => {
  const count = (drawing: Drawing) => drawing.inverters[0]?.count
  const [plane] = roof.planes
  if (!plane) throw new Error('There is a plane')
  const empty = { ...roof, planes: [{ ...plane, modules: [] }] }
  const fill: Edit = { type: 'plane.changed', id: plane.id, part: { modules: plane.modules } }
  expect(count(stepped(opened(empty), edited([fill])).present)).toBe(3)
  const chosen = stepped(
    opened(empty),
    edited([{ type: 'site.changed', part: { inverters: [{ inverter_id: 'string', count: 7 }] } }]),
  )
  expect(count(stepped(chosen, edited([fill])).present)).toBe(7)
})

const typed = (drawing: Drawing, index: number, azimuth_deg: number): Drawing =>
  stepped(
    opened(drawing),
    edited([
      { type: 'plane.changed', id: drawing.planes[index]?.id ?? '', part: { azimuth_deg, azimuth_typed: true } },
    ]),
  ).present

it('an azimuth that is typed takes eave, ridge and name with it', () => {
  const [north] = typed(roof, 0, 0).planes
  expect(north).toMatchObject({ name: 'North roof', azimuth_deg: 0, edges: ['ridge', 'rake', 'eave', 'rake'] })
  const named = stepped(
    opened(roof),
    edited([{ type: 'plane.changed', id: roof.planes[0]?.id ?? '', part: { name: 'Garage' } }]),
  ).present
  expect(typed(named, 0, 0).planes[0]?.name).toBe('Garage')
  expect(typed(roof, 0, 185).planes[0]).toMatchObject({ name: 'South roof', edges: roof.planes[0]?.edges })
})

it('a rectangle at a ridge is the other half of the gable, at the same ridge', () => {
  const deep = newPlane(box(-6, 3, 12, 8), roof, DEFAULTS)
  expect(deep).toMatchObject({
    name: 'North roof',
    azimuth_deg: 0,
    tilt_deg: 20,
    edges: ['ridge', 'rake', 'eave', 'rake'],
  })
  expect(deep.eave_height_m).toBeCloseTo(3 - 2 * Math.tan((20 * Math.PI) / 180), 4)
  expect(newPlane(box(-6, 3, 12, 6), roof, DEFAULTS).eave_height_m).toBe(3)
  // Never under the ground.
  expect(newPlane(box(-6, 3, 12, 19), roof, DEFAULTS).eave_height_m).toBe(0)
})

it('planes that turn with the drawing are named for where they face, each by a name of its own', () => {
  const two = { ...roof, planes: [...roof.planes, newPlane(box(-6, -12, 12, 6), roof, DEFAULTS)] }
  expect(two.planes.map(({ name }) => name)).toEqual(['South roof', 'South roof 2'])
  const turned = stepped(opened(two), edited([{ type: 'site.changed', part: { north_deg: 90 } }])).present
  expect(turned.planes.map(({ name }) => name)).toEqual(['West roof', 'West roof 2'])
})

it('undo takes back one’s own changes and leaves a colleague’s', () => {
  const id = roof.planes[0]?.id ?? ''
  const tree = newTree([9, 9], 'deciduous')
  const mine = stepped(opened(roof), edited([{ type: 'plane.changed', id, part: { tilt_deg: 31 } }]))
  const theirs: Drawing = { ...roof, trees: [tree] }
  const merged = stepped(mine, { type: 'merged', base: roof, theirs, equipment })
  expect([merged.present.planes[0]?.tilt_deg, merged.present.trees]).toEqual([31, [tree]])
  const undone = stepped(merged, { type: 'undone' })
  expect([undone.present.planes[0]?.tilt_deg, undone.present.trees]).toEqual([20, [tree]])
  expect(stepped(undone, { type: 'redone' }).present).toEqual(merged.present)
})

it('an inverter count that followed one’s panels follows those of both', () => {
  const wide = {
    ...BLANK,
    planes: ['a', 'b'].map(id => ({ ...(roof.planes[0] ?? newPlane([], BLANK, DEFAULTS)), id })),
  }
  const empty: Drawing = { ...wide, planes: wide.planes.map(one => ({ ...one, modules: [] })) }
  const fill = (id: string) => {
    const plane = wide.planes.find(one => one.id === id)
    const edits: Edit[] = [{ type: 'plane.changed', id, part: { modules: plane?.modules ?? [] } }]
    return stepped(opened(empty), edited(edits))
  }
  const [mine, theirs] = [fill('a'), fill('b').present]
  const merged = stepped(mine, { type: 'merged', base: empty, theirs, equipment })
  expect(modulesOn(merged.present)).toBe(modulesOn(wide))
  expect(merged.present.inverters[0]?.count).toBeGreaterThan(mine.present.inverters[0]?.count ?? 0)
})
