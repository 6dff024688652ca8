// npm run simulate -- --receipt FILE [--weather FILE]
// Computes a receipt's year again, without network or database, and says whether it is the same.

import { ENGINE } from '#machines/design/production/simulation.ts'
import { simulate } from '#machines/design/production/simulation-run.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { zReceipt } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { readWeatherYears } from '#server/design/weather/weather-file.ts'
import { sha256 } from '../../ports/ports.ts'
import { differenceOf, resultsOf } from './receipt.ts'

type Receipt = Schemas['Receipt']
type Verdict = { same: boolean; text: string }

/** Throws an Error with a message for an invalid receipt, and for a missing or different weather file. */
export function rerun(text: string, weather_file: Uint8Array | undefined): Verdict {
  const receipt = readReceipt(text)
  const { inputs } = receipt
  const year = simulate(inputs, weatherFor(inputs, weather_file))
  const difference = differenceOf(receipt, resultsOf(inputs, year, year.hourly_ac_kw))
  const engines =
    receipt.engine === ENGINE
      ? `Engine ${ENGINE}.`
      : `The receipt was made by engine ${receipt.engine}; this is engine ${ENGINE}, whose figures may differ.`
  if (difference) return { same: false, text: `Not the same year. ${difference}\n${engines}` }
  return {
    same: true,
    text: [
      `The same year: ${receipt.results.annual_kwh} kWh, all ${Object.keys(receipt.results).length} results and 8,760 hours alike. ${engines}`,
      `Inputs  ${receipt.inputs_sha256}`,
      `Results ${receipt.results_sha256}`,
    ].join('\n'),
  }
}

function readReceipt(text: string): Receipt {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('The receipt is not JSON.')
  }
  const inner = typeof json === 'object' && json !== null && 'receipt' in json ? json.receipt : json
  const read = zReceipt.safeParse(inner)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`This is no receipt of a simulated year: ${issue?.path.join('.') || 'the whole'} ${issue?.message}.`)
}

function weatherFor({ place, weather }: Receipt['inputs'], file: Uint8Array | undefined): WeatherYear {
  if (weather.file_sha256 === null) {
    if (file) throw new Error('This receipt takes the weather of the stations around the place; leave out --weather.')
    return weatherAt(place.latitude_deg, place.longitude_deg).weather
  }
  const name = weather.file_name ?? 'a file'
  if (!file) throw new Error(`This receipt takes its weather from ${name}: add --weather FILE.`)
  const hash = sha256(file)
  if (hash !== weather.file_sha256)
    throw new Error(
      `This is another weather file than ${name}: its SHA-256 is ${hash}, the receipt’s ${weather.file_sha256}.`,
    )
  return readWeatherYears(file, weather.utc_offset_h).weather
}
