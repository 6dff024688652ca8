import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Incentive, incentivesFor, type ProjectFacts } from '#machines/money/incentives/company.ts'
import { incentiveFaults } from '#machines/money/incentives/faults.ts'
import { incentiveSentence } from '#machines/money/incentives/incentive-sentence.ts'
import { FEDERAL_INCENTIVES } from '#machines/money/incentives/rules.ts'

const rebate: Incentive = {
  id: 'rebate',
  code: null,
  name: 'State rebate',
  level: 'state',
  kind: 'percent',
  value: 0.25,
  cap_cents: null,
  cap_share: null,
  applies_to: [],
  starts_on: null,
  ends_on: null,
  states: [],
  utilities: [],
  claimed_by: 'homeowner',
  paid: 'year_1',
  years: null,
  basis: 'gross',
  active: true,
  automatic: true,
}
const federal: Incentive[] = FEDERAL_INCENTIVES.map(rule => ({ ...rebate, ...rule, id: rule.code }))
const facts: ProjectFacts = {
  financing_type: 'cash',
  price_cents: 2_583_522,
  incentive_basis_cents: 2_583_522,
  size_w: 8_200,
  annual_kwh: 10_250.4,
  state: 'NY',
  utility_id: 'NY-1',
  installation_on: '2027-02-01',
  construction_begins_on: null,
  decisions: new Map(),
}
const judge = (rules: Partial<Incentive>[], over: Partial<ProjectFacts> = {}) =>
  incentivesFor(
    rules.map((rule, index) => ({ ...rebate, id: `rule ${index}`, ...rule })),
    { ...facts, ...over },
  )
const amount = (rule: Partial<Incentive>, over: Partial<ProjectFacts> = {}) =>
  judge([rule], over).lines[0]?.amount_cents
const line = (rule: Partial<Incentive>, over: Partial<ProjectFacts> = {}) => judge([rule], over).lines[0]

describe('an incentive', () => {
  it('pays each kind by its own measure', () => {
    expect(amount({})).toBe(645_881)
    expect(amount({ kind: 'fixed', value: 1_500.5 })).toBe(150_050)
    expect(amount({ kind: 'per_watt', value: 0.2 })).toBe(164_000)
    expect(amount({ kind: 'production', value: 0.075 })).toBe(76_878)
  })

  it('by production pays each year by what is made, falling with the modules', () => {
    const { year_cents, homeowner_total_cents } = judge(
      [{ kind: 'production', value: 0.1, paid: 'yearly', years: 3 }],
      { annual_kwh: 10_000, degradation: 0.005 },
    )
    // 1,000.00, 995.00 and 990.025 dollars.
    expect(year_cents).toEqual([100_000, 99_500, 99_003])
    expect(homeowner_total_cents).toBe(298_503)
  })

  it('stops at its caps, in dollars or as a share of the price, over all its years', () => {
    expect(line({ cap_cents: 500_000 })).toMatchObject({ amount_cents: 500_000, capped: true })
    expect(line({ cap_cents: 645_881 })).toMatchObject({ amount_cents: 645_881, capped: false })
    expect(line({ cap_share: 0.1, cap_cents: 500_000 })).toMatchObject({ amount_cents: 258_352, capped: true })
    const yearly = { kind: 'production', value: 0.1, paid: 'yearly', years: 3, cap_cents: 150_000 } as const
    expect(judge([yearly], { annual_kwh: 10_000 }).year_cents).toEqual([100_000, 50_000, 0])
  })

  it('counts on its first and on its last day, and says why on the days around them', () => {
    const dated = { starts_on: '2027-01-01', ends_on: '2027-12-31' }
    for (const installation_on of ['2027-01-01', '2027-12-31'])
      expect(line(dated, { installation_on })).toMatchObject({ counts: true, amount_cents: 645_881 })
    expect(line(dated, { installation_on: '2026-12-31' })?.reason).toMatch(/starts on 01\/01\/2027/)
    expect(line(dated, { installation_on: '2028-01-01' })?.reason).toMatch(/ended on 12\/31\/2027/)
    expect(line(dated, { installation_on: null })).toMatchObject({
      amount_cents: 0,
      reason: expect.stringMatching(/not set yet/),
    })
    expect(line({}, { installation_on: null })?.counts).toBe(true)
  })

  it('pays nothing outside its states, utilities and payment options, and gives the reason', () => {
    const refused: [Partial<Incentive>, Partial<ProjectFacts>, RegExp][] = [
      [{ states: ['NJ'] }, {}, /not offered in NY/],
      [{ states: ['NJ'] }, { state: null }, /no address yet/],
      [{ utilities: ['NY-2'] }, {}, /not offered to customers of this utility/],
      [{ utilities: ['NY-2'] }, { utility_id: null }, /has no utility yet/],
      [{ applies_to: ['lease', 'ppa'] }, {}, /not offered for cash/],
      [{ active: false }, {}, /turned off/],
      [{ automatic: false }, {}, /only when it is added/],
      [{ kind: 'production' }, { annual_kwh: 0 }, /not known yet/],
    ]
    for (const [over, project, reason] of refused)
      expect(line(over, project)).toMatchObject({
        counts: false,
        amount_cents: 0,
        reason: expect.stringMatching(reason),
      })
  })

  it('follows what was decided by hand: added where it fits, left out with its reason', () => {
    const added = new Map([['rule 0', { decision: 'added' as const, reason: '' }]])
    const removed = new Map([['rule 0', { decision: 'removed' as const, reason: 'used before.' }]])
    expect(line({ automatic: false }, { decisions: added })?.counts).toBe(true)
    expect(line({ automatic: false, states: ['NJ'] }, { decisions: added })?.counts).toBe(false)
    expect(line({}, { decisions: removed })).toMatchObject({
      counts: false,
      reason: 'Excluded from this project: used before.',
    })
  })

  it('refuses a negative value', () => {
    expect(() => amount({ value: -1 })).toThrow(RangeError)
  })
})

