import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutCycling } from '#machines/design/energy/battery.ts'
import { meteredBills } from '#machines/design/energy/bills.ts'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { settleYear } from '#machines/design/energy/net-metering.ts'
import { flatPlan } from '#machines/design/energy/rate-plan.ts'
import type { Schemas } from '#sdk/types.ts'
import { FLAT, matrix, sun, TIERED, TIME_OF_USE, year } from './plans.ts'

const settle = (plan: typeof FLAT, net_metering: Schemas['NetMetering'], use: Float64Array, production: Float64Array) =>
  settleYear(plan, net_metering, { use, production, ...withoutCycling(use, production) })
const USE = year(1)
const HALF = sun(3.4)
const kind = (name: Schemas['NetMetering']['kind'], more: Partial<Schemas['NetMetering']> = {}) => ({
  kind: name,
  ...more,
})
const kwh = (hours: Float64Array) => hours.reduce((sum, one) => sum + one, 0)
const { import: TAKEN, export: SENT } = withoutCycling(USE, HALF)
/** Of bills without the fixed charge, in dollars. */
const energy = ({ months }: ReturnType<typeof settle>) =>
  months.reduce((sum, bill) => sum + bill.total_cents - bill.fixed_cents, 0) / 100

describe('a year is settled', () => {
  it('at full retail on a flat rate as the simple calculation does, to a cent a month', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (peak, rate, true_up_month) => {
          const use = year(hour => 0.5 + (hour % 7) / 10 + (hour > 4000 && hour < 6000 ? 1 : 0))
          const production = sun(peak)
          const tariff = { rate_usd_per_kwh: rate, fixed_charge_cents_per_month: 1234 }
          const ours = settle(flatPlan(tariff), kind('full_retail', { true_up_month }), use, production)
          const simple = meteredBills({
            consumption_kwh: monthsOf(use),
            production_kwh: monthsOf(production),
            rate_usd_per_kwh: rate,
            fixed_charge_cents: 1234,
            true_up_month,
          })
          for (const [month, bill] of ours.months.entries())
            expect(Math.abs(bill.total_cents - (simple.after_cents[month] ?? 0))).toBeLessThanOrEqual(1)
          expect(ours.unused_credit_kwh).toBeCloseTo(simple.unused_credit_kwh, 6)
        },
      ),
      { numRuns: 12 },
    )
  })
  it('in parts that add up, and never below the fixed charge but where all is sold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Schemas['NetMetering']['kind']>(
          'full_retail',
          'non_bypassable',
          'net_billing',
          'net_billing_carry_over',
          'buy_all_sell_all',
          'none',
        ),
        fc.constantFrom(FLAT, TIERED, TIME_OF_USE, { ...TIERED, minimum_usd_per_month: 20 }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (name, plan, peak) => {
          const { months } = settle(
            plan,
            kind(name, { export_usd_per_kwh: 0.07, non_bypassable_usd_per_kwh: 0.03 }),
            USE,
            sun(peak),
          )
          for (const { energy_cents, demand_cents, fixed_cents, credit_cents, minimum_cents, total_cents } of months) {
            expect(total_cents).toBe(energy_cents + demand_cents + fixed_cents + credit_cents + minimum_cents)
            expect(credit_cents).toBeLessThanOrEqual(0)
            if (name !== 'buy_all_sell_all') expect(total_cents).toBeGreaterThanOrEqual(fixed_cents)
            for (const cents of [energy_cents, demand_cents, fixed_cents, minimum_cents])
              expect(Object.is(Math.max(0, cents), cents)).toBe(true)
          }
        },
      ),
      { numRuns: 20 },
    )
  })
  it('with nothing for what is sent out: what is taken is paid', () => {
    expect(energy(settle(FLAT, kind('none'), USE, HALF))).toBeCloseTo(kwh(TAKEN) * 0.2, 0)
  })
  it('by net billing: what is sent out brings its own rate, a month’s energy at most', () => {
    expect(energy(settle(FLAT, kind('net_billing', { export_usd_per_kwh: 0.05 }), USE, HALF))).toBeCloseTo(
      kwh(TAKEN) * 0.2 - kwh(SENT) * 0.05,
      0,
    )
    const rich = settle(FLAT, kind('net_billing', { export_usd_per_kwh: 0.05 }), USE, sun(40))
    expect(energy(rich)).toBe(0)
    expect(rich.unused_credit_cents).toBeGreaterThan(0)
  })
  it('by net billing carried over: summer pays for winter', () => {
    const seasonal = year(hour => (hour > 3000 && hour < 6500 ? 0 : 2))
    const export_usd_per_kwh = 0.2
    const lost = energy(settle(FLAT, kind('net_billing', { export_usd_per_kwh }), seasonal, HALF))
    const kept = energy(settle(FLAT, kind('net_billing_carry_over', { export_usd_per_kwh }), seasonal, HALF))
    expect(kept).toBeLessThan(lost - 100)
    // Emptied in April, before the winter that could use it.
    expect(
      energy(settle(FLAT, kind('net_billing_carry_over', { export_usd_per_kwh, true_up_month: 10 }), seasonal, HALF)),
    ).toBeGreaterThan(kept)
  })
  it('by hourly export rates of weekdays and weekends', () => {
    const noon = matrix((_, hour) => (hour === 12 ? 0.3 : 0))
    const { months } = settle(
      FLAT,
      kind('net_billing', { export_weekday: noon, export_weekend: matrix(() => 0) }),
      USE,
      HALF,
    )
    const sent = Array.from(SENT).filter(
      (_, hour) => hour < 744 && hour % 24 === 12 && ![0, 6].includes(Math.floor(hour / 24) % 7),
    )
    expect(months[0]?.credit_cents).toBe(-Math.round(sent.reduce((sum, one) => sum + one, 0) * 30))
  })
  it('on time of use: within each period first, then at its rate, in dollars', () => {
    // All is sent out off-peak, all is used in peak hours of January's weekdays.
    const use = year(hour => (hour < 744 && ![0, 6].includes(Math.floor(hour / 24) % 7) && hour % 24 === 17 ? 1 : 0))
    const production = year(hour => (hour < 744 && hour % 24 === 12 ? 1 : 0))
    const { months, unused_credit_cents } = settle(TIME_OF_USE, kind('full_retail'), use, production)
    expect(months[0]).toMatchObject({
      energy_cents: 22 * 50,
      credit_cents: -31 * 20,
      total_cents: 22 * 50 - 31 * 20 + 1000,
    })
    expect(unused_credit_cents).toBe(0)
  })
  it('with non-bypassable charges: each exported kWh is worth that much less', () => {
    const full = energy(settle(FLAT, kind('full_retail'), USE, HALF))
    const less = energy(settle(FLAT, kind('non_bypassable', { non_bypassable_usd_per_kwh: 0.03 }), USE, HALF))
    expect(less - full).toBeCloseTo(kwh(SENT) * 0.03, 0)
  })
  it('where all is bought and sold, to the dollar, below zero too', () => {
    const sold = settle(FLAT, kind('buy_all_sell_all', { export_usd_per_kwh: 0.3 }), USE, sun(10))
    expect(energy(sold)).toBeCloseTo(8760 * 0.2 - kwh(sun(10)) * 0.3, 0)
    expect(energy(sold)).toBeLessThan(0)
  })
  it('and what is left at the true-up is paid, where the utility does', () => {
    const left = settle(FLAT, kind('full_retail', { leftover_usd_per_kwh: 0.04 }), year(0.1), HALF)
    const lost = settle(FLAT, kind('full_retail'), year(0.1), HALF)
    expect((lost.year_cents - left.year_cents) / 100).toBeCloseTo(left.unused_credit_kwh * 0.04, 1)
    expect(left.unused_credit_kwh).toBeCloseTo(kwh(HALF) - 876, 0)
  })
  it('on time of use pays no kWh twice: whose dollars were used is not left over', () => {
    const leftover_usd_per_kwh = 0.04
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (peak, true_up_month) => {
          const rules = kind('full_retail', { true_up_month })
          const lost = settle(TIME_OF_USE, rules, USE, sun(peak))
          const paid = settle(TIME_OF_USE, { ...rules, leftover_usd_per_kwh }, USE, sun(peak))
          const cashed = settle(TIME_OF_USE, { ...rules, credits_at_true_up: 'pay' }, USE, sun(peak))
          // Leftover kWh are those whose credit expires, and no more than the year's surplus.
          expect(paid.unused_credit_kwh).toBeLessThanOrEqual(Math.max(0, kwh(sun(peak)) - kwh(USE)) + 1e-6)
          if (paid.unused_credit_cents === 0) expect(paid.year_cents).toBe(lost.year_cents)
          expect(lost.year_cents - paid.year_cents).toBeCloseTo(paid.unused_credit_kwh * 4, -1)
          // Paid-out dollars replace kWh, rather than adding to them.
          expect(cashed.year_cents).toBe(lost.year_cents - lost.unused_credit_cents)
          expect(cashed.unused_credit_cents).toBe(0)
          expect(
            settle(TIME_OF_USE, { ...rules, leftover_usd_per_kwh, credits_at_true_up: 'pay' }, USE, sun(peak))
              .year_cents,
          ).toBe(lost.unused_credit_cents > 0 ? cashed.year_cents : paid.year_cents)
        },
      ),
      { numRuns: 30 },
    )
  })
  it('with credits that carry: the next year opens with what this one left', () => {
    const rules = kind('full_retail', { credits_at_true_up: 'carry', leftover_usd_per_kwh: 0.04 })
    const metered = { use: USE, production: sun(5), ...withoutCycling(USE, sun(5)) }
    const first = settleYear(FLAT, rules, metered)
    expect(first.carried.kwh).toBeCloseTo(kwh(sun(5)) - 8760, 6)
    expect(first.unused_credit_kwh).toBe(0)
    const winter = { use: USE, production: year(0), import: USE, export: year(0) }
    const second = settleYear(FLAT, rules, winter, first.carried)
    expect(second.year_cents).toBeCloseTo(12 * 1000 + (8760 - first.carried.kwh) * 20, -1)
  })
  it('under net billing too, with charges no credit offsets', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('net_billing', 'net_billing_carry_over'),
        fc.constantFrom(FLAT, TIERED, TIME_OF_USE),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (name, plan, peak) => {
          const non_bypassable_usd_per_kwh = 0.03
          const rules = kind(name, { export_usd_per_kwh: 0.3, non_bypassable_usd_per_kwh })
          const flows = withoutCycling(USE, sun(peak))
          const { months } = settle(plan, rules, USE, sun(peak))
          for (const [month, bill] of months.entries()) {
            const floor = (monthsOf(flows.import)[month] ?? 0) * non_bypassable_usd_per_kwh * 100
            expect(bill.energy_cents + bill.credit_cents).toBeGreaterThanOrEqual(Math.floor(floor) - 1)
          }
        },
      ),
      { numRuns: 20 },
    )
  })
  it('and comes to at least the annual minimum, due with the last bill before the true-up', () => {
    const plan = { ...FLAT, annual_minimum_usd: 200 }
    const { months, year_cents } = settle(plan, kind('full_retail', { true_up_month: 4 }), USE, sun(9))
    expect(year_cents).toBe(20_000)
    expect(months.map(({ minimum_cents }) => minimum_cents)).toEqual([0, 0, 8_000, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(settle(plan, kind('full_retail'), USE, year(0)).year_cents).toBe(
      settle(FLAT, kind('full_retail'), USE, year(0)).year_cents,
    )
  })
  it('alike in whatever order its periods are listed, and dollars as kWh where both periods cost the same', () => {
    const swapped = {
      ...TIME_OF_USE,
      periods: [...TIME_OF_USE.periods].reverse(),
      weekday: TIME_OF_USE.weekday.map(row => row.map(one => 1 - one)),
      weekend: TIME_OF_USE.weekend.map(row => row.map(one => 1 - one)),
    }
    for (const name of ['full_retail', 'net_billing_carry_over'] as const) {
      const rules = kind(name, { export_usd_per_kwh: 0.07 })
      expect(settle(swapped, rules, USE, HALF)).toEqual(settle(TIME_OF_USE, rules, USE, HALF))
    }
    const [off] = TIME_OF_USE.periods
    const same = { ...TIME_OF_USE, periods: TIME_OF_USE.periods.map(({ name }) => ({ name, tiers: off?.tiers ?? [] })) }
    expect(settle(same, kind('full_retail'), USE, HALF).year_cents / 100).toBeCloseTo(
      settle(FLAT, kind('full_retail'), USE, HALF).year_cents / 100,
      0,
    )
  })
})
