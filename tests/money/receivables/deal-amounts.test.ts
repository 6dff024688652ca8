// Offered, scheduled and owed amounts agree to the cent, for any deal.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '#machines/lib/numbers.ts'
import { grossUp, netOfDealerFee } from '#machines/money/pricing/rules.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import {
  DEPOSIT_RULES,
  depositLimit,
  depositRule,
  depositRuleWords,
} from '#machines/money/receivables/deposit-rules.ts'
import { scheduleAmounts } from '#machines/money/receivables/rules.ts'
import { wayOf } from '#machines/money/sale/offers-from.ts'

const TYPES = ['cash', 'loan', 'lease', 'ppa'] as const
const rule = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const, 'per_watt' as const),
  value: fc.double({ min: 0, max: 0.6, noNaN: true }),
  cap_cents: fc.option(fc.integer({ min: 0, max: 500_000 })),
  claimed_by: fc.constantFrom('homeowner' as const, 'installer' as const, 'provider' as const),
  paid: fc.constantFrom('upfront' as const, 'year_1' as const),
})
const deal = fc.record({
  type: fc.constantFrom(...TYPES),
  price_cents: fc.integer({ min: 1, max: 20_000_000 }),
  size_w: fc.integer({ min: 400, max: 40_000 }),
  rules: fc.array(rule, { maxLength: 5 }),
  dealer_fee: fc.constantFrom(0, 0.05, 0.18, 0.25),
  shares: fc.constantFrom([1, 0, 0], [0.1, 0.6, 0.3], [0.5, 0.5, 0], [0.333, 0.333, 0.334]),
  state: fc.constantFrom('AZ', 'CA', 'MA', 'MD', 'ME', 'PA'),
})

describe('any deal', () => {
  it('has one amount to pay: of the offer, the schedule, the loan and the rebates', () => {
    fc.assert(
      fc.property(deal, ({ type, price_cents, size_w, rules, dealer_fee, shares, state }) => {
        const incentives = rules.map((one, n) => ({
          ...one,
          id: String(n),
          code: null,
          name: `Rule ${n}`,
          level: 'utility' as const,
          value: one.kind === 'fixed' ? Math.round(one.value * 10_000) : one.value,
          cap_share: null,
          applies_to: [...TYPES],
          starts_on: null,
          ends_on: null,
          states: [],
          utilities: [],
          years: null,
          basis: 'gross' as const,
          active: true,
          automatic: true,
        }))
        const price = { price_cents, size_w, incentive_basis_cents: price_cents }
        const project = {
          address: { state },
          utility_id: null,
          installation_on: '2026-12-01',
          construction_begins_on: null,
        }
        const inputs = {
          project,
          prices: { cash: price, loan: price, lease: price, ppa: price },
          incentives: { rules: incentives, decided: [], degradation: 0.005 },
          production: { annual_kwh: 12_000 },
        } as unknown as Parameters<typeof wayOf>[0]
        const way = wayOf(inputs, type)
        const offered = way.incentives.lines.flatMap(({ incentive_id, amount_cents }) => {
          const found = incentives.find(({ id }) => id === incentive_id)
          if (!found || found.claimed_by === 'provider' || amount_cents === 0) return []
          return [{ incentive_id, name: found.name, amount_cents, paid: found.paid, reason: '' }]
        })
        const amounts = dealAmounts({ type, price_cents, incentives: offered })
        expect(amounts.to_pay_cents).toBe(way.to_pay_cents)
        expect(amounts.to_pay_cents + sum(amounts.rebates.map(one => one.amount_cents))).toBe(price_cents)
        expect(amounts.to_pay_cents).toBeGreaterThanOrEqual(0)
        expect(netOfDealerFee(grossUp(amounts.to_pay_cents, dealer_fee), dealer_fee)).toBe(amounts.to_pay_cents)
        const schedule = (['signing', 'start', 'completion'] as const).flatMap((milestone, n) =>
          shares[n] ? [{ milestone, share: shares[n] }] : [],
        )
        const limit = depositLimit(depositRule(state), amounts.to_pay_cents)
        const steps = scheduleAmounts(amounts.to_pay_cents, schedule, limit)
        expect(sum(steps.map(({ amount_cents }) => amount_cents))).toBe(amounts.to_pay_cents)
        for (const { milestone, amount_cents } of steps) {
          expect(amount_cents).toBeGreaterThanOrEqual(0)
          if (milestone === 'signing') expect(amount_cents).toBeLessThanOrEqual(limit)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a deposit', () => {
  const limit = (state: string, dollars: number) => depositLimit(depositRule(state), dollars * 100)
  it('is limited where a law limits it', () => {
    expect(limit('CA', 23_616)).toBe(100_000)
    expect(limit('CA', 4_000)).toBe(40_000)
    expect(limit('MD', 24_000)).toBe(800_000)
    expect(limit('MD', 100)).toBe(3_333)
    expect(limit('PA', 4_999)).toBe(499_900)
    expect(limit('PA', 6_000)).toBe(200_000)
    expect(limit('AZ', 24_000)).toBe(2_400_000)
  })
  it('puts off to the next step what it may not ask for, and a schedule of nothing else to the end', () => {
    const usual = [
      { milestone: 'signing' as const, share: 0.1 },
      { milestone: 'start' as const, share: 0.6 },
      { milestone: 'completion' as const, share: 0.3 },
    ]
    expect(scheduleAmounts(2_361_600, usual, 100_000).map(one => one.amount_cents)).toEqual([
      100_000, 1_553_120, 708_480,
    ])
    expect(scheduleAmounts(500_000, [{ milestone: 'signing', share: 1 }], 50_000)).toMatchObject([
      { milestone: 'signing', amount_cents: 50_000 },
      { milestone: 'completion', amount_cents: 450_000 },
    ])
  })
  it('names its law and the day it was looked up', () => {
    for (const rule of DEPOSIT_RULES) {
      expect(rule.checked_on).toMatch(/^2\d{3}-\d\d-\d\d$/)
      expect(depositRuleWords(rule, 2_000_000)).toContain(rule.law)
    }
  })
})
