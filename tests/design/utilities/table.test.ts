// The dated table of export terms and the state prices that ship with the product.
import { describe, expect, it } from 'vitest'
import { netMeteringFaults } from '#machines/design/energy/plan-faults.ts'
import { CONFIDENCES, KINDS, termsOn } from '#machines/design/utilities/export-terms.ts'
import { lacksOf } from '#machines/design/utilities/tariff-lines.ts'
import { STATES } from '#machines/lib/states.ts'
import { EXPORT_TERMS, STATE_PRICES } from '#server/design/utilities/published.ts'
import { utilityById } from '#server/projects/utilities.ts'

const TERRITORIES = ['AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP']
const PLACES = STATES.map(({ alphacode }) => alphacode).filter(code => !TERRITORIES.includes(code))
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day

describe('the table of export terms', () => {
  it('has a row for every state, the District of Columbia and Puerto Rico', () => {
    expect(PLACES).toHaveLength(52)
    const listed = new Set(EXPORT_TERMS.filter(({ area }) => area === 'state').map(({ place }) => place))
    expect(PLACES.filter(code => !listed.has(code))).toEqual([])
  })

  it.each(EXPORT_TERMS.map(row => [`${row.place} ${row.program}`, row] as const))(
    '%s has a source, a day, a confidence, valid dates and a kind',
    (_, row) => {
      expect(row.source).not.toBe('')
      expect(row.program).not.toBe('')
      expect(row.note_es === '').toBe(row.note === '')
      expect(isDay(row.as_of)).toBe(true)
      expect(CONFIDENCES).toContain(row.confidence)
      expect(KINDS).toContain(row.net_metering.kind)
      for (const day of [row.effective_from, row.effective_to]) if (day !== null) expect(isDay(day)).toBe(true)
      if (row.effective_from && row.effective_to) expect(row.effective_from <= row.effective_to).toBe(true)
      const { export_usd_per_kwh: rate, true_up_month: month } = row.net_metering
      if (rate !== undefined) expect(rate > 0 && rate < 0.5).toBe(true)
      if (month !== undefined) expect(month >= 1 && month <= 12).toBe(true)
      if (row.area === 'utility') expect(utilityById(row.place)).toBeDefined()
    },
  )

  it('calls no line law: none was read in the law’s own text', () => {
    expect(EXPORT_TERMS.filter(({ confidence }) => confidence === 'law_text')).toEqual([])
  })

  it('asks for a figure wherever one is missing that a bill needs', () => {
    for (const { net_metering } of EXPORT_TERMS)
      expect(lacksOf(net_metering) !== null).toBe(netMeteringFaults(net_metering).length > 0)
  })

  it('gives a utility’s own line before its state’s, and the one that holds on the day', () => {
    expect(termsOn(EXPORT_TERMS, 'AZ-803', '2025-01-15')?.net_metering).toEqual({
      kind: 'net_billing_carry_over',
      export_usd_per_kwh: 0.06857,
    })
    // No later rate is on record: it has to be entered.
    expect(termsOn(EXPORT_TERMS, 'AZ-803', '2026-11-21')?.net_metering).toEqual({ kind: 'net_billing_carry_over' })
    expect(termsOn(EXPORT_TERMS, 'CA-14328', '2026-11-21')).toMatchObject({
      program: 'Net Billing Tariff',
      area: 'utility',
    })
    expect(termsOn(EXPORT_TERMS, 'NJ-15477', '2026-11-21')).toMatchObject({ area: 'state' })
    expect(termsOn(EXPORT_TERMS, 'ZZ-1', '2026-11-21')).toBeNull()
  })
})

it('has state prices of 2017 and 2023 for every state and the District of Columbia', () => {
  expect(PLACES.filter(code => code !== 'PR' && !STATE_PRICES.has(code))).toEqual([])
  for (const { usd_per_kwh_2017, usd_per_kwh_2023 } of STATE_PRICES.values()) {
    expect(usd_per_kwh_2017).toBeGreaterThan(0.05)
    expect(usd_per_kwh_2023).toBeLessThan(0.6)
  }
})
