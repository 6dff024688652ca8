// Companies whose waiting time is over.
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { eraseDue } from './erase-company.ts'

const EVERY_MS = 3_600_000

export const startErasing = ({ log, ...work }: { database: Database; ports: Ports; log: Logger }) =>
  startRecurring(log, { every_ms: EVERY_MS, run: () => eraseDue(work), failed: 'a company could not be erased' })
