// What this process knows of each host outside: requests under way and waiting, and whether it is left alone for a while.
import { OutgoingFault } from './fault.ts'

const MOST_WAITING = 200
/** Failures in a row before a host rests. */
const FAILURES = 5
const FIRST_REST_MS = 15_000
const LONGEST_REST_MS = 600_000

type Host = {
  running: number
  waiting: (() => void)[]
  failures: number
  rests: number
  until: number
}

const hosts = new Map<string, Host>()

const hostAt = (url: URL): Host => {
  const known = hosts.get(url.host) ?? { running: 0, waiting: [], failures: 0, rests: 0, until: 0 }
  hosts.set(url.host, known)
  return known
}

/** Runs `work` when it is this request's turn: at most `at_once` for a host, in the order they came. */
export async function inTurn<T>(url: URL, at_once: number, work: () => Promise<T>): Promise<T> {
  const host = hostAt(url)
  if (host.running >= at_once) {
    if (host.waiting.length >= MOST_WAITING) throw new OutgoingFault('queue_full')
    await new Promise<void>(resolve => host.waiting.push(resolve))
  } else host.running += 1
  try {
    return await work()
  } finally {
    const next = host.waiting.shift()
    // The place is handed over.
    if (next) next()
    else host.running -= 1
  }
}

/** Throws while the host rests. After a rest one request finds out whether it is back. */
export function requireAwake(url: URL, now = performance.now()): void {
  const host = hostAt(url)
  if (now < host.until) throw new OutgoingFault('resting')
  if (host.failures >= FAILURES) host.until = now + FIRST_REST_MS
}

export function noteSuccess(url: URL): void {
  Object.assign(hostAt(url), { failures: 0, rests: 0, until: 0 })
}

/** `wait_ms`: the host's own Retry-After. */
export function noteFailure(url: URL, wait_ms = 0, now = performance.now()): void {
  const host = hostAt(url)
  host.failures += 1
  if (host.failures >= FAILURES) {
    host.until = now + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** host.rests)
    host.rests += 1
  }
  if (wait_ms > 0) host.until = Math.max(host.until, now + Math.min(wait_ms, LONGEST_REST_MS))
}
