// A weather file somebody chose, with what is wrong with it as the answer of an operation. Run in another process.
import { refuse } from '../lib/refuse.ts'
import { readWeatherFile, WeatherFileError } from './weather-file.ts'
import type { WeatherYear } from './weather-year.ts'

export function readWeather(bytes: Uint8Array): WeatherYear {
  try {
    return readWeatherFile(bytes)
  } catch (error) {
    throw error instanceof WeatherFileError ? refuse(415, 'wrong_weather_file', error.message) : error
  }
}
