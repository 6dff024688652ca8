import { expect, it } from 'vitest'
import {
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DECISIONS,
  DOCUMENTS,
  MILESTONE_STATUSES,
  STIPULATION_STATUSES,
} from '#machines/applications/lenders/codes.ts'
import { badgeLook } from '#web/ui/status-look.ts'

const ALL = [
  ...DECISIONS,
  ...DOCUMENTS,
  ...STIPULATION_STATUSES,
  ...CONTRACT_STATUSES,
  ...MILESTONE_STATUSES,
  ...CHANGE_ORDER_STATUSES,
]

it('every status of a lender but a draft has a color', () => {
  expect([...new Set(ALL.filter(status => badgeLook(status) === 'default'))]).toEqual(['draft'])
  expect(badgeLook('declined')).toBe('danger')
  expect(badgeLook('approved_with_stipulations')).toBe('warning')
  expect(badgeLook('funded')).toBe('success')
})
