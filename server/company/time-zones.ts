import type { Schemas } from '#sdk/types.ts'

// The time zone most people of a state live in (IANA names; 49 USC 260 ff., 49 CFR part 71).
const STATES: Record<Schemas['TimeZone'], string> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
}

export const isTimeZone = (name: string): name is Schemas['TimeZone'] => Object.hasOwn(STATES, name)

const ZONES = Object.keys(STATES).filter(isTimeZone)

export const timeZoneOf = (state: string): Schemas['TimeZone'] =>
  ZONES.find(zone => STATES[zone].split(' ').includes(state)) ?? 'America/New_York'
