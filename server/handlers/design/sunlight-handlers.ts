import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Schemas } from '#sdk/types.ts'
import { weatherFileOf } from '#server/design/weather/project-weather.ts'
import { siteWeather } from '#server/design/weather/site-weather.ts'
import type { Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'

export const sunlightHandlers: Pick<Handlers<'design'>, '/v3/solar.GetSunlight'> = {
  '/v3/solar.GetSunlight': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const { latitude, longitude } = project.address ?? {}
    if (latitude === undefined || longitude === undefined) return { sunlight: null }
    const at = await siteWeather(db, ports, await weatherFileOf(db, project.id), latitude, longitude)
    return { sunlight: at && inWatts(at.weather) }
  },
}

const whole = (values: Float64Array) => Array.from(values, value => Math.round(value))

function inWatts(weather: WeatherYear): Schemas['Sunlight'] {
  const { station, source, latitude_deg, longitude_deg, elevation_m, utc_offset_h, ghi, dni, dhi } = weather
  const place = { station, source, latitude_deg, longitude_deg, elevation_m, utc_offset_h }
  return { ...place, ghi: whole(ghi), dni: whole(dni), dhi: whole(dhi) }
}
