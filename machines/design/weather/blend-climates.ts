// The months of a place from those of the stations around it. What is averaged is how much of the clear sky's light came through:
// the sun's height and the air above belong to each place and are calculated.
import { type ClearDay, clearDays } from './clear-sky.ts'
import type { Neighbour } from './nearest-stations.ts'
import type { Climate } from './stations.ts'

/** C for each meter up, of the international standard atmosphere (ISO 2533). */
const LAPSE_C_PER_M = 0.0065
/** In a polar winter the sun may be up at one place and not at the other: their months are then taken as they are. */
const MOST = 2

type Spot = { latitude_deg: number; elevation_m: number }

export function blendClimates(neighbours: readonly Neighbour[], place: Spot): Climate {
  const here = clearDays(place.latitude_deg, place.elevation_m)
  const there = neighbours.map(({ station }) => clearDays(station.latitude_deg, station.elevation_m))
  const mean = (of: (neighbour: Neighbour, at: number, month: number) => number) =>
    Float64Array.from({ length: 12 }, (_, month) =>
      neighbours.reduce((sum, neighbour, at) => sum + neighbour.share * of(neighbour, at, month), 0),
    )
  const light = (kind: keyof ClearDay, of: (climate: Climate, month: number) => number) =>
    mean(({ station }, at, month) => {
      const scale = (here[month]?.[kind] ?? 0) / (there[at]?.[month]?.[kind] ?? 0)
      return of(station.climate, month) * (scale >= 1 / MOST && scale <= MOST ? scale : 1)
    })
  const flat = light('flat', ({ ghi, dhi }, month) => (ghi[month] ?? 0) - (dhi[month] ?? 0))
  const dhi = light('outside', (climate, month) => climate.dhi[month] ?? 0)
  return {
    ghi: flat.map((beam, month) => beam + (dhi[month] ?? 0)),
    dni: light('dni', (climate, month) => climate.dni[month] ?? 0),
    dhi,
    temp_c: mean(
      ({ station }, _, month) =>
        (station.climate.temp_c[month] ?? 0) + LAPSE_C_PER_M * (station.elevation_m - place.elevation_m),
    ),
    wind_m_s: mean(({ station }, _, month) => station.climate.wind_m_s[month] ?? 0),
  }
}
