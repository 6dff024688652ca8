// Background work on tasks. main.ts starts it.
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { removeDeleted, tellDue } from './due.ts'

const TELL_EVERY_MS = 30_000
const CLEAN_EVERY_MS = 3_600_000

export const startTasks = (work: { database: Database; ports: Ports; log: Logger }) =>
  startRecurring(
    work.log,
    { every_ms: TELL_EVERY_MS, run: () => tellDue(work), failed: 'tasks that are due could not be told' },
    { every_ms: CLEAN_EVERY_MS, run: () => removeDeleted(work), failed: 'deleted tasks could not be removed' },
  )
