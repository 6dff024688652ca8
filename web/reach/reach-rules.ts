// The rules of reachability, apart from the browser: how long silence is borne, when the server itself is asked, and how often while
// it is away. Used by reachability.ts alone.
import { words } from './words.ts'

/** Silence of this long puts the server in doubt, and it is asked itself. */
export const DOUBT_MS = 5_000
/** Silence of that question too: 8 s in all, then it cannot be reached. */
export const PROBE_MS = 3_000
/** One request that stays unanswered while others are answered: its connection died, or its work never ends. */
export const LONGEST_MS = 180_000

/** One second, then twice as long each time up to half a minute. */
export const probePause = (failures: number) => Math.min(30_000, 1_000 * 2 ** Math.min(failures, 10))

/** No answer came: named as fetch names it, so that a caller who knows only fetch understands it. */
export class Unreachable extends TypeError {
  constructor(options?: ErrorOptions) {
    super(words.server_did_not_answer, options)
    this.name = 'Unreachable'
  }
}

/**
 * Responses of a proxy without a server behind it (52x: Cloudflare). Our own 502 to 504, of a lender or a printer, are JSON with an
 * ID; some proxies add an ID to their own pages.
 */
export const isFromProxy = ({ status, headers }: Pick<Response, 'status' | 'headers'>) =>
  ((status >= 502 && status <= 504) || (status >= 520 && status <= 530)) &&
  !(headers.has('X-Request-Id') && headers.get('Content-Type')?.includes('json'))

/** `probe` asks the server itself and may fail or hang. */
export function watchReach(probe: (signal: AbortSignal) => Promise<boolean>) {
  let reachable = true
  const listeners = new Set<() => void>()
  let answers = 0
  let failures = 0
  let asking: Promise<boolean> | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  function settle(is: boolean) {
    clearTimeout(next)
    if (!is) next = setTimeout(() => void check(), probePause(failures++))
    else failures = 0
    if (is === reachable) return
    reachable = is
    for (const changed of [...listeners]) changed()
  }

  /** The server has answered, or its stream has moved. */
  function hear() {
    answers++
    if (!reachable) settle(true)
  }

  async function ask(): Promise<boolean> {
    const before = answers
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), PROBE_MS)
    })
    const answered = await Promise.race([probe(stop.signal).catch(() => false), silence])
    clearTimeout(timer)
    stop.abort()
    // Six connections may be busy, and one of them answered meanwhile.
    settle(answered || answers > before)
    return reachable
  }

  /** Asks the server itself, once at a time. */
  function check(): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  /**
   * Waits for what needs the server, and no longer than it can be reached: silence is looked into, and a failure is taken for the
   * server's only once it was asked. Slow work of a server that answers is waited for. What may lie on this device (`maybe_here`) is
   * not given up for others' silence, only for its own.
   */
  function within<T>(
    work: (signal: AbortSignal) => Promise<T>,
    { signal: given, maybe_here = false }: { signal?: AbortSignal; maybe_here?: boolean } = {},
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = new AbortController()
      const began = Date.now()
      let heard = answers
      const giveUp = (failure: unknown) => {
        leave()
        stop.abort()
        reject(failure)
      }
      const lose = () => !reachable && giveUp(new Unreachable())
      const cancel = () => giveUp(given?.reason)
      const doubt = setInterval(() => {
        if (Date.now() - began >= LONGEST_MS) return giveUp(new Unreachable())
        if (answers === heard || !reachable) void check().then(lose)
        heard = answers
      }, DOUBT_MS)
      const leave = () => {
        clearInterval(doubt)
        listeners.delete(lose)
        given?.removeEventListener('abort', cancel)
      }
      if (given?.aborted) return cancel()
      if (!maybe_here) listeners.add(lose)
      given?.addEventListener('abort', cancel)
      work(stop.signal).then(
        answer => {
          leave()
          resolve(answer)
        },
        async failure => {
          if (stop.signal.aborted) return
          leave()
          await check()
          reject(failure)
        },
      )
    })
  }

  return {
    isReachable: () => reachable,
    follow: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Until a request decides. */
    suppose: settle,
    hear,
    check,
    within,
  }
}
