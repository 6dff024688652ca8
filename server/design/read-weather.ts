// A weather file somebody chose, with what is wrong with it as the answer of an operation. Run in another process.

import { refuse } from '#machines/lib/refuse.ts'
import { readWeatherYears, type WeatherFile } from '../weather/weather-file.ts'
import { WeatherFileError } from '../weather/weather-file-error.ts'

export function readWeather(bytes: Uint8Array): WeatherFile {
  try {
    return readWeatherYears(bytes)
  } catch (error) {
    throw error instanceof WeatherFileError ? refuse(415, 'wrong_weather_file', error.message) : error
  }
}
