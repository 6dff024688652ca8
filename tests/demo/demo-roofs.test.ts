// The demo company's drawn houses: their roofs differ, hold what was sold, and pass the designer's own checks.
import { expect, it } from 'vitest'
import { fireAccess } from '#machines/design/drawing/fire-access.ts'
import { usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { overlapFindings } from '#machines/design/solid/overlap.ts'
import { roofFaults } from '#machines/design/solid/roof-faults.ts'
import { drawRoof } from '#machines/projects/samples/draw-roof.ts'
import { demoProjects } from '#mocks/demo/projects.ts'

const PANEL = { id: 'panel', model: 'Q.TRON', length_m: 1.722, width_m: 1.134 }
const SIDES = new Map([['panel', PANEL]])
const SETBACKS = {
  ridge_m: 0.457,
  hip_m: 0.457,
  valley_m: 0.457,
  rake_m: 0,
  eave_m: 0,
  obstruction_m: 0.3,
  pathway_m: 0.914,
}
const houses = demoProjects.flatMap(({ roof, planes, address, homeowner }) =>
  roof ? [{ roof, planes, code: usualFireCode(address.state), name: homeowner.firstname }] : [],
)

it('at least eight houses have roofs of all kinds', () => {
  expect(houses.length).toBeGreaterThanOrEqual(8)
  expect(new Set(houses.map(({ roof }) => roof)).size).toBe(houses.length)
  const kinds = houses.flatMap(({ roof }) => roof.roofs.map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(['gable', 'hip', 'shed', 'dutch_gable', 'flat', 'saltbox']))
  expect(houses.filter(({ roof }) => roof.roofs.some(({ dormers = [] }) => dormers.length > 0))).toHaveLength(2)
})

it.each(houses)('the house of $name holds what was sold, with no finding of the designer', ({ roof, planes, code }) => {
  const drawing = drawRoof(roof, planes, PANEL, SETBACKS, { inverters: [], storage: [] }, code)
  const held = drawing.planes.filter(({ modules }) => modules.length > 0)
  expect(held.map(({ name, modules }) => [name, modules.length]).sort()).toEqual(
    planes.map(({ name, modules }) => [name, modules]).sort(),
  )
  expect(fireAccess(drawing, SIDES, code).filter(({ severity }) => severity !== 'ok')).toEqual([])
  expect(overlapFindings(drawing.planes)).toEqual([])
  expect(roofFaults(drawing)).toEqual([])
})
