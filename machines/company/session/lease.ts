// Which tab leads where the browser has no Web Locks: the one that holds a lease in the storage all tabs share. Leading is
// not remembered but looked up, so a tab that was frozen finds out that its lease is over before it acts on it.
import { LEADER_FALLBACK_INTERVAL, LEADER_RESPONSE_TIME } from './constants.ts'

export type Lease = { tab: string; since: number; until: number }

/** A lease outlives one renewal that comes late. */
const LENGTH = 2 * LEADER_FALLBACK_INTERVAL

/** One from a clock that has been set back since would last for ever. */
const isLive = (lease: Lease, now: number) => now < lease.until && lease.until <= now + LENGTH

/** What a tab writes when it asks for the lead; nothing while another has it. */
export function claim(lease: Lease | null, tab: string, now: number): Lease | null {
  if (lease === null || !isLive(lease, now)) return { tab, since: now, until: now + LENGTH }
  return lease.tab === tab ? { ...lease, until: now + LENGTH } : null
}

/** Whether this tab leads at this moment. Of two that claimed at once the last to write has the lease when the wait is over. */
export const leads = (lease: Lease | null, tab: string, now: number): boolean =>
  lease !== null && lease.tab === tab && isLive(lease, now) && now >= lease.since + LEADER_RESPONSE_TIME
