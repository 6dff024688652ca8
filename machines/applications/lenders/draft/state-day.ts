// The current date at the project's location. Pure.
import { dayIn } from '#machines/lib/day-in.ts'

/** Where a state has two zones, the one most of its people live in. The others are Eastern. */
const ZONES: Record<string, readonly string[]> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': 'PR VI'.split(' '),
  'Pacific/Guam': 'GU MP'.split(' '),
  'Pacific/Pago_Pago': ['AS'],
}

/** YYYY-MM-DD. */
export function dayInState(state: string | undefined, at: Date): string {
  const [zone = 'America/New_York'] =
    Object.entries(ZONES).find(([, states]) => state !== undefined && states.includes(state)) ?? []
  return dayIn(zone, at)
}
