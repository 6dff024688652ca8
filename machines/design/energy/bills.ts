import { sum } from '#machines/lib/numbers.ts'
import { decimal, growth, requireCents, roundProduct, times } from '#machines/money/pricing/money.ts'
import type { Language } from '#machines/words/language.ts'
import { words } from './words.ts'

/** A year of use and production, January first, on one flat rate under full retail net metering. */
export type MeteredYear = {
  consumption_kwh: readonly number[]
  production_kwh: readonly number[]
  rate_usd_per_kwh: number
  /** The customer charge of a month, which solar does not offset. */
  fixed_charge_cents: number
  /** Month 1..12 in which the credit bank is emptied; 1 unless set by the utility. */
  true_up_month?: number
}

type YearOfBills = {
  before_cents: number[]
  after_cents: number[]
  before_year_cents: number
  after_year_cents: number
  /** Credits left at the true-up, which this model values at zero. */
  unused_credit_kwh: number
}

export function netMeteringWords(language: Language = 'en'): string[] {
  const { full_retail, credits_expire, fixed_charges_remain } = words.in(language).net_metering
  return [full_retail, credits_expire, fixed_charges_remain]
}

/**
 * Bills of year `year` (1 = first) by month, in cents, each rounded once, half up. Production has fallen by `degradation`
 * and rate and fixed charge have risen by `escalation` once for each year passed. RangeError unless twelve months each.
 */
export function meteredBills(home: MeteredYear, year = 1, escalation = 0, degradation = 0): YearOfBills {
  if (home.consumption_kwh.length !== 12 || home.production_kwh.length !== 12) {
    throw new RangeError('Consumption and production hold twelve months each')
  }
  requireCents(home.fixed_charge_cents, 'The fixed charge')
  const trueUp = home.true_up_month ?? 1
  if (!Number.isInteger(trueUp) || trueUp < 1 || trueUp > 12) throw new RangeError('The true-up month is 1 to 12')
  const risen = growth(escalation, year - 1)
  const centsPerKwh = times(decimal(100), decimal(home.rate_usd_per_kwh), risen)
  const fixed = roundProduct(decimal(home.fixed_charge_cents), risen)
  let left = 1
  for (let passed = 1; passed < year; passed++) left *= 1 - degradation

  const before_cents = new Array<number>(12).fill(0)
  const after_cents = new Array<number>(12).fill(0)
  let bank = 0
  for (let step = 0; step < 12; step++) {
    const month = (trueUp - 1 + step) % 12
    const consumption = home.consumption_kwh[month] ?? 0
    const net = consumption - (home.production_kwh[month] ?? 0) * left - bank
    bank = Math.max(0, -net)
    before_cents[month] = roundProduct(decimal(consumption), centsPerKwh) + fixed
    after_cents[month] = roundProduct(decimal(Math.max(0, net)), centsPerKwh) + fixed
  }
  return {
    before_cents,
    after_cents,
    before_year_cents: sum(before_cents),
    after_year_cents: sum(after_cents),
    unused_credit_kwh: bank,
  }
}
