// What a year of bills takes for granted, in sentences a homeowner can follow.
import type { Schemas } from '#sdk/types.ts'
import { NET_METERING_ASSUMPTIONS } from '../financing/bills.ts'
import { percent } from '../lib/words.ts'
import { BATTERY_FADE } from './battery.ts'
import { MONTH_NAMES } from './calendar.ts'
import type { Household } from './energy-year.ts'
import { FULL_RETAIL, type NetMetering } from './net-metering.ts'
import type { Strategy } from './strategy.ts'

export const STRATEGY_WORDS: Record<Strategy, string> = {
  self_consumption: 'The battery takes what the sun leaves over and gives it to the house as soon as it needs it.',
  arbitrage: 'The battery fills when energy is cheap, from the sun first, and serves the house when it is dear.',
  backup: 'The battery stays full for an outage and changes no bill.',
}

export function assumptionsOf(home: Pick<Household, 'tariff' | 'battery' | 'told'>): string[] {
  return [...home.told, ...billWords(home.tariff), ...batteryWords(home)]
}

/** What bills rest on; quotes say it too. */
export function billWords(tariff: Schemas['Tariff'] | null): string[] {
  if (!tariff) return []
  const settled = tariff.net_metering ?? FULL_RETAIL
  if (!tariff.plan && settled.kind === 'full_retail' && !settled.leftover_usd_per_kwh && !settled.true_up_month)
    return [...NET_METERING_ASSUMPTIONS]
  return [...planWords(tariff), ...settledWords(settled, (tariff.plan?.periods.length ?? 1) > 1)]
}

export function planWords(tariff: Schemas['Tariff'] | null): string[] {
  if (!tariff) return []
  if (!tariff.plan) return ['Bills follow one flat rate and the monthly fixed charge.']
  return [
    `Bills follow the rate plan “${tariff.plan.name}”, hour by hour; its hours are read in standard time, weekends are those of 2023.`,
  ]
}

function settledWords(settled: NetMetering, by_period: boolean): string[] {
  const { kind, leftover_usd_per_kwh: leftover = 0 } = settled
  const month = MONTH_NAMES[(settled.true_up_month ?? 1) - 1]
  const credit = by_period ? 'Credit in dollars' : 'Credit in kWh'
  const left = leftover > 0 ? `what is left then is paid at $${leftover} for each kWh.` : 'what is left then is lost.'
  switch (kind) {
    case 'full_retail':
      return [
        by_period
          ? 'What is sent out offsets what is taken in the same period of the plan; beyond it, it is worth that period’s rate.'
          : 'Each kWh sent out offsets a kWh bought later.',
        `${credit} carries over from month to month until the true-up in ${month}; ${left}`,
      ]
    case 'non_bypassable':
      return [
        `Each kWh sent out is worth the rate less $${settled.non_bypassable_usd_per_kwh ?? 0}, the charges that every kWh from the grid pays.`,
        `${credit} carries over from month to month until the true-up in ${month}; ${left}`,
      ]
    case 'net_billing':
      return [
        `What is sent out is paid ${paidAt(settled)} and takes off the month’s energy charges at most; nothing carries over.`,
      ]
    case 'net_billing_carry_over':
      return [
        `What is sent out is paid ${paidAt(settled)}, as a credit against energy charges.`,
        `Credit in dollars carries over from month to month until the true-up in ${month}; ${left}`,
      ]
    case 'buy_all_sell_all':
      return [`The house buys all it uses; the utility buys all that is made ${paidAt(settled)}.`]
    case 'none':
      return ['Nothing is paid for what is sent out.']
  }
}

const paidAt = (settled: NetMetering) =>
  settled.export_weekday ? 'at its own rate for each hour' : `at $${settled.export_usd_per_kwh ?? 0} a kWh`

/** A battery that stays full is said only where the year is told, not where money is. */
export function batteryWords({ battery }: Pick<Household, 'battery'>): string[] {
  if (!battery) return []
  const words = [STRATEGY_WORDS[battery.strategy]]
  if (battery.strategy === 'backup') return words
  return [
    ...words,
    `${percent(battery.reserve, 1)} of it is kept for an outage; ${percent(1 - battery.round_trip_efficiency, 1)} of what goes in is lost on the way through.`,
    `It never sells to the grid, holds ${percent(BATTERY_FADE, 1)} less each year, and is not replaced within 25 years.`,
  ]
}
