// A household's year: four planes, a bill by time of use with a battery, and 25 such years; compared with a first,
// simple version of the same dispatch, with an object for each hour and prices looked up by date.
import { bench, describe } from 'vitest'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { energyYear, flowsInYear, type Household } from '#machines/design/energy/energy-year.ts'
import { loadYear } from '#machines/design/energy/load-year.ts'
import { settleYear } from '#machines/design/energy/net-metering.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { TIME_OF_USE } from '#tests/design/energy/plans.ts'

const { weather } = weatherAt(33.45, -112.07)
const planes = [
  { tilt_deg: 20, azimuth_deg: 180, kw: 4 },
  { tilt_deg: 20, azimuth_deg: 270, kw: 2.4 },
  { tilt_deg: 20, azimuth_deg: 90, kw: 1.6 },
  { tilt_deg: 35, azimuth_deg: 180, kw: 0.8 },
]
const months = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
const use = loadYear({ months }, null)
const production = simulateYear({ weather, planes }).hourly_ac_kw
const net_metering = { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06 } as const
const home: Household = {
  use,
  production,
  months: { use: months, production: monthsOf(production) },
  tariff: { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1000, plan: TIME_OF_USE, net_metering },
  battery: { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2, strategy: 'arbitrage' },
  degradation: 0.005,
  daylight: true,
  told: [],
}
/** Results are kept, so that no engine leaves their calculation out. */
const kept = { sum: 0 }

function naive() {
  const hours = Array.from({ length: 8760 }, (_, hour) => {
    const date = new Date(Date.UTC(2023, 0, 1, hour))
    const matrix = date.getUTCDay() % 6 === 0 ? TIME_OF_USE.weekend : TIME_OF_USE.weekday
    const period = matrix[date.getUTCMonth()]?.[date.getUTCHours()] ?? 0
    const rate = TIME_OF_USE.periods[period]?.tiers[0]?.rate_usd_per_kwh ?? 0
    return { date, rate, use: use[hour] ?? 0, production: production[hour] ?? 0 }
  })
  let stored = 0
  return hours
    .map(hour => {
      const left = hour.production - hour.use
      const charged = Math.max(0, Math.min(left, 5, 13.5 - stored))
      const given = Math.max(0, Math.min(-left, 5, stored))
      stored += charged - given
      return { ...hour, net: -left + charged - given }
    })
    .reduce((usd, { net, rate }) => usd + (net > 0 ? net * rate : net * 0.06), 0)
}

describe('a year', () => {
  bench('baseline: battery and bill with an object for each hour, charging from the sun only', () => {
    kept.sum += naive()
  })
  bench('four planes', () => {
    kept.sum += simulateYear({ weather, planes }).annual_kwh
  })
  bench('a battery that looks at the day ahead, and twelve bills by time of use', () => {
    const flows = flowsInYear(home, 1)
    kept.sum += settleYear(TIME_OF_USE, net_metering, { use, ...flows }).year_cents
  })
  bench('25 of them, panels and battery aging, and all a screen shows', () => {
    kept.sum += energyYear(home).year.self_sufficiency
  })
})
