// PVGIS' answers in JSON, written as its CSV so that both are read alike.
import * as z from 'zod'
import { WeatherFileError } from './weather-file-error.ts'
import { words } from './words.ts'

const rows = z.array(z.record(z.string(), z.union([z.number(), z.string()]))).min(1)
const shape = z.object({
  inputs: z.object({
    location: z.object({ latitude: z.number(), longitude: z.number(), elevation: z.number() }),
    mounting_system: z.object({ fixed: z.object({ slope: z.object({ value: z.number() }) }) }).optional(),
  }),
  outputs: z.union([z.object({ tmy_hourly: rows }), z.object({ hourly: rows })]),
})

/** Throws WeatherFileError. */
export function pvgisLines(text: string): string {
  const read = shape.safeParse(parsed(text))
  if (!read.success) throw new WeatherFileError(words.file.not_pvgis)
  const { inputs, outputs } = read.data
  const { latitude, longitude, elevation } = inputs.location
  const hours = 'tmy_hourly' in outputs ? outputs.tmy_hourly : outputs.hourly
  const names = Object.keys(hours[0] ?? {})
  return [
    `Latitude (decimal degrees): ${latitude}`,
    `Longitude (decimal degrees): ${longitude}`,
    `Elevation (m): ${elevation}`,
    `Slope: ${inputs.mounting_system?.fixed.slope.value ?? ''} deg.`,
    names.join(','),
    ...hours.map(hour => names.map(name => hour[name] ?? '').join(',')),
  ].join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WeatherFileError(words.file.damaged_json)
  }
}
