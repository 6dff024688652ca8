// The one way a request leaves this server: guarded, limited in time and size, a queue for each host, tried again with jitter, and a
// rest for hosts that keep failing. Weather, geocoder, site services, timestamps, Google, traces and buckets all ask here; lenders,
// whose files are streamed, through fetch-outside.ts.
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { OutgoingFault } from './fault.ts'
import { inTurn, noteFailure, noteSuccess, requireAwake } from './hosts.ts'
import { faultOf, type Opening, openOutside } from './open.ts'

type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Uint8Array; url: URL }
type Asking = Omit<Opening, 'signal'> & {
  /** Of each try, from the first byte sent to the last one read. */
  patience_ms: number
  most_bytes: number
  /** 1 unless asking again can have no second effect. */
  tries?: number
  /** Requests to the same host at the same time. */
  at_once?: number
  /** Whether a host that keeps failing is left alone for a while. */
  rests?: boolean
  redirects?: number
  signal?: AbortSignal
}

const FIRST_PAUSE_MS = 300
/** A longer Retry-After isn't waited for; the host is left alone until then. */
const LONGEST_WAIT_MS = 10_000
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504])
const PASSING_FAULTS = new Set(['port_closed', 'unreachable', 'silent', 'broke_off', 'no_such_host'])

/** Answers any status. Throws OutgoingFault. */
export async function askOutside(url: URL, asking: Asking): Promise<Answered> {
  const { tries = 1, at_once = 2, rests = tries > 1 } = asking
  return await inTurn(url, at_once, async () => {
    for (let left = tries - 1; ; left -= 1) {
      if (rests) requireAwake(url)
      const outcome = await exchange(url, asking).catch((error: unknown) => {
        if (error instanceof OutgoingFault) return error
        throw error
      })
      const is_passing =
        outcome instanceof OutgoingFault ? PASSING_FAULTS.has(outcome.reason) : PASSING.has(outcome.status)
      const wait_ms = outcome instanceof OutgoingFault ? 0 : retryAfter(outcome.headers['retry-after'])
      if (rests && is_passing) noteFailure(url, wait_ms > LONGEST_WAIT_MS ? wait_ms : 0)
      else if (rests && !(outcome instanceof OutgoingFault)) noteSuccess(url)
      if (is_passing && left > 0 && wait_ms <= LONGEST_WAIT_MS) {
        const backoff = FIRST_PAUSE_MS * 2 ** (tries - 1 - left) * (0.5 + Math.random())
        await pause(Math.max(wait_ms, backoff))
        continue
      }
      if (outcome instanceof OutgoingFault) throw outcome
      return outcome
    }
  })
}

async function exchange(url: URL, asking: Asking): Promise<Answered> {
  const timeout = AbortSignal.timeout(asking.patience_ms)
  const signal = asking.signal ? AbortSignal.any([timeout, asking.signal]) : timeout
  let at = url
  for (let left = asking.redirects ?? 0; ; left -= 1) {
    const response = await openOutside(at, { ...asking, signal })
    const status = response.statusCode ?? 0
    const { location } = response.headers
    const next = [301, 302, 303, 307, 308].includes(status) && location ? URL.parse(location, at) : null
    if (next && asking.redirects !== undefined) {
      response.destroy()
      if (left === 0) throw new OutgoingFault('too_many_redirects')
      if (at.protocol === 'https:' && next.protocol !== 'https:') throw new OutgoingFault('not_https')
      // The operator's own host may be on an inner network; where it sends us may not, unless it is itself.
      if (next.host !== at.host) asking = { ...asking, inner_network: false, headers: {} }
      at = next
      continue
    }
    const parts: Buffer[] = []
    let size = 0
    try {
      for await (const part of response) {
        size += part.length
        if (size > asking.most_bytes) throw new OutgoingFault('too_long')
        parts.push(part)
      }
    } catch (error) {
      response.destroy()
      throw error instanceof Error ? faultOf(error, signal) : error
    }
    if (!response.complete) throw new OutgoingFault('broke_off')
    return { status, headers: response.headers, bytes: Buffer.concat(parts), url: at }
  }
}

/** Milliseconds of a Retry-After in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | undefined, now = Date.now()): number {
  if (value === undefined) return 0
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now)
}
