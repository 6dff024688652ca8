// Where adders apply, in what order they settle, and what they make of a price.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '#machines/lib/numbers.ts'
import { readPercent, readUsd } from '#machines/money/adders/csv-cells.ts'
import { bandFaults, type Condition, type Facts, judge, type Rule, ruleWords } from '#machines/money/adders/rules.ts'
import { PRICING_METHODS } from '#machines/money/pricing/methods.ts'
import { type ProjectAdder, priceProject } from '#machines/money/pricing/rules.ts'
import { type Candidate, settle } from '#machines/money/quote/settle.ts'

const FACTS: Facts = {
  state: 'AZ',
  utility: 'AZ-803',
  financing_type: 'loan',
  roof_type: 'concrete_tile',
  size_kw: 8.1,
  module_count: 18,
  panel: [{ id: 'p1', manufacturer: 'Qcells' }],
  inverter: [{ id: 'i1', manufacturer: 'Enphase' }],
  storage: [],
  other: [],
  adders: new Set(['upgrade']),
}
const all = (...conditions: Condition[]): Rule => ({ match: 'all', conditions, groups: [] })
const size = (operator: 'at_least' | 'at_most' | 'between', min?: number, max?: number): Condition => ({
  field: 'size_kw',
  operator,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

describe('a rule', () => {
  it.each<[Condition, boolean, string]>([
    [size('at_least', 5), true, 'The size is 8.1 kW, which is at least 5 kW.'],
    [size('at_least', 9), false, 'The size is 8.1 kW, which is less than 9 kW.'],
    [size('between', 5, 8.1), true, 'The size is 8.1 kW, which is from 5 kW to 8.1 kW.'],
    [size('between', 5, 8), false, 'The size is 8.1 kW, which is more than 8 kW.'],
    [{ field: 'module_count', operator: 'at_most', max: 18 }, true, 'The number of panels is 18, which is at most 18.'],
    [{ field: 'state', operator: 'in', values: ['NV', 'AZ'] }, true, 'The state is AZ, which is on the list: NV, AZ.'],
    [{ field: 'state', operator: 'not_in', values: ['AZ'] }, false, 'The state is AZ, which is on the list: AZ.'],
    [
      { field: 'panel', operator: 'in', values: ['qcells'] },
      true,
      'The panel is Q.TRON, which is on the list: qcells.',
    ],
    [{ field: 'storage', operator: 'not_in', values: ['x'] }, false, 'The design has no battery.'],
    [{ field: 'adder', operator: 'present', adder_id: 'upgrade' }, true, 'Main panel upgrade is in the price.'],
    [{ field: 'adder', operator: 'absent', adder_id: 'gone' }, true, 'gone is not in the price.'],
  ])('judges %j and says why', (condition, holds, sentence) => {
    expect(judge(all(condition), FACTS, { p1: 'Q.TRON', upgrade: 'Main panel upgrade' })).toEqual({
      holds,
      because: [sentence],
    })
  })

  it('does not hold for what is not known, asked either way', () => {
    for (const operator of ['in', 'not_in'] as const)
      expect(judge(all({ field: 'roof_type', operator, values: ['flat'] }), { ...FACTS, roof_type: null })).toEqual({
        holds: false,
        because: ['The roof isn’t known yet.'],
      })
  })

  it('joins all or any of conditions and groups, and reports only what decided', () => {
    const rule: Rule = {
      match: 'all',
      conditions: [size('at_least', 5)],
      groups: [
        {
          match: 'any',
          conditions: [
            { field: 'state', operator: 'in', values: ['CA'] },
            { field: 'roof_type', operator: 'in', values: ['concrete_tile'] },
          ],
        },
      ],
    }
    expect(judge(rule, FACTS)).toEqual({
      holds: true,
      because: [
        'The size is 8.1 kW, which is at least 5 kW.',
        'The roof is concrete tile, which is on the list: concrete tile.',
      ],
    })
    expect(judge(rule, { ...FACTS, size_kw: 4 }).because).toEqual(['The size is 4 kW, which is less than 5 kW.'])
    expect(ruleWords(rule, {})).toBe(
      'The size is 5 kW or more, and any of (the state is CA; the roof is concrete tile).',
    )
    expect(judge(null, FACTS)).toEqual({ holds: true, because: [] })
  })
})

describe('a bound of a rule', () => {
  it('belongs to it', () => {
    for (const condition of [size('at_least', 8.1), size('at_most', undefined, 8.1), size('between', 8.1, 8.1)])
      expect(judge(all(condition), FACTS).holds, condition.operator).toBe(true)
    for (const condition of [size('at_least', 8.2), size('at_most', undefined, 8), size('between', 8.2, 9)])
      expect(judge(all(condition), FACTS).holds, condition.operator).toBe(false)
  })
})

describe('size bands', () => {
  it('may leave gaps, not overlap, and are reported at the band', () => {
    const band = (from_kw: number, to_kw: number | null) => ({ from_kw, to_kw, amount_usd: 1 })
    expect(bandFaults([band(0, 4), band(4, 6), band(8, null)]).size).toBe(0)
    expect([...bandFaults([band(0, 4), band(3.9, 6), band(9, 9)])]).toEqual([
      [1, 'Overlaps the band 0 to 4 kW.'],
      [2, 'End the band above its starting size.'],
    ])
    expect(bandFaults([band(5, null), band(7, 8)]).get(1)).toBe('Overlaps the band 5 kW and up.')
  })
})

describe('settling', () => {
  const candidate = (id: string, over: Partial<Candidate> = {}): Candidate => ({
    id,
    name: id,
    position: 0,
    automatic: true,
    by_hand: false,
    pricing_method: 'Fixed',
    conditions: null,
    bands: null,
    ...over,
  })
  const asks = (adder_id: string, operator: 'present' | 'absent' = 'present'): Rule =>
    all({ field: 'adder', operator, adder_id })

  it('waits for the adders a rule asks about, in any order', () => {
    const settled = settle([candidate('a', { conditions: asks('z') }), candidate('z')], FACTS)
    expect(settled.get('a')?.applies).toBe(true)
  })

  it('settles a circle by position and name, once: what is not judged yet is not in the price', () => {
    const circle = [
      candidate('a', { conditions: asks('b', 'absent') }),
      candidate('b', { conditions: asks('a', 'absent') }),
      candidate('c', { conditions: asks('c') }),
    ]
    const applied = (list: Candidate[]) => [...settle(list, FACTS)].filter(([, one]) => one.applies).map(([id]) => id)
    expect(applied(circle)).toEqual(['a'])
    expect(applied([...circle].reverse())).toEqual(['a'])
  })

  it('comes to the same whatever the order, and ends, for any rules', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const any = fc.tuple(
      ...ids.map(id =>
        fc.record({
          id: fc.constant(id),
          name: fc.constant(id),
          position: fc.integer({ min: 0, max: 2 }),
          automatic: fc.boolean(),
          by_hand: fc.constant(true),
          pricing_method: fc.constant('Fixed' as const),
          bands: fc.constant(null),
          conditions: fc.option(
            fc.record({
              match: fc.constantFrom('all' as const, 'any' as const),
              conditions: fc.array(
                fc.record({
                  field: fc.constant('adder' as const),
                  operator: fc.constantFrom('present' as const, 'absent' as const),
                  adder_id: fc.constantFrom(...ids, 'deleted'),
                }),
                { maxLength: 3 },
              ),
              groups: fc.constant<Rule['groups']>([]),
            }),
          ),
        }),
      ),
    )
    fc.assert(
      fc.property(any, candidates => {
        const settled = settle(candidates, FACTS)
        expect(settled.size).toBe(ids.length)
        expect(settle([...candidates].reverse(), FACTS)).toEqual(settled)
      }),
    )
  })

  it('leaves out what has no band for the size, and says so', () => {
    const bands = [{ from_kw: 0, to_kw: 4, amount_usd: 900 }]
    const settled = settle([candidate('s', { pricing_method: 'Size Bands', bands })], FACTS)
    expect(settled.get('s')).toEqual({ applies: false, because: ['8.1 kW is outside its size bands: 0 to 4 kW.'] })
  })
})

const anyAdder = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  pricing_method: fc.constantFrom(...PRICING_METHODS),
  amount_usd: fc.integer({ min: 0, max: 5_000_000 }).map(n => n / 1_000),
  quantity: fc.integer({ min: 0, max: 40 }),
  share: fc.integer({ min: 1, max: 1_000 }).map(n => n / 1_000),
  share_of: fc.constantFrom(
    'base' as const,
    'storage' as const,
    'base_and_adders' as const,
    'before_discounts' as const,
  ),
  bands: fc.constant([
    { from_kw: 0, to_kw: 5, amount_usd: 1_500.55 },
    { from_kw: 7, to_kw: null, amount_usd: 333.33 },
  ]),
  effect: fc.constantFrom('charge' as const, 'discount' as const),
  counts_for_incentives: fc.boolean(),
  price_override_cents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
})
const anyProject = fc.record({
  size_w: fc.integer({ min: 0, max: 30_000 }),
  module_count: fc.integer({ min: 0, max: 60 }),
  area_m2: fc.integer({ min: 0, max: 1_000_000 }).map(n => n / 10_000),
  items: fc.array(
    fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('storage' as const, 'other' as const),
      name: fc.string(),
      pricing_method: fc.constantFrom('Quantity' as const, 'Fixed' as const),
      amount_usd: fc.integer({ min: 0, max: 20_000_00 }).map(n => n / 100),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 2 },
  ),
  adders: fc.array(anyAdder, { maxLength: 10 }),
  discounts_cents: fc.integer({ min: 0, max: 5_000_000 }),
})
const base = { method: 'per_watt', price_usd_per_w: 2.497 } as const
const priced = (project: Omit<Parameters<typeof priceProject>[0], 'base'>) => priceProject({ ...project, base })

