// What the application form does without a server: missing fields, private ones, and comparisons.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import {
  dayTyped,
  faultsOf,
  inputOf,
  type Known,
  readySecrets,
  ssnShown,
  valuesOf,
} from '#web/applications/lenders/form/draft-values.ts'
import { inOrder, isChosen, lowest, terms } from '#web/applications/lenders/start/offers.ts'

const sam: Schemas['Applicant'] = {
  role: 'applicant',
  firstname: 'Sam',
  lastname: 'Sample',
  email: 'sam.sample@example.com',
  phone: '(602) 555-0142',
  ssn_last4: null,
  birth_date_given: false,
  annual_income_cents: 9_600_000,
  employment: 'employed',
  monthly_housing_cents: 0,
}
const known = (more: Partial<Schemas['Applicant']> = {}): Known => ({
  people: [{ ...sam, ...more }],
  occupancy: 'primary',
  property: 'single_family',
  autopay: true,
})
const FULL = { kind: 'full', today: '2026-11-21', language: 'en' } as const
const faults = (there: Known, typed = {}, asked: Parameters<typeof faultsOf>[3] = FULL) =>
  faultsOf(valuesOf(there), there, { applicant: typed }, asked)

describe('what is typed and never kept in the browser', () => {
  it('is missing until it is typed, and no longer once the server has it', () => {
    expect(Object.keys(faults(known()))).toEqual(['people.0.birth_date', 'people.0.ssn'])
    expect(faults(known(), { ssn: '123456789', birth_date: '7/4/1985' })).toEqual({})
    expect(faults(known({ ssn_last4: '6789', birth_date_given: true }))).toEqual({})
    // Typed values take precedence.
    expect(Object.keys(faults(known({ ssn_last4: '6789', birth_date_given: true }), { ssn: '12' }))).toEqual([
      'people.0.ssn',
    ])
  })

  it('goes out only when it is whole and right, as a day the server reads', () => {
    const values = valuesOf(known())
    const ready = (typed: object) =>
      readySecrets(values, { applicant: typed }, faultsOf(values, known(), { applicant: typed }, FULL))
    expect(ready({ ssn: '123456789', birth_date: '07/04/1985' })).toEqual({
      applicant: { ssn: '123456789', birth_date: '1985-07-04' },
    })
    expect(ready({ ssn: '12345678', birth_date: '02/30/1985' })).toEqual({})
    // Never given out, and under age.
    expect(ready({ ssn: '000456789', birth_date: '11/22/2008' })).toEqual({})
    expect(ready({ birth_date: '11/21/2008' })).toEqual({ applicant: { birth_date: '2008-11-21' } })
    expect(inputOf(values, {}).people[0]).not.toHaveProperty('ssn')
    expect(JSON.stringify(valuesOf(known({ ssn_last4: '6789' })))).not.toContain('6789')
  })

  it('is asked in four digits where the lender asks no more', () => {
    const asked = { ...FULL, kind: 'last_four' } as const
    expect(faults(known(), { ssn: '6789', birth_date: '7/4/1985' }, asked)).toEqual({})
    expect(Object.keys(faults(known(), { ssn: '678', birth_date: '7/4/1985' }, asked))).toEqual(['people.0.ssn'])
  })

  it('reads a day as it is typed, and nothing that is none', () => {
    expect(['7/4/1985', '07041985', '07-04-1985', ' 7.4.1985 '].map(dayTyped)).toEqual(Array(4).fill('1985-07-04'))
    expect(['', '7/4/85', '13/01/1985', '02/29/2023', '1985-07-04', 'July 4'].map(dayTyped)).toEqual(
      Array(6).fill(null),
    )
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }), date => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
        expect(dayTyped(`${Number(month)}/${Number(day)}/${year}`)).toBe(`${year}-${month}-${day}`)
      }),
      { numRuns: 50 },
    )
  })

  it('is grouped as the card is, while it is typed', () => {
    expect(['', '123', '1234', '12345', '123456', '123456789'].map(one => ssnShown(one, 'full'))).toEqual([
      '',
      '123',
      '123-4',
      '123-45',
      '123-45-6',
      '123-45-6789',
    ])
  })
})

describe('what lenders offer', () => {
  const offer = (id: string, more: Partial<Schemas['LenderOffer']> = {}): Schemas['LenderOffer'] => ({
    id,
    name: id,
    type: 'loan',
    term_months: 300,
    apr: 0.0749,
    escalator: null,
    rate_usd_per_kwh: null,
    min_amount_cents: null,
    max_amount_cents: null,
    requires_storage: false,
    after_paydown_cents: null,
    monthly_payment_cents: 20_000,
    amount_cents: 2_885_000,
    fits: true,
    why_not: null,
    ...more,
  })

  it('is ordered by monthly payment, unavailable ones last', () => {
    const offers = [
      offer('dear', { monthly_payment_cents: 30_000 }),
      offer('not to be had', { monthly_payment_cents: 1, fits: false, why_not: 'Too large.' }),
      offer('no payment', { monthly_payment_cents: null }),
      offer('cheap'),
    ]
    expect(inOrder(offers).map(({ id }) => id)).toEqual(['cheap', 'dear', 'no payment', 'not to be had'])
    expect([lowest(offers), lowest([]), lowest(offers.slice(1, 3))]).toEqual([20_000, null, null])
  })

  it('is marked where it is what the project was quoted with', () => {
    const quoted = { provider_code: 'goodleap', type: 'loan', term_months: 300, apr: 0.0749, escalator: null } as const
    expect(isChosen('goodleap', offer('a'), quoted)).toBe(true)
    expect(isChosen('enfin', offer('a'), quoted)).toBe(false)
    expect(isChosen('goodleap', offer('a', { apr: 0.0399 }), quoted)).toBe(false)
    expect(isChosen('goodleap', offer('a'), undefined)).toBe(false)
  })

  it('is worded in terms a homeowner knows', () => {
    expect(terms(offer('a'), 'goodleap')).toBe('25 years, 7.49% interest')
    expect(terms(offer('a'), 'enfin')).toBe('25 years, 7.49% lender APR')
    expect(terms(offer('b', { apr: null, escalator: 0.029, rate_usd_per_kwh: 0.15, type: 'ppa' }), 'lightreach')).toBe(
      '25 years, 2.90% annual increase, $0.150/kWh',
    )
  })
})
