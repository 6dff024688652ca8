// The signing order. A cc recipient doesn't sign and has no place in it. Pure.

import { ROLES, signs } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'

export type Signer = Schemas['SignerStep']
type Role = Schemas['SignerRole']
export type Order = 'together' | 'in_turn' | 'by_steps'

const place = (role: Role) => ROLES.indexOf(role)
const inOrder = (signers: readonly Signer[]) =>
  [...signers].sort((a, b) => a.step - b.step || place(a.role) - place(b.role))
export const thoseWhoSign = (signers: readonly Signer[]) => inOrder(signers.filter(signs))

/** Steps counted from 1 without a gap, those of one step in the usual order, copies last. */
export function tidied(signers: readonly Signer[]): Signer[] {
  const signing = thoseWhoSign(signers)
  const steps = [...new Set(signing.map(({ step }) => step))]
  return [
    ...signing.map(({ role, step }) => ({ role, step: steps.indexOf(step) + 1 })),
    ...signers.filter(one => !signs(one)).map(({ role }) => ({ role, step: 1 })),
  ]
}

/** With one signer the order is undefined and not asked for. */
export function orderOf(signers: readonly Signer[]): Order {
  const signing = signers.filter(signs)
  const steps = new Set(signing.map(({ step }) => step)).size
  if (steps <= 1) return 'together'
  return steps === signing.length ? 'in_turn' : 'by_steps'
}

export function ordered(signers: readonly Signer[], order: 'together' | 'in_turn'): Signer[] {
  const copies = signers.filter(one => !signs(one))
  const signing = thoseWhoSign(signers)
  return tidied([...signing.map(({ role }, at) => ({ role, step: order === 'together' ? 1 : at + 1 })), ...copies])
}

/** Who is added signs where the usual order puts them: with the others, or before the first who usually signs later. */
export function withRole(signers: readonly Signer[], role: Role): Signer[] {
  if (signers.some(one => one.role === role)) return [...signers]
  if (role === 'cc') return tidied([...signers, { role, step: 1 }])
  const signing = thoseWhoSign(signers)
  if (signing.length === 0 || orderOf(signers) === 'together') {
    const step = signing[0]?.step ?? 1
    // Two signers have no order until one is chosen.
    return tidied([...signers, { role, step }])
  }
  const later = signing.find(one => place(one.role) > place(role))
  if (!later) return tidied([...signers, { role, step: Math.max(...signing.map(({ step }) => step)) + 1 }])
  const behind = signers.map(one => (signs(one) && one.step >= later.step ? { ...one, step: one.step + 1 } : one))
  return tidied([...behind, { role, step: later.step }])
}

export const withoutRole = (signers: readonly Signer[], role: Role) => tidied(signers.filter(one => one.role !== role))

/** Moves to a step of its own earlier (-1) or later (1); past the end nothing changes. */
export function shifted(signers: readonly Signer[], role: Role, by: -1 | 1): Signer[] {
  const signing = thoseWhoSign(tidied(signers))
  const at = signing.findIndex(one => one.role === role)
  const one = signing[at]
  const other = signing[at + by]
  if (!one || !other) return tidied(signers)
  const swapped = signing.map((each, index) =>
    index === at ? { ...other, step: one.step } : index === at + by ? { ...one, step: other.step } : each,
  )
  return tidied([...swapped, ...signers.filter(each => !signs(each))])
}

export const inStep = (signers: readonly Signer[], role: Role, step: number) =>
  tidied(signers.map(one => (one.role === role ? { ...one, step } : one)))
