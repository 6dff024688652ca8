// The checks before an application and the products shown use the same amount, over random deals.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CheckInputs } from '#machines/applications/lenders/draft/check-inputs.ts'
import { type OfferedAmount, withOfferedAmounts } from '#machines/applications/lenders/draft/offered-amounts.ts'
import { saleChecks } from '#machines/applications/lenders/draft/sale-checks.ts'
import { dollars } from '#machines/lib/format.ts'
import { grossUp } from '#machines/money/pricing/rules.ts'

const LIMITS: CheckInputs['limits'] = {
  states: [],
  loans_only: false,
  min_amount_cents: 500_000,
  max_amount_cents: 10_000_000,
  max_usd_per_w: null,
  max_usd_per_w_with_storage: null,
  min_size_w: null,
  max_size_w: null,
  approval_days: 90,
  max_upload_bytes: 1,
}
const fee = fc.integer({ min: 0, max: 350 }).map(permille => permille / 1_000)
const deal = fc.record({
  price_cents: fc.integer({ min: 100_000, max: 12_000_000 }),
  kept_fee: fee,
  fees: fc.array(fee, { minLength: 1, maxLength: 6 }),
})

const offeredOf = (price_cents: number, fees: readonly number[]): OfferedAmount[] =>
  fees.map(dealer_fee => {
    const amount_cents = grossUp(price_cents, dealer_fee)
    const fits = amount_cents >= (LIMITS.min_amount_cents ?? 0) && amount_cents <= (LIMITS.max_amount_cents ?? 0)
    return { type: 'loan', amount_cents, fits }
  })

function sentenceOf(price_cents: number, kept_fee: number, offered: readonly OfferedAmount[]) {
  const sale = {
    state: 'AZ',
    type: 'loan' as const,
    // The amount the option of the company's catalog would finance.
    amount_cents: grossUp(price_cents, kept_fee),
    price_cents,
    size_w: 8_000,
    has_storage: false,
    system: { size_w: 8_000, annual_kwh: 12_000, module: null, inverters: [], storage: [] },
    adders_cents: 0,
  }
  const inputs = { lender_name: 'Sample Credit', limits: LIMITS, draft: null, approved: null } as const
  const checks = saleChecks({ ...REST, ...inputs }, withOfferedAmounts(sale, offered))
  return checks.find(({ check }) => check === 'amount')
}

const REST: CheckInputs = {
  lender_name: '',
  why_not_connected: null,
  types: ['loan'],
  limits: LIMITS,
  project_status: 'active',
  chosen_type: 'loan',
  sale: null,
  draft: null,
  people: [],
  agreement: null,
  license_problem: null,
  approved: null,
}

it('names the least and the most that the products shown finance, whatever the catalog’s own dealer fee is', () => {
  fc.assert(
    fc.property(deal, ({ price_cents, kept_fee, fees }) => {
      const offered = offeredOf(price_cents, fees)
      const amounts = offered.filter(({ fits }) => fits).map(({ amount_cents }) => amount_cents)
      const check = sentenceOf(price_cents, kept_fee, offered)
      if (amounts.length === 0) {
        expect(check?.verdict).toBe('block')
        expect(check?.sentence).toContain(dollars(Math.min(...offered.map(({ amount_cents }) => amount_cents))))
        return
      }
      const [least, most] = [dollars(Math.min(...amounts)), dollars(Math.max(...amounts))]
      expect(check).toMatchObject({
        verdict: 'pass',
        sentence:
          least === most
            ? `${most} is within what Sample Credit finances.`
            : `${least} to ${most}, depending on the product, is within what Sample Credit finances.`,
      })
    }),
    { numRuns: 500 },
  )
})

it('says $35,795.00 where the one product finances that, though the catalog’s loan would have $38,907.61', () => {
  expect(sentenceOf(3_579_500, 0.08, offeredOf(3_579_500, [0]))?.sentence).toBe(
    '$35,795.00 is within what Sample Credit finances.',
  )
})
