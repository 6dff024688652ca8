// Which figures of equipment are asked about, and which are refused.
import { describe, expect, it } from 'vitest'
import { BANDS, unusualFigures } from '#machines/design/equipment/bands.ts'
import { inverterType } from '#machines/design/equipment/cec-lists.ts'
import contract from '#sdk/contract.gen.json' with { type: 'json' }

const { PanelInput, InverterInput, StorageInput } = contract.components.schemas

describe('every figure of equipment', () => {
  it.each([
    ['panel', PanelInput],
    ['inverter', InverterInput],
    ['storage', StorageInput],
  ] as const)('of a %s has a usual range within the contract’s limits', (kind, { properties }) => {
    const limits = Object.entries(properties).flatMap(([field, property]) =>
      'minimum' in property && 'maximum' in property ? [[field, [property.minimum, property.maximum]]] : [],
    )
    expect(Object.fromEntries(Object.entries(BANDS[kind]).map(([field, { limit }]) => [field, limit]))).toEqual(
      Object.fromEntries(limits),
    )
    for (const { usual, limit } of Object.values(BANDS[kind])) {
      expect(usual[0]).toBeGreaterThanOrEqual(limit[0])
      expect(usual[1]).toBeLessThanOrEqual(limit[1])
      expect(usual[0]).toBeLessThan(usual[1])
    }
  })
})

describe('a temperature coefficient', () => {
  it('written as a fraction is asked about with the percentage it may mean', () => {
    expect(unusualFigures('panel', { temp_coeff_pmax: -0.000035 })).toEqual({
      temp_coeff_pmax: 'Power temperature coefficient (%/°C) is -0.0035; usual is -0.67 to -0.15. Is -0.35 meant?',
    })
  })
  it('of zero is asked about', () => {
    expect(unusualFigures('panel', { temp_coeff_pmax: 0, temp_coeff_voc: 0 })).toEqual({
      temp_coeff_pmax: 'Power temperature coefficient (%/°C) is 0; usual is -0.67 to -0.15.',
      temp_coeff_voc: 'Voltage temperature coefficient (%/°C) is 0; usual is -0.6 to -0.15.',
    })
  })
  it('that was accepted before, or is usual or unknown, is not', () => {
    expect(unusualFigures('panel', { temp_coeff_pmax: 0 }, { temp_coeff_pmax: 0 })).toEqual({})
    expect(unusualFigures('panel', { temp_coeff_pmax: -0.0035, temp_coeff_voc: null })).toEqual({})
  })
})

it.each([
  ['four inputs, 1.5 kW', 1_516, 52, '', 'micro'],
  ['four inputs, 2 kW', 1_928, 48, '', 'micro'],
  ['two panels in series', 640, 95, '', 'micro'],
  ['a small string inverter', 700, 200, '', 'string'],
  ['a battery inverter', 3_600, 56, '', 'string'],
  ['a house’s', 7_680, 480, '', 'string'],
  ['described', 1_225, null, 'Utility Interactive Micro-Inverter', 'micro'],
  ['small, of unknown voltage', 290, null, '', 'micro'],
  ['large, of unknown voltage', 5_000, null, '', 'string'],
] as const)(
  'an inverter (%s) of %i W and up to %s V is recognized by its voltage',
  (_, watts, volts, description, type) => {
    expect(inverterType(watts, volts, description)).toBe(type)
  },
)

it('a string inverter with a battery’s voltage window, or a microinverter with a string’s, is asked about', () => {
  expect(unusualFigures('inverter', { type: 'string', mppt_max_v: 56 })['mppt_max_v']).toBe(
    'MPPT maximum (V) is 56; usual is 100 to 1500.',
  )
  expect(unusualFigures('inverter', { type: 'micro', mppt_max_v: 480 })['mppt_max_v']).toBe(
    'MPPT maximum (V) is 480; usual is 25 to 100.',
  )
})
