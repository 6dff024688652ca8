import { expect, it } from 'vitest'
import { type OptionLimits, whyUnavailable } from '#server/financing/availability.ts'

const limits: OptionLimits = {
  name: 'Loan 25',
  active: true,
  min_amount_cents: 500_000,
  max_amount_cents: 10_000_000,
  requires_storage: false,
  states: ['NJ', 'NY'],
}
const project = { amount_cents: 3_000_000, state: 'NY', has_storage: false }

it('offers an option inside its limits, the limits included', () => {
  for (const amount_cents of [500_000, 3_000_000, 10_000_000]) {
    expect(whyUnavailable(limits, { ...project, amount_cents })).toBeNull()
  }
  expect(whyUnavailable({ ...limits, states: [], max_amount_cents: null }, { ...project, state: 'CA' })).toBeNull()
})

it('says in words why an option cannot be offered', () => {
  expect(whyUnavailable({ ...limits, active: false }, project)).toBe('Loan 25 is switched off.')
  expect(whyUnavailable(limits, { ...project, state: 'CA' })).toBe('Loan 25 is not offered in CA.')
  expect(whyUnavailable({ ...limits, requires_storage: true }, project)).toBe('Loan 25 needs a battery in the design.')
  expect(whyUnavailable(limits, { ...project, amount_cents: 499_999 })).toBe(
    'Loan 25 starts at $5,000.00; this project needs $4,999.99.',
  )
  expect(whyUnavailable(limits, { ...project, amount_cents: 10_000_001 })).toMatch(/ends at \$100,000\.00/)
})
