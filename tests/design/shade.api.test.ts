// A drawing's shade on its way to the design and its year.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { rerun } from '#server/design/report/rerun.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, designInput, equipment, newProject, UNPLACED } from '#tests/support/sale.ts'
import { drawing } from './drawing/support.ts'
import { plane as roof, tower } from './shade-scenes.ts'

let app: TestApp
let call: Client
beforeAll(async () => {
  app = await testApp()
  call = (await app.signIn(emailOf('Owner'))).call
})

const read = async (project_id: string) => {
  const query = { project_id }
  const { design } = answered((await call.GET('/v3/design.Get', { params: { query } })).data)
  const asked = await call.GET('/v3/solar.GetPerformanceSimulation', { params: { query } })
  const { simulation } = answered(asked.data)
  if (!design || !simulation) throw new Error('Nothing is designed')
  return { design, simulation }
}
const lost = (simulation: Schemas['Simulation'], name: string) =>
  simulation.losses.find(one => one.name === name)?.share

it('obstructions in a drawing shade its design, in place of the flat share for shade', async () => {
  const { id: project_id } = await newProject(call)
  const { panel, inverter } = await equipment(call)
  const save = async (version: number, obstructions: Schemas['DrawnObstruction'][]) => {
    const drawn = drawing({
      planes: [roof('south', { panel_id: panel.id })],
      obstructions,
      inverters: [{ inverter_id: inverter.id, count: 1 }],
    })
    const answer = await call.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: drawn } })
    expect(answer.error).toBeUndefined()
    return read(project_id)
  }
  const open = await save(0, [])
  expect(open.design.arrays[0]?.shading).toEqual(new Array(12).fill(0))
  expect(open.design.arrays[0]?.shading_source).toBe('drawing')
  expect(lost(open.simulation, 'Horizon and shading')).toBe(0)
  expect(open.simulation.assumptions).toContain('The company’s flat shading loss is left out.')

  const shaded = await save(1, [tower(0, -9, 8)])
  const shade = lost(shaded.simulation, 'Horizon and shading') ?? 0
  expect(shade).toBeGreaterThan(0.05)
  expect(shaded.simulation.annual_kwh).toBeLessThan(open.simulation.annual_kwh * (1 - shade * 0.9))
  expect(shaded.design.version).toBe(open.design.version + 1)

  // Edited by hand: the flat share counts, and the outdated drawing is ignored.
  const body = await designInput(call, project_id, shaded.design.version)
  const [array] = open.design.arrays
  if (!array) throw new Error('No array')
  const { shading: _, shading_source: __, ...bare } = array
  await call.POST('/v3/design.Save', { body: { ...body, arrays: [bare], inverters: open.design.inverters } })
  const by_hand = await read(project_id)
  const ratio = open.simulation.annual_kwh / by_hand.simulation.annual_kwh
  expect(ratio).toBeGreaterThan(1.029)
  expect(ratio).toBeLessThan(1.034)
  expect(by_hand.simulation.assumptions).toContain('No shade was entered.')
})

it('the year of a drawing keeps its hour, and its receipt casts the same shade again', async () => {
  const { id: project_id } = await newProject(call)
  const { panel, inverter } = await equipment(call)
  const drawn = drawing({
    planes: [roof('south', { panel_id: panel.id })],
    obstructions: [tower(-9, -1, 8)],
    inverters: [{ inverter_id: inverter.id, count: 1 }],
  })
  await call.POST('/v3/design.SaveDrawing', { body: { project_id, version: 0, drawing: drawn } })
  const { design, simulation } = await read(project_id)
  expect(lost(simulation, 'Shade mismatch')).toBeGreaterThan(0.001)
  expect(simulation.assumptions.join(' ')).toContain('Shade is modeled by panel and hour')
  const { receipt } = answered((await call.GET('/v3/solar.GetReceipt', { params: { query: { project_id } } })).data)
  if (!receipt?.inputs.scene) throw new Error('The receipt has no scene')
  expect(receipt.inputs.inverters.wiring?.units[0]?.inputs).toEqual([[{ plane: 0, module_count: 8 }]])
  expect(rerun(JSON.stringify(receipt), undefined).same).toBe(true)
  const cleared = { ...receipt.inputs, scene: { ...receipt.inputs.scene, obstructions: [] } }
  expect(rerun(JSON.stringify({ ...receipt, inputs: cleared }), undefined).text).toContain('results.annual_kwh')

  // Another module by hand has no position, so the drawing's months count.
  const [array] = design.arrays
  if (!array) throw new Error('No array')
  const body = await designInput(call, project_id, design.version)
  const arrays = [{ ...array, module_count: array.module_count + 1 }]
  await call.POST('/v3/design.Save', { body: { ...body, arrays, inverters: design.inverters } })
  const by_hand = await read(project_id)
  expect(lost(by_hand.simulation, 'Shade mismatch')).toBeUndefined()
  expect(by_hand.simulation.assumptions.join(' ')).toContain('Shade is modeled by month')
})

it('the light of an address is that of the simulation; of a place unknown there is none', async () => {
  const { id: project_id } = await newProject(call)
  const of = (project: string) => call.GET('/v3/solar.GetSunlight', { params: { query: { project_id: project } } })
  const { sunlight } = answered((await of(project_id)).data)
  expect(sunlight).toMatchObject({ latitude_deg: 33.451, longitude_deg: -112.07, utc_offset_h: -7 })
  const year = (hours: readonly number[] = []) => Math.round(hours.reduce((sum, watts) => sum + watts, 0) / 1000)
  // Phoenix: 2,094 kWh of light a year on the level (TMY3).
  expect(Math.abs(year(sunlight?.ghi) / 2094 - 1)).toBeLessThan(0.02)
  const nowhere = await newProject(call, { address: UNPLACED })
  expect(answered((await of(nowhere.id)).data)).toEqual({ sunlight: null })
})