describe('incentives together', () => {
  it('a share may count only what upfront incentives leave, whatever their order', () => {
    const share = { value: 0.3, basis: 'after_upfront' } as const
    const upfront = { kind: 'fixed', value: 1_000, paid: 'upfront' } as const
    const expected = { upfront_cents: 100_000, year_cents: [745_057], homeowner_total_cents: 845_057 }
    expect(judge([share, upfront])).toMatchObject(expected)
    expect(judge([upfront, share])).toMatchObject(expected)
  })

  it('what the installer claims comes off the price; what the provider claims never reaches the homeowner', () => {
    const installer = { kind: 'fixed', value: 500, paid: 'upfront', claimed_by: 'installer' } as const
    const provider = { kind: 'fixed', value: 900, paid: 'year_1', claimed_by: 'provider' } as const
    expect(judge([installer, provider])).toMatchObject({ upfront_cents: 50_000, homeowner_total_cents: 50_000 })
  })

  it('never take more off the price than it is, and their parts sum to the whole', () => {
    const rules = fc.array(
      fc.record({
        kind: fc.constantFrom('percent', 'fixed', 'per_watt', 'production'),
        value: fc.double({ min: 0, max: 1, noNaN: true }).map(value => Number(value.toFixed(4))),
        cap_cents: fc.option(fc.integer({ min: 1, max: 500_000 })),
        cap_share: fc.option(fc.constantFrom(0.01, 0.2, 1)),
        paid: fc.constantFrom('upfront', 'year_1', 'yearly'),
        years: fc.option(fc.integer({ min: 1, max: 30 })),
        claimed_by: fc.constantFrom('homeowner', 'installer', 'provider'),
        basis: fc.constantFrom('gross', 'after_upfront'),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 10_000_000 }), (some, price_cents) => {
        const result = judge(some, { price_cents, incentive_basis_cents: price_cents })
        expect(result.upfront_cents).toBeLessThanOrEqual(price_cents)
        expect(result.upfront_cents + result.year_cents.reduce((a, b) => a + b, 0)).toBe(result.homeowner_total_cents)
        const theirs = result.lines.filter((_, index) => some[index]?.claimed_by !== 'provider')
        expect(theirs.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(result.homeowner_total_cents)
        for (const [index, { amount_cents }] of result.lines.entries()) {
          expect(Number.isSafeInteger(amount_cents) && amount_cents >= 0).toBe(true)
          expect(amount_cents).toBeLessThanOrEqual(some[index]?.cap_cents ?? Number.POSITIVE_INFINITY)
        }
      }),
    )
  })
})

