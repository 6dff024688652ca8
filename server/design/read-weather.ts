// Parses an uploaded weather file, with faults as the operation's answer. Runs in another process.

import type { StoredReading, WeatherAnswers } from '#machines/design/weather/weather-reading.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { readWeatherYears, type WeatherFile } from '#server/design/weather/weather-file.ts'
import { WeatherFileError } from '#server/design/weather/weather-file-error.ts'

type Answered = Omit<WeatherFile, 'reading'> & { reading: StoredReading }

/** `doubt` is what the answers leave open. */
export function readWeather(bytes: Uint8Array, answers: WeatherAnswers = {}): Answered {
  try {
    const { doubt, ...read } = readWeatherYears(bytes)
    if (!doubt) return read
    if (doubt.kind !== 'zone')
      return answers.light ? settled(read, doubt, { light: answers.light }) : { ...read, doubt }
    if (answers.zone === 'file') return settled(read, doubt, { zone: 'file' })
    if (answers.zone !== 'sun') return { ...read, doubt }
    const { doubt: left, ...again } = readWeatherYears(bytes, doubt.fits_h)
    const turned = settled(again, doubt, { zone: 'sun', ...(left && answers.light ? { light: answers.light } : {}) })
    turned.reading.header_offset_h = read.reading.utc_offset_h
    return left && left.kind !== 'zone' && !answers.light ? { ...turned, doubt: left } : turned
  } catch (error) {
    throw error instanceof WeatherFileError ? refuse(415, 'wrong_weather_file', error.message) : error
  }
}

const settled = (read: WeatherFile, doubt: NonNullable<WeatherFile['doubt']>, answers: WeatherAnswers): Answered => ({
  ...read,
  reading: { ...read.reading, doubt, answers },
})
