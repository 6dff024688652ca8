import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planFaults } from '#machines/design/energy/plan-faults.ts'
import { readUrdb } from '#machines/design/energy/urdb/urdb.ts'
import { root } from '#tests/support/files.ts'
import { matrix } from './plans.ts'

const RATE = {
  name: 'Made-up evenings',
  utility: 'Example Light & Power',
  label: '0123456789ab',
  sector: 'Residential',
  fixedchargefirstmeter: 12,
  fixedchargeunits: '$/month',
  energyratestructure: [
    [{ rate: 0.1, adj: 0.02, unit: 'kWh' }],
    [
      { rate: 0.3, max: 100, unit: 'kWh' },
      { rate: 0.4, unit: 'kWh' },
    ],
  ],
  energyweekdayschedule: matrix((month, hour) => (month > 4 && month < 9 && hour > 15 && hour < 20 ? 1 : 0)),
  energyweekendschedule: matrix(() => 0),
}
const read = (rate: object) => readUrdb(JSON.stringify({ items: [rate] }))[0]

describe('a rate of OpenEI', () => {
  it('reads as a plan, adjustments added to rates', () => {
    const found = read(RATE)
    expect(found?.problem).toBeNull()
    expect(found?.plan).toMatchObject({
      name: 'Made-up evenings',
      tier_basis: 'month',
      fixed_usd_per_month: 12,
      minimum_usd_per_month: 0,
      demand: [],
    })
    expect(found?.plan?.periods.map(({ tiers }) => tiers)).toEqual([
      [{ up_to_kwh: null, rate_usd_per_kwh: 0.12 }],
      [
        { up_to_kwh: 100, rate_usd_per_kwh: 0.3 },
        { up_to_kwh: null, rate_usd_per_kwh: 0.4 },
      ],
    ])
    expect(found?.plan?.weekday[6]?.[17]).toBe(1)
    expect(found?.plan?.source).toContain('Example Light & Power')
  })
  it('whose price is out of range once adjusted is no plan, and says which', () => {
    const [steep, right] = readUrdb(JSON.stringify([{ ...RATE, fueladjustmentsmonthly: new Array(12).fill(9) }, RATE]))
    expect(steep).toMatchObject({ plan: null, problem: expect.stringContaining('9.12') })
    expect(right?.plan).not.toBeNull()
  })
  it('alone, in a list, or as an answer with items', () => {
    for (const json of [RATE, [RATE, RATE], { items: [RATE] }])
      expect(readUrdb(JSON.stringify(json))[0]?.plan).not.toBeNull()
  })
  it('with demand by hours and by months', () => {
    const demandweekdayschedule = matrix((month, hour) => (hour === 17 ? (month < 6 ? 1 : 2) : 0))
    const found = read({
      ...RATE,
      demandratestructure: [[{ rate: 0 }], [{ rate: 8.4 }], [{ rate: 5, max: 10 }, { rate: 4 }]],
      demandweekdayschedule,
      demandweekendschedule: matrix(() => 0),
      flatdemandstructure: [[{ rate: 2 }]],
      flatdemandmonths: new Array(12).fill(0),
      demandwindow: 15,
    })
    expect(found?.problem).toBeNull()
    expect(found?.plan?.demand).toEqual([
      {
        name: 'Demand 2',
        months: [1, 2, 3, 4, 5, 6],
        tiers: [{ up_to_kw: null, rate_usd_per_kw: 8.4 }],
        hours: { weekday: [17], weekend: [] },
      },
      {
        name: 'Demand 3',
        months: [7, 8, 9, 10, 11, 12],
        tiers: [
          { up_to_kw: 10, rate_usd_per_kw: 5 },
          { up_to_kw: null, rate_usd_per_kw: 4 },
        ],
        hours: { weekday: [17], weekend: [] },
      },
      {
        name: 'Flat demand 1',
        months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        tiers: [{ up_to_kw: null, rate_usd_per_kw: 2 }],
        hours: null,
      },
    ])
    expect(found?.plan?.demand_minutes).toBe(15)
    expect(found?.notes.join(' ')).not.toContain('minutes')
  })
  it('takes ratchets, tiers over all periods, and says what is to be checked of them', () => {
    const summer = Array.from({ length: 12 }, (_, month) => (month > 4 && month < 9 ? 1 : 0))
    const demand = { flatdemandstructure: [[{ rate: 2 }]], flatdemandmonths: new Array(12).fill(0), demandwindow: 30 }
    const found = read({ ...RATE, ...demand, lookbackPercent: 0.8, lookbackRange: 6, lookbackMonths: summer })
    expect(found?.plan?.demand[0]?.ratchet).toEqual({ share: 0.8, months: 6, of_months: [6, 7, 8, 9] })
    expect(found?.plan?.demand_minutes).toBe(60)
    expect(found?.notes.join(' ')).toMatch(
      /30 minutes.*80% of the highest demand|80% of the highest demand.*30 minutes/,
    )
    expect(found?.plan?.tier_scope).toBe('all_periods')
    const tiers = (max: number) => [{ rate: 0.1, max }, { rate: 0.2 }]
    const notes = (first: number, second: number) =>
      read({
        ...RATE,
        energyratestructure: [tiers(first), tiers(second)],
        energyweekdayschedule: matrix((_, hour) => (hour > 15 ? 1 : 0)),
        energyweekendschedule: matrix(() => 0),
      })?.notes ?? []
    expect(notes(300, 300)).toEqual([])
    expect(notes(300, 120).join(' ')).toContain('differ between periods')
  })
  it('without a price for a tier or period is refused, never read as $0', () => {
    const problem = (energyratestructure: unknown[]) => {
      const found = read({ ...RATE, energyratestructure })
      expect(found?.plan).toBeNull()
      return found?.problem
    }
    expect(problem([[{ unit: 'kWh' }], [{ rate: 0.3 }]])).toMatch(/^Tier 1 of period 1 has no price\. Enter the plan/)
    expect(problem([[{ rate: 0.1 }], [{ rate: 0.3, max: 100 }, { adj: 0.02 }]])).toMatch(/^Tier 2 of period 2/)
    expect(problem([[{ rate: 0.1 }], []])).toBe('Period 2 has no tiers.')
    expect(read({ ...RATE, flatdemandstructure: [[{ unit: 'kW' }]] })?.problem).toMatch(/^Tier 1 of flat demand 1/)
  })
  it('with fuel adjustments by month adds each to the prices of its month', () => {
    const adjustments = [0.01, 0.01, 0.01, 0, 0, 0, -0.005, -0.005, 0, 0, 0, 0.01]
    const found = read({ ...RATE, fueladjustmentsmonthly: adjustments })
    expect(found?.problem).toBeNull()
    const { periods = [], weekday = [] } = found?.plan ?? {}
    const price = (month: number, hour: number) =>
      periods[weekday[month]?.[hour] ?? -1]?.tiers.map(tier => tier.rate_usd_per_kwh)
    expect([price(0, 0), price(3, 0), price(6, 0), price(6, 17), price(8, 17)]).toEqual([
      [0.13],
      [0.12],
      [0.115],
      [0.295, 0.395],
      [0.3, 0.4],
    ])
    expect(periods.map(({ name }) => name)).toEqual([
      'Period 1',
      'Period 1 (2)',
      'Period 2',
      'Period 1 (3)',
      'Period 2 (2)',
    ])
    expect(found?.notes).toContain(
      'Monthly fuel adjustments from −$0.005 to $0.01 per kWh were added to the prices of their months.',
    )
    expect(read({ ...RATE, fueladjustmentsmonthly: [0.01, 0.02] })?.problem).toMatch(/must have twelve months/)
  })
  it('with more prices than a plan holds takes the average of its adjustments, and says so', () => {
    const periods = Array.from({ length: 4 }, () => [{ rate: 0.1 }])
    const hours = matrix((_, hour) => hour % 4)
    const found = read({
      ...RATE,
      energyratestructure: periods,
      energyweekdayschedule: hours,
      energyweekendschedule: hours,
      fueladjustmentsmonthly: Array.from({ length: 12 }, (_, month) => (month + 1) / 1000),
    })
    expect(found?.plan?.periods.map(({ tiers }) => tiers[0]?.rate_usd_per_kwh)).toEqual([
      0.1065, 0.1065, 0.1065, 0.1065,
    ])
    expect(found?.notes.join(' ')).toContain('as their average, $0.0065')
  })
  it('with dates as numbers, in seconds or milliseconds, says the same as with text', () => {
    for (const enddate of [1388448000, '1388448000', 1388448000000, '2013-12-31', '2013-12-31T00:00:00.000Z'])
      expect(read({ ...RATE, enddate, startdate: 1349049600 })?.notes, String(enddate)).toContain(
        'OpenEI lists 2013-12-31 as the last day of this rate. Check whether a newer one applies.',
      )
    expect(read({ ...RATE, startdate: 1349049600 })?.plan?.source).toContain('as of 2012-10-01')
  })
  it('with ratchets by month bills each month by its own', () => {
    const flat = { flatdemandstructure: [[{ rate: 2 }]], flatdemandmonths: new Array(12).fill(0) }
    const demandratchetpercentage = Array.from({ length: 12 }, (_, month) => (month < 4 ? 80 : 0))
    const found = read({ ...RATE, ...flat, demandratchetpercentage })
    expect(found?.plan?.demand).toMatchObject([
      { name: 'Flat demand 1', months: [1, 2, 3, 4], ratchet: { share: 0.8, months: 11 } },
      { name: 'Flat demand 1, ratchet 2', months: [5, 6, 7, 8, 9, 10, 11, 12] },
    ])
    expect(found?.plan?.demand[1]?.ratchet).toBeUndefined()
  })
  it('says the size of what it leaves out', () => {
    const found = read({
      ...RATE,
      coincidentratestructure: [[{ rate: 0 }], [{ rate: 3.2, adj: 0.1 }]],
      fixedchargeeaaddl: 4,
      energyattrs: [{ 'Public purpose charge': '$0.0061/kWh' }],
      energycomments: 'Excludes the storm rider.',
    })
    expect(found?.notes.join(' ')).toContain(
      'Not included: coincident demand (up to $3.3/kW); additional meters ($4 each, a month); Public purpose charge: $0.0061/kWh.',
    )
    expect(found?.notes.join(' ')).toContain('“Excludes the storm rider.”')
  })
  it('says what it made of charges by day or year, of older fields and of what it leaves out', () => {
    expect(read({ ...RATE, fixedchargefirstmeter: 0.5, fixedchargeunits: '$/day' })?.plan?.fixed_usd_per_month).toBe(
      15.21,
    )
    expect(read({ ...RATE, fixedchargefirstmeter: undefined, fixedmonthlycharge: 9 })?.plan?.fixed_usd_per_month).toBe(
      9,
    )
    expect(read({ ...RATE, annualmincharge: 240 })?.plan).toMatchObject({
      annual_minimum_usd: 240,
      minimum_usd_per_month: 0,
    })
    expect(read({ ...RATE, mincharge: 240, minchargeunits: '$/year' })?.plan?.annual_minimum_usd).toBe(240)
    expect(read({ ...RATE, minmonthlycharge: 20 })?.plan?.minimum_usd_per_month).toBe(20)
    expect(read({ ...RATE, mincharge: 3 })?.notes.join(' ')).toContain('below the fixed charge')
    expect(
      read({ ...RATE, sector: 'Commercial', dgrules: 'Net Metering', fueladjustmentsmonthly: [0.01] })?.notes,
    ).toHaveLength(4)
    expect(
      read({
        ...RATE,
        energyratestructure: [
          [
            { rate: 0.1, max: 10, unit: 'kWh daily' },
            { rate: 0.2, unit: 'kWh daily' },
          ],
        ],
        energyweekdayschedule: matrix(() => 0),
      })?.plan?.tier_basis,
    ).toBe('day')
  })
  it.each([
    ['a matrix of eleven months', { energyweekdayschedule: RATE.energyweekdayschedule.slice(1) }, 'twelve months'],
    ['a period that is not there', { energyweekendschedule: matrix(() => 7) }, 'uses period 8'],
    [
      'tiers by kW',
      {
        energyratestructure: [
          [
            { rate: 0.1, max: 5, unit: 'kWh/kW' },
            { rate: 0.2, unit: 'kWh/kW' },
          ],
        ],
        energyweekdayschedule: matrix(() => 0),
      },
      'kWh/kW',
    ],
    [
      'tiers that fall',
      {
        energyratestructure: [[{ rate: 0.1, max: 50 }, { rate: 0.2, max: 20 }, { rate: 0.3 }]],
        energyweekdayschedule: matrix(() => 0),
      },
      'must end above',
    ],
    [
      'a rate of words',
      { energyratestructure: [[{ rate: 'cheap' }]], energyweekdayschedule: matrix(() => 0) },
      'must be a number',
    ],
    ['no energy', { energyratestructure: [] }, 'no energy rate structure'],
    ['demand in kVA', { flatdemandstructure: [[{ rate: 2 }]], flatdemandunit: 'kVA' }, 'kva'],
    ['a charge by the meter', { fixedchargeunits: '$/meter' }, '$/meter'],
    [
      'a price of another world',
      { energyratestructure: [[{ rate: 99 }]], energyweekdayschedule: matrix(() => 0) },
      '99 $/kWh',
    ],
  ])('that has %s keeps its name and says why', (_, change, words) => {
    const found = read({ ...RATE, ...change })
    expect(found?.name).toBe('Made-up evenings')
    expect(found?.plan).toBeNull()
    expect(found?.problem).toContain(words)
  })
  it('and a file that holds none says so', () => {
    expect(() => readUrdb('{')).toThrow('valid JSON')
    expect(() => readUrdb('{"items":[{"name":"Only a name"}]}')).toThrow('No complete rates')
    expect(() => readUrdb('null')).toThrow('No complete rates')
  })
})

const samples = join(root, '../shared/solar/facts/urdb_samples')
it.skipIf(!existsSync(samples))('every sample reads, and none has a fault', () => {
  for (const file of readdirSync(samples)) {
    for (const { plan, problem } of readUrdb(readFileSync(join(samples, file), 'utf8'))) {
      expect([file, problem]).toEqual([file, null])
      expect(plan && planFaults(plan)).toEqual([])
    }
  }
})
