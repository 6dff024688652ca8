// Retention of notifications: 90 days if read, a year if unread.

import { and, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { type Database, inCompany } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { Ports } from '#server/ports/ports.ts'

const READ_DAYS = 90
const UNREAD_DAYS = 365

const AT_ONCE = 100

/** Returns the number removed. Each kind is found by its index, oldest first, so no other rows are read. */
export async function removeOld({ database, ports }: { database: Database; ports: Ports }): Promise<number> {
  const { at, read_at, company_id, id } = notifications
  const daysAgo = (days: number) => new Date(ports.now().getTime() - days * DAY_MS)
  const kinds = [
    and(isNotNull(read_at), lte(at, daysAgo(READ_DAYS))),
    and(isNull(read_at), lte(at, daysAgo(UNREAD_DAYS))),
  ]
  let removed = 0
  for (const old of kinds)
    for (let removed_count = AT_ONCE; removed_count === AT_ONCE; ) {
      const due = await database.findDue(db =>
        db.select({ company_id, id }).from(notifications).where(old).orderBy(at).limit(AT_ONCE),
      )
      removed_count = due.length
      for (const company of new Set(due.map(one => one.company_id))) {
        const theirs = due.filter(one => one.company_id === company).map(one => one.id)
        removed += await inCompany(database, company, async db => {
          return (
            await db
              .delete(notifications)
              .where(and(inArray(id, theirs), old))
              .returning({ id })
          ).length
        })
      }
    }
  return removed
}
