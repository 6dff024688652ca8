import { expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { totalLoss } from '#machines/design/rules.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { lossesOf, shadeSentences } from '#machines/money/sale/shade-losses.ts'

const shares = DEFAULTS.simulation.losses
const array = { name: 'South', tilt_deg: 25, azimuth_deg: 180, panel_id: 'panel', module_count: 10 }
const shading = new Array<number>(12).fill(0.1)
const drawn = { ...array, shading, shading_source: 'drawing' as const }

it('a plane whose shade was calculated does not lose the flat share as well; any other does', () => {
  expect(lossesOf(array, { shares })).toBeUndefined()
  expect(lossesOf({ ...array, shading }, { shares })).toBeUndefined()
  expect(lossesOf({ ...array, shading_source: 'drawing' }, { shares }), 'not reckoned').toBeUndefined()
  expect(lossesOf(drawn, { shares })).toBe(totalLoss({ ...shares, shading: 0 }))
  const { weather } = weatherAt(35.78, -78.64)
  const year = (losses: number | undefined) =>
    simulateYear({ weather, losses: totalLoss(shares), ac_kw: 100, planes: [{ ...array, kw: 5, shading, losses }] })
  const [twice, once] = [year(undefined), year(lossesOf(drawn, { shares }))]
  expect(once.planes[0]?.annual_kwh).toBeGreaterThan((twice.planes[0]?.annual_kwh ?? 0) * 1.029)
  const lossOf = (name: string, of = once) => of.losses.find(loss => loss.name === name)?.share
  expect(lossOf('Horizon and shading')).toBeCloseTo(0.1, 6)
  expect(lossOf('System losses')).toBeCloseTo(totalLoss({ ...shares, shading: 0 }), 6)
})

it('says so among the assumptions', () => {
  expect(shadeSentences({ arrays: [array], scene: null }, { shares })).toEqual(['No shade was entered.'])
  expect(shadeSentences({ arrays: [{ ...array, shading }], scene: null }, { shares })).toEqual([
    'Shade is as entered for each roof plane and month.',
  ])
  expect(shadeSentences({ arrays: [drawn], scene: null }, { shares })).toEqual([
    'Shade is modeled by month, from the drawing’s obstructions, trees, roofs and horizon.',
    'The company’s flat shading loss is left out.',
  ])
  expect(shadeSentences({ arrays: [drawn, array], scene: null }, { shares: { ...shares, shading: 0 } })).toEqual([
    'Shade of South is modeled by month, from the drawing’s obstructions, trees, roofs and horizon.',
    'No shade was entered for the other planes.',
  ])
})
