import { expect, it } from 'vitest'
import { badgeLook } from '#web/ui/badge.tsx'

// Section 4 of the specification.
const RULE = {
  info: ['submitted', 'created', 'disclosureSent', 'sent', 'open'],
  success: ['accepted', 'approved'],
  warning: ['pending'],
  danger: ['rejected', 'canceled'],
  neutral: ['voided', 'completed', 'closed'],
  default: ['draft', 'In Progress', 'paid_by_cash', ''],
}

it.each(Object.entries(RULE))('a badge is %s', (look, statuses) => {
  expect(statuses.map(badgeLook)).toEqual(statuses.map(() => look))
})

it('case, spaces and underscores make no difference', () => {
  expect(['Disclosure Sent', 'disclosure_sent', ' DISCLOSURESENT '].map(badgeLook)).toEqual(['info', 'info', 'info'])
})
