// The residential price used until the bill is known: a utility's average of 2017, escalated to 2023 by its state's
// average price. Both years are shown; no newer data exists for single utilities.
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type AverageRate = Schemas['AverageRate']
/** A state's average residential price in $/kWh (EIA SEDS). */
export type StatePrice = { usd_per_kwh_2017: number; usd_per_kwh_2023: number }

const BASE_YEAR = 2017
const PRICE_YEAR = 2023
const UTILITY_SOURCE = 'EIA-861 2017; EIA SEDS 2017 and 2023'

/** Without state prices the base is used as is, with its year. */
export function averageRate(base_usd_per_kwh: number, state: StatePrice | undefined): AverageRate {
  const base = { of: 'utility', base_usd_per_kwh, base_year: BASE_YEAR } as const
  if (!state)
    return { rate_usd_per_kwh: base_usd_per_kwh, year: BASE_YEAR, ...base, growth: null, source: 'EIA-861 2017' }
  const growth = state.usd_per_kwh_2023 / state.usd_per_kwh_2017 - 1
  const rate_usd_per_kwh = Number((base_usd_per_kwh * (1 + growth)).toFixed(4))
  return { rate_usd_per_kwh, year: PRICE_YEAR, ...base, growth, source: UTILITY_SOURCE }
}

/** 'Utility average of 2017, carried to 2023. Ask for the bill.': shown wherever such a rate is used. */
export const askForBill = (average: AverageRate, language: Language = currentLanguage()): string =>
  words.in(language).average.ask(yearsOf(average))

export const yearsOf = ({ base_year, year }: AverageRate) =>
  ({ base_year: String(base_year), year: String(year), carried: year > base_year ? 'yes' : 'no' }) as const

/** '2017 utility average $0.1357, escalated to 2023 by the state’s average price (+12.7%)' */
export function averageWords(
  { base_usd_per_kwh, base_year, year, growth }: AverageRate,
  language: Language = currentLanguage(),
): string {
  const say = words.in(language).average
  const base = `$${base_usd_per_kwh.toFixed(4)}`
  if (growth === null) return say.base({ year: base_year, base })
  const rise = `${growth < 0 ? '−' : '+'}${Math.abs(growth * 100).toFixed(1)}%`
  return say.escalated({ base_year, base, year, rise })
}
