// Which hour a clock shows, and which days are holidays: of 2023 and of years whose holidays fall on weekends.
import { describe, expect, it } from 'vitest'
import { type Holiday, holidayDays } from '#machines/design/energy/billing/holidays.ts'
import { clockYear, keepsDaylightSaving } from '#machines/design/energy/billing/plan-clock.ts'
import { byPeriod, periodOfHour } from '#machines/design/energy/rate-plan.ts'
import { TIME_OF_USE, year } from './plans.ts'

/** Hour of the year in standard time. */
const at = (month: number, date: number, hour: number, of = 2023) =>
  (Date.UTC(of, month - 1, date, hour) - Date.UTC(of, 0, 1)) / 3_600_000

describe('the clock of a plan', () => {
  it('is an hour ahead of standard time from the second Sunday of March to the first of November', () => {
    const { hour } = clockYear({})
    expect([at(3, 12, 1), at(3, 12, 2), at(11, 5, 0), at(11, 5, 1)].map(one => hour[one])).toEqual([1, 3, 1, 1])
    expect(hour[at(7, 4, 15)]).toBe(16)
    expect(clockYear({ clock: 'standard' }).hour[at(7, 4, 15)]).toBe(15)
  })
  it('begins a peak of 4 PM at 15:00 standard time in July, and at 16:00 in January', () => {
    const period = periodOfHour(TIME_OF_USE)
    const peak = (month: number, date: number) =>
      Array.from(period.subarray(at(month, date, 0), at(month, date + 1, 0))).flatMap((one, hour) =>
        one === 1 ? [hour] : [],
      )
    expect(peak(7, 5)).toEqual([15, 16, 17, 18, 19])
    expect(peak(1, 4)).toEqual([16, 17, 18, 19, 20])
  })
  it('turns to a new day an hour early in summer; the month’s last hour stays in its bill', () => {
    // Friday, June 30, 23:00 standard time is Saturday, 0:00 by the clock.
    expect(clockYear({}).off[at(6, 30, 22)]).toBe(0)
    expect(clockYear({}).off[at(6, 30, 23)]).toBe(1)
    const used = byPeriod(TIME_OF_USE, year(1))
    expect((used[12] ?? 0) + (used[13] ?? 0)).toBe(31 * 24)
  })
  it('takes the weekdays of the calendar year it names', () => {
    // July 4 is a Tuesday in 2023 and a Saturday in 2026.
    expect(clockYear({}).off[at(7, 4, 12)]).toBe(0)
    expect(clockYear({ calendar_year: 2026 }).off[at(7, 4, 12, 2026)]).toBe(1)
    // 2028 has a February 29, which is left out: March 5 is a Sunday.
    expect(clockYear({ calendar_year: 2028 }).off[(31 + 28 + 4) * 24 + 12]).toBe(1)
  })
  it('keeps standard time in Arizona and Hawaii', () => {
    expect(['AZ', 'HI', 'CA', undefined].map(keepsDaylightSaving)).toEqual([false, false, true, true])
  })
})

describe('holidays', () => {
  const date = (
    month: number,
    day: number,
    observed: 'on_the_day' | 'sunday_to_monday' | 'nearest_weekday',
  ): Holiday => ({
    rule: 'date',
    name: 'A day',
    month,
    day,
    observed,
  })
  const dates = (holiday: Holiday, of: number) =>
    [...holidayDays([holiday], of)].map(day => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(5, 10)).sort()

  it('move as the plan says where they fall on a weekend', () => {
    expect(dates(date(7, 4, 'nearest_weekday'), 2026)).toEqual(['07-03', '07-04'])
    expect(dates(date(7, 4, 'sunday_to_monday'), 2026)).toEqual(['07-04'])
    expect(dates(date(7, 4, 'sunday_to_monday'), 2027)).toEqual(['07-04', '07-05'])
    expect(dates(date(7, 4, 'on_the_day'), 2027)).toEqual(['07-04'])
    // January 1, 2028 is a Saturday: December 31, 2027 is observed.
    expect(dates(date(1, 1, 'nearest_weekday'), 2027)).toEqual(['01-01', '12-31'])
  })
  it('fall on the fourth Thursday, the last Monday, the day after, and with Easter', () => {
    const thanksgiving = { rule: 'weekday', name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 } as const
    expect(dates(thanksgiving, 2026)).toEqual(['11-26'])
    expect(dates({ ...thanksgiving, days_after: 1 }, 2026)).toEqual(['11-27'])
    expect(dates({ rule: 'weekday', name: 'Memorial Day', month: 5, weekday: 1, nth: 5 }, 2026)).toEqual(['05-25'])
    const good_friday = { rule: 'easter', name: 'Good Friday', days_after: -2 } as const
    expect([2023, 2024, 2025, 2026].flatMap(of => dates(good_friday, of))).toEqual(['04-07', '03-29', '04-18', '04-03'])
  })
  it('take weekend hours: a peak of weekdays is none on July 4', () => {
    const off = { ...TIME_OF_USE, holidays: [date(7, 4, 'on_the_day')] }
    expect(periodOfHour(TIME_OF_USE)[at(7, 4, 16)]).toBe(1)
    expect(periodOfHour(off)[at(7, 4, 16)]).toBe(0)
  })
})
