// A hundred panels laid as the fire code allows, pathways chosen, in at most 300 ms.
import { bench, describe } from 'vitest'
import { usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { legallyFilled } from '#machines/design/drawing/legal-fill.ts'
import { drawing, NO_SETBACKS, PANEL, plane } from '../design/drawing/support.ts'

const south = plane([
  [-11, -6.5],
  [11, -6.5],
  [11, 0],
  [-11, 0],
])
const north = plane(
  [
    [11, 6.5],
    [-11, 6.5],
    [-11, 0],
    [11, 0],
  ],
  { id: 'north', name: 'North roof', azimuth_deg: 0 },
)
const house = drawing({ setbacks: NO_SETBACKS, planes: [south, north] })
const panels = new Map([[south.panel_id, PANEL]])
/** Results are kept, so that no engine leaves their calculation out. */
const kept = { count: 0 }

describe('filling by the fire code', () => {
  bench('two planes of a gable', () => {
    const filled = legallyFilled(house, ['south', 'north'], panels, usualFireCode('AZ'))
    kept.count = filled.planes.flatMap(({ modules }) => modules).length
    if (kept.count < 90) throw new Error(`Only ${kept.count} panels`)
  })
})
