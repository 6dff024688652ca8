// Which tab leads where the browser has no Web Locks: the one that holds a lease in the storage all tabs share. Leading is
// not remembered but looked up, so a tab that was frozen finds out that its lease is over before it acts on it.
import { LEADER_FALLBACK_INTERVAL, LEADER_RESPONSE_TIME } from './constants.ts'

export type Lease = { tab: string; since: number; until: number }

/** A lease outlives one renewal that comes late. */
const LENGTH = 2 * LEADER_FALLBACK_INTERVAL

/** A lease written before the clock was set back would never expire. */
const isLive = (lease: Lease, now: number) => now < lease.until && lease.until <= now + LENGTH

/** The lease a tab writes to claim leadership; null while another tab holds it. */
export function claim(lease: Lease | null, tab: string, now: number): Lease | null {
  if (lease === null || !isLive(lease, now)) return { tab, since: now, until: now + LENGTH }
  return lease.tab === tab ? { ...lease, until: now + LENGTH } : null
}

/** True if this tab leads now. If two claim at once, the last writer holds the lease after the wait. */
export const leads = (lease: Lease | null, tab: string, now: number): boolean =>
  lease !== null && lease.tab === tab && isLive(lease, now) && now >= lease.since + LEADER_RESPONSE_TIME
