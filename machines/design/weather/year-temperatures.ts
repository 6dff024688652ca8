// Cold and heat of a weather year.
import { HOURS, MONTH_STARTS, type WeatherYear } from './weather-year.ts'

/** Rounded to a tenth. The coldest hour is that of a usual year: strings are sized by colder nights than it. */
export function yearTemperatures({ temp_c, source }: Pick<WeatherYear, 'temp_c' | 'source'>) {
  const summer = Float64Array.from(temp_c.subarray(MONTH_STARTS[5] * 24, MONTH_STARTS[8] * 24)).sort()
  return {
    coldest_hour_c: tenth(temp_c.subarray(0, HOURS).reduce((least, c) => Math.min(least, c), Number.POSITIVE_INFINITY)),
    // 2% of the hours are hotter (the ASHRAE 2% design temperature of June to August).
    summer_high_c: tenth(summer[Math.floor(summer.length * 0.98)] ?? 0),
    source,
  }
}

export const tenth = (value: number) => Math.round(value * 10) / 10
