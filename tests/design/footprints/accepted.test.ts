// What outlines of a file become in the drawing: roofs that are one solid, or planes, turned to the drawing's north.
import { describe, expect, it } from 'vitest'
import { areaOf } from '#machines/design/drawing/geometry.ts'
import { applied } from '#web/design/designer/drawing-edits.ts'
import { footprintEdits } from '#web/design/designer/survey/footprints.ts'
import { drawing } from '../drawing/support.ts'

const DEFAULTS = { tilt_deg: 22, azimuth_deg: 180, panel_id: '0198f7a2-0000-7000-8000-000000000030' }
const at = (x: number) => [
  [x, 0],
  [x + 12, 0],
  [x + 12, 8],
  [x, 8],
]
const outline = (points: number[][], holes: number[][][] = []) => ({ points, holes, area_m2: 96, distance_m: 0 })
const blank = drawing({ planes: [], roofs: [], north_deg: 0 })
const added = (outlines: ReturnType<typeof outline>[], add_as: 'roof' | 'plane', before = blank) => {
  const made = footprintEdits(outlines, add_as, before, DEFAULTS)
  if ('fault' in made) return made
  return { ...made, after: made.edits.reduce(applied, before) }
}

describe('an outline that is added', () => {
  it('as a roof is a gable with two planes over the same area', () => {
    const made = added([outline(at(0)), outline(at(30))], 'roof')
    if ('fault' in made) throw new Error(made.fault)
    expect(made.after.roofs?.map(({ kind, pitch_deg }) => [kind, pitch_deg])).toEqual([
      ['gable', 22],
      ['gable', 22],
    ])
    expect(made.after.planes.reduce((sum, { points }) => sum + areaOf(points), 0)).toBeCloseTo(192, 3)
    expect(made.ids.every(id => made.after.planes.some(plane => plane.id === id))).toBe(true)
  })

  it('as a plane keeps its courtyard', () => {
    const yard = [
      [4, 3],
      [6, 3],
      [6, 5],
      [4, 5],
    ]
    const made = added([outline(at(0), [yard])], 'plane')
    expect('after' in made && made.after.planes.map(({ holes }) => holes)).toEqual([[yard]])
    expect(added([outline(at(0), [yard])], 'roof')).toEqual({ fault: expect.stringMatching(/courtyard/) })
  })

  it('is turned to the north of the drawing', () => {
    const made = added([outline(at(0))], 'plane', drawing({ planes: [], north_deg: 90 }))
    expect('after' in made && made.after.planes[0]?.points[1]).toEqual([0, 12])
  })

  it('is refused with a sentence where the drawing has no room', () => {
    const nine = Array.from({ length: 9 }, (_, index) => outline(at(index * 14)))
    expect(added(nine, 'roof')).toEqual({ fault: expect.stringMatching(/up to 8 roofs/) })
    const round = Array.from({ length: 30 }, (_, i) => [
      10 * Math.cos((i * Math.PI) / 15),
      10 * Math.sin((i * Math.PI) / 15),
    ])
    expect(added([outline(round)], 'roof')).toEqual({ fault: expect.stringMatching(/up to 20 corners/) })
  })
})
