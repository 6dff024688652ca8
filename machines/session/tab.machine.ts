// One tab among several: what it makes of what all tabs share. Nothing travels between tabs but "look again", so a message
// that is lost or late delays a tab by one turn of its clock and misleads it never.
import { HEARTBEAT } from './constants.ts'
import type { SessionEvent } from './session.machine.ts'

/** What the tabs of a browser share. */
export type Shared = { token: string | null; impersonated: string | null; activity_at: number }
/** As whom a tab was drawn. */
export type Identity = Pick<Shared, 'token' | 'impersonated'>

/** What each turn of its clock tells a tab's session machine. */
export const turn = ({ token, activity_at }: Pick<Shared, 'token' | 'activity_at'>, now: number): SessionEvent[] =>
  token === null
    ? [{ type: 'token.cleared' }]
    : [
        { type: 'activity.synced', at: activity_at, now },
        { type: 'clock.ticked', now },
      ]

/** How another tab changed who is signed in, if it did. */
export function changeOf(mine: Identity, { token, impersonated }: Identity) {
  if (token === null) return 'token cleared'
  if (token !== mine.token) return 'token replaced'
  return impersonated === mine.impersonated ? undefined : 'impersonation changed'
}

/** Whether a move of the hand counts. While the dialog asks, only its button does; and it must not tell other tabs otherwise. */
export const activityCounts = (state: string) => state === 'authenticated'

/** Whether the leading tab tells the server now: someone was at work since it last did. */
export const beats = (activity_at: number, last_beat_at: number, now: number) =>
  activity_at > last_beat_at && now - last_beat_at >= HEARTBEAT
