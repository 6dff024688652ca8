// Lenders' partial payments and their dates: the parts always add up exactly.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MILESTONES } from '#machines/applications/lenders/codes.ts'
import { netOfDealerFee } from '#machines/money/pricing/rules.ts'
import { expectedOfInvoice, expectedOfLender } from '#machines/money/receivables/expected.ts'
import { forecastOf, monthsFrom } from '#machines/money/receivables/forecast.ts'
import { payoutParts } from '#machines/money/receivables/payout-parts.ts'
import { payoutTerms } from '#machines/money/receivables/payout-terms.ts'

const lender = fc.constantFrom('goodleap', 'sunlight-financial', 'lightreach', 'enfin', 'another')
const deal = fc.record({
  lender,
  gross_cents: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20_000_000 })),
  dealer_fee: fc.integer({ min: 0, max: 40 }).map(percent => percent / 100),
  size_w: fc.integer({ min: 0, max: 30_000 }),
})
const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((so_far, one) => so_far + of(one), 0)
const TODAY = '2026-11-21'

it.each(['goodleap', 'sunlight-financial', 'lightreach', 'enfin'])('the shares of %s come to the whole', code => {
  const { shares } = payoutTerms(code)
  expect(sum(Object.values(shares), share => Math.round(share * 100))).toBe(100)
})

it('the parts of a deal come to what is lent, less the dealer fee, to the cent', () => {
  fc.assert(
    fc.property(deal, one => {
      const parts = payoutParts(one)
      expect(sum(parts, part => part.gross_cents)).toBe(one.gross_cents)
      expect(sum(parts, part => part.amount_cents)).toBe(netOfDealerFee(one.gross_cents, one.dealer_fee))
      expect(parts.every(part => part.amount_cents >= 0 && part.fee_cents >= 0)).toBe(true)
    }),
  )
})

it('what is expected and what was paid come to what the lender owes, however far the work is', () => {
  const going = fc.record({ deal, steps: fc.nat(3), paid: fc.array(fc.nat(100), { maxLength: 6 }) })
  fc.assert(
    fc.property(going, ({ deal, steps, paid }) => {
      const parts = payoutParts(deal)
      const passed = Object.fromEntries(MILESTONES.slice(0, steps).map(milestone => [milestone, '2026-10-01']))
      const posted = parts
        .filter(({ milestone }) => milestone in passed)
        .map((part, at) => {
          const open_cents = part.amount_cents - Math.floor((part.amount_cents * (paid[at] ?? 0)) / 100)
          const held = part.until !== null && !(part.until in passed)
          return { ...part, id: `${at}`, open_cents, held, due_on: held ? null : '2026-10-11' }
        })
      const expected = expectedOfLender({ id: 'a', deal, posted, passed, installation_on: null }, TODAY)
      const already = sum(posted, one => one.amount_cents - one.open_cents)
      expect(sum(expected, one => one.amount_cents) + already).toBe(netOfDealerFee(deal.gross_cents, deal.dealer_fee))
      expect(expected.every(one => one.expected_on >= TODAY)).toBe(true)
      const all = expected.map(one => ({
        ...one,
        payer: deal.lender,
        payer_name: deal.lender,
        project_id: 'p',
        project_name: 'Sample',
        project_number: 'P-1',
      }))
      const forecast = forecastOf(all, TODAY)
      expect(sum(forecast.months, month => month.total_cents) + forecast.later_cents).toBe(forecast.total_cents)
      expect(sum(forecast.steps, step => step.owed_cents + step.planned_cents)).toBe(forecast.total_cents)
    }),
  )
})

describe('GoodLeap', () => {
  const of = { lender: 'goodleap', gross_cents: 2_885_000, dealer_fee: 0.18, size_w: 8_200 }
  it('pays four fifths for the installation and keeps a fifth until permission to operate', () => {
    expect(payoutParts(of)).toMatchObject([
      { milestone: 'installation_complete', part: 'payment', fee_cents: 519_300, amount_cents: 1_892_560 },
      { milestone: 'installation_complete', part: 'holdback', fee_cents: 0, amount_cents: 473_140 },
    ])
  })
  it('is expected ten days after the planned installation, the holdback ten days after permission to operate', () => {
    const stand = { id: 'a', deal: of, posted: [], passed: {}, installation_on: '2026-12-01' }
    expect(expectedOfLender(stand, TODAY)).toMatchObject([
      { state: 'planned', step: 'installation_complete', expected_on: '2026-12-11' },
      { state: 'planned', step: 'holdback', expected_on: '2027-01-10' },
    ])
  })
})

it('an invoice is expected when it is due, a draft once its step is reached and its terms are over', () => {
  const invoice = { id: 'i', title: 'Completion', milestone: 'completion' as const, terms_days: 14, cents: 5 }
  const on = (due_on: string | null) => expectedOfInvoice({ ...invoice, due_on }, '2026-12-01', TODAY)
  expect(on('2026-11-30')).toMatchObject({ state: 'owed', expected_on: '2026-11-30', overdue: false })
  expect(on('2026-11-01')).toMatchObject({ state: 'owed', expected_on: TODAY, overdue: true })
  expect(on(null)).toMatchObject({ state: 'planned', expected_on: '2026-12-15' })
})

it('a forecast is of twelve months, over the end of the year', () => {
  const months = monthsFrom('2026-11-30')
  expect([months[0], months[1], months[2], months[11]]).toEqual(['2026-11', '2026-12', '2027-01', '2027-10'])
  expect(months).toHaveLength(12)
})
