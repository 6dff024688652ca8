// Losses and sources of uncertainty are named in years, receipts and reports that are stored and hashed: these names never
// change and never follow the reader. A screen shows them by `lossLabel` and `sourceLabel`.
import { words } from '../words.ts'

export const LOSS_NAMES = {
  horizon: 'Horizon and shading',
  reflection: 'Reflection',
  rear: 'Bifacial rear gain',
  temperature: 'Temperature',
  mismatch: 'Shade mismatch',
  snow: 'Snow',
  system: 'System losses',
  inverter: 'Inverter',
  clipping: 'Clipping',
} as const

export const SOURCE_NAMES = {
  weather_data: 'Weather data',
  model: 'Light on the plane and model',
  module_rating: 'Power of the modules',
  soiling_and_snow: 'Soiling and snow',
  shading: 'Shading',
  other: 'Other losses',
} as const
export const YEARS_NAME = 'Differences between years'
export const PLACE_NAME = 'Sunlight at the address, between stations'
export const FILE_YEARS_NAME = 'Differences between the years of the weather file'

/** In the reader's language; a name of another version is shown as it was stored. */
export const lossLabel = (stored: string): string => labelOf(stored, LOSS_NAMES, words.losses)
export const sourceLabel = (stored: string): string =>
  labelOf(stored, { ...SOURCE_NAMES, years: YEARS_NAME, place: PLACE_NAME, file_years: FILE_YEARS_NAME }, words.sources)

function labelOf<Key extends string>(stored: string, names: Record<Key, string>, labels: Record<Key, string>): string {
  for (const key in names) if (names[key] === stored) return labels[key]
  return stored
}
