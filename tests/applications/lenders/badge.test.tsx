import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DECISIONS,
  DOCUMENTS,
  MILESTONE_STATUSES,
  STIPULATION_STATUSES,
} from '#machines/applications/lenders/codes.ts'
import { LenderBadge, type LenderStatus } from '#web/projects/sale/lender-badge.tsx'
import { badgeLook } from '#web/ui/status-look.ts'

const ALL = [
  ...DECISIONS,
  ...DOCUMENTS,
  ...STIPULATION_STATUSES,
  ...CONTRACT_STATUSES,
  ...MILESTONE_STATUSES,
  ...CHANGE_ORDER_STATUSES,
]

const lookOf = (status: LenderStatus) =>
  /data-badge="(\w+)"/.exec(renderToStaticMarkup(<LenderBadge status={status} />))?.[1]

it('every status of a lender but a draft has a color, the specification’s where it gives one', () => {
  expect([...new Set(ALL.filter(status => lookOf(status) === 'default'))]).toEqual(['draft'])
  expect([lookOf('declined'), lookOf('approved_with_stipulations'), lookOf('funded')]).toEqual([
    'danger',
    'warning',
    'success',
  ])
  for (const status of ALL) if (badgeLook(status) !== 'default') expect(lookOf(status), status).toBe(badgeLook(status))
})
