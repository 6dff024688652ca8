// fetch that tries again where that can't do harm, ends in time, and lets the caller watch.
export type Fetch = (request: Request) => Promise<Response>
export type CallOptions = {
  /** Tries after the first: 2 unless given. */
  retries?: number
  /** For one try, 80 seconds unless given. A call's own `signal` ends all of it. */
  timeout_ms?: number
  /** Before every try. May set headers. */
  on_request?: (request: Request) => void | Promise<void>
  /** After every try that was answered. */
  on_response?: (answered: { request: Request; response: Response; attempt: number; duration_ms: number }) => void
  fetch?: Fetch
  /** Waits between tries. Given by tests. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Longer than this, the caller decides: the failure has `retry_after_s`. */
const LONGEST_WAIT_MS = 60_000
const FIRST_WAIT_MS = 500
const MOST_BACKOFF_MS = 8_000

export function resilient({
  retries = 2,
  timeout_ms = 80_000,
  on_request,
  on_response,
  fetch = request => globalThis.fetch(request),
  wait = pause,
}: CallOptions): Fetch {
  async function once(request: Request, attempt: number): Promise<Response> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout_ms)])
    // The last try needs no copy of the body for another one.
    const own = new Request(attempt < retries ? request.clone() : request, { signal })
    await on_request?.(own)
    signal.throwIfAborted()
    const began = Date.now()
    const response = await fetch(own)
    on_response?.({ request: own, response, attempt, duration_ms: Date.now() - began })
    return response
  }
  return async request => {
    for (let attempt = 0; ; attempt++) {
      let wait_ms: number | undefined
      try {
        const response = await once(request, attempt)
        wait_ms = waitAfter(request, response, attempt)
        if (wait_ms === undefined || attempt >= retries) return response
        await response.body?.cancel()
      } catch (error) {
        if (request.signal.aborted || attempt >= retries || !isRepeatable(request)) throw error
        wait_ms = backoff(attempt)
      }
      await wait(wait_ms, request.signal)
    }
  }
}

/** What is sent twice happens once. */
const isRepeatable = ({ method, headers }: Request) =>
  /^(GET|HEAD|OPTIONS|TRACE|PUT|DELETE)$/.test(method) || headers.has('Idempotency-Key')

const PASSING = new Set([408, 429, 502, 503, 504])

/** Undefined where it is not tried again. 429 and 503 that say when were not carried out, so any call may be repeated. */
function waitAfter(request: Request, { status, headers }: Response, attempt: number): number | undefined {
  if (!PASSING.has(status)) return undefined
  const stated_ms = retryAfterMs(headers.get('Retry-After'))
  const isDeclined = (status === 429 || status === 503) && stated_ms !== undefined
  if (!isDeclined && !isRepeatable(request)) return undefined
  if (stated_ms !== undefined && stated_ms > LONGEST_WAIT_MS) return undefined
  return Math.max(stated_ms ?? 0, backoff(attempt))
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** Full jitter, so that clients that failed together don't come back together. */
const backoff = (attempt: number) => Math.random() * Math.min(MOST_BACKOFF_MS, FIRST_WAIT_MS * 2 ** attempt)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
