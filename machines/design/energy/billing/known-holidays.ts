// Holidays utilities name in their rate schedules, as rules, and the lists that are taken most often.
import type { Holiday } from './holidays.ts'

type Observed = Extract<Holiday, { rule: 'date' }>['observed']

const date =
  (name: string, month: number, day: number) =>
  (observed: Observed): Holiday => ({
    rule: 'date',
    name,
    month,
    day,
    observed,
  })
const nth =
  (name: string, month: number, weekday: number, count: 1 | 2 | 3 | 4 | 5, days_after?: number) => (): Holiday => ({
    rule: 'weekday',
    name,
    month,
    weekday,
    nth: count,
    ...(days_after === undefined ? {} : { days_after }),
  })

/** In the order of the year. */
export const KNOWN_HOLIDAYS = {
  new_year: date('New Year’s Day', 1, 1),
  king: nth('Martin Luther King Jr. Day', 1, 1, 3),
  presidents: nth('Presidents’ Day', 2, 1, 3),
  good_friday: (): Holiday => ({ rule: 'easter', name: 'Good Friday', days_after: -2 }),
  memorial: nth('Memorial Day', 5, 1, 5),
  juneteenth: date('Juneteenth', 6, 19),
  independence: date('Independence Day', 7, 4),
  labor: nth('Labor Day', 9, 1, 1),
  columbus: nth('Columbus Day', 10, 1, 2),
  veterans: date('Veterans Day', 11, 11),
  thanksgiving: nth('Thanksgiving Day', 11, 4, 4),
  day_after: nth('Day after Thanksgiving', 11, 4, 4, 1),
  christmas_eve: date('Christmas Eve', 12, 24),
  christmas: date('Christmas Day', 12, 25),
} as const satisfies Record<string, (observed: Observed) => Holiday>

export type KnownHoliday = keyof typeof KNOWN_HOLIDAYS

const holidaysOf = (names: readonly KnownHoliday[], observed: Observed): Holiday[] =>
  names.map(name => KNOWN_HOLIDAYS[name](observed))

/** Legal public holidays (5 U.S.C. 6103). */
const FEDERAL = [
  'new_year',
  'king',
  'presidents',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const
/** Days NERC counts as off-peak, which most time-of-use schedules take; a Sunday’s holiday moves to Monday. */
const NERC = ['new_year', 'memorial', 'independence', 'labor', 'thanksgiving', 'christmas'] as const
/** PG&E’s time-of-use holidays, and those of SDG&E’s export pricing. */
const CALIFORNIA = [
  'new_year',
  'presidents',
  'memorial',
  'independence',
  'labor',
  'veterans',
  'thanksgiving',
  'christmas',
] as const

export const HOLIDAY_LISTS = {
  federal: holidaysOf(FEDERAL, 'nearest_weekday'),
  nerc: holidaysOf(NERC, 'sunday_to_monday'),
  california: holidaysOf(CALIFORNIA, 'sunday_to_monday'),
} as const
