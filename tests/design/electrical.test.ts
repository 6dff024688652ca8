// Worked by hand, figure by figure.
import { describe, expect, test } from 'vitest'
import {
  type ElectricalInverter,
  type ElectricalPanel,
  electricalFindings,
  type Group,
  type Machines,
} from '#machines/design/electrical/electrical.ts'
import { coldVoc, hotVmp } from '#machines/design/electrical/electrical-voltages.ts'
import { stringsOf, stringWindow } from '#machines/design/electrical/string-lengths.ts'
import { usualCount } from '#machines/design/inverter-count.ts'
import { yearTemperatures } from '#machines/design/weather/year-temperatures.ts'

const PANEL: ElectricalPanel = {
  id: 'panel',
  manufacturer: 'Example',
  model: 'P400',
  power_w: 400,
  technology: 'mono PERC',
  voc: 45,
  vmp: 37,
  isc: 11,
  imp: 10.8,
  temp_coeff_voc: -0.003,
  temp_coeff_pmax: -0.004,
}
const STRING: ElectricalInverter = {
  id: 'string',
  manufacturer: 'Example',
  model: 'S7',
  type: 'string',
  ac_power_w: 7600,
  max_dc_w: 12_000,
  ac_voltage_v: 240,
  mppt_min_v: 220,
  mppt_max_v: 480,
  max_dc_v: 600,
  mppt_count: 3,
  max_input_current_a: 12,
  max_short_circuit_a: 15,
}
const MICRO: ElectricalInverter = {
  ...STRING,
  id: 'micro',
  model: 'M8',
  type: 'micro',
  ac_power_w: 290,
  max_dc_w: 440,
  max_dc_v: 60,
  mppt_min_v: 27,
  mppt_max_v: 45,
  mppt_count: 1,
  max_short_circuit_a: null,
  units_per_branch: 14,
}
const SITE = { lowest_c: -10, summer_high_c: 40, margin_c: 0 }

const south = (count: number, panel = PANEL): Group => ({ name: 'South roof', panel, count })
const on = (inverter: ElectricalInverter, count = 1): Machines => ({ inverter, count })
const said = (groups: Group[], machines: Machines[], site: typeof SITE | null = SITE) =>
  electricalFindings({ groups, machines, site }).map(one => `${one.severity}: ${one.sentence}`)

describe('voltages of a module', () => {
  test('in the cold by the maker’s coefficient: 45 V × (1 + 0.003 × 35) = 49.725 V', () => {
    expect(coldVoc(PANEL, SITE)?.v).toBeCloseTo(49.725, 9)
    expect(coldVoc(PANEL, SITE)?.formula).toBe('45 V × (1 − 0.3%/°C × (−10 °C − 25 °C)) = 49.7 V')
  })

  test.each([
    [21, 1.02],
    [20, 1.02],
    [19.9, 1.04],
    [0, 1.1],
    [-0.1, 1.12],
    [-5, 1.12],
    [-40, 1.25],
    [30, 1],
  ])('without one by table 690.7(A): at %s °C times %s', (lowest_c, factor) => {
    expect(coldVoc({ ...PANEL, temp_coeff_voc: null }, { ...SITE, lowest_c })?.v).toBeCloseTo(45 * factor, 9)
  })

  test('colder than the table, or of other cells, without a coefficient are unknown and asked for', () => {
    const bare = { ...PANEL, temp_coeff_voc: null }
    expect(coldVoc(bare, { ...SITE, lowest_c: -41 })).toBeUndefined()
    expect(coldVoc({ ...bare, technology: 'Thin film CdTe' }, SITE)).toBeUndefined()
    expect(coldVoc(PANEL, { ...SITE, lowest_c: -41 })?.v).toBeCloseTo(45 * 1.198, 9)
    const findings = electricalFindings({
      groups: [south(12, bare)],
      machines: [on(STRING)],
      site: { ...SITE, lowest_c: -41 },
    })
    expect(findings.flatMap(one => one.lacks)).toContain('Voc per °C of Example P400')
  })

  test('in the heat of a roof: 37 V × (1 − 0.004 × (40 + 36.25 − 25)) = 29.415 V', () => {
    expect(hotVmp(PANEL, SITE)?.v).toBeCloseTo(29.415, 9)
  })
})