describe('the federal rules', () => {
  const federalFor = (over: Partial<ProjectFacts>) => incentivesFor(federal, { ...facts, ...over })

  it('count the basis the law counts, less rebates at purchase, until the last day of 2025', () => {
    const basis = { incentive_basis_cents: 2_000_000 }
    const rules = [...federal, { ...rebate, kind: 'fixed' as const, value: 1_000, paid: 'upfront' as const }]
    const { homeowner_total_cents } = incentivesFor(rules, { ...facts, ...basis, installation_on: '2025-12-31' })
    expect(homeowner_total_cents).toBe(100_000 + 570_000)
    expect(federalFor({ ...basis, installation_on: '2026-01-01' }).homeowner_total_cents).toBe(0)
    expect(federalFor({ ...basis, installation_on: null }).homeowner_total_cents).toBe(0)
  })

  it('keep the provider’s credit by the day construction begins, and none of it reaches the homeowner', () => {
    const lease = { financing_type: 'lease', installation_on: '2028-03-01' } as const
    const credit = (construction_begins_on: string) => federalFor({ ...lease, construction_begins_on })
    expect(credit('2026-07-04').lines[1]).toMatchObject({ counts: true, amount_cents: 775_057 })
    expect(credit('2026-07-05').lines[1]).toMatchObject({ counts: false, amount_cents: 0 })
    expect(credit('2026-07-04').homeowner_total_cents).toBe(0)
  })

  it('are sound by the rules a company’s own must keep', () => {
    for (const rule of federal) expect(incentiveFaults(rule)).toEqual({})
  })
})

it('a rule reads as one sentence', () => {
  const rule = {
    ...rebate,
    kind: 'per_watt',
    value: 0.2,
    cap_cents: 150_000,
    applies_to: ['cash', 'loan'],
    states: ['AZ'],
    starts_on: '2026-01-01',
    ends_on: '2027-12-31',
    paid: 'upfront',
  } as const
  expect(incentiveSentence(rule)).toBe(
    '$0.20 per watt, up to $1,500, for cash and loans in AZ, installed from 01/01/2026 to 12/31/2027; claimed by the homeowner, paid upfront.',
  )
  expect(incentiveSentence({ ...rebate, kind: 'production', value: 0.075, paid: 'yearly', years: 10 })).toBe(
    '$0.075 per kWh produced, for 10 years; claimed by the homeowner, paid every year.',
  )
})

it('fields that contradict each other are named', () => {
  const state = { ...rebate, states: ['NY'] }
  const faults: [Partial<Incentive>, string][] = [
    [{ level: 'federal' }, 'level'],
    [{ value: 1.01 }, 'value'],
    [{ starts_on: '2027-01-02', ends_on: '2027-01-01' }, 'ends_on'],
    [{ states: [] }, 'states'],
    [{ utilities: ['NJ-1'] }, 'utilities'],
    [{ paid: 'yearly', years: 5 }, 'paid'],
    [{ kind: 'production', paid: 'yearly' }, 'years'],
    [{ years: 5 }, 'years'],
    [{ claimed_by: 'installer' }, 'paid'],
    [{ claimed_by: 'provider' }, 'applies_to'],
    [{ claimed_by: 'provider', applies_to: ['cash'] }, 'applies_to'],
    [{ basis: 'after_upfront', kind: 'fixed' }, 'basis'],
  ]
  expect(incentiveFaults(state)).toEqual({})
  for (const [over, field] of faults) expect(Object.keys(incentiveFaults({ ...state, ...over }))).toEqual([field])
})
