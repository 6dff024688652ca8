// What goes on with notifications while nobody asks: the mails of the day are written and what is old goes.
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { mailDay } from './day-mail.ts'
import { removeOld } from './retention.ts'

const MAIL_EVERY_MS = 30_000
const CLEAN_EVERY_MS = 3_600_000

export function startNotifications(work: { database: Database; ports: Ports; log: Logger }): () => Promise<void> {
  const running = new Set<Promise<unknown>>()
  const run = (what: string, task: () => Promise<unknown>) => {
    const round = task()
      .catch((error: unknown) => work.log.error({ error: String(error) }, what))
      .finally(() => running.delete(round))
    running.add(round)
  }
  const timers = [
    setInterval(() => run('the mails of the day could not be written', () => mailDay(work)), MAIL_EVERY_MS),
    setInterval(() => run('old notifications could not be removed', () => removeOld(work)), CLEAN_EVERY_MS),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
