// A large roof's shade takes seconds, and the embedded database has one connection: it is calculated outside transactions.
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { readOutside } from '#server/handlers/parse/read-outside.ts'
import { Outside } from '#server/lib/outside.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, equipment, newProject } from '#tests/support/sale.ts'
import { longestTick, mostTick } from '../parse/longest-tick.ts'
import { drawing, plane } from './drawing/support.ts'
import { tree } from './shade-scenes.ts'

let call: Client
beforeAll(async () => {
  call = (await signedIn()).call
})

/** A large roof behind three trees. */
async function shadedRoof() {
  const { panel, inverter } = await equipment(call)
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error('The panel of the tests has sides.')
  const trees = [-8, 0, 8].map(x_m => tree({ id: `t${x_m}`, x_m, y_m: -12, height_m: 12, crown_m: 6 }))
  const around = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }], trees })
  const planes = [plane(rectangle([0, -3], 20, 9), { panel_id: panel.id })]
  return { ...around, planes: planes.map(one => ({ ...one, modules: fillPlane(one, { length_m, width_m }, around) })) }
}

it('answers others while a large roof is saved, and keeps what is saved', async () => {
  const { id: project_id } = await newProject(call)
  const drawn = await shadedRoof()
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

it('answers others while a large roof is sized, with no turn of the event loop that keeps them waiting', async () => {
  const { id: project_id } = await newProject(call)
  // Another tree, so that nothing is left from before.
  const drawn = await shadedRoof()
  const [first, ...trees] = drawn.trees
  const body = {
    project_id,
    target: 1,
    drawing: { ...drawn, trees: first ? [{ ...first, height_m: 11 }, ...trees] : trees },
    plane_ids: drawn.planes.map(({ id }) => id),
  }
  const { result, tick_ms } = await longestTick(async () => {
    let is_sized = false
    let others = 0
    const sizing = call.POST('/v3/design.SizeDrawing', { body }).finally(() => {
      is_sized = true
    })
    while (!is_sized) {
      answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
      others++
      await setImmediate()
    }
    return { others, sized: answered((await sizing).data) }
  })
  expect(result.sized.reached).toBe(true)
  expect(result.others).toBeGreaterThan(10)
  expect(tick_ms).toBeLessThan(4 * mostTick())
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
