// The sums of a year's hours, as a reader takes them in: by month, by the mean day of each month.
import type { Schemas } from '#sdk/types.ts'
import type { Flows } from './battery.ts'
import { daysOf, HOURS, MONTH_OF_HOUR } from './calendar.ts'

type Sums = Schemas['EnergyFlows']

const nothing = (): Sums => ({
  use: 0,
  production: 0,
  from_sun: 0,
  from_battery: 0,
  import: 0,
  export: 0,
  charged: 0,
  discharged: 0,
})

/** `sun_share` is the share of what was charged that came from the roof. */
export function flowsOf(use: Float64Array, flows: Flows & { production: Float64Array }) {
  const months = Array.from({ length: 12 }, nothing)
  const year = nothing()
  let from_sun_charged = 0
  for (let hour = 0; hour < HOURS; hour++) {
    const used = use[hour] ?? 0
    const made = flows.production[hour] ?? 0
    const charged = flows.charged[hour] ?? 0
    const discharged = flows.discharged[hour] ?? 0
    const needed = Math.max(0, used - made)
    from_sun_charged += Math.min(charged, Math.max(0, made - used))
    for (const sums of [year, months[MONTH_OF_HOUR[hour] ?? 0] ?? year]) {
      sums.use += used
      sums.production += made
      sums.from_sun += Math.min(used, made)
      sums.from_battery += Math.min(discharged, needed)
      sums.import += flows.import[hour] ?? 0
      sums.export += flows.export[hour] ?? 0
      sums.charged += charged
      sums.discharged += discharged
    }
  }
  const sun_share = year.charged > 0 ? from_sun_charged / year.charged : 0
  return { year: rounded(year), months: months.map(rounded), sun_share }
}

const wattHours = (kwh: number) => Math.round(kwh * 1000) / 1000

/** To a watt-hour: a finer figure would claim more than an assumed hour knows. */
const rounded = (sums: Sums): Sums => ({
  use: wattHours(sums.use),
  production: wattHours(sums.production),
  from_sun: wattHours(sums.from_sun),
  from_battery: wattHours(sums.from_battery),
  import: wattHours(sums.import),
  export: wattHours(sums.export),
  charged: wattHours(sums.charged),
  discharged: wattHours(sums.discharged),
})

export function meanDays(hours: Float64Array): number[][] {
  const days = Array.from({ length: 12 }, () => new Array<number>(24).fill(0))
  for (let hour = 0; hour < HOURS; hour++) {
    const day = days[MONTH_OF_HOUR[hour] ?? 0]
    if (day) day[hour % 24] = (day[hour % 24] ?? 0) + (hours[hour] ?? 0)
  }
  return days.map((day, month) => day.map(sum => wattHours(sum / daysOf(month))))
}
