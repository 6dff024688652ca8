// Problems are deleted 90 days after they were last reported.

import { lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { DAY_MS } from '#machines/lib/time.ts'
import { type Database, inCompany } from '#server/db/database.ts'
import { page_problems as table } from '#server/db/schema/problems.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'

const DAYS = 90
const EVERY_MS = 3_600_000

/** Returns how many were deleted. */
export async function deleteOldProblems({ database, ports }: { database: Database; ports: Ports }): Promise<number> {
  const old = lte(table.last_seen_at, new Date(ports.now().getTime() - DAYS * DAY_MS))
  // Oldest first, so the index is used and nothing else is read.
  const oldest = () =>
    database.findDue(db =>
      db.select({ company_id: table.company_id }).from(table).where(old).orderBy(table.last_seen_at).limit(1),
    )
  let deleted = 0
  for (let [due] = await oldest(); due; [due] = await oldest())
    deleted += await inCompany(database, due.company_id, async db => {
      return (await db.delete(table).where(old).returning({ id: table.id })).length
    })
  return deleted
}

export const startProblemRetention = (work: { database: Database; ports: Ports; log: Logger }) =>
  startRecurring(work.log, {
    every_ms: EVERY_MS,
    run: () => deleteOldProblems(work),
    failed: 'old page problems could not be deleted',
  })
