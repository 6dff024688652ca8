// One tab among several: what it makes of what all tabs share. Nothing travels between tabs but "look again", so a message
// that is lost or late delays a tab by one turn of its clock and misleads it never.
import { CROSS_TAB_SYNC, HEARTBEAT, LEADER_FALLBACK_INTERVAL } from './constants.ts'
import type { SessionEvent } from './session.machine.ts'

/** What the tabs of a browser share. */
export type Shared = { token: string | null; impersonated: string | null; activity_at: number }
/** As whom a tab was drawn. */
export type Identity = Pick<Shared, 'token' | 'impersonated'>

/** A moment that another tab wrote; none where it lies ahead, as all do that were written before the clock was set back. */
export const believed = (at: number, now: number) => (at - now < HEARTBEAT ? at : 0)

/** What each turn of its clock tells a tab's session machine. */
export const turn = ({ token, activity_at }: Pick<Shared, 'token' | 'activity_at'>, now: number): SessionEvent[] =>
  token === null
    ? [{ type: 'token.cleared' }]
    : [
        { type: 'activity.synced', at: believed(activity_at, now), now },
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

/** Whether the server is to be told now: someone was at work since it last was. */
export function beats(activity_at: number, last_beat_at: number, now: number): boolean {
  const last = believed(last_beat_at, now)
  return believed(activity_at, now) > last && now - last >= HEARTBEAT
}

/** For so many turns the leading tab alone may tell it. One that is frozen does not, though it has the lead. */
export const TURNS_OF_LEADER = LEADER_FALLBACK_INTERVAL / CROSS_TAB_SYNC
