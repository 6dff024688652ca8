import { expect, it } from 'vitest'
import { type OptionLimits, whyUnavailable } from '#machines/money/quote/availability.ts'

const limits: OptionLimits = {
  name: 'Loan 25',
  active: true,
  min_amount_cents: 500_000,
  max_amount_cents: 10_000_000,
  max_price_usd_per_w: 4.5,
  requires_storage: false,
  states: ['NJ', 'NY'],
  starts_on: '2026-02-01',
  ends_on: '2026-11-30',
  provider: { name: 'Lender', enabled: true, states: [] },
}
const project = { amount_cents: 3_000_000, size_w: 8_000, state: 'NY', has_storage: false, on: '2026-11-21' }

it('offers an option inside its limits, the limits included', () => {
  for (const amount_cents of [500_000, 3_000_000, 3_600_000])
    expect(whyUnavailable(limits, { ...project, amount_cents })).toBeNull()
  expect(whyUnavailable(limits, { ...project, amount_cents: 10_000_000, size_w: 30_000 })).toBeNull()
  for (const on of ['2026-02-01', '2026-11-30']) expect(whyUnavailable(limits, { ...project, on })).toBeNull()
  const open = { states: [], max_amount_cents: null, max_price_usd_per_w: null, starts_on: null, ends_on: null }
  expect(whyUnavailable({ ...limits, ...open }, { ...project, state: 'CA', amount_cents: 90_000_000 })).toBeNull()
  expect(whyUnavailable(limits, { ...project, state: null })).toBeNull()
})

it('says in words why an option cannot be offered', () => {
  const provider = limits.provider
  const cases: [Partial<OptionLimits>, Partial<typeof project>, string][] = [
    [{ active: false }, {}, 'Loan 25 is turned off.'],
    [{ provider: { ...provider, enabled: false } }, {}, 'Lender is turned off.'],
    [{ provider: { ...provider, states: ['CA'] } }, {}, 'Lender doesn’t work in NY.'],
    [{}, { state: 'CA' }, 'Loan 25 isn’t offered in CA.'],
    [{}, { on: '2026-01-31' }, 'Loan 25 is offered from 02/01/2026.'],
    [{}, { on: '2026-12-01' }, 'Loan 25 was offered until 11/30/2026.'],
    [{ requires_storage: true }, {}, 'Loan 25 requires a battery in the design.'],
    [{}, { amount_cents: 499_999 }, 'Loan 25 starts at $5,000.00; this project needs $4,999.99.'],
    [{}, { amount_cents: 10_000_001 }, 'Loan 25 goes up to $100,000.00; this project needs $100,000.01.'],
    [{}, { amount_cents: 3_600_001 }, 'Loan 25 allows up to $4.50 per watt; this project is at $4.50.'],
    [{}, { amount_cents: 4_000_000 }, 'Loan 25 allows up to $4.50 per watt; this project is at $5.00.'],
  ]
  for (const [option, asked, sentence] of cases)
    expect(whyUnavailable({ ...limits, ...option }, { ...project, ...asked })).toBe(sentence)
  expect(whyUnavailable({ ...limits, requires_storage: true }, { ...project, has_storage: true })).toBeNull()
})
