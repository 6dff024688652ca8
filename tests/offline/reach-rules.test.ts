// Requests decide if the server is reachable: silence is tolerated for a while, a failure is probed, and recovery is
// noticed automatically.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  DOUBT_MS,
  isFromProxy,
  LONGEST_MS,
  PROBE_MS,
  probePause,
  Unreachable,
  watchReach,
} from '#web/reach/reach-rules.ts'

const silence = () => new Promise<never>(() => {})
const refused = async (): Promise<never> => {
  throw new TypeError('Failed to fetch')
}

/** How the server itself answers, and how often it was asked. */
function begin(answers: () => Promise<boolean>) {
  const server = { answers, asked: 0 }
  const reach = watchReach(() => {
    server.asked++
    return server.answers()
  })
  const changes: boolean[] = []
  reach.follow(() => changes.push(reach.isReachable()))
  return { server, reach, changes }
}
const yes = async () => true
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const outcomeOf = (work: Promise<unknown>) => {
  const outcome: { is: unknown } = { is: 'pending' }
  work.then(
    () => (outcome.is = 'answered'),
    failure => (outcome.is = failure),
  )
  return outcome
}

describe('whether the server can be reached', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('a refused request has the server asked, and both together say no', async () => {
    const { reach, changes } = begin(refused)
    await expect(reach.within(refused)).rejects.toThrow('Failed to fetch')
    expect(changes).toEqual([false])
  })

  it('one request that stumbles while the server answers is no loss of it', async () => {
    const { reach, changes } = begin(yes)
    await expect(reach.within(refused)).rejects.toThrow('Failed to fetch')
    expect(changes).toEqual([])
  })

  it('silence ends after eight seconds', async () => {
    const { reach } = begin(silence)
    const outcome = outcomeOf(reach.within(silence))
    await passTime(DOUBT_MS + PROBE_MS - 1)
    expect(outcome.is).toBe('pending')
    await passTime(1)
    expect(outcome.is).toBeInstanceOf(Unreachable)
    expect(DOUBT_MS + PROBE_MS).toBe(8_000)
  })

  it('what others wait for ends with it, but not what may lie on the device', async () => {
    const { reach } = begin(silence)
    const first = outcomeOf(reach.within(silence))
    await passTime(4_000)
    const second = outcomeOf(reach.within(silence))
    const file = outcomeOf(reach.within(silence, { maybe_here: true }))
    await passTime(4_000)
    expect([first.is, second.is]).toEqual([expect.any(Unreachable), expect.any(Unreachable)])
    expect(file.is).toBe('pending')
    await passTime(5_000)
    expect(file.is).toBeInstanceOf(Unreachable)
  })

  it('slow work of a server that answers is waited for, up to a limit', async () => {
    const { reach, server } = begin(yes)
    const outcome = outcomeOf(reach.within(silence))
    await passTime(60_000)
    expect(outcome.is).toBe('pending')
    expect(server.asked).toBeGreaterThan(0)
    await passTime(LONGEST_MS)
    expect(outcome.is).toBeInstanceOf(Unreachable)
  })

  it('an answer to another request while the server is asked counts', async () => {
    const { reach, changes } = begin(silence)
    const asked = reach.check()
    await passTime(1_000)
    reach.hear()
    await passTime(PROBE_MS)
    expect(await asked).toBe(true)
    expect(changes).toEqual([])
  })

  it('it comes back by itself, asked ever less often', async () => {
    const { reach, server, changes } = begin(refused)
    await reach.check()
    await passTime(120_000)
    expect(server.asked).toBeLessThan(10)
    server.answers = yes
    await passTime(30_000)
    expect(changes).toEqual([false, true])
    const { asked } = server
    await passTime(120_000)
    expect(server.asked).toBe(asked)
    expect([0, 1, 4, 5, 50].map(probePause)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000])
  })

  it('any answer brings it back at once', async () => {
    const { reach, changes } = begin(refused)
    await reach.check()
    reach.hear()
    expect(changes).toEqual([false, true])
  })

  it('what was given up by its own reader is no loss', async () => {
    const { reach, changes, server } = begin(refused)
    const stop = new AbortController()
    const outcome = outcomeOf(reach.within(silence, { signal: stop.signal }))
    stop.abort()
    await passTime(0)
    expect(outcome.is).toMatchObject({ name: 'AbortError' })
    expect([changes, server.asked]).toEqual([[], 0])
  })

  it('a proxy with nothing behind it is no server, and our own no is one', () => {
    const answer = (status: number, id?: string, type = 'application/json') =>
      isFromProxy(
        new Response(null, { status, headers: id === undefined ? {} : { 'X-Request-Id': id, 'Content-Type': type } }),
      )
    expect([502, 503, 504, 522].map(status => answer(status))).toEqual([true, true, true, true])
    expect([200, 401, 404, 409, 500].map(status => answer(status))).toEqual([false, false, false, false, false])
    expect([502, 504].map(status => answer(status, 'ours'))).toEqual([false, false])
    expect([502, 503, 504].map(status => answer(status, 'of-a-proxy', 'text/html'))).toEqual([true, true, true])
  })
})
