// Generated weather files, so that tests need none.

import { weatherAt } from '#machines/design/weather/weather-at.ts'
import type { WeatherAnswers } from '#machines/design/weather/weather-reading.ts'
import { MONTH_OF_DAY, MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import type { Client } from '#mocks/demo/sell.ts'

/** A SAM CSV of the product's own hours for a place, made brighter or darker. */
export function samCsv(latitude: number, longitude: number, brightness = 1): string {
  const { weather } = weatherAt(latitude, longitude)
  const rows = Array.from(weather.ghi, (ghi, hour) => {
    const day = Math.floor(hour / 24)
    const month = MONTH_OF_DAY[day] ?? 0
    const light = [ghi, weather.dni[hour] ?? 0, weather.dhi[hour] ?? 0].map(value => Math.round(value * brightness))
    return [
      2020,
      month + 1,
      day - (MONTH_STARTS[month] ?? 0) + 1,
      hour % 24,
      ...light,
      weather.temp_c[hour],
      weather.wind_m_s[hour],
    ]
  })
  return [
    'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation',
    `Made,1,Testville,AZ,USA,${latitude},${longitude},${weather.utc_offset_h},${weather.elevation_m}`,
    'Year,Month,Day,Hour,GHI,DNI,DHI,Tdry,Wspd',
    ...rows.map(row => row.join(',')),
  ].join('\n')
}

/** Without `text` the form has no file. */
export function uploadWeather(call: Client, project_id: string, text: string | null, answers: WeatherAnswers = {}) {
  const file_name = 'weather.csv'
  const form = new FormData()
  form.set('project_id', project_id)
  if (text !== null) form.set('file', new Blob([text]))
  form.set('file_name', file_name)
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer)
  return call.POST('/v3/solar.UploadWeather', { body: { project_id, file: '', file_name }, bodySerializer: () => form })
}
