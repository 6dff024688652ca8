import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluateFederalCredit,
  FEDERAL_RULES,
  judgeFederal,
  taxCreditDisclaimer,
} from '#machines/money/incentives/rules.ts'

const judge = (
  financing_type: 'cash' | 'loan' | 'lease' | 'ppa',
  installation_date: string | null,
  construction_begins_on: string | null = null,
) => evaluateFederalCredit({ financing_type, installation_date, construction_begins_on, price_cents: 2_583_522 })

describe('the credit of a homeowner who owns the system', () => {
  it('is 30% for an installation completed by the last day of 2025', () => {
    for (const type of ['cash', 'loan'] as const) {
      const credit = judge(type, '2025-12-31')
      expect(credit).toMatchObject({ share: 0.3, amount_cents: 775_057, homeowner_amount_cents: 775_057 })
      expect(credit.claimed_by).toBe('homeowner')
    }
  })

  it('is nothing from the first day of 2026, and the sentence says why', () => {
    for (const date of ['2026-01-01', '2027-03-15']) {
      const credit = judge('loan', date)
      expect(credit).toMatchObject({ share: 0, amount_cents: 0, homeowner_amount_cents: 0 })
      expect(credit.sentence).toMatch(/25D.*ended.*completed after 12\/31\/2025/)
      expect(credit.source).toMatch(/Public Law 119-21/)
    }
  })

  it('is not saved by construction that began in time', () => {
    expect(judge('cash', '2026-02-01', '2025-11-01').share).toBe(0)
  })
})

describe('the credit of a provider who owns the system', () => {
  it('needs service by the end of 2027 or construction begun by 4 July 2026', () => {
    expect(judge('ppa', '2027-12-31').share).toBe(0.3)
    expect(judge('lease', '2028-01-01').share).toBe(0)
    expect(judge('lease', '2028-01-01', '2026-07-05').share).toBe(0)
    expect(judge('lease', '2028-01-01', '2026-07-04').share).toBe(0.3)
    expect(judge('ppa', null, '2026-06-01').share).toBe(0.3)
  })

  it('by its construction needs service within four calendar years after the year it began', () => {
    expect(judge('lease', '2030-12-31', '2026-07-04').share).toBe(0.3)
    const late = judge('lease', '2031-06-01', '2026-07-04')
    expect(late).toMatchObject({ share: 0, amount_cents: 0 })
    expect(late.sentence).toBe(
      'No credit: the system is in service after 12/31/2030, the end of the fourth calendar year after construction began. The provider owns the system and claims any tax credit; the homeowner can’t.',
    )
    expect(judge('ppa', '2030-01-01', '2025-08-01').share).toBe(0)
    expect(judge('ppa', null, '2020-08-01')).toMatchObject({ share: 0, sentence: expect.stringMatching(/isn’t set/) })
    const by_service = judge('lease', '2027-12-31', '2020-03-01')
    expect(by_service.share).toBe(0.3)
    expect(by_service.sentence).toMatch(/in service by 12\/31\/2027/)
    expect(judgeFederal(late.rule, '2031-06-01', '2026-07-04', 'es').sentence).toMatch(
      /^Sin crédito: el sistema entra en servicio después del 12\/31\/2030, fin del cuarto año calendario/,
    )
  })

  it('never reaches the homeowner, and the sentence says so', () => {
    for (const date of ['2027-01-15', '2028-06-01', null]) {
      const credit = judge('ppa', date)
      expect(credit.homeowner_amount_cents).toBe(0)
      expect(credit.claimed_by).toBe('provider')
      expect(credit.sentence).toMatch(/homeowner can’t/)
    }
  })
})

describe('a provider’s requirements besides the dates', () => {
  const continuity = /must continue until the system is in service, within four calendar years/
  const entities = /share of equipment from prohibited foreign entities is limited/

  it('appears for construction it applies to, and no other', () => {
    const relying = judge('lease', '2028-01-01', '2026-02-01').sentence
    expect(relying).toMatch(continuity)
    expect(relying).toMatch(entities)
    const begun_earlier = judge('lease', '2028-01-01', '2025-10-01').sentence
    expect(begun_earlier).toMatch(continuity)
    expect(begun_earlier).not.toMatch(entities)
    expect(judge('lease', '2028-01-01', '2025-08-01').sentence).not.toMatch(continuity)
    const in_service = judge('ppa', '2027-12-31').sentence
    expect(in_service).not.toMatch(continuity)
    expect(in_service).toMatch(entities)
  })

  it('is left out where there is no credit', () => {
    expect(judge('lease', '2028-01-01').sentence).not.toMatch(entities)
  })
})

describe('dates', () => {
  it('that are not known promise nothing', () => {
    expect(judge('cash', null)).toMatchObject({ share: 0, sentence: expect.stringMatching(/isn’t set/) })
    expect(judge('lease', null)).toMatchObject({ share: 0, sentence: expect.stringMatching(/isn’t set/) })
  })

  it('before the rules begin are not judged by them', () => {
    expect(judge('cash', '2021-12-31').share).toBe(0)
    expect(judge('lease', '2024-12-31', '2024-01-01').share).toBe(0)
  })

  it('must be days of the calendar', () => {
    expect(() => judge('cash', '12/31/2025')).toThrow(RangeError)
    expect(() => judge('cash', '2025-13-01')).toThrow(RangeError)
    expect(() => judge('cash', '2025-02-30')).toThrow(RangeError)
  })

  it('never let an owner’s credit come back once it has ended', () => {
    const days = fc
      .integer({ min: 0, max: 9_000 })
      .map(n => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
    fc.assert(fc.property(days, day => judge('loan', day).amount_cents === 0))
  })
})

it('names law and source for every rule', () => {
  for (const rule of FEDERAL_RULES) {
    expect(rule.law).toMatch(/26 U\.S\.C\. § \d+/)
    expect(rule.source.length).toBeGreaterThan(20)
  }
})

it('warns wherever a credit is mentioned', () => {
  expect(taxCreditDisclaimer()).toMatch(/not guarantee/)
  expect(taxCreditDisclaimer()).toMatch(/tax advice/)
  expect(taxCreditDisclaimer()).toMatch(/consult a tax advisor/)
})
