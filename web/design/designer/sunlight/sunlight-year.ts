import { HOURS, type WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Schemas } from '#sdk/types.ts'

export type Sunlight = Schemas['Sunlight']

/** In the engine's form; shade doesn't depend on temperature and wind. */
export const weatherOf = ({ ghi, dni, dhi, station, source, ...place }: Sunlight): WeatherYear => ({
  ...place,
  station,
  source,
  hour_offset: 0.5,
  ghi: Float64Array.from(ghi),
  dni: Float64Array.from(dni),
  dhi: Float64Array.from(dhi),
  temp_c: new Float64Array(HOURS),
  wind_m_s: new Float64Array(HOURS),
})
