import { expect, it } from 'vitest'
import {
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DECISIONS,
  DOCUMENTS,
  MILESTONE_STATUSES,
  STIPULATION_STATUSES,
} from '#machines/lenders/codes.ts'
import { lenderLook } from '#web/sale/lender-badge.tsx'
import { badgeLook } from '#web/ui/badge.tsx'

const ALL = [
  ...DECISIONS,
  ...DOCUMENTS,
  ...STIPULATION_STATUSES,
  ...CONTRACT_STATUSES,
  ...MILESTONE_STATUSES,
  ...CHANGE_ORDER_STATUSES,
]

it('what the specification’s rule knows keeps its colour', () => {
  const ruled = ALL.filter(status => badgeLook(status) !== 'default')
  expect([...new Set(ruled)].sort()).toEqual(
    ['accepted', 'approved', 'canceled', 'open', 'rejected', 'sent', 'submitted', 'voided'].sort(),
  )
  for (const status of ruled) expect(lenderLook(status)).toBe(badgeLook(status))
})

it('every other status of a lender has a colour of its own', () => {
  expect(ALL.filter(status => lenderLook(status) === 'default')).toEqual([])
  expect(lenderLook('declined')).toBe('danger')
  expect(lenderLook('approved_with_stipulations')).toBe('warning')
  expect(lenderLook('funded')).toBe('success')
})
