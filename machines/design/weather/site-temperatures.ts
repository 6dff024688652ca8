// Cold and heat of a place, as strings are sized by them.
import { HOURS, MONTH_STARTS, type WeatherYear } from './weather-year.ts'

/** Rounded to a tenth. A weather year is a usual one: colder nights come, so the maker's limit is not to be used up. */
export function siteTemperatures({ temp_c, source }: Pick<WeatherYear, 'temp_c' | 'source'>) {
  const summer = Float64Array.from(temp_c.subarray(MONTH_STARTS[5] * 24, MONTH_STARTS[8] * 24)).sort()
  return {
    lowest_c: tenth(temp_c.subarray(0, HOURS).reduce((least, c) => Math.min(least, c), Number.POSITIVE_INFINITY)),
    // 2 % of the hours are hotter (the ASHRAE 2 % design temperature of June to August).
    summer_high_c: tenth(summer[Math.floor(summer.length * 0.98)] ?? 0),
    source,
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
