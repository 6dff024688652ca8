// What goes on with tasks while nobody asks. main.ts starts it.
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { removeDeleted, tellDue } from './due.ts'

const TELL_EVERY_MS = 30_000
const CLEAN_EVERY_MS = 3_600_000

export function startTasks(work: { database: Database; ports: Ports; log: Logger }): () => Promise<void> {
  const running = new Set<Promise<unknown>>()
  const run = (what: string, task: () => Promise<unknown>) => {
    const round = task()
      .catch((error: unknown) => work.log.error({ error: String(error) }, what))
      .finally(() => running.delete(round))
    running.add(round)
  }
  const timers = [
    setInterval(() => run('tasks that are due could not be told', () => tellDue(work)), TELL_EVERY_MS),
    setInterval(() => run('deleted tasks could not be removed', () => removeDeleted(work)), CLEAN_EVERY_MS),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
