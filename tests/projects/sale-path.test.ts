// The path of a sale and its next step: both use the same facts, so they agree.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextStep, type SaleFacts } from '#machines/projects/next-step.ts'
import { salePath } from '#machines/projects/sale-path.ts'

const NEW: SaleFacts = {
  status: 'new',
  has_address: true,
  has_use: false,
  assumed: null,
  is_designed: false,
  financing: null,
  proposal: null,
  sends: 0,
  transactions: [],
  application: undefined,
  invoices: [],
  now: 0,
  today: '2026-11-26',
}
const CASH = { provider_code: 'cash', provider_name: 'Cash', is_current: true } as unknown as SaleFacts['financing']
const states = (facts: SaleFacts) => salePath(facts).map(({ tab, state }) => `${tab} ${state}`)

it('begins with energy, and says why the rest waits', () => {
  expect(states(NEW)).toEqual([
    'energy now',
    'design open',
    'price blocked',
    'incentives blocked',
    'financing blocked',
    'proposal blocked',
    'lender blocked',
    'agreements blocked',
  ])
  expect(salePath(NEW).find(({ tab }) => tab === 'price')?.reason).toBe('Design the system first')
})

it('a cash sale skips the lender, and is done once it is signed', () => {
  const signed: SaleFacts = {
    ...NEW,
    status: 'paid_by_cash',
    has_use: true,
    assumed: [],
    is_designed: true,
    financing: CASH,
    proposal: { status: 'accepted', is_published: true, is_current: true, is_accepted: true },
    transactions: [{ status: 'signed', is_current: true, signers: [] }],
  }
  expect(states(signed)).toEqual([
    'energy done',
    'design done',
    'price done',
    'incentives done',
    'financing done',
    'proposal done',
    'lender skipped',
    'agreements done',
  ])
})

it('never shows another step as now than the next one, nor the next one as done or blocked', () => {
  const facts: fc.Arbitrary<SaleFacts> = fc
    .record({
      has_address: fc.boolean(),
      has_use: fc.boolean(),
      assumed: fc.constantFrom(null, [], ['rate' as const]),
      is_designed: fc.boolean(),
      financing: fc.constantFrom(null, CASH, CASH && { ...CASH, is_current: false }),
      status: fc.constantFrom('new' as const, 'active' as const, 'paid_by_cash' as const, 'canceled' as const),
    })
    .map(some => ({ ...NEW, ...some }))
  fc.assert(
    fc.property(facts, some => {
      const next = nextStep(some)?.tab
      for (const { tab, state, reason } of salePath(some)) {
        expect(state === 'now').toBe(tab === next)
        expect(reason !== null).toBe(state === 'blocked' || state === 'skipped')
      }
    }),
  )
})
