// One tab of a browser leads. A Web Lock is held for as long as the tab lives and given on by the browser when it dies, or taken
// by a tab someone looks at when its holder is frozen; where there are none, a lease in the shared storage does it
// (machines/session/lease.ts).
import { LEADER_FALLBACK_INTERVAL } from '#machines/session/constants.ts'
import { claim, isMissed, type Lease, leads, renew } from '#machines/session/lease.ts'
import { keep, kept } from '#web/lib/storage.ts'

const LEASE = 'session_leader'

type Leadership = { isLeader: () => boolean; stop: () => void }
let sought: Leadership | undefined

/** Seeks the lead until `stop` is called. `isLeader` is asked at the moment something is to be done. */
export function seekLeadership(): Leadership {
  const leadership = 'locks' in navigator ? byLock() : byLease()
  sought = leadership
  return {
    isLeader: leadership.isLeader,
    stop: () => {
      if (sought === leadership) sought = undefined
      leadership.stop()
    },
  }
}

/** Whether this tab leads at this moment, for whatever else one tab does for all. */
export const leadsNow = (): boolean => sought?.isLeader() ?? false

const LOCK = 'session-leader'

function byLock() {
  const tab = crypto.randomUUID()
  const stopped = new AbortController()
  let held = false
  let release = () => {}
  const lead = () => {
    held = true
    writeLease(renew(tab, Date.now()))
    return new Promise<void>(resolve => {
      release = resolve
    })
  }
  const wait = () => {
    navigator.locks.request(LOCK, { signal: stopped.signal }, lead).catch(lose)
  }
  // Taken by another tab, it waits for its turn again.
  const lose = () => {
    held = false
    if (!stopped.signal.aborted) wait()
  }
  const turn = () => {
    const lease = readLease()
    // One that was frozen must not write over the lease of whoever took the lock, before it learns of it.
    if (held && (lease === null || lease.tab === tab)) writeLease(renew(tab, Date.now()))
    // A hidden tab may be asleep itself before it is of any use.
    else if (!held && document.visibilityState === 'visible' && isMissed(lease, tab, Date.now()))
      navigator.locks.request(LOCK, { steal: true }, lead).catch(lose)
  }
  wait()
  const timer = setInterval(turn, LEADER_FALLBACK_INTERVAL)
  return {
    isLeader: () => held && readLease()?.tab === tab,
    stop: () => {
      clearInterval(timer)
      held = false
      stopped.abort()
      release()
    },
  }
}

function byLease() {
  const tab = crypto.randomUUID()
  const ask = () => {
    const lease = claim(readLease(), tab, Date.now())
    if (lease) writeLease(lease)
  }
  ask()
  const timer = setInterval(ask, LEADER_FALLBACK_INTERVAL)
  return {
    isLeader: () => leads(readLease(), tab, Date.now()),
    stop: () => {
      clearInterval(timer)
      if (readLease()?.tab === tab) keep(LEASE, null)
    },
  }
}

const writeLease = (lease: Lease) => keep(LEASE, JSON.stringify(lease))

function readLease(): Lease | null {
  try {
    const lease: unknown = JSON.parse(kept(LEASE) ?? 'null')
    if (lease === null || typeof lease !== 'object' || !('tab' in lease) || !('since' in lease) || !('until' in lease))
      return null
    return { tab: String(lease.tab), since: Number(lease.since), until: Number(lease.until) }
  } catch {
    return null
  }
}
