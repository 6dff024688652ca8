import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFaults } from '#machines/design/energy/plan-faults.ts'
import { addPeriod, addTier, newPlan, removePeriod, removeTier } from '#web/design/energy/plan/new-plan.ts'
import {
  inSpan,
  type Matrix,
  monthToAll,
  moved,
  painted,
  runsOf,
  withoutPeriod,
} from '#web/design/energy/plan/paint.ts'
import { hoursWords } from '#web/design/energy/plan/plan-words.ts'

const empty: Matrix = Array.from({ length: 12 }, () => new Array<number>(24).fill(0))
const cell = fc.record({ month: fc.nat(11), hour: fc.nat(23) })
const row = (matrix: Matrix, month: number) => (matrix[month] ?? []).join('')

describe('painting hours', () => {
  it('fills the hours between two corners in whichever order they were drawn, and no other', () => {
    fc.assert(
      fc.property(cell, cell, fc.integer({ min: 1, max: 35 }), (from, to, period) => {
        const one = painted(empty, { from, to }, period)
        expect(painted(empty, { from: to, to: from }, period)).toEqual(one)
        const months = Math.abs(from.month - to.month) + 1
        const hours = Math.abs(from.hour - to.hour) + 1
        expect(one.flat().filter(value => value === period).length).toBe(months * hours)
        expect(inSpan({ from, to }, from) && inSpan({ from, to }, to)).toBe(true)
        expect(empty.flat().every(value => value === 0)).toBe(true)
      }),
    )
  })

  it('a month is copied to all', () => {
    const july = painted(empty, { from: { month: 6, hour: 16 }, to: { month: 6, hour: 20 } }, 1)
    const all = monthToAll(july, 6)
    expect(new Set(all.map((_, month) => row(all, month)))).toEqual(new Set(['000000000000000011111000']))
  })

  it('arrows move within the year and the day, whichever way the table is turned', () => {
    expect(moved({ month: 0, hour: 0 }, 'ArrowLeft')).toEqual({ month: 0, hour: 0 })
    expect(moved({ month: 3, hour: 5 }, 'ArrowDown')).toEqual({ month: 4, hour: 5 })
    expect(moved({ month: 3, hour: 5 }, 'ArrowDown', true)).toEqual({ month: 3, hour: 6 })
    expect(moved({ month: 3, hour: 5 }, 'End')).toEqual({ month: 3, hour: 23 })
    expect(moved({ month: 3, hour: 5 }, 'a')).toBeNull()
  })

  it('a removed period takes no hour with it: those behind move up, its own go to the first', () => {
    expect(withoutPeriod([[0, 1, 2, 3]], 1)).toEqual([[0, 0, 1, 2]])
  })
})

describe('a plan as it is made', () => {
  it('stays free of faults while periods and tiers come and go', () => {
    const steps = fc.array(fc.constantFrom('period', 'tier', 'less periods', 'less tiers'), { maxLength: 20 })
    fc.assert(
      fc.property(steps, fc.nat(9), (list, at) => {
        let plan = { ...newPlan(0.15), name: 'A plan' }
        for (const step of list) {
          const which = at % plan.periods.length
          const change = (tiers: (typeof plan)['periods'][number]['tiers']) => ({
            ...plan,
            periods: plan.periods.map((one, index) => (index === which ? { ...one, tiers } : one)),
          })
          const period = plan.periods[which]
          if (!period) throw new Error('No such period')
          if (step === 'period')
            plan = addPeriod({
              ...plan,
              weekday: painted(plan.weekday, { from: { month: at, hour: 0 }, to: { month: 11, hour: at } }, which),
            })
          if (step === 'tier') plan = change(addTier(period))
          if (step === 'less periods' && plan.periods.length > 1) plan = removePeriod(plan, which)
          if (step === 'less tiers' && period.tiers.length > 1)
            plan = change(removeTier(period, at % period.tiers.length))
        }
        const names = plan.periods.map(({ name }) => name)
        expect(
          planFaults(plan).filter(({ field }) => !field.endsWith('.name') || new Set(names).size === names.length),
        ).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('says in words when a period is charged, months alike as one and a run over midnight as one', () => {
    const summer = { from: { month: 5, hour: 16 }, to: { month: 8, hour: 20 } }
    const plan = { ...addPeriod(newPlan(0.12)), weekday: painted(empty, summer, 1) }
    expect(hoursWords(plan, 1)).toBe('weekdays Jun–Sep 4 PM to 9 PM')
    expect(hoursWords(plan, 0)).toBe(
      'weekdays Jan–May all day; Jun–Sep 9 PM to 4 PM; Oct–Dec all day; weekends all day',
    )
    expect(runsOf([1, 1, ...new Array<number>(20).fill(0), 1, 1], 1)).toEqual(['10 PM to 2 AM'])
  })
})
