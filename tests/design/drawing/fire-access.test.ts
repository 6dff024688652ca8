import { expect, test } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { coveredShare, fireAccess, ridgeSetback } from '#machines/design/drawing/fire-access.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing, NO_SETBACKS, PANEL, plane, SETBACKS } from './support.ts'

const panels = new Map([[plane([]).panel_id, PANEL]])

/** A gabled house: two planes of 12 by 6 m, modules on the southern one. */
function house(setbacks: Schemas['Setbacks'], ways: Partial<Schemas['DrawnPlane']> = {}, keep = 100) {
  const south = plane(rectangle([0, -3], 12, 6), ways)
  const north = plane(rectangle([0, 3], 12, 6), { id: 'north', name: 'North roof', azimuth_deg: 0 })
  const modules = fillPlane(south, PANEL, drawing({ setbacks })).slice(0, keep)
  return drawing({ setbacks, planes: [{ ...south, modules }, north] })
}

test('the ridge keeps 18 inches, and 36 where modules cover more than a third', () => {
  expect(ridgeSetback(0.33)).toBeCloseTo(0.457, 3)
  expect(ridgeSetback(0.34)).toBeCloseTo(0.914, 3)
  // 20 modules of 1.953 m2 at 20 degrees over 144 m2 seen from above.
  expect(coveredShare(house(SETBACKS, {}, 20), panels)).toBeCloseTo(
    (20 * 1.722 * 1.134 * Math.cos(Math.PI / 9)) / 144,
    6,
  )
})

test('a ridge without room is found, one with room passes', () => {
  const bare = fireAccess(house(NO_SETBACKS), panels)
  expect(bare.find(one => one.plane_id === 'south')?.sentence).toMatch(/36 in|18 in/)
  expect(bare[0]?.severity).toBe('warning')
  const kept = fireAccess(house({ ...SETBACKS, ridge_m: 0.92 }, { pathway_left: true }), panels)
  expect(kept.map(one => one.severity)).toEqual(['ok', 'ok'])
})

test('two ways are counted over all planes, and a full roof has none', () => {
  const full = house(NO_SETBACKS)
  const [south, north] = full.planes
  if (!south || !north) throw new Error('Two planes were drawn.')
  const laid = { ...north, modules: fillPlane(north, PANEL, full) }
  const none = fireAccess({ ...full, planes: [south, laid] }, panels)
  expect(none.map(one => one.sentence).join(' ')).toContain('No plane has a 36 in pathway')
  expect(none.filter(one => one.plane_id === 'south')).not.toHaveLength(0)
  // Two ways on one plane are one: smoke and fire take a plane whole.
  const both = house({ ...SETBACKS, ridge_m: 0.92 }, { pathway_left: true, pathway_right: true })
  const said = (drawn: Schemas['Drawing']) =>
    fireAccess(drawn, panels)
      .map(one => one.sentence)
      .join(' ')
  expect(said(both)).toContain('2 planes have a pathway')
  expect(said({ ...both, planes: both.planes.slice(0, 1) })).toContain('Only one plane has a 36 in pathway')
})

test('a roof without modules or nearly level has no findings', () => {
  expect(fireAccess(drawing(), panels)).toEqual([])
  expect(fireAccess(drawing({ planes: [plane(rectangle([0, 0], 12, 6), { tilt_deg: 5 })] }), panels)).toEqual([])
})
