// One tab of a browser leads. It holds a Web Lock, which the browser passes on when the tab closes; without Web Locks, a lease in
// shared storage does it (machines/company/session/lease.ts).
import { LEADER_FALLBACK_INTERVAL } from '#machines/company/session/constants.ts'
import { claim, type Lease, leads } from '#machines/company/session/lease.ts'
import { keep, kept } from '#web/lib/storage.ts'

const LEASE = 'session_leader'

type Leadership = { isLeader: () => boolean; stop: () => void }
let sought: Leadership | undefined

/** Competes for leadership until `stop` is called. Check `isLeader` right before acting. */
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

/** True if this tab currently leads, for other tasks done once per browser. */
export const leadsNow = (): boolean => sought?.isLeader() ?? false

function byLock() {
  let held = false
  let release = () => {}
  const ended = new Promise<void>(resolve => {
    release = resolve
  })
  const waiting = new AbortController()
  navigator.locks
    .request('session-leader', { signal: waiting.signal }, () => {
      held = true
      return ended
    })
    .catch(() => undefined)
  return {
    isLeader: () => held,
    stop: () => {
      held = false
      waiting.abort()
      release()
    },
  }
}

function byLease() {
  const tab = crypto.randomUUID()
  const ask = () => {
    const lease = claim(readLease(), tab, Date.now())
    if (lease) keep(LEASE, JSON.stringify(lease))
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
