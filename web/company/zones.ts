import type { Schemas } from '#sdk/types.ts'

type TimeZone = Schemas['TimeZone']

/** As people call them, with the place they are named after. */
const NAMES: Record<TimeZone, [label: string, place?: string]> = {
  'America/New_York': ['Eastern', 'New York'],
  'America/Chicago': ['Central', 'Chicago'],
  'America/Denver': ['Mountain', 'Denver'],
  'America/Phoenix': ['Arizona', 'Phoenix'],
  'America/Los_Angeles': ['Pacific', 'Los Angeles'],
  'America/Anchorage': ['Alaska', 'Anchorage'],
  'Pacific/Honolulu': ['Hawaii', 'Honolulu'],
  'America/Puerto_Rico': ['Atlantic', 'Puerto Rico'],
  'Pacific/Guam': ['Guam'],
  'Pacific/Pago_Pago': ['American Samoa'],
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
