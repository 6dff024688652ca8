// All background work of a server. Started by main.ts, and by the benchmark that measures its cost.
import type { Logger } from 'pino'
import { startLenders } from '#server/applications/lenders/start-lenders.ts'
import { startErasing } from '#server/company/installation/start-erasing.ts'
import { type Post, startDelivery } from '#server/company/mail/deliver.ts'
import { startNotifications } from '#server/company/notifications/start-notifications.ts'
import { startProblemRetention } from '#server/company/problems/retention.ts'
import { startSites } from '#server/design/site/look-up.ts'
import { startOverdue } from '#server/money/receivables/overdue.ts'
import { startTasks } from '#server/projects/tasks/start-tasks.ts'
import { startSweep } from '../agreements/sweep.ts'
import type { Database } from '../db/database.ts'
import { startTidying } from '../db/embedded/tidy.ts'
import { startFoldingSums } from '../db/fold-sums.ts'
import { startSweepingBucket } from '../files/sweep-bucket.ts'
import { jobKinds } from '../job-kinds.ts'
import { startJobs } from '../jobs/runner.ts'
import type { Ports } from '../ports/ports.ts'
import type { MailTransport } from '../ports/smtp.ts'

type Background = {
  database: Database
  ports: Ports
  log: Logger
  transport: MailTransport | undefined
  show?: Post['show']
  /** No other server uses this database: it is the embedded one. */
  alone: boolean
}

/** Returns how to stop it, which is done when the rounds under way have ended. */
export function startBackground({ transport, show, alone, ...work }: Background): () => Promise<unknown> {
  const stops = [
    startDelivery({ ...work, transport, show }),
    startSweep({ ...work, alone }),
    startLenders(work),
    startNotifications(work),
    startProblemRetention(work),
    startTasks(work),
    startSites(work),
    startOverdue(work),
    startFoldingSums(work),
    startSweepingBucket(work),
    startErasing(work),
    startJobs({ ...work, kinds: jobKinds, alone }),
    ...(alone ? [startTidying(work)] : []),
  ]
  return () => Promise.all(stops.map(stop => stop()))
}