describe('strings', () => {
  test('are as long as the cold allows and as the heat asks for', () => {
    // 600 ÷ 49.725 = 12.07; 220 ÷ 29.415 = 7.48.
    expect(stringWindow(PANEL, STRING, SITE)).toEqual({ least: 8, most: 12 })
    // Never above 600 V on a house, whatever the inverter's rating.
    expect(stringWindow(PANEL, { ...STRING, max_dc_v: 1000 }, SITE)).toEqual({ least: 8, most: 12 })
    expect(stringWindow(PANEL, { ...STRING, max_dc_v: 480 }, SITE)).toEqual({ least: 8, most: 9 })
  })

  test('that a night colder than the station’s would overload are a warning: 600 ÷ (45 V × 1.123) = 11.87', () => {
    const findings = electricalFindings({ groups: [south(12)], machines: [on(STRING)], site: { ...SITE, margin_c: 6 } })
    expect(findings.find(({ about }) => about === 'Colder nights')).toMatchObject({
      severity: 'warning',
      sentence: expect.stringMatching(/^At 3 °F \(−16 °C\) this design would fail a check/),
    })
    expect(said([south(11)], [on(STRING)], { ...SITE, margin_c: 6 }).join()).not.toContain('colder')
  })

  test('divide a plane as evenly as can be, or not at all', () => {
    expect(stringsOf(12, { least: 8, most: 12 })).toEqual([{ strings: 1, length: 12 }])
    expect(stringsOf(17, { least: 8, most: 12 })).toEqual([
      { strings: 1, length: 9 },
      { strings: 1, length: 8 },
    ])
    expect(stringsOf(13, { least: 8, most: 12 })).toBeUndefined()
    expect(stringsOf(7, { least: 8, most: 12 })).toBeUndefined()
  })

  test('of a sound design are shown with their figures', () => {
    const findings = electricalFindings({
      groups: [south(12), { ...south(9), name: 'West roof' }],
      machines: [on(STRING)],
      site: SITE,
    })
    expect(findings.map(one => one.severity)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'])
    expect(findings.find(one => one.about === 'Strings by roof plane')).toMatchObject({
      sentence: '2 strings on 3 inputs.',
      formula: 'South roof 1 × 12; West roof 1 × 9',
    })
    // 11 A × 1.25 × 1.25.
    expect(findings.find(one => one.about === 'String current')?.formula).toContain('17.2 A')
    expect(findings.find(one => one.about === 'DC/AC ratio')?.formula).toBe('8.40 kW ÷ 7.60 kW = 1.11')
  })

  test('that cannot be are errors, and come first', () => {
    expect(said([south(13)], [on(STRING)])[0]).toBe(
      'error: The 13 panels on South roof can’t be divided into strings of 8 to 12. Add or remove panels, or choose another inverter.',
    )
    const planes = ['A', 'B', 'C', 'D'].map(name => ({ ...south(8), name }))
    expect(said(planes, [on(STRING)]).filter(one => one.startsWith('error'))).toEqual([
      'error: Panel power exceeds the inverters’ maximum DC power.',
      'error: Planes and string lengths need 4 separate inputs; the inverters have 3.',
      'error: Short-circuit current exceeds what an input of Example S7 withstands.',
    ])
    expect(said([south(10)], [on({ ...STRING, max_dc_v: 240, mppt_min_v: 200 })])[0]).toMatch(
      /^error: No string of Example P400 suits/,
    )
  })

  test('share inputs in parallel only with a warning', () => {
    const wide = { ...STRING, mppt_count: 1, max_dc_w: 20_000 }
    expect(said([south(24)], [on(wide)]).join()).toContain('2 strings on 1 input: equal strings of one plane')
  })

  test('whose current an input does not take lose it: 1 − 8 ÷ 10.8 = 26%', () => {
    expect(said([south(12)], [on({ ...STRING, max_input_current_a: 8 })]).join()).toContain('26% of it is unused')
  })

  test('on one input are judged together: 2 × 10.8 A on 12 A, 2 × 11 A on a limit of 15 A', () => {
    const wide = { ...STRING, mppt_count: 1, max_dc_w: 20_000 }
    const findings = electricalFindings({ groups: [south(24)], machines: [on(wide)], site: SITE })
    expect(findings.find(one => one.about === 'Current on S7')).toMatchObject({
      severity: 'warning',
      formula: 'Imp 10.8 + 10.8 = 21.6 A > 12 A',
    })
    expect(findings.find(one => one.about === 'Short-circuit current on S7')).toMatchObject({
      severity: 'error',
      formula: 'Isc 11 + 11 = 22 A, × 1.25 = 27.5 A; 15 A',
    })
    const one = electricalFindings({
      groups: [south(12)],
      machines: [on({ ...STRING, max_short_circuit_a: 13 })],
      site: SITE,
    })
    expect(one.find(({ about }) => about === 'Short-circuit current on S7')?.severity).toBe('warning')
    expect(said([south(24)], [on({ ...wide, strings_per_input: 1 })]).join()).toContain('takes at most 1 string, not 2')
  })

  test('need fuses from three in parallel: 2 × 11 A × 1.25 = 27.5 A is above a fuse of 25 A', () => {
    const fused = { ...PANEL, max_series_fuse_a: 25 }
    const wide = { ...STRING, mppt_count: 1, max_dc_w: 20_000 }
    expect(said([south(36, fused)], [on(wide)]).join()).toContain('3 strings in parallel need a fuse each')
    expect(said([south(24, fused)], [on(wide)]).join()).toContain('2 strings in parallel need no fuses')
    expect(said([south(24)], [on(wide)]).join()).toContain('Can’t tell whether 2 strings in parallel need fuses')
  })

  test('of optimizers follow their maker: 27 × 405 W need two strings of at most 5,700 W, at the optimizer’s current', () => {
    const optimized = { ...STRING, manufacturer: 'SolarEdge', mppt_min_v: null, mppt_max_v: null }
    const s440 = {
      ...optimized,
      optimizer_model: 'S440',
      optimizers_least: 8,
      optimizers_most: 25,
      optimizer_string_w: 5700,
      optimizer_output_a: 15,
      optimizer_max_v: 60,
      optimizer_max_isc_a: 14.5,
    }
    const panel = { ...PANEL, power_w: 405 }
    const findings = electricalFindings({ groups: [south(27, panel)], machines: [on(s440)], site: SITE })
    expect(findings.find(one => one.about === 'Strings on S7')).toMatchObject({
      severity: 'ok',
      formula: '27 × 405 W = 10935 W; 14 × 405 W = 5670 W ≤ 5700 W',
    })
    expect(findings.find(one => one.about === 'String current')?.formula).toBe(
      '15 A (690.8(A)) × 1.25 (690.8(B)) = 18.75 A',
    )
    expect(said([south(7, panel)], [on(s440)])[0]).toContain(
      'error: 7 optimizers can’t be divided into strings of 8 to 25',
    )
    expect(said([south(10, { ...panel, isc: 14.6 })], [on(s440)])[0]).toMatch(/^error: Short-circuit current/)
    expect(said([south(10, { ...panel, voc: 56 })], [on(s440)])[0]).toMatch(/^error: In the cold/)
    // Missing limits are asked for.
    const lacks = electricalFindings({ groups: [south(20)], machines: [on(optimized)], site: SITE }).flatMap(
      one => one.lacks,
    )
    expect(lacks).toContain('optimizer limits of SolarEdge S7')
    expect(lacks).toContain('optimizer output current of SolarEdge S7')
  })
})

describe('microinverters', () => {
  test('have an input for each module, within its power and voltage, and share branches by the maker’s count', () => {
    const findings = electricalFindings({ groups: [south(24)], machines: [on(MICRO, 24)], site: SITE })
    expect(findings.map(one => one.severity)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    // 20 A × 0.8 ÷ (290 W ÷ 240 V) would be 13.
    expect(findings.find(one => one.about === 'Branches of M8')).toMatchObject({
      sentence: 'A 20 A branch holds 14; 24 need 2 branches.',
      formula: 'manufacturer’s limit 14; 12 + 12',
    })
  })

  test('without a maker’s count use the maker’s current, or are asked for: list watts never give a count', () => {
    const current = { ...MICRO, units_per_branch: null, ac_current_a: 1.21 }
    const findings = electricalFindings({ groups: [south(24)], machines: [on(current, 24)], site: SITE })
    expect(findings.find(one => one.about === 'Branches of M8')).toMatchObject({
      severity: 'warning',
      formula: '20 A × 80% ÷ 1.21 A, rounded down = 13',
    })
    const blank = { ...MICRO, units_per_branch: null }
    expect(
      electricalFindings({ groups: [south(24)], machines: [on(blank, 24)], site: SITE }).flatMap(one => one.lacks),
    ).toEqual(['units per branch of Example M8'])
  })

  test('with two inputs are counted for two panels each, also where a list leaves inputs out', () => {
    const dual = { ...MICRO, ac_power_w: 880, mppt_count: 2 }
    expect(usualCount(dual, { modules: 92, dc_w: 92 * 405 }, 1.2)).toBe(46)
    expect(usualCount({ ...dual, mppt_count: null }, { modules: 92, dc_w: 92 * 405 }, 1.2)).toBe(46)
    expect(usualCount({ ...MICRO, mppt_count: null }, { modules: 92, dc_w: 92 * 405 }, 1.2)).toBe(92)
  })

  test('too few, too many, too weak and too low are found', () => {
    expect(said([south(24)], [on(MICRO, 22)])[0]).toBe(
      'error: 24 panels need 24 inputs, but the microinverters have 22. Add more microinverters.',
    )
    expect(said([south(10)], [on(MICRO, 12)])[0]).toContain('2 microinverter inputs are unused')
    // Two modules share one: 12 inputs for 11 modules leave none free.
    expect(said([south(11)], [on({ ...MICRO, mppt_count: 2, max_dc_w: 880, ac_power_w: 580 }, 6)])[0]).toMatch(/^ok/)
    expect(said([south(1, { ...PANEL, power_w: 460 })], [on(MICRO)]).join()).toContain('exceeds the panel power')
    expect(said([south(1, { ...PANEL, voc: 55 })], [on(MICRO)])[0]).toMatch(/^error: In the cold/)
    expect(said([south(1)], [on({ ...MICRO, mppt_min_v: 32 })])[0]).toContain('In the heat')
  })
})

test('what the catalogue or the place does not say is named, never assumed', () => {
  const blank = { ...PANEL, voc: null, vmp: null, isc: null }
  const lacks = electricalFindings({ groups: [south(12, blank)], machines: [on(STRING)], site: null }).flatMap(
    one => one.lacks,
  )
  expect(new Set(lacks)).toEqual(
    new Set(['Voc of Example P400', 'Vmp of Example P400', 'Isc of Example P400', 'local weather']),
  )
  expect(electricalFindings({ groups: [], machines: [on(STRING)], site: SITE })).toEqual([])
})

test('a year has its coldest hour; heat is what 2% of the hours of June to August exceed', () => {
  const temp_c = Float64Array.from({ length: 8760 }, () => 10)
  temp_c[5] = -12.34
  // June begins with hour 3,624; a summer has 2,208 hours, of which 45 are hotter.
  for (let hour = 3_624; hour < 3_624 + 44; hour++) temp_c[hour] = 45
  expect(yearTemperatures({ temp_c, source: 'TMY3' })).toEqual({
    coldest_hour_c: -12.3,
    summer_high_c: 10,
    source: 'TMY3',
  })
  temp_c[3_700] = 44
  expect(yearTemperatures({ temp_c, source: 'TMY3' }).summer_high_c).toBe(44)
})
