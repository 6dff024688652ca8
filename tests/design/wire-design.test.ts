// Wiring of modules without drawn strings, and planes of a drawing that still belong to a design.
import { expect, it } from 'vitest'
import type { ElectricalInverter, ElectricalPanel } from '#machines/design/electrical/electrical.ts'
import { wireDesign } from '#machines/design/electrical/wire-design.ts'
import { scenePlanes } from '#machines/design/shade/shade-scene.ts'
import { plane } from './shade-scenes.ts'

const panel: ElectricalPanel = {
  id: 'panel',
  manufacturer: 'Acme',
  model: '400',
  power_w: 400,
  technology: 'mono PERC',
  voc: 37,
  vmp: 31,
  isc: 13.8,
  imp: 13,
  temp_coeff_voc: -0.0026,
  temp_coeff_pmax: -0.0034,
}
const inverter: ElectricalInverter = {
  id: 'inverter',
  manufacturer: 'Acme',
  model: 'S5',
  type: 'string',
  ac_power_w: 5000,
  max_dc_w: 8000,
  ac_voltage_v: 240,
  mppt_min_v: 90,
  mppt_max_v: 500,
  max_dc_v: 600,
  mppt_count: 2,
  max_input_current_a: 14,
}
const site = { lowest_c: -10, summer_high_c: 35, source: 'TMY3' }
const groups = (...counts: number[]) => counts.map((count, at) => ({ name: `${at}`, panel, count }))
const run = (of: number, module_count: number) => ({ plane: of, module_count })

it('planes in their order fill inverter after inverter, so that east and west have each their own', () => {
  const wiring = wireDesign({ groups: groups(20, 20), machines: [{ inverter, count: 2 }], site })
  expect(wiring?.kind).toBe('string')
  expect(wiring?.units).toEqual([
    { ac_kw: 5, inputs: [[run(0, 10)], [run(0, 10)]] },
    { ac_kw: 5, inputs: [[run(1, 10)], [run(1, 10)]] },
  ])
})

it('strings beyond the inputs of an inverter share one, and no module is lost', () => {
  const wiring = wireDesign({ groups: groups(30, 7), machines: [{ inverter, count: 1 }], site })
  expect(wiring?.units[0]?.inputs).toEqual([
    [run(0, 10), run(0, 10)],
    [run(0, 10), run(1, 7)],
  ])
})

it('optimizers and microinverters work module by module', () => {
  const optimizer = { ...inverter, manufacturer: 'SolarEdge' }
  const one = wireDesign({ groups: groups(7, 6), machines: [{ inverter: optimizer, count: 1 }], site })
  expect(one).toEqual({ kind: 'optimizer', units: [{ ac_kw: 5, inputs: [[run(0, 7)], [run(1, 6)]] }] })
  const micro = { ...inverter, type: 'micro' as const, ac_power_w: 300 }
  const many = wireDesign({ groups: groups(7), machines: [{ inverter: micro, count: 7 }], site })
  expect(many).toEqual({ kind: 'micro', units: [] })
})

it('with both kinds there is no assignment', () => {
  const micro = { ...inverter, type: 'micro' as const }
  const machines = [inverter, micro].map(one => ({ inverter: one, count: 1 }))
  expect(wireDesign({ groups: groups(7), machines, site })).toBeUndefined()
})

it('a plane changed by hand has left the drawing', () => {
  const { id, points, tilt_deg, azimuth_deg, eave_height_m, modules } = plane('south')
  const sides = { module_length_m: 1.7, module_width_m: 1.1 }
  const drawn = { id, points, tilt_deg, azimuth_deg, eave_height_m, ...sides, modules }
  const scene = { north_deg: 0, planes: [drawn], obstructions: [], trees: [], horizon: [] }
  const array = { tilt_deg, azimuth_deg, module_count: 8, shading_source: 'drawing' as const }
  const of = (change: Partial<typeof array> | { shading_source: 'entered' }) =>
    scenePlanes([{ ...array, ...change }], scene)
  expect(of({})).toEqual(['south'])
  expect([of({ tilt_deg: 26 }), of({ module_count: 9 }), of({ shading_source: 'entered' })]).toEqual([
    [undefined],
    [undefined],
    [undefined],
  ])
  expect(scenePlanes([array, array], scene)).toEqual(['south', undefined])
})
