import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRecurring } from '#server/recurring.ts'

const EVERY_MS = 1_000
const failed = 'it failed'

/** Rounds that end on command. */
function rounds() {
  const ends: (() => void)[] = []
  return { ends, run: vi.fn((_first: boolean) => new Promise<void>(end => ends.push(end))) }
}

describe('work that comes round again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('begins at once only where it says so, and knows that round', async () => {
    const [later, now] = [rounds(), rounds()]
    startRecurring(
      undefined,
      { every_ms: EVERY_MS, run: later.run, failed },
      { every_ms: EVERY_MS, run: now.run, failed, at_once: true },
    )
    expect(later.run).not.toHaveBeenCalled()
    expect(now.run).toHaveBeenCalledWith(true)
    now.ends[0]?.()
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    expect(later.run).toHaveBeenCalledWith(false)
    expect(now.run).toHaveBeenLastCalledWith(false)
  })

  it('lets a round pass while one is under way, unless rounds may overlap', async () => {
    const [alone, beside] = [rounds(), rounds()]
    startRecurring(
      undefined,
      { every_ms: EVERY_MS, run: alone.run, failed },
      { every_ms: EVERY_MS, run: beside.run, failed, overlaps: true },
    )
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS)
    expect(alone.run).toHaveBeenCalledTimes(1)
    expect(beside.run).toHaveBeenCalledTimes(3)
    alone.ends[0]?.()
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    expect(alone.run).toHaveBeenCalledTimes(2)
  })

  it('goes on after a round that failed, and says what failed', async () => {
    const error = vi.fn()
    const run = vi.fn(async () => Promise.reject(new Error('gone')))
    startRecurring({ error } as never, { every_ms: EVERY_MS, run, failed })
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
    expect(run).toHaveBeenCalledTimes(2)
    expect(error).toHaveBeenCalledWith({ error: 'Error: gone' }, failed)
  })

  it('has stopped when the round under way has ended', async () => {
    const { run, ends } = rounds()
    const stop = startRecurring(undefined, { every_ms: EVERY_MS, run, failed, at_once: true })
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
    expect([stopped, run.mock.calls.length]).toEqual([false, 1])
    ends[0]?.()
    await stopping
    expect(stopped).toBe(true)
  })
})
