import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  isOverdue,
  lineAmount,
  MILESTONES,
  openOf,
  overdueAt,
  scheduleAmounts,
  scheduleFault,
  statusOf,
} from '#machines/money/receivables/rules.ts'

const figures = (paid_cents: number, credited_cents = 0, written_off_cents = 0) => ({
  total_cents: 1_000,
  paid_cents,
  credited_cents,
  written_off_cents,
})

describe('a payment schedule', () => {
  it('comes to the price to the cent, whatever its shares', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 3 }).map(parts => {
      const sum = parts.reduce((all, one) => all + one, 0)
      return MILESTONES.slice(0, parts.length).map((milestone, i) => ({ milestone, share: (parts[i] ?? 0) / sum }))
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), shares, (price, schedule) => {
        const amounts = scheduleAmounts(price, schedule).map(({ amount_cents }) => amount_cents)
        expect(amounts.reduce((all, one) => all + one, 0)).toBe(price)
        expect(amounts.every(cents => cents >= 0)).toBe(true)
      }),
    )
  })

  it('goes in the order of the work, and the last step takes the odd cents', () => {
    const shuffled = [
      { milestone: 'completion' as const, share: 0.3 },
      { milestone: 'signing' as const, share: 0.1 },
      { milestone: 'start' as const, share: 0.6 },
    ]
    expect(scheduleAmounts(1_000_005, shuffled).map(({ amount_cents }) => amount_cents)).toEqual([
      100_001, 600_003, 300_001,
    ])
  })

  it('must come to 100%, each step once', () => {
    expect(scheduleFault([{ milestone: 'signing', share: 1 }])).toBeUndefined()
    expect(scheduleFault([{ milestone: 'signing', share: 0.95 }])).toBe(
      'The schedule adds up to 95%. It must add up to 100%.',
    )
    const twice = { milestone: 'signing' as const, share: 0.5 }
    expect(scheduleFault([twice, twice])).toBe('Use each step only once.')
  })
})

describe('an invoice', () => {
  it.each([
    ['issued', figures(0)],
    ['issued', figures(0, 400)],
    ['partly_paid', figures(1)],
    ['partly_paid', figures(0, 0, 400)],
    ['paid', figures(1_000)],
    ['paid', figures(600, 400)],
    ['written_off', figures(600, 0, 400)],
    ['void', figures(0, 1_000)],
  ])('is %s by its figures', (status, held) => expect(statusOf(held)).toBe(status))

  it('is overdue from the day after its day, while something is open', () => {
    const due = { open_cents: 1, due_on: '2026-12-04' }
    expect(isOverdue(due, '2026-12-04')).toBe(false)
    expect(isOverdue(due, '2026-12-05')).toBe(true)
    expect(isOverdue({ ...due, open_cents: 0 }, '2026-12-05')).toBe(false)
    expect(overdueAt('2026-12-31').toISOString()).toBe('2027-01-01T14:00:00.000Z')
  })

  it('rounds each line once, a half away from zero', () => {
    expect(lineAmount({ description: 'Trench', quantity: 12.5, unit_cents: 1_001 })).toBe(12_513)
    expect(lineAmount({ description: 'Discount', quantity: 0.5, unit_cents: -1_001 })).toBe(-501)
  })

  it('says of every action that cannot be taken why', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), fc.boolean(), (paid, credited, off, may) => {
        fc.pre(paid + credited + off <= 1_000)
        const held = figures(paid, credited, off)
        const asked = { ...held, status: statusOf(held), number: 'INV-1001', email: null, unapplied_cents: 5 }
        for (const { available, reason } of actionsOf(asked, may)) expect(available).toBe(reason === null)
        const pay = actionsOf(asked, may).find(({ action }) => action === 'pay')
        expect(pay?.available).toBe(may && openOf(held) > 0)
      }),
    )
  })
})
