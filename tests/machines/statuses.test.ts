// The lifecycles of a project and of an agreement, walked from the chart itself.
import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import {
  AGREEMENT_STATUSES,
  canTakeBack,
  nextAgreementStatuses,
} from '#machines/agreements/agreement-transaction.machine.ts'
import {
  canMoveProject,
  nextProjectStatuses,
  PROJECT_STATUSES,
  projectStage,
  projectStatusMachine,
} from '#machines/projects/project-status.machine.ts'

describe('a project', () => {
  it('reaches every status there is, and knows no other', () => {
    const events = [
      ...PROJECT_STATUSES.map(status => ({ type: `to.${status}` as const })),
      { type: 'reopened' as const, mayReopen: true },
    ]
    const reached = getShortestPaths(projectStatusMachine, { events }).map(path => String(path.state.value))
    expect(new Set(reached)).toEqual(new Set(PROJECT_STATUSES))
  })

  it('moves as the decisions say, and nowhere else', () => {
    const table: Record<string, string[]> = {
      draft: ['new'],
      new: ['active', 'canceled'],
      active: ['submitted', 'paid_by_cash', 'canceled'],
      submitted: ['approved', 'declined', 'canceled', 'voided'],
      approved: ['submitted', 'installation_completed', 'canceled', 'voided'],
      paid_by_cash: ['installation_completed', 'canceled', 'voided'],
      installation_completed: ['funded'],
      funded: [],
      declined: ['active'],
      canceled: ['active'],
      voided: ['active'],
    }
    expect(Object.fromEntries(PROJECT_STATUSES.map(status => [status, nextProjectStatuses(status)]))).toEqual(table)
  })

  it('is reopened only with permission', () => {
    for (const closed of ['declined', 'canceled', 'voided'] as const) {
      expect(canMoveProject(closed, 'active', { reopen: false })).toBe(false)
      expect(canMoveProject(closed, 'active', { reopen: true })).toBe(true)
    }
  })

  it('is in one of four stages', () => {
    expect(PROJECT_STATUSES.map(projectStage)).toEqual([
      'New Project',
      'New Project',
      'In Progress',
      'In Progress',
      expect.any(String),
      'Sold',
      'Sold',
      'Sold',
      'Rejected',
      'Rejected',
      'Rejected',
    ])
  })
})

describe('an agreement', () => {
  it('is signed, canceled or voided once sent; what is signed can only be voided', () => {
    expect(nextAgreementStatuses('sent').sort()).toEqual(['canceled', 'signed', 'voided'])
    expect(nextAgreementStatuses('signed')).toEqual(['voided'])
    expect(nextAgreementStatuses('canceled')).toEqual([])
    expect(nextAgreementStatuses('voided')).toEqual([])
  })

  it('goes back only from a signature on paper', () => {
    expect(AGREEMENT_STATUSES.filter(status => canTakeBack(status, true))).toEqual(['signed'])
    expect(AGREEMENT_STATUSES.filter(status => canTakeBack(status, false))).toEqual([])
  })
})
