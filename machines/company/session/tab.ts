// One tab's view of the state shared by all tabs. Tabs only signal "look again", so a lost or late message delays a tab
// by one clock tick but never misleads it.
import { CROSS_TAB_SYNC, HEARTBEAT, LEADER_FALLBACK_INTERVAL } from './constants.ts'
import type { SessionEvent } from './session.machine.ts'

/** State shared by a browser's tabs. */
export type Shared = { token: string | null; impersonated: string | null; activity_at: number }
/** The identity a tab was rendered for. */
export type Identity = Pick<Shared, 'token' | 'impersonated'>

/** A time written by another tab; ignored if in the future, as after the clock was set back. */
export const believed = (at: number, now: number) => (at - now < HEARTBEAT ? at : 0)

/** Sent to a tab's session machine on each clock tick. */
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

/** While the dialog is open only its button counts as activity, and other tabs must not see any other. */
export const activityCounts = (state: string) => state === 'authenticated'

/** True if the server should get a heartbeat: there was activity since the last one. */
export function beats(activity_at: number, last_beat_at: number, now: number): boolean {
  const last = believed(last_beat_at, now)
  return believed(activity_at, now) > last && now - last >= HEARTBEAT
}

/** For this many ticks only the leading tab reports activity. A frozen tab doesn't, though it leads. */
export const TURNS_OF_LEADER = LEADER_FALLBACK_INTERVAL / CROSS_TAB_SYNC
