// A weather file somebody chose, with what is wrong with it as the answer of an operation. Run in another process.

import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { readWeatherFile, WeatherFileError } from '../weather/weather-file.ts'

export function readWeather(bytes: Uint8Array): WeatherYear {
  try {
    return readWeatherFile(bytes)
  } catch (error) {
    throw error instanceof WeatherFileError ? refuse(415, 'wrong_weather_file', error.message) : error
  }
}
