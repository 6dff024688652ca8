import { expect, test } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { coveredShare, fireAccess } from '#machines/design/drawing/fire-access.ts'
import { articleOf, type FireCode, ridgeSetback, usualFireCode } from '#machines/design/drawing/fire-code.ts'
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

const IFC = usualFireCode('AZ')
const code = (over: Partial<FireCode>): FireCode => ({ ...IFC, ...over })

test('the ridge keeps 18 inches, and 36 above 33 percent or with sprinklers above 66', () => {
  expect(ridgeSetback(0.33, IFC)).toBeCloseTo(0.4572, 4)
  expect(ridgeSetback(0.3315, IFC)).toBeCloseTo(0.9144, 4)
  const sprinklered = code({ sprinklered: true })
  expect(ridgeSetback(0.66, sprinklered)).toBeCloseTo(0.4572, 4)
  expect(ridgeSetback(0.661, sprinklered)).toBeCloseTo(0.9144, 4)
})

test('articles are those of the edition', () => {
  expect(articleOf(code({ edition: 'ifc_2018' }), 'ridge')).toBe('IFC 2018, 1204.2.1.2')
  expect(articleOf(code({ edition: 'ifc_2021' }), 'ridge')).toBe('IFC 2021, 1205.2.1.2')
  expect(articleOf(code({ edition: 'ifc_2024' }), 'escape')).toBe('IFC 2024, 1205.2.2')
  expect(usualFireCode('CA').edition).toBe('california_2025')
  const [first] = fireAccess(house(NO_SETBACKS), panels, code({ edition: 'california_2025', sprinklered: true }))
  expect(first?.sentence).toContain('CFC 2025, 1205.2.1.3')
})

test('the share is of the house as seen from above, or of a slope where the official counts so', () => {
  // 20 modules of 1.953 m2 at 20 degrees over 144 m2 seen from above.
  expect(coveredShare(house(SETBACKS, {}, 20).planes, panels)).toBeCloseTo(
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

test('a detached garage asks for nothing and adds nothing to the roof', () => {
  const whole = house({ ...SETBACKS, ridge_m: 0.46 }, { pathway_left: true }, 20)
  const garage = plane(rectangle([30, 0], 6, 6), { id: 'garage', name: 'Garage', detached: true })
  const modules = fillPlane(garage, PANEL, drawing({ setbacks: NO_SETBACKS }))
  const both = { ...whole, planes: [...whole.planes, { ...garage, modules }] }
  expect(fireAccess(both, panels)).toEqual(fireAccess(whole, panels))
})

test('of two slopes the one that is measured alone may need the wider ridge', () => {
  const half = house({ ...SETBACKS, ridge_m: 0.46 }, { pathway_left: true }, 20)
  const ridge = (one: FireCode) => fireAccess(half, panels, one).find(({ kind }) => kind === 'ridge')
  expect(ridge(IFC)?.severity).toBe('ok')
  expect(ridge(code({ measure: 'slope' }))?.sentence).toMatch(/of the slope .* requires 36 in/)
})

test('one way is on the side of the street', () => {
  const drawn = house({ ...SETBACKS, ridge_m: 0.92 }, { pathway_left: true })
  const ways = (street_deg: number) =>
    fireAccess(drawn, panels, code({ street_deg })).map(({ kind, severity }) => `${kind} ${severity}`)
  // The way on the south plane lies at its western side, the empty plane faces north.
  expect(ways(270)).toContain('pathways ok')
  expect(ways(0)).toContain('pathways ok')
  expect(ways(90)).toContain('street warning')
})

test('the roof below an escape window stays free', () => {
  const drawn = house({ ...SETBACKS, ridge_m: 0.92 }, { pathway_left: true })
  const window = {
    id: 'window',
    kind: 'escape_window' as const,
    points: rectangle([0, -1], 0.6, 0.4).map(([x, y]) => [x, y]),
    height_m: 1.2,
    on_roof: true,
  }
  const blocked = { ...drawn, obstructions: [window] }
  expect(fireAccess(blocked, panels).find(({ kind }) => kind === 'escape')?.sentence).toContain('IFC 2021, 1205.2.2')
  const [south] = blocked.planes
  if (!south) throw new Error('A plane was drawn.')
  const modules = fillPlane(south, PANEL, blocked)
  expect(modules.length).toBeGreaterThan(10)
  // 36 inches although the window is narrower.
  const half = 0.4572
  for (const { u_m, v_m } of modules) expect(Math.abs(u_m) >= half + PANEL.width_m / 2 - 0.001 || v_m > -1).toBe(true)
  expect(
    fireAccess({ ...blocked, planes: blocked.planes.with(0, { ...south, modules }) }, panels).map(({ kind }) => kind),
  ).not.toContain('escape')
})
