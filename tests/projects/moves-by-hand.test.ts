// Who may move a project where by hand, asked of the same function by the server, the status menu and the board.
import { expect, it } from 'vitest'
import { movesByHand, whyNotByHand } from '#machines/projects/moves-by-hand.ts'
import { canMoveProject, PROJECT_STATUSES } from '#machines/projects/project-status.machine.ts'
import type { Permission } from '#sdk/types.ts'

const may = new Set<Permission>(['projects.change_status', 'projects.reopen'])
const PAIRS = PROJECT_STATUSES.flatMap(from => PROJECT_STATUSES.map(to => ({ from, to })))

it('refuses any move the chart does not have', () => {
  const offered = PAIRS.filter(({ from, to }) => whyNotByHand(from, to, may) === undefined)
  expect(offered.filter(({ from, to }) => !canMoveProject(from, to, { reopen: true }))).toEqual([])
  expect(offered.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'draft new',
    'new canceled',
    'active canceled',
    'submitted canceled',
    'submitted voided',
    'approved installation_completed',
    'approved canceled',
    'approved voided',
    'paid_by_cash installation_completed',
    'paid_by_cash canceled',
    'paid_by_cash voided',
    'installation_completed funded',
    'declined active',
    'canceled active',
    'voided active',
  ])
})

it('says why not in a sentence, for each of the others', () => {
  const reasons = PAIRS.flatMap(({ from, to }) => whyNotByHand(from, to, may) ?? [])
  expect(reasons.filter(reason => !/^[A-Z].*[^ ]\.$/.test(reason))).toEqual([])
  expect(whyNotByHand('active', 'paid_by_cash', may)).toBe(
    'A project becomes paid by cash when its cash agreement is fully signed.',
  )
  expect(whyNotByHand('new', 'funded', may)).toBe('A project that is new can only become active or canceled.')
})

it('allows reopening with permission, and nothing without any', () => {
  const only = new Set<Permission>(['projects.change_status'])
  expect(movesByHand('canceled', only)).toEqual([
    { status: 'active', allowed: false, reason: 'Your role doesn’t allow reopening projects.' },
  ])
  expect(movesByHand('approved', new Set()).every(({ allowed }) => !allowed)).toBe(true)
})
