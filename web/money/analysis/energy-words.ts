// One sentence per chart: its message, above it.
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { type DayChoice, dayWords, hourWords } from '#web/charts/hours.ts'
import { kwh, money, monthName, number, percent } from '#web/lib/format.ts'
import { lasting } from './backup.ts'
import { words } from './words.ts'

type Year = Schemas['EnergyYear']
type Bills = Pick<NonNullable<Year['bills']>, 'before_year_cents' | 'after_year_cents'>

type Strategy = Schemas['StorageControl']['strategy']

/** Battery strategies by name; their long sentences are in the assumptions. */
export const STRATEGY_NAMES: Record<Strategy, string> = {
  self_consumption: words.keep_sun_evening,
  arbitrage: words.buy_cheap_use_when,
  backup: words.stay_full_outage,
}

export const GRID_NAMES: Record<NonNullable<Schemas['StorageControl']['grid']>, string> = {
  none: words.no_grid_charging_no,
  charge: words.charge_grid,
  export: words.export_grid,
  both: words.charge_grid_export,
}

export const METERING_WORDS: Record<Schemas['NetMetering']['kind'], string> = {
  full_retail: words.full_retail,
  non_bypassable: words.retail_non_bypassable_charges,
  net_billing: words.net_billing,
  net_billing_carry_over: words.net_billing_carry_over,
  buy_all_sell_all: words.buy_all_sell_all,
  none: words.nothing_paid,
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)

type Shares = Pick<Year, 'year' | 'self_consumption' | 'self_sufficiency'>

export function balanceSentence({ year, self_consumption, self_sufficiency }: Shares): string {
  if (year.use <= 0) return words.roof_makes_year({ production: kwh(year.production) })
  const covers = percent(share(year.production, year.use))
  return words.over_year_roof_makes({
    covers,
    self_consumption: percent(self_consumption),
    self_sufficiency: percent(self_sufficiency),
  })
}

type Day = Record<'use' | 'production' | 'bought' | 'sent', readonly number[]>

/** 24 hours of a day, or of a month's mean day. */
export function daySentence(choice: DayChoice, { use, production, bought, sent }: Day): string {
  const peak = (hours: readonly number[]) => hourWords(hours.indexOf(Math.max(...hours)))
  const begin = words.roof_makes_house_uses({
    value: choice.date === null ? words.mean_day({ month: monthName(choice.month) }) : dayWords(choice),
    kwh: kwh(sum(production)),
    kwh_2: kwh(sum(use)),
  })
  const [imports, exports] = [sum(bought) >= 0.5, sum(sent) >= 0.5]
  if (!imports && !exports) return begin
  const peaks = imports ? (exports ? 'both' : 'imports') : 'exports'
  return `${begin} ${words.grid_peaks({ peaks, bought: peak(bought), sent: peak(sent) })}`
}

export function flowSentence({ year }: Year): string {
  const home = share(year.from_sun, year.production)
  if (year.export < 0.5) return words.everything_roof_makes_stays
  return words.used_as_made({ home: percent(home), sent: kwh(year.export), bought: kwh(year.import) })
}

export function billSentence({ before_year_cents: before, after_year_cents: after }: Bills): string {
  const less = before - after
  if (before <= 0) return words.bill_first_year_comes({ after: money(after) })
  if (less <= 0) return words.bill_first_year_goes({ before: money(before), after: money(after) })
  return words.bill_first_year_falls({
    before: money(before),
    after: money(after),
    less: money(less),
    percent: percent(less / before),
  })
}

export function savingsSentence(offer: Schemas['Offer']): string {
  const { name, savings_25y_cents: kept, flat_utility } = offer
  if (kept === null) return words.what_saved_known_once({ name })
  const flat = flat_utility?.savings_25y_cents
  const says = { name, is_saved: kept >= 0 ? 'yes' : 'no', kept: money(Math.abs(kept)) } as const
  if (flat === undefined) return words.over_25_years_against(says)
  return words.over_25_years_flat({ ...says, is_flat_saved: flat >= 0 ? 'yes' : 'no', flat: money(Math.abs(flat)) })
}

export function batterySentence(battery: NonNullable<Year['battery']>, year: Year['year']): string {
  if (battery.strategy === 'backup' && year.discharged < 0.5)
    return words.kwh_stay_full_wait({ usable_kwh: number(battery.usable_kwh, 1) })
  return words.takes_year_gives_back({
    charged: kwh(year.charged),
    discharged: kwh(year.discharged),
    cycles: number(battery.cycles),
    losses_kwh: kwh(battery.losses_kwh),
  })
}

type Billed = Pick<Year, 'year'> & { bills: Bills | null }

/** The change's result, in one sentence. */
export function changeSentence(today: Billed, then: Billed): string {
  if (!today.bills || !then.bills)
    return words.house_needs_grid({ changed: kwh(then.year.import), today: kwh(today.year.import) })
  const less = today.bills.after_year_cents - then.bills.after_year_cents
  if (Math.abs(less) < 100) return words.bill_stays_year({ after_year: money(today.bills.after_year_cents) })
  return words.bill_changes({
    falls: less > 0 ? 'yes' : 'no',
    amount: money(Math.abs(less)),
    after: money(then.bills.after_year_cents),
    before: money(then.bills.before_year_cents),
  })
}

/** How long it carries on: 'for 14 hours in half of all cases, and at worst for 3 hours'. */
export function outageWords({ median_h, worst_h }: { median_h: number; worst_h: number }): string {
  const [usual, worst] = [lasting(median_h), lasting(worst_h)]
  return usual === worst ? words.whenever_happens({ usual }) : words.half_all_cases_worst({ usual, worst })
}
