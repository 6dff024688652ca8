// One tab among several: what it tells its session machine at each turn of its clock, from what all tabs share.
import type { SessionEvent } from './session.ts'

/** What the tabs of a browser share. */
export type Shared = { token: string | null; activity_at: number }

export const turn = ({ token, activity_at }: Shared, now: number): SessionEvent[] =>
  token === null
    ? [{ type: 'token.cleared' }]
    : [
        { type: 'activity.synced', at: activity_at, now },
        { type: 'clock.ticked', now },
      ]

/** Whether a move of the hand counts. While the dialog asks, only its button does; and it must not tell other tabs otherwise. */
export const activityCounts = (state: string) => state === 'authenticated'
