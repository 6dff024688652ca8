// Background work with lenders: sends queued calls and polls the status of applications.
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRefresh } from './facts/refresh.ts'
import { startOutbox } from './outbox/outbox.ts'
import { startProductRefresh } from './products/refresh-due.ts'

export function startLenders(work: { database: Database; ports: Ports; log: Logger }): () => Promise<void> {
  const stops = [startOutbox(work), startRefresh(work), startProductRefresh(work)]
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}
