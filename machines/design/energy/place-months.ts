// Spreads a year's use over months by the local climate, for households that know a year, an average month or one bill.
import { NoStationError } from '#machines/design/weather/nearest-stations.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { sum } from '#machines/lib/numbers.ts'
import { type Climate, climateOf, TYPICAL_CLIMATE } from './additions.ts'
import { daysOf } from './calendar.ts'

/**
 * kWh of the average US home without heat and air conditioning, and of its air conditioner for each degree day (65 °F):
 * 68% and 17% of 10,720 kWh (EIA, Residential Energy Consumption Survey 2015), at 1,488 cooling degree days that year
 * (NOAA, weighted by population).
 */
const BASE_KWH = 7290
const KWH_PER_COOLING_DAY = 1.22
/**
 * Of a furnace fan; an assumption: 500 W for 900 hours of a winter with 7,500 degree days. Heat itself is taken to be of gas
 * or oil, since most homes of cold places have it: a house heated by electricity has its months entered.
 */
const KWH_PER_HEATING_DAY = 0.06

/** Degree hours in °C to degree days in °F. */
const DAYS_F = 1.8 / 24

type Months = readonly number[]

/** Shares of a year, January first; they add up to 1. */
function monthShares({ monthly: { heating, cooling } }: Pick<Climate, 'monthly'>): Months {
  const months = cooling.map(
    (hot, month) =>
      (BASE_KWH * daysOf(month)) / 365 +
      hot * DAYS_F * KWH_PER_COOLING_DAY +
      (heating[month] ?? 0) * DAYS_F * KWH_PER_HEATING_DAY,
  )
  const year = sum(months)
  return months.map(kwh => kwh / year)
}

/** Of a house whose place is not known, or that no weather station is near. */
const TYPICAL_SHARES: Months = monthShares({ monthly: TYPICAL_CLIMATE })

const MOST_PLACES = 5000
const places = new Map<string, Months>()

/** The temperatures are those of the usual year at the place, whatever weather file its production is simulated with. */
export function sharesAt(
  place: { latitude?: number | undefined; longitude?: number | undefined } | null | undefined,
): Months {
  const { latitude, longitude } = place ?? {}
  if (latitude === undefined || longitude === undefined) return TYPICAL_SHARES
  // A kilometer away the climate is the same, and lists of a town's projects ask once.
  const [north, east] = [latitude.toFixed(2), longitude.toFixed(2)]
  const key = `${north},${east}`
  const known = places.get(key)
  if (known) return known
  const made = sharesOfStations(Number(north), Number(east))
  if (places.size >= MOST_PLACES) places.clear()
  places.set(key, made)
  return made
}

function sharesOfStations(latitude: number, longitude: number): Months {
  try {
    return monthShares(climateOf(weatherAt(latitude, longitude).weather.temp_c))
  } catch (error) {
    if (error instanceof NoStationError) return TYPICAL_SHARES
    throw error
  }
}
