import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MeteredYear, meteredBills } from '#machines/design/energy/bills.ts'
import { cashFlows, savingsTable } from '#machines/money/financing/cash-flow.ts'
import type { Warranties } from '#machines/money/financing/replacements.ts'

const home: MeteredYear = {
  consumption_kwh: [900, 800, 750, 700, 800, 1000, 1200, 1200, 1000, 800, 800, 900],
  production_kwh: [500, 600, 850, 950, 1050, 1100, 1150, 1050, 900, 750, 550, 450],
  rate_usd_per_kwh: 0.19,
  fixed_charge_cents: 1_250,
}
const table = {
  years: 25,
  annual_kwh: 10_000,
  degradation: 0.005,
  utility_escalation: 0.03,
  bills: { kind: 'yearly', before_year1_cents: 206_150, after_year1_cents: 30_000 },
  upfront_cents: 2_000_000,
  financing_cents: [],
} as const

describe('a year of net-metered bills', () => {
  it('carries credits from a sunny month to the next ones', () => {
    const bills = meteredBills(home)
    expect(bills.before_cents[0]).toBe(17_100 + 1_250)
    expect(bills.after_cents[0]).toBe(400 * 19 + 1_250)
    // March to June bank 700 kWh; July to September draw 300 of them, October 50, November 250, December the last 100.
    expect(bills.after_cents.slice(2, 11)).toEqual(new Array(9).fill(1_250))
    expect(bills.after_cents[11]).toBe(350 * 19 + 1_250)
    expect(bills.unused_credit_kwh).toBe(0)
  })

  it('empties the bank in the true-up month', () => {
    const april = meteredBills({ ...home, true_up_month: 4 })
    expect(april.after_cents[3]).toBe(1_250)
    expect(april.after_year_cents).not.toBe(meteredBills(home).after_year_cents)
    expect(meteredBills({ ...home, production_kwh: new Array(12).fill(2_000) }).unused_credit_kwh).toBe(13_150)
  })

  it('never charges more than without solar nor less than the fixed charges', () => {
    const months = fc.array(
      fc.integer({ min: 0, max: 30_000 }).map(n => n / 10),
      { minLength: 12, maxLength: 12 },
    )
    fc.assert(
      fc.property(months, months, fc.integer({ min: 1, max: 25 }), (consumption_kwh, production_kwh, year) => {
        const bills = meteredBills({ ...home, consumption_kwh, production_kwh }, year, 0.03, 0.005)
        const fixed = meteredBills({ ...home, consumption_kwh: new Array(12).fill(0) }, year, 0.03).after_year_cents
        expect(bills.after_year_cents).toBeLessThanOrEqual(bills.before_year_cents)
        expect(bills.after_year_cents).toBeGreaterThanOrEqual(fixed)
      }),
    )
  })

  it('refuses anything but twelve months', () => {
    expect(() => meteredBills({ ...home, production_kwh: [] })).toThrow(RangeError)
    expect(() => meteredBills({ ...home, true_up_month: 0 })).toThrow(RangeError)
  })
})

describe('the 25-year table', () => {
  it('raises the bill, lowers the production and keeps a running total', () => {
    const { rows } = savingsTable(table)
    expect(rows).toHaveLength(25)
    expect(rows[0]).toMatchObject({ production_kwh: 10_000, bill_without_cents: 206_150, bill_with_cents: 30_000 })
    // 2061.50 x 1.03 = 2123.345; saved 1761.50 x 1.03 x 0.995 = 1805.273275.
    expect(rows[1]).toMatchObject({ production_kwh: 9_950, bill_without_cents: 212_335, bill_with_cents: 31_808 })
    expect(rows[0]?.cumulative_cents).toBe(-2_000_000 + 176_150)
    let running = -2_000_000
    for (const row of rows) {
      running += row.net_cents
      expect(row.cumulative_cents).toBe(running)
    }
  })

  it('bills each year again from the months when they are known', () => {
    const { rows, assumptions } = savingsTable({ ...table, bills: { kind: 'metered', home } })
    const second = meteredBills(home, 2, 0.03, 0.005)
    expect(rows[1]).toMatchObject({
      bill_without_cents: second.before_year_cents,
      bill_with_cents: second.after_year_cents,
    })
    expect(assumptions.join(' ')).toMatch(/full retail net metering/)
  })

  it('charges upkeep, a new battery and payments, and credits incentives, in their years', () => {
    const { rows, assumptions } = savingsTable({
      ...table,
      financing_cents: [100_000],
      incentives_cents: [250_000],
      o_and_m_year1_cents: 20_000,
      inflation: 0.025,
      battery_replacements: [{ year: 15, cost_cents: 900_000 }],
    })
    expect(rows[0]?.net_cents).toBe(206_150 - 30_000 - 100_000 - 20_000 + 250_000)
    expect(rows[1]).toMatchObject({ financing_cents: 0, incentives_cents: 0, upkeep_cents: 20_500 })
    expect(rows[14]?.upkeep_cents).toBeGreaterThan(900_000)
    expect(assumptions).toContain('Replacing the battery costs $9,000.00 in year 15; it is counted with upkeep.')
  })

  it('says which equipment would have to be bought again and is not counted', () => {
    const said = (warranties: Warranties) => savingsTable({ ...table, warranties }).not_counted
    expect(said({ battery: 10, inverter: 12 })).toEqual([
      'Replacing the battery is not counted. Its warranty ends after year 10.',
      'Replacing the inverter is not counted. Its warranty ends after year 12.',
    ])
    expect(said({ battery: null })).toEqual(['Replacing the battery is not counted.'])
    expect(said({ battery: 25, inverter: 25 })).toEqual([])
    const { assumptions } = savingsTable({ ...table, warranties: { battery: 10 }, language: 'es' })
    expect(assumptions).toContain('No se cuenta el reemplazo de la batería. Su garantía termina después del año 10.')
  })

  it('counts nothing after an agreement ends, and says so', () => {
    const { rows, assumptions } = savingsTable({ ...table, upfront_cents: 0, benefit_years: 20 })
    expect(rows[20]).toMatchObject({ production_kwh: 0, net_cents: 0 })
    expect(rows[20]?.bill_with_cents).toBe(rows[20]?.bill_without_cents)
    expect(assumptions.join(' ')).toMatch(/after year 20/)
  })

  it('hands its flows to the figures of merit, purchase day first', () => {
    const flows = cashFlows(savingsTable(table))
    expect(flows).toHaveLength(26)
    expect(flows.slice(0, 2)).toEqual([-2_000_000, 176_150])
  })
})
