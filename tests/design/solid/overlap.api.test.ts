// Panels below a dormer are counted twice until the roof is cut, so no proposal goes out with them.
import { beforeAll, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { cutPlanes } from '#machines/design/solid/cut.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, confirmTariff, equipment, financed } from '#tests/support/sale.ts'
import { drawing, PANEL, plane } from '../drawing/support.ts'

let owner: Client
let panel: Schemas['Panel']
let inverter: Schemas['Inverter']
beforeAll(async () => {
  owner = (await (await testApp()).signIn(emailOf('Owner'))).call
  ;({ panel, inverter } = await equipment(owner))
})

const box = (left: number, bottom: number, right: number, top: number) => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]
const sides = () => ({ length_m: panel.length_m ?? PANEL.length_m, width_m: panel.width_m ?? PANEL.width_m })

function house(cut: boolean): Schemas['Drawing'] {
  const of_company = { panel_id: panel.id, tilt_deg: 30 }
  const drawn = [
    plane(box(-6, 0, 6, 6), { ...of_company, id: 'main', name: 'South roof' }),
    plane(box(-1.5, 1.5, 1.5, 4), { ...of_company, id: 'dormer', name: 'Dormer', tilt_deg: 10 }),
  ]
  const planes = cut ? cutPlanes(drawn, 0, () => 'piece') : drawn
  const roof = drawing({ planes, inverters: [{ inverter_id: inverter.id, count: 1 }] })
  return { ...roof, planes: planes.map(one => ({ ...one, modules: fillPlane(one, sides(), roof) })) }
}

it('publishes no proposal of a roof with two surfaces in one place, and says where', async () => {
  const { project_id, offers } = await financed(owner)
  await confirmTariff(owner, project_id)
  const draw = (version: number, drawn: Schemas['Drawing']) =>
    owner.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: drawn } })
  const counted = async () =>
    answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data).design?.module_count ?? 0
  const option_ids = offers.flatMap(({ option_id, unavailable }) => (unavailable ? [] : [option_id])).slice(0, 1)
  const publish = () =>
    owner.POST('/v3/proposal.Save', {
      body: { project_id, version: 0, language: 'en', option_ids, publish: true },
    })

  answered((await draw(0, house(false))).data)
  const before = await counted()
  const refused = await refusal(publish())
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.fields)).toContain('South roof and Dormer overlap by 81 sq ft')

  answered((await draw(1, house(true))).data)
  expect(await counted()).toBeLessThan(before)
  const { proposal } = answered((await publish()).data)
  expect(proposal.status).toBe('sent')
  expect(proposal.findings.map(({ sentence }) => sentence).join()).not.toContain('overlap')
})
