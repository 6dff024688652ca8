// The shade of a large roof takes seconds, and the embedded database has one connection: it is cast while nobody holds it.
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { readOutside } from '#server/handlers/parse/read-outside.ts'
import { Outside } from '#server/lib/outside.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, equipment, newProject } from '#tests/support/sale.ts'
import { drawing, plane } from './drawing/support.ts'
import { tree } from './shade-scenes.ts'

let call: Client
beforeAll(async () => {
  call = (await signedIn()).call
})

it('answers others while a large roof is saved, and keeps what is saved', async () => {
  const { id: project_id } = await newProject(call)
  const { panel, inverter } = await equipment(call)
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error('The panel of the tests has sides.')
  const trees = [-8, 0, 8].map(x_m => tree({ id: `t${x_m}`, x_m, y_m: -12, height_m: 12, crown_m: 6 }))
  const around = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }], trees })
  const south = plane(rectangle([0, -3], 20, 9), { panel_id: panel.id })
  const drawn = { ...around, planes: [{ ...south, modules: fillPlane(south, { length_m, width_m }, around) }] }
  let is_saved = false
  const saving = call
    .POST('/v3/design.SaveDrawing', { body: { project_id, version: 0, drawing: drawn } })
    .finally(() => {
      is_saved = true
    })
  const project = { params: { query: { project_id } } }
  let others = 0
  while (!is_saved) {
    answered((await call.GET('/v3/projects.Get', project)).data)
    others++
    // Requests within one process run in microtasks and would never let the casting continue.
    await setImmediate()
  }
  // One may come before the save, and one waits for its end.
  expect(others).toBeGreaterThan(4)
  const { drawing: kept } = answered((await saving).data)
  expect(kept?.planes[0]?.modules).toHaveLength(drawn.planes[0]?.modules.length ?? 0)
  expect(answered((await call.GET('/v3/design.GetDrawing', project)).data).version).toBe(1)
})

it('stays in the transaction once it has left it four times', async () => {
  let left = 0
  const answer = readOutside(async reading => {
    if (!reading.may_be_left) return 'done inside'
    throw new Outside(async () => {
      left++
    })
  })
  expect(await answer).toBe('done inside')
  expect(left).toBe(4)
})
