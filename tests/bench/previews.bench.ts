// The wait after editing a roof or a slider: recalculating a drawing, and a household's year with another battery.
import { bench, describe } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { drawing, plane } from '#tests/design/drawing/support.ts'
import { TIME_OF_USE } from '#tests/design/energy/plans.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { answered, equipment, financed } from '#tests/support/sale.ts'

const test = await testApp()
const owner = (await test.signIn(emailOf('Owner'))).call
const { panel, inverter } = await equipment(owner)
const { project_id } = await financed(owner)
const query = { params: { query: { project_id } } }
const { storage } = answered((await owner.GET('/v3/collections.ListStorage', {})).data)
const [battery] = storage
if (panel.length_m === null || panel.width_m === null || !battery)
  throw new Error('The starter catalogue lacks figures')
const sides = { length_m: panel.length_m, width_m: panel.width_m }

const empty = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id })
const modules = fillPlane(south, sides, empty)
let tilt_deg = 15

describe('a drawing being changed', () => {
  bench('baseline: the saved design and its price', async () => {
    await owner.GET('/v3/design.Get', query)
    await owner.GET('/v3/pricing.Get', query)
  })
  bench('/v3/design.PreviewDrawing', async () => {
    tilt_deg = tilt_deg > 40 ? 15 : tilt_deg + 0.01
    const planes = [{ ...south, modules: modules.slice(4), tilt_deg }]
    await owner.POST('/v3/design.PreviewDrawing', { body: { project_id, drawing: { ...empty, planes } } })
  })
})

let reserve = 0.1
const tariff = {
  rate_usd_per_kwh: 0.2,
  fixed_charge_cents_per_month: 1_000,
  plan: TIME_OF_USE,
  net_metering: { kind: 'net_billing_carry_over' as const, export_usd_per_kwh: 0.06 },
}
const chosen = [{ storage_id: battery.id, count: 1 }]

describe('a household with another battery and tariff', () => {
  bench('baseline: the year as it is kept', async () => {
    await owner.GET('/v3/energy.GetYear', query)
  })
  for (const strategy of ['self_consumption', 'arbitrage'] as const)
    bench(`/v3/energy.Preview, ${strategy}`, async () => {
      reserve = reserve > 0.8 ? 0.1 : reserve + 0.001
      const body = { project_id, storage: chosen, storage_control: { strategy, reserve }, tariff }
      await owner.POST('/v3/energy.Preview', { body })
    })
})
