import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fireAccess } from '#machines/design/drawing/fire-access.ts'
import { type FireCode, usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { legallyFilled } from '#machines/design/drawing/legal-fill.ts'
import { withRoof } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing, NO_SETBACKS, PANEL, plane } from './support.ts'

const panel_id = plane([]).panel_id
const panels = new Map([[panel_id, PANEL]])
const IFC = usualFireCode('AZ')
const countOn = ({ planes }: Schemas['Drawing']) =>
  planes.flatMap(({ modules }) => modules).filter(({ on }) => on).length
const warnings = (one: Schemas['Drawing'], code: FireCode) =>
  fireAccess(one, panels, code).filter(({ severity }) => severity === 'warning')

function house(kind: Schemas['DrawnRoof']['kind'], wide: number, deep: number, pitch_deg: number) {
  const points = rectangle([0, 0], wide, deep).map(([x, y]) => [x, y])
  const roof = { id: 'roof', kind, points, side: 0, pitch_deg, back_pitch_deg: 15, eave_height_m: 3, dormers: [] }
  const chosen = { panel_id, layout: 'best' as const, gap_m: 0.02 }
  const made = withRoof(drawing({ setbacks: NO_SETBACKS }), roof, chosen, azimuth => `Faces ${azimuth}`)
  if ('fault' in made) throw new Error(made.fault)
  return made
}
const all = ({ planes }: Schemas['Drawing']) => planes.map(({ id }) => id)

test('a filled roof of any size has no finding of the fire code', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('gable', 'hip', 'saltbox', 'dutch_gable'),
      fc.integer({ min: 9, max: 20 }),
      fc.integer({ min: 8, max: 14 }),
      fc.integer({ min: 12, max: 45 }),
      fc.boolean(),
      fc.constantFrom('roof' as const, 'slope' as const),
      (kind, wide, deep, pitch_deg, sprinklered, measure) => {
        const code = { ...IFC, sprinklered, measure }
        const drawn = house(kind, wide, deep, pitch_deg)
        const filled = legallyFilled(drawn, all(drawn), panels, code)
        expect(countOn(filled)).toBeGreaterThan(0)
        expect(warnings(filled, code)).toEqual([])
      },
    ),
    { numRuns: 40, seed: 74 },
  )
})

test('sprinklers let more panels lie near the ridge', () => {
  const drawn = house('gable', 14, 10, 25)
  const dry = legallyFilled(drawn, all(drawn), panels, IFC)
  const wet = legallyFilled(drawn, all(drawn), panels, { ...IFC, sprinklered: true })
  expect(countOn(wet)).toBeGreaterThanOrEqual(countOn(dry))
})

test('a wide ridge the code had asked for is narrow again once fewer planes are filled', () => {
  const drawn = house('hip', 14, 8, 25)
  const empty = { ...drawn, setbacks: { ...drawn.setbacks, ridge_m: 0.9144 } }
  const again = legallyFilled(empty, all(drawn).slice(1, 2), panels, IFC)
  expect(again.setbacks.ridge_m).toBeLessThan(0.5)
})

test('a flat roof and a detached garage are filled whole', () => {
  const flat = drawing({ setbacks: NO_SETBACKS, planes: [plane(rectangle([0, 0], 10, 8), { tilt_deg: 4 })] })
  const garage = drawing({ setbacks: NO_SETBACKS, planes: [plane(rectangle([0, 0], 10, 8), { detached: true })] })
  for (const one of [flat, garage]) {
    const filled = legallyFilled(one, all(one), panels, IFC)
    expect(filled.setbacks).toEqual(NO_SETBACKS)
    expect(filled.planes.some(({ pathway_left, pathway_right }) => pathway_left || pathway_right)).toBe(false)
    expect(countOn(filled)).toBeGreaterThan(25)
  }
})