describe('any price', () => {
  it('adds up to the cent line by line, below zero only for discounts, and never itself', () => {
    fc.assert(
      fc.property(anyProject, project => {
        const price = priced(project)
        const lines = sum(price.adders.map(({ total_cents }) => total_cents))
        expect(price.base_cents + price.items_cents + lines - price.discounts_cents).toBe(price.price_cents)
        expect(price.price_cents).toBeGreaterThanOrEqual(0)
        for (const { effect, total_cents } of price.adders)
          expect(effect === 'discount' ? total_cents <= 0 : total_cents >= 0).toBe(true)
        expect(price.incentive_basis_cents).toBeLessThanOrEqual(price.price_cents)
        expect(price.incentive_basis_cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is never cheaper with one more charge, whatever else there is, not by a cent', () => {
    fc.assert(
      fc.property(anyProject, anyAdder, (project, more) => {
        const charge = { ...more, effect: 'charge' as const }
        expect(priced({ ...project, adders: [...project.adders, charge] }).price_cents).toBeGreaterThanOrEqual(
          priced(project).price_cents,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('is not cheaper by the rounding of many percentages either: a cent more is a cent more, or none', () => {
    const discount = fc.record({
      id: fc.uuid(),
      name: fc.constant('D'),
      pricing_method: fc.constant('Percentage' as const),
      amount_usd: fc.constant(0),
      quantity: fc.constant(1),
      share: fc.integer({ min: 1, max: 10 }).map(n => n / 20),
      share_of: fc.constant('before_discounts' as const),
      effect: fc.constant('discount' as const),
    })
    const cents = (n: number) => ({ ...one_cent, amount_usd: n / 100 })
    const one_cent = { id: 'c', name: 'C', pricing_method: 'Fixed' as const, amount_usd: 0.01, quantity: 1 }
    fc.assert(
      fc.property(
        fc.array(discount, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 0, max: 60 }),
        (discounts, n) => {
          const at = (count: number) => priced({ size_w: 0, adders: [...discounts, cents(count)] }).price_cents
          expect(at(n + 1)).toBeGreaterThanOrEqual(at(n))
        },
      ),
    )
  })

  it('is never dearer with one more discount', () => {
    fc.assert(
      fc.property(anyProject, anyAdder, (project, more) => {
        const discount = { ...more, effect: 'discount' as const }
        expect(priced({ ...project, adders: [...project.adders, discount] }).price_cents).toBeLessThanOrEqual(
          priced(project).price_cents,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('rounds without drift: a thousand watts added one by one are a thousand watts', () => {
    const watt: ProjectAdder = { id: 'w', name: 'W', pricing_method: 'Per Watt', amount_usd: 0.125, quantity: 1 }
    const at = (size_w: number) => priced({ size_w, adders: [watt] }).adders[0]?.total_cents ?? 0
    for (let size_w = 0; size_w <= 1_000; size_w++)
      expect(Math.abs(at(size_w) - size_w * 12.5)).toBeLessThanOrEqual(0.5)
  })
})

describe('each further method', () => {
  const one = (over: Partial<ProjectAdder>, more: object = {}) =>
    priced({
      size_w: 8_000,
      module_count: 20,
      area_m2: 39.0545,
      adders: [{ id: 'x', name: 'X', pricing_method: 'Fixed', amount_usd: 0, quantity: 1, ...over }],
      ...more,
    }).adders[0]

  it('comes to its cents and says how', () => {
    expect(one({ pricing_method: 'Per Panel', amount_usd: 28 })).toMatchObject({
      total_cents: 56_000,
      why: '20 panels × $28.00',
    })
    // 39.0545 m² are 420.379… square feet.
    expect(one({ pricing_method: 'Per Area', amount_usd: 4.25 })).toMatchObject({
      total_cents: 178_661,
      why: '420.4 sq ft of panels × $4.25',
    })
    expect(one({ pricing_method: 'Percentage', share: 0.05, share_of: 'base' })).toMatchObject({
      total_cents: 99_880,
      why: '5% of the base price, $19,976.00',
    })
    const bands = [{ from_kw: 8, to_kw: 10, amount_usd: 500 }]
    expect(one({ pricing_method: 'Size Bands', bands })).toMatchObject({
      total_cents: 50_000,
      why: '8 kW falls in the 8–10 kW band',
    })
    expect(one({ pricing_method: 'Quantity', amount_usd: 18.5, quantity: 60, unit: 'ft' })?.why).toBe('60 ft × $18.50')
    expect(one({ amount_usd: 100, price_override_cents: 7_500 })?.why).toBe(
      'Set to $75.00 for this project instead of $100.00',
    )
  })

  it('a percentage of what is named counts just that', () => {
    const items = [
      {
        id: 'b',
        kind: 'storage' as const,
        name: 'Battery',
        pricing_method: 'Fixed' as const,
        amount_usd: 10_000,
        quantity: 1,
      },
    ]
    const share = (share_of: NonNullable<ProjectAdder['share_of']>, effect: 'charge' | 'discount' = 'charge') => ({
      id: share_of,
      name: share_of,
      pricing_method: 'Percentage' as const,
      amount_usd: 0,
      quantity: 1,
      share: 0.1,
      share_of,
      effect,
    })
    const fixed = { id: 'f', name: 'F', pricing_method: 'Fixed' as const, amount_usd: 1_000, quantity: 1 }
    const all = [share('before_discounts'), share('base_and_adders'), share('storage'), share('base'), fixed]
    const { adders } = priceProject({
      size_w: 10_000,
      base: { method: 'per_watt', price_usd_per_w: 2 },
      items,
      adders: all,
    })
    const of = (id: string) => adders.find(line => line.id === id)?.total_cents
    expect([of('base'), of('storage'), of('base_and_adders')]).toEqual([200_000, 100_000, 210_000])
    // Base, battery, fixed and the three percentages before it.
    expect(of('before_discounts')).toBe(361_000)
  })

  it('discounts of more than everything leave nothing, and not less', () => {
    const half = {
      id: 'h',
      name: 'H',
      pricing_method: 'Percentage' as const,
      amount_usd: 0,
      quantity: 1,
      share: 0.7,
      share_of: 'before_discounts' as const,
      effect: 'discount' as const,
    }
    const { price_cents, adders } = priced({ size_w: 8_000, adders: [half, { ...half, id: 'i' }] })
    expect(price_cents).toBe(0)
    expect(sum(adders.map(({ total_cents }) => total_cents))).toBe(-1_997_600)
  })
})

describe('cells of a file', () => {
  it.each([
    ['$1,250.50', 1_250.5],
    ['1250.5', 1_250.5],
    ['US$ 99', 99],
    ['.5', 0.5],
    ['1,234,567', 1_234_567],
  ])('%s is money', (cell, value) => expect(readUsd(cell)).toEqual({ value }))
  it.each(['-5', '$-5', '($500)', '1.250,50', '12,50', 'ten', '€5', '', '1e3', '=1+1'])('%s is none', cell => {
    expect(readUsd(cell)).toHaveProperty('fault')
  })
  it('reads percentages', () => {
    expect(readPercent('5%')).toEqual({ value: 0.05 })
    expect(readPercent('2.5')).toEqual({ value: 0.025 })
    for (const cell of ['0', '101%', '-3', 'some']) expect(readPercent(cell)).toHaveProperty('fault')
  })
})
