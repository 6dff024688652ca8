// The error of a year made from monthly means against measured hours, over the stations outside the project: in
// production, and in a household's bills.
import { bench, describe } from 'vitest'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { flowsInYear, type Household } from '#machines/design/energy/energy-year.ts'
import { loadYear } from '#machines/design/energy/load-year.ts'
import { settleYear } from '#machines/design/energy/net-metering.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { FLAT, TIME_OF_USE } from '#tests/design/energy/plans.ts'
import { measuredYears } from '#tests/support/measured-year.ts'

const SOUTH = { tilt_deg: 20, azimuth_deg: 180, kw: 1 }
const PLANES = [
  SOUTH,
  ...[90, 270].map(azimuth_deg => ({ tilt_deg: 30, azimuth_deg, kw: 1 })),
  { ...SOUTH, tilt_deg: 45 },
]

const MONTHS = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
const USED_KWH = 13_450
const use = loadYear({ months: MONTHS }, null)
const BATTERY = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2 }
const net_metering = { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06 } as const
const BILLS = [
  {
    name: 'flat rate, battery for self-consumption',
    plan: FLAT,
    battery: { ...BATTERY, strategy: 'self_consumption' },
  },
  { name: 'time of use, battery by price', plan: TIME_OF_USE, battery: { ...BATTERY, strategy: 'arbitrage' } },
  { name: 'time of use, no battery', plan: TIME_OF_USE, battery: null },
] as const

/** The roof produces four fifths of the use. */
function billOf(weather: WeatherYear, kw: number, { plan, battery }: (typeof BILLS)[number]): number {
  const production = simulateYear({ weather, planes: [{ ...SOUTH, kw }] }).hourly_ac_kw
  const home: Household = {
    use,
    daylight: true,
    production,
    months: { use: MONTHS, production: monthsOf(production) },
    tariff: { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1000, plan, net_metering },
    battery,
    degradation: 0,
    told: [],
  }
  return settleYear(plan, net_metering, { use, ...flowsInYear(home, 1) }).year_cents
}

const kwhOf = (weather: WeatherYear, plane = SOUTH) => simulateYear({ weather, planes: [plane] }).annual_kwh

function publish(what: string, off: number[]) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const mean = off.reduce((sum, one) => sum + one, 0) / off.length
  const size = off.reduce((sum, one) => sum + Math.abs(one), 0) / off.length
  const near = off.filter(one => Math.abs(one) <= 0.02).length
  console.log(
    `| ${[what, percent(mean), percent(size), percent(Math.min(...off)), percent(Math.max(...off)), `${near} of ${off.length}`].join(' | ')} |`,
  )
}

const years = measuredYears().map(real => {
  const { weather } = weatherAt(real.latitude_deg, real.longitude_deg)
  return { real, made: weather, kw: (0.8 * USED_KWH) / kwhOf(real) }
})
if (years.length > 0) {
  console.log('| Made from monthly means, against measured hours | Mean | Mean absolute | Least | Most | Within 2% |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const plane of PLANES)
    publish(
      `kWh a year, tilt ${plane.tilt_deg}, azimuth ${plane.azimuth_deg}`,
      years.map(({ real, made }) => kwhOf(made, plane) / kwhOf(real, plane) - 1),
    )
  for (const bill of BILLS)
    publish(
      `Bill: ${bill.name}`,
      years.map(({ real, made, kw }) => billOf(made, kw, bill) / billOf(real, kw, bill) - 1),
    )
} else console.log('Skipped: the measured hours are not beside the project.')

describe('weather for an address', () => {
  let longitude = -112
  bench('a place not asked for before', () => {
    longitude += 0.0001
    weatherAt(33.45, longitude)
  })
})
