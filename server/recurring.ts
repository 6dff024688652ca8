// Work that comes round again while the server runs.
import type { Logger } from 'pino'

type Recurring = {
  every_ms: number
  /** One round. `first` is true of the one begun at once. */
  run: (first: boolean) => Promise<unknown>
  /** For the log, where a round fails: what could not be done. */
  failed: string
  /** The first round begins with the server: one before it may have died in the middle. */
  at_once?: boolean
  /** A round that takes long does not hold up the next. */
  overlaps?: boolean
}

/** Half a second, then twice as long each time up to four; each server another part of it. */
const pauseAfter = (failures: number) => Math.min(4_000, 250 * 2 ** failures) * (0.5 + Math.random() / 2)

/**
 * Runs each task every `every_ms` milliseconds. A round that takes longer lets the next ones pass, and so do some after rounds that
 * failed. Answers how to stop, which is done when the rounds under way have ended.
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
        // That the database is away is said once, by who decides it. By name, for what folds its sums stands on this.
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
