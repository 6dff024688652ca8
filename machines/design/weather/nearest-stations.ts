import { sum } from '../../lib/numbers.ts'
import { krigingWeights } from './kriging.ts'
import { type Station, stations } from './stations.ts'

// Chosen by the error at 1,020 stations, each left out in turn (tests/bench/left-out-weather.ts).
const NEIGHBOURS = 12
/** A hundred meters up or down change the weather as 30 km along do. */
const KM_PER_M = 0.3
/** Two stations at one place differ as much as 250 km make them: each month is of a single year, and not of the same. */
const NUGGET_KM = 250

/** Within this distance a station speaks for the place alone; from there on it gives way to all of them. */
const SAME_PLACE_KM = 5
const OTHER_PLACE_KM = 10
/** Beyond it a station is no guide. The widest gap between stations, in Alaska, is far smaller. */
const OUT_OF_REACH_KM = 500

export class NoStationError extends Error {
  override readonly name = 'NoStationError'
}

export type Neighbour = { readonly station: Station; readonly share: number; readonly distance_km: number }
type Surroundings = {
  /** Nearest first; their shares add up to 1. */
  readonly neighbours: readonly Neighbour[]
  /** Estimated from the four nearest stations. */
  readonly elevation_m: number
  /** Kriging variance in kilometers: the uncertainty of the place. A station at the place itself leaves the nugget. */
  readonly unknown_km: number
}

/** The stations that represent a place. Throws NoStationError. */
export function surroundings(latitude_deg: number, longitude_deg: number, among = stations()): Surroundings {
  const near = among
    .map(station => ({ station, distance_km: distanceKm(latitude_deg, longitude_deg, station) }))
    .sort((a, b) => a.distance_km - b.distance_km)
    .slice(0, NEIGHBOURS)
  const [first] = near
  // Written so that a coordinate that is no number is out of reach too.
  if (!first || !(first.distance_km <= OUT_OF_REACH_KM)) {
    throw new NoStationError(`No weather station within ${OUT_OF_REACH_KM} km of ${latitude_deg}, ${longitude_deg}.`)
  }
  const own = Math.max(0, Math.min(1, (OTHER_PLACE_KM - first.distance_km) / (OTHER_PLACE_KM - SAME_PLACE_KM)))
  const elevation_m = own * first.station.elevation_m + (1 - own) * elevationOf(near.slice(0, 4))
  const apart = near.map(({ station: { latitude_deg, longitude_deg, elevation_m } }) =>
    near.map(({ station }) =>
      separation(distanceKm(latitude_deg, longitude_deg, station), elevation_m - station.elevation_m),
    ),
  )
  const away = near.map(({ station, distance_km }) => separation(distance_km, elevation_m - station.elevation_m))
  const { shares, variance } = krigingWeights(apart, away, NUGGET_KM)
  return {
    neighbours: near
      .map((neighbour, at) => ({ ...neighbour, share: (1 - own) * (shares[at] ?? 0) + (at === 0 ? own : 0) }))
      .filter(({ share }) => share > 0),
    elevation_m,
    unknown_km: (1 - own) * variance + own * NUGGET_KM,
  }
}

/** Hours from UTC of the nearest station; from the sun if none is within reach. */
export function timeZoneAt(latitude_deg: number, longitude_deg: number): number {
  const away = stations().map(station => ({ station, distance_km: distanceKm(latitude_deg, longitude_deg, station) }))
  const nearest = away.reduce((a, b) => (b.distance_km < a.distance_km ? b : a))
  return nearest.distance_km <= OUT_OF_REACH_KM ? nearest.station.utc_offset_h : Math.round(longitude_deg / 15)
}

function elevationOf(near: readonly { station: Station; distance_km: number }[]): number {
  const weights = near.map(({ distance_km }) => Math.max(1, distance_km) ** -2)
  return sum(near.map(({ station }, at) => station.elevation_m * (weights[at] ?? 0))) / sum(weights)
}

const separation = (distance_km: number, up_m: number) => Math.hypot(distance_km, KM_PER_M * up_m)

/** Along the great circle; the haversine form keeps its digits at short distances. */
export function distanceKm(
  latitude_deg: number,
  longitude_deg: number,
  to: Pick<Station, 'latitude_deg' | 'longitude_deg'>,
): number {
  const rad = Math.PI / 180
  const a = Math.sin(((to.latitude_deg - latitude_deg) * rad) / 2) ** 2
  const b = Math.sin(((to.longitude_deg - longitude_deg) * rad) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(a + Math.cos(latitude_deg * rad) * Math.cos(to.latitude_deg * rad) * b))
}
