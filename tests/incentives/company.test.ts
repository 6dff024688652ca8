import { expect, it } from 'vitest'
import { evaluateIncentive, type Incentive } from '#server/incentives/company.ts'

const rebate: Incentive = {
  id: 'rebate',
  name: 'State rebate',
  level: 'state',
  kind: 'percent',
  value: 0.25,
  cap_cents: null,
  applies_to: [],
  starts_on: null,
  ends_on: null,
  states: [],
  paid_to: 'homeowner',
}
const project = {
  financing_type: 'cash',
  date: '2027-02-01',
  state: 'NY',
  price_cents: 2_583_522,
  size_w: 8_200,
  annual_kwh: 10_250.4,
} as const
const amount = (over: Partial<Incentive>) => evaluateIncentive({ ...rebate, ...over }, project).amount_cents

it('pays each kind by its own measure', () => {
  expect(amount({})).toBe(645_881)
  expect(amount({ kind: 'fixed', value: 1_500.5 })).toBe(150_050)
  expect(amount({ kind: 'per_watt', value: 0.2 })).toBe(164_000)
  expect(amount({ kind: 'production', value: 0.075 })).toBe(76_878)
})

it('stops at its cap and says so', () => {
  expect(evaluateIncentive({ ...rebate, cap_cents: 500_000 }, project)).toMatchObject({
    amount_cents: 500_000,
    capped: true,
  })
  expect(evaluateIncentive({ ...rebate, cap_cents: 645_881 }, project)).toMatchObject({
    amount_cents: 645_881,
    capped: false,
  })
})

it('pays nothing outside its dates, states and ways to pay, and gives the reason', () => {
  const refused: [Partial<Incentive>, RegExp][] = [
    [{ ends_on: '2027-01-31' }, /ended on 2027-01-31/],
    [{ starts_on: '2027-02-02' }, /starts on 2027-02-02/],
    [{ states: ['NJ'] }, /not offered in NY/],
    [{ applies_to: ['lease', 'ppa'] }, /not offered for cash/],
  ]
  for (const [over, reason] of refused) {
    expect(evaluateIncentive({ ...rebate, ...over }, project)).toMatchObject({
      amount_cents: 0,
      reason: expect.stringMatching(reason),
    })
  }
  expect(amount({ starts_on: '2027-02-01', ends_on: '2027-02-01', states: ['NY'], applies_to: ['cash'] })).toBe(645_881)
})

it('refuses a negative value', () => {
  expect(() => amount({ value: -1 })).toThrow(RangeError)
})
