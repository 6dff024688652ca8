// Descriptions of a lender's news, and when it is polled.
import { expect, it } from 'vitest'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { describeChanges, keepReasons } from '#machines/applications/lenders/facts/describe-changes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { withoutNumbers } from '#machines/applications/lenders/mask.ts'
import { factsOf } from '#machines/applications/lenders/wire.ts'
import { refreshPause } from '#server/applications/lenders/facts/refresh-times.ts'
import { pauseAfter } from '#server/applications/lenders/gateway/retry.ts'

const known = (more: Partial<Facts> = {}) =>
  factsOf({ lender_reference: 'L-1', as_of: '2026-11-21T17:00:00.000Z', decision: 'approved', ...more })
const words = (before: Facts | null, after: Facts) =>
  describeChanges(before, after, 'GoodLeap').map(({ sentence }) => sentence())

it('only changes are described, with amount, day and reason', () => {
  const approved = known({ approved_amount_cents: 2_885_000, approval_expires_on: '2027-05-20' })
  expect(words(null, approved)).toEqual(['GoodLeap approved $28,850.00 until 05/20/2027.'])
  expect(words(approved, approved)).toEqual([])
  expect(words(approved, { ...approved, approval_expires_on: '2027-07-19' })).toEqual([
    'GoodLeap changed its approval to $28,850.00 until 07/19/2027.',
  ])
  const declined = known({ decision: 'declined', reasons: ['Income too low.', 'Short history'] })
  expect(words(approved, declined)).toEqual(['GoodLeap declined the application: Income too low; Short history.'])
  const rejected = known({ contract: { status: 'rejected', reason: 'The price differs.' }, documents: 'signed' })
  expect(words(known(), rejected)).toEqual([
    'GoodLeap’s documents are signed.',
    'GoodLeap rejected the installation agreement: The price differs.',
  ])
})

it('a reason stays while its subject is reviewed again, and is dropped once that is settled', () => {
  const milestone = 'installation_complete' as const
  const at = (status: Facts['milestones'][number]['status'], reason: string | null) =>
    known({ milestones: [{ milestone, status, reason, at: null }] })
  const rejected = at('rejected', 'No photo of the panel')
  const again = keepReasons(rejected, at('resubmitted', null))
  expect(again.milestones[0]?.reason).toBe('No photo of the panel')
  expect(keepReasons(again, at('approved', null)).milestones[0]?.reason).toBeNull()
})

it('is asked often while it is undecided or out for signature, seldom after, and never once it is over', () => {
  const MINUTE = 60_000
  const pauses = [0, 2, 10, 30].map(minutes => refreshPause({ status: 'submitted', facts: null }, minutes * MINUTE))
  expect(pauses).toEqual([1, 5, 15, 60].map(minutes => minutes * MINUTE))
  expect(refreshPause({ status: 'approved', facts: known({ documents: 'viewed' }) }, 0)).toBe(15 * MINUTE)
  expect(refreshPause({ status: 'approved', facts: known() }, 0)).toBe(24 * 60 * MINUTE)
  for (const status of ['draft', 'shared', 'declined', 'expired', 'canceled', 'funded'])
    expect(refreshPause({ status, facts: known() }, 0)).toBeNull()
})

it('attempts come at random, further and further apart, and no earlier than the lender asks', () => {
  expect([1, 2, 3, 20].map(attempts => pauseAfter(attempts, null, () => 1))).toEqual([2_000, 4_000, 8_000, 900_000])
  expect(pauseAfter(1, null, () => 0)).toBe(500)
  expect(pauseAfter(1, 60_000, () => 0)).toBe(60_000)
})

it('a number a lender repeats is not kept, and a day is that of the project', () => {
  expect(withoutNumbers('SSN 500-10-1005, 500101005 or 500 10 1005; loan 12345678')).toBe(
    'SSN •••-••-••••, •••-••-•••• or •••-••-••••; loan 12345678',
  )
  const night = new Date('2026-11-22T06:30:00.000Z')
  expect(['AZ', 'NY', 'HI', undefined].map(state => dayInState(state, night))).toEqual([
    ...['2026-11-21', '2026-11-22', '2026-11-21', '2026-11-22'],
  ])
})
