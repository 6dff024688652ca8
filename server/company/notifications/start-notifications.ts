// Background work on notifications: daily mails, and deleting old notifications.
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { mailDay } from './day-mail.ts'
import { removeOld } from './retention.ts'

const MAIL_EVERY_MS = 30_000
const CLEAN_EVERY_MS = 3_600_000

export const startNotifications = (work: { database: Database; ports: Ports; log: Logger }) =>
  startRecurring(
    work.log,
    { every_ms: MAIL_EVERY_MS, run: () => mailDay(work), failed: 'the mails of the day could not be written' },
    { every_ms: CLEAN_EVERY_MS, run: () => removeOld(work), failed: 'old notifications could not be removed' },
  )
