import { type Climate, type Station, stations } from './stations.ts'

/** Within this distance a station speaks for the place alone. */
const SAME_PLACE_KM = 5
/** Beyond it no station says anything about a place. The widest gap between stations, in Alaska, is far smaller. */
const OUT_OF_REACH_KM = 500
const NEIGHBOURS = 4

export class NoStationError extends Error {
  override readonly name = 'NoStationError'
}

export type Neighbour = { readonly station: Station; readonly share: number; readonly distance_km: number }

/** The stations that stand for a place, nearest first, weighted by the inverse square of the distance. */
export function nearestStations(latitude_deg: number, longitude_deg: number): readonly Neighbour[] {
  const near = stations()
    .map(station => ({ station, distance_km: distanceKm(latitude_deg, longitude_deg, station) }))
    .sort((a, b) => a.distance_km - b.distance_km)
    .slice(0, NEIGHBOURS)
  const [first] = near
  // Written so that a coordinate that is no number is out of reach too.
  if (!first || !(first.distance_km <= OUT_OF_REACH_KM)) {
    throw new NoStationError(`No weather station within ${OUT_OF_REACH_KM} km of ${latitude_deg}, ${longitude_deg}.`)
  }
  if (first.distance_km <= SAME_PLACE_KM) return [{ ...first, share: 1 }]
  const total = near.reduce((sum, { distance_km }) => sum + distance_km ** -2, 0)
  return near.map(neighbour => ({ ...neighbour, share: neighbour.distance_km ** -2 / total }))
}

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

/** The weighted mean of the neighbours' months. */
export function blendClimates(neighbours: readonly Neighbour[]): Climate {
  const mean = (of: (climate: Climate) => Float64Array) =>
    Float64Array.from({ length: 12 }, (_, month) =>
      neighbours.reduce((sum, { station, share }) => sum + share * (of(station.climate)[month] ?? 0), 0),
    )
  return {
    ghi: mean(climate => climate.ghi),
    dni: mean(climate => climate.dni),
    dhi: mean(climate => climate.dhi),
    temp_c: mean(climate => climate.temp_c),
    wind_m_s: mean(climate => climate.wind_m_s),
  }
}
