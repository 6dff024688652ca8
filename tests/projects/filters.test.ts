// The project list's URL: filters survive a round trip, and nonsense is ignored.
import { expect, it } from 'vitest'
import { chipsOf } from '#web/projects/list/filter-words.ts'
import { paramsOf, shownOf } from '#web/projects/list/use-project-list.ts'
import { filtersOf, type ProjectFilters, projectsHref } from '#web/projects/sale/project/project-filters.ts'

const ALL: ProjectFilters = {
  search: 'quinn & co',
  status: ['active', 'approved'],
  stage: ['In Progress', 'Sold'],
  owner_id: ['0198f7a2-0000-7000-8000-000000000001', '0198f7a2-0000-7000-8000-000000000002'],
  state: 'AZ',
  lead_source: 'Door to door',
  tag: 'call again',
  created_from: '2026-01-01',
  created_to: '2026-06-30',
  sold_from: '2026-11-01',
  sold_to: '2026-11-30',
  proposal: 'signed',
  sent_from: '2026-09-01',
  sent_to: '2026-11-30',
  size_from_kw: 4,
  size_to_kw: 9,
  price_from_cents: 2_000_000,
  idle_days: 14,
}

it('is read back as it was written', () => {
  const { searchParams } = new URL(projectsHref(ALL), 'http://localhost')
  expect(filtersOf(searchParams)).toEqual(ALL)
  const shown = { filters: ALL, sort: 'name', direction: 'desc', view: 'board' } as const
  expect(shownOf(paramsOf(shown))).toEqual(shown)
  expect(projectsHref({})).toBe('/projects')
})

it('takes no word for a filter that is none', () => {
  const typed = new URLSearchParams(
    'status=nearly&state=arizona&idle_days=-3&size_from_kw=big&price_to_cents=-5&sold_from=june&owner_id=me&sort=luck',
  )
  expect(shownOf(typed)).toEqual({ filters: {}, sort: 'number', direction: 'desc', view: 'table' })
})

it('has a chip for each filter, and each chip takes away its own', () => {
  const chips = chipsOf(ALL, () => 'Riley Rep')
  expect(chips.map(({ label }) => label)).toEqual([
    'In Progress or Sold',
    'Active or Approved',
    'Owned by Riley Rep or Riley Rep',
    'In AZ',
    'Source: Door to door',
    'Tagged call again',
    'Started 01/01/2026 to 06/30/2026',
    'Sold 11/01/2026 to 11/30/2026',
    'Signed',
    'Proposal first sent 09/01/2026 to 11/30/2026',
    'System size 4 kW to 9 kW',
    'Contract price $20,000 or more',
    'No activity for 14 days',
  ])
  const taken = chips.map(({ without }) => Object.keys(ALL).filter(name => !(name in without)))
  expect(taken.flat()).toEqual(
    Object.keys(ALL)
      .filter(name => name !== 'search')
      .toSorted(byChip),
  )
  expect(chips.every(({ without }) => without.search === ALL.search)).toBe(true)
})

const CHIPS = ['stage', 'status', 'owner_id', 'state', 'lead_source', 'tag', 'created_from', 'created_to', 'sold_from']
const byChip = (one: string, other: string) => place(one) - place(other)
const place = (name: string) => (CHIPS.includes(name) ? CHIPS.indexOf(name) : name === 'sold_to' ? 9 : 10)
