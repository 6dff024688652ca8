// Work that repeats while the server runs.
import type { Logger } from 'pino'

type Recurring = {
  every_ms: number
  /** One run. `first` is true for the one at the start. */
  run: (first: boolean) => Promise<unknown>
  /** Logged when a run fails: what couldn't be done. */
  failed: string
  /** The first run begins with the server, since the previous process may have died in the middle of one. */
  at_once?: boolean
  /** A slow run doesn't delay the next. */
  overlaps?: boolean
}

/** Half a second, doubled each time up to four seconds, with jitter for each server. */
const pauseAfter = (failures: number) => Math.min(4_000, 250 * 2 ** failures) * (0.5 + Math.random() / 2)

/**
 * Runs each task every `every_ms` milliseconds. A run that takes longer skips the ones it overlaps, and failures back off.
 * Returns how to stop, which resolves when the current runs have ended.
 */
export function startRecurring(log: Logger | undefined, ...tasks: Recurring[]): () => Promise<void> {
  const running = new Map<Promise<unknown>, Recurring>()
  const failing = new Map<Recurring, { failures: number; until: number }>()
  const begin = (task: Recurring, first = false) => {
    if (!task.overlaps && [...running.values()].includes(task)) return
    const { failures, until } = failing.get(task) ?? { failures: 0, until: 0 }
    if (performance.now() < until) return
    const round = task
      .run(first)
      .then(() => failing.delete(task))
      .catch((error: unknown) => {
        failing.set(task, { failures: failures + 1, until: performance.now() + pauseAfter(failures + 1) })
        // An unreachable database is logged once, by the check that detects it. Identified by name to avoid importing it.
        if (!(error instanceof Error && error.name === 'DatabaseUnavailable'))
          log?.error({ error: String(error) }, task.failed)
      })
      .finally(() => running.delete(round))
    running.set(round, task)
  }
  for (const task of tasks) if (task.at_once) begin(task, true)
  const timers = tasks.map(task => setInterval(begin, task.every_ms, task))
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.keys())
  }
}
