import { expect, it } from 'vitest'
import { badgeLook } from '#web/ui/status-look.ts'

// Section 4 of the specification.
const RULE = {
  info: ['submitted', 'created', 'disclosureSent', 'sent', 'open'],
  success: ['accepted', 'approved'],
  warning: ['pending'],
  danger: ['rejected', 'canceled'],
  neutral: ['voided', 'completed', 'closed'],
  default: ['In Progress', 'never heard of', ''],
}

it.each(Object.entries(RULE))('a badge is %s', (look, statuses) => {
  expect(statuses.map(badgeLook)).toEqual(statuses.map(() => look))
})

it('case, spaces and underscores make no difference', () => {
  expect(['Disclosure Sent', 'disclosure_sent', ' DISCLOSURESENT '].map(badgeLook)).toEqual(['info', 'info', 'info'])
})

it('what is lost never looks as what has only begun', () => {
  expect(['declined', 'draft', 'funded', 'signed', 'ended'].map(badgeLook)).toEqual([
    'danger',
    'default',
    'success',
    'success',
    'neutral',
  ])
})
