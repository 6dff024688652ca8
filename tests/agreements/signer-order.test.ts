// The order in which people sign, as it is put together in the editor.
import { expect, it } from 'vitest'
import {
  inStep,
  ordered,
  orderOf,
  type Signer,
  shifted,
  thoseWhoSign,
  tidied,
  withoutRole,
  withRole,
} from '#web/agreements/editor/fields/signer-order.ts'

const begin: Signer[] = [{ role: 'homeowner', step: 1 }]
const roles = (signers: readonly Signer[]) => thoseWhoSign(signers).map(({ role, step }) => `${step} ${role}`)

it('a new signer signs with the others while all sign at once, and a copy is outside the order', () => {
  const all = withRole(withRole(withRole(begin, 'countersigner'), 'cc'), 'co_homeowner')
  expect(orderOf(all)).toBe('together')
  expect(roles(all)).toEqual(['1 homeowner', '1 co_homeowner', '1 countersigner'])
  expect(all.at(-1)).toEqual({ role: 'cc', step: 1 })
  expect(withRole(all, 'cc')).toEqual(all)
})

it('one after another each has a step, and a new signer comes where the usual order puts them', () => {
  const turns = ordered(withRole(withRole(begin, 'countersigner'), 'cc'), 'in_turn')
  expect(orderOf(turns)).toBe('in_turn')
  expect(roles(withRole(turns, 'co_homeowner'))).toEqual(['1 homeowner', '2 co_homeowner', '3 countersigner'])
  expect(roles(withRole(turns, 'sales_rep'))).toEqual(['1 sales_rep', '2 homeowner', '3 countersigner'])
  expect(roles(shifted(turns, 'countersigner', -1))).toEqual(['1 countersigner', '2 homeowner'])
  expect(shifted(turns, 'homeowner', -1)).toEqual(turns)
})

it('steps by hand stay without gaps', () => {
  const all = withRole(withRole(begin, 'co_homeowner'), 'countersigner')
  const steps = inStep(all, 'countersigner', 4)
  expect(orderOf(steps)).toBe('by_steps')
  expect(roles(steps)).toEqual(['1 homeowner', '1 co_homeowner', '2 countersigner'])
  expect(roles(withoutRole(withoutRole(steps, 'homeowner'), 'co_homeowner'))).toEqual(['1 countersigner'])
  expect(tidied(tidied(steps))).toEqual(tidied(steps))
})
