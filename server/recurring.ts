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

/**
 * Runs each task every `every_ms` milliseconds. A round that takes longer lets the next ones pass. Answers how to stop, which is
 * done when the rounds under way have ended.
 */
export function startRecurring(log: Logger | undefined, ...tasks: Recurring[]): () => Promise<void> {
  const running = new Map<Promise<unknown>, Recurring>()
  const begin = (task: Recurring, first = false) => {
    if (!task.overlaps && [...running.values()].includes(task)) return
    const round = task
      .run(first)
      .catch((error: unknown) => log?.error({ error: String(error) }, task.failed))
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
