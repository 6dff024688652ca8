// Arguments and output of `npm run simulate`; simulate.ts runs it.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  DEFAULT_LOSSES,
  type Plane,
  type SimulationResult,
  simulateYear,
} from '#machines/design/production/simulation.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { sum } from '#machines/lib/numbers.ts'
import { readWeatherYears } from '#server/design/weather/weather-file.ts'
import { rerun } from './report/rerun.ts'

const USAGE =
  "npm run simulate -- --weather FILE --planes 'tilt,azimuth,kw;…' [--losses 0.1408] [--dc-ac 1.2] [--json], or: npm run simulate -- --receipt FILE [--weather FILE]"
export const HELP = `npm run simulate -- --weather FILE --planes 'tilt,azimuth,kw;…' [--losses 0.1408] [--dc-ac 1.2] [--json]
npm run simulate -- --receipt FILE [--weather FILE]

Simulates a year of production from a weather file, or reruns the year of a receipt.

  --weather FILE   TMY3, EPW, NSRDB PSM3 or PSM4, PVGIS, SolarAnywhere or SAM CSV, gzipped or not
  --planes LIST    tilt and azimuth in degrees (180 is south) and kW of each roof plane, separated by semicolons
  --losses SHARE   system losses from 0 to 0.99; 0.1408 if left out
  --dc-ac RATIO    DC power over AC power from 0.1 to 10; 1.2 if left out
  --receipt FILE   a simulation receipt; exits with 0 if the rerun matches it, 1 if it does not
  --json           prints JSON`
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The command's output, and true if a receipt's year is reproduced; throws an Error with a message for the user. */
export function simulateAsTold(args: string[]): { text: string; same: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      receipt: { type: 'string' },
      weather: { type: 'string' },
      planes: { type: 'string' },
      losses: { type: 'string', default: String(DEFAULT_LOSSES) },
      'dc-ac': { type: 'string', default: '1.2' },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.receipt) {
    const receipt = new TextDecoder().decode(readFile(values.receipt, 'receipt'))
    return rerun(receipt, values.weather ? readFile(values.weather) : undefined)
  }
  if (!values.weather || !values.planes) throw new Error(`Usage: ${USAGE}`)
  const planes = values.planes.split(';').filter(Boolean).map(readPlane)
  if (planes.length === 0) throw new Error(`Usage: ${USAGE}`)
  const losses = readNumber('losses', values.losses, 0, 0.99)
  const dc_ac_ratio = readNumber('dc-ac', values['dc-ac'], 0.1, 10)
  const { weather } = readWeatherYears(readFile(values.weather))
  const result = simulateYear({ weather, planes, losses, dc_ac_ratio })
  const text = values.json ? JSON.stringify(inJson(weather, result), null, 2) : inText(weather, planes, result)
  return { text, same: true }
}

function readFile(path: string, what = 'weather file'): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    throw new Error(`Can’t read the ${what} ${path}.`)
  }
}

function readPlane(text: string, index: number): Plane {
  const [tilt = '', azimuth = '', kw = '', ...rest] = text.split(',')
  if (rest.length > 0) throw new Error(`Plane ${index + 1} is "${text}"; write tilt,azimuth,kw.`)
  const of = (name: string, value: string, least: number, most: number) =>
    readNumber(`${name} of plane ${index + 1}`, value, least, most)
  return {
    tilt_deg: of('tilt', tilt, 0, 90),
    azimuth_deg: of('azimuth', azimuth, 0, 360) % 360,
    kw: of('kw', kw, 0.001, 100_000),
  }
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!(value >= least && value <= most))
    throw new Error(`The ${name} is "${text}"; it must be between ${least} and ${most}.`)
  return value
}

function inJson({ station, source }: WeatherYear, result: SimulationResult) {
  const { hourly_ac_kw: _, hourly_dc_kw: _dc, planes: __, ...figures } = result
  return { station, source, ...figures, annual_poa_kwh_m2: sum(result.monthly_poa_kwh_m2) }
}

function inText({ station, source }: WeatherYear, planes: readonly Plane[], result: SimulationResult): string {
  const line = (name: string, kwh: number, poa: number) =>
    `${name.padEnd(6)}${kwh.toFixed(1).padStart(12)}${poa.toFixed(1).padStart(16)}`
  return [
    `${station} (${source}), ${sum(planes.map(({ kw }) => kw))} kW on ${planes.length} ${planes.length === 1 ? 'plane' : 'planes'}`,
    '',
    `${' '.repeat(6)}${'AC kWh'.padStart(12)}${'plane kWh/m2'.padStart(16)}`,
    ...MONTHS.map((name, month) => line(name, result.monthly_kwh[month] ?? 0, result.monthly_poa_kwh_m2[month] ?? 0)),
    line('Year', result.annual_kwh, sum(result.monthly_poa_kwh_m2)),
    '',
    `${result.specific_yield.toFixed(1)} kWh per kW, performance ratio ${(result.performance_ratio * 100).toFixed(1)}%`,
  ].join('\n')
}
