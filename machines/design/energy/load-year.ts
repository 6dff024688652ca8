// The hours of a household's use, in kWh, derived from months or from hourly meter data.
import { type Addition, additionHours, type Climate, scaledTo } from './additions.ts'
import { HOURS, MONTH_OF_HOUR } from './calendar.ts'
import { SHARE_OF_DAY } from './residential-shape.ts'

type KnownUse = {
  /** kWh by month, without additions. */
  months: readonly number[]
  /** The meter's hours, where a file was read; their months are scaled to `months`. */
  hours?: Float64Array | undefined
  additions?: readonly Addition[] | undefined
  /** True if local clocks, which timers follow, observe daylight saving. */
  daylight?: boolean | undefined
}

/** Every month's sum is kept. RangeError unless there are twelve months, and as many hours as a year has. */
export function loadYear({ months, hours, additions = [], daylight }: KnownUse, climate: Climate | null): Float64Array {
  if (months.length !== 12) throw new RangeError('A year of use has twelve months')
  if (hours && hours.length !== HOURS) throw new RangeError(`A year has ${HOURS} hours, not ${hours.length}`)
  const base = hours ? Float64Array.from(hours) : residentialYear()
  const use = scaledTo(base, months)
  for (const addition of additions) {
    const more = additionHours(addition, climate, daylight)
    for (let hour = 0; hour < HOURS; hour++) use[hour] = (use[hour] ?? 0) + (more[hour] ?? 0)
  }
  return use
}

const residentialYear = () =>
  Float64Array.from({ length: HOURS }, (_, hour) => SHARE_OF_DAY[MONTH_OF_HOUR[hour] ?? 0]?.[hour % 24] ?? 0)

/**
 * kW of the highest quarter hour in each hour of `use`, from meter data: measured use scales with its month, and added
 * loads are even within the hour.
 */
export function peaksOf(
  use: Float64Array,
  meter: Float64Array,
  meter_peaks_kw: Float64Array,
  months: readonly number[],
): Float64Array {
  const today = scaledTo(Float64Array.from(meter), months)
  return meter_peaks_kw.map((kw, hour) => {
    const measured = meter[hour] ?? 0
    const grown = measured > 0 ? (kw * (today[hour] ?? 0)) / measured : (today[hour] ?? 0)
    return grown + (use[hour] ?? 0) - (today[hour] ?? 0)
  })
}
