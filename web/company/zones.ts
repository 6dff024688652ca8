import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type TimeZone = Schemas['TimeZone']

/** As people call them, with the place they are named after. */
const NAMES: Record<TimeZone, [label: string, place?: string]> = {
  'America/New_York': [words.eastern, words.new_york],
  'America/Chicago': [words.central, words.chicago],
  'America/Denver': [words.mountain, words.denver],
  'America/Phoenix': [words.arizona, words.phoenix],
  'America/Los_Angeles': [words.pacific, words.los_angeles],
  'America/Anchorage': [words.alaska, words.anchorage],
  'Pacific/Honolulu': [words.hawaii, words.honolulu],
  'America/Puerto_Rico': [words.atlantic, words.puerto_rico],
  'Pacific/Guam': [words.guam],
  'Pacific/Pago_Pago': [words.american_samoa],
}

const isZone = (name: string): name is TimeZone => name in NAMES

export const ZONES = Object.keys(NAMES)
  .filter(isZone)
  .map(value => {
    const [label, place] = NAMES[value]
    return { value, label, ...(place ? { note: place } : {}) }
  })

export const zoneName = (zone: TimeZone) => NAMES[zone][0]

/** '3:40 PM' */
export const timeIn = (zone: TimeZone) =>
  new Date().toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
