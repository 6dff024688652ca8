// The days figures are of, and the blocks of each role.
import { describe, expect, it } from 'vitest'
import { blocksFor, lastMonths, monthBeside, recentDays } from '#machines/projects/dashboard-rules.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'

describe('days', () => {
  it('twelve months end with today and begin a year before the next month', () => {
    const months = lastMonths('2026-03-09')
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ from: '2025-04-01', to: '2025-04-30' })
    expect(months[10]).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(months[11]).toEqual({ from: '2026-03-01', to: '2026-03-09' })
  })

  it.each([
    ['2026-11-21', '2026-10-01', '2026-10-21', '2026-10-31'],
    ['2026-01-15', '2025-12-01', '2025-12-15', '2025-12-31'],
    // A shorter month before: all of it.
    ['2028-03-30', '2028-02-01', '2028-02-29', '2028-02-29'],
    ['2026-07-31', '2026-06-01', '2026-06-30', '2026-06-30'],
  ])('until %s the same days of the month before are %s to %s', (today, from, same, end) => {
    expect(monthBeside(today)).toEqual({
      so_far: { from: `${today.slice(0, 8)}01`, to: today },
      same_days: { from, to: same },
      last_month: { from, to: end },
    })
  })

  it('ninety days count today', () => {
    expect(recentDays('2026-11-21')).toEqual({ from: '2026-08-24', to: '2026-11-21' })
  })
})

it('each role is shown what its permissions let it do something about', () => {
  const shown = Object.fromEntries(
    SYSTEM_ROLES.map(({ name, permissions }) => [name, blocksFor(new Set(permissions)).join(' ')]),
  )
  const all = 'onboarding today pipeline sales month tasks funnel leaders installs receivables activity'
  expect(shown).toEqual({
    Owner: all,
    Admin: all,
    'Sales Manager': all.replace('onboarding ', ''),
    'Sales Rep': 'today pipeline sales month tasks funnel activity',
    Designer: 'today pipeline sales month tasks activity',
    Operations: 'today pipeline installs milestones tasks month sales activity',
    Finance: 'today pipeline receivables installs milestones tasks month sales activity',
    Viewer: 'today pipeline sales month activity',
  })
})
