// Matches each line of a remittance to a payment and the receivables it settles. Pure.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Reason } from './line-reasons.ts'
import type { Row } from './remittance-table.ts'

export type Open = { id: string; open_cents: number; paid_cents: number; held: boolean; due_on: string | null }
export type Candidate = { application_id: string; reference: string | null; names: readonly string[]; open: Open[] }
type Match = {
  standing: Extract<Schemas['RemittanceStanding'], 'matched' | 'differs' | 'clawback' | 'unknown'>
  application_id: string | null
  expected_cents: number | null
  reason: Reason | null
}
type Allocation = { receivable_id: string; cents: number }

/** References are compared without case and punctuation. */
export const plainReference = (reference: string) => reference.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 1)

/** One name contains every word of the other, in any order: 'Sample, Sam' is Sam Sample. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  return a.length > 0 && b.length > 0 && (a.every(word => b.includes(word)) || b.every(word => a.includes(word)))
}

const owedOf = (open: readonly Open[]) => sum(open.map(({ open_cents }) => open_cents))

/** Earliest due date first; holdbacks last. */
const inOrder = (open: readonly Open[]) =>
  [...open].sort(
    (a, b) =>
      Number(a.held) - Number(b.held) || (a.due_on ?? '').localeCompare(b.due_on ?? '') || a.id.localeCompare(b.id),
  )

/** The open item this amount pays: one part, the total, or the earliest. Null if nothing is open. */
export function expectedFor(amount_cents: number, open: readonly Open[]): number | null {
  const owed = inOrder(open).filter(({ open_cents }) => open_cents > 0)
  if (owed.length === 0) return null
  if (owed.some(({ open_cents }) => open_cents === amount_cents) || owedOf(owed) === amount_cents) return amount_cents
  return owed[0]?.open_cents ?? null
}

/**
 * Applies an amount to its part, otherwise from the earliest on; an overpayment stays with the last. A reversal is applied from
 * the latest paid part backwards. Changes `open`, so the next line sees the result.
 */
export function allocate(amount_cents: number, open: Open[]): Allocation[] {
  const back = amount_cents < 0
  const order = back ? inOrder(open).reverse() : inOrder(open)
  const room = (one: Open) => (back ? one.paid_cents : Math.max(0, one.open_cents))
  const exact = order.find(one => room(one) === Math.abs(amount_cents))
  let left = Math.abs(amount_cents)
  const taken = new Map<Open, number>()
  for (const one of exact ? [exact] : order) {
    const cents = Math.min(left, room(one))
    if (cents > 0) taken.set(one, cents)
    left -= cents
  }
  const last = order.at(-1)
  if (left > 0 && last) taken.set(last, (taken.get(last) ?? 0) + left)
  return [...taken].map(([one, size]) => {
    const cents = back ? -size : size
    one.open_cents -= cents
    one.paid_cents += cents
    return { receivable_id: one.id, cents }
  })
}

/** By the lender's reference, then by amount and name together where only one fits. In the order of the file. */
export function matchRows(rows: readonly Row[], candidates: readonly Candidate[]): Match[] {
  const byReference = new Map(candidates.flatMap(one => (one.reference ? [[plainReference(one.reference), one]] : [])))
  return rows.map(row => {
    const by_reference = row.reference === '' ? undefined : byReference.get(plainReference(row.reference))
    const named = by_reference ? [] : candidates.filter(one => fitsNameAndAmount(one, row))
    const match = by_reference ?? (named.length === 1 ? named[0] : undefined)
    if (!match) return unknown(whyUnknown(row, named.length))
    return { ...judge(row, match), ...(by_reference ? {} : { reason: 'found_by_name_and_amount' as const }) }
  })
}

const unknown = (reason: Reason): Match => ({ standing: 'unknown', application_id: null, expected_cents: null, reason })

const fitsNameAndAmount = ({ names, open }: Candidate, { payee, amount_cents }: Row) =>
  payee !== '' && expectedFor(amount_cents, open) === amount_cents && names.some(name => isSameName(name, payee))

function whyUnknown({ reference }: Row, named: number): Reason {
  if (named > 1) return 'several_fit'
  return reference === '' ? 'none_fits' : 'unknown_reference'
}

function judge({ amount_cents }: Row, { application_id, open }: Candidate): Match {
  const paid = open.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
  if (amount_cents < 0 && paid < -amount_cents) return unknown(`clawback_exceeds_paid ${paid}`)
  const expected_cents = amount_cents < 0 ? null : expectedFor(amount_cents, open)
  if (amount_cents > 0 && expected_cents === null) return unknown('nothing_open')
  allocate(amount_cents, open)
  if (expected_cents === null) return { standing: 'clawback', application_id, expected_cents, reason: 'clawback' }
  if (expected_cents === amount_cents) return { standing: 'matched', application_id, expected_cents, reason: null }
  return { standing: 'differs', application_id, expected_cents, reason: 'differs' }
}
