// How long notifications are kept: read ones for 90 days, those nobody read for a year.

import { and, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { type Database, inCompany } from '../db/database.ts'
import { notifications } from '../db/schema/notifications.ts'
import type { Ports } from '../ports/ports.ts'

const READ_DAYS = 90
const UNREAD_DAYS = 365

/** Answers how many were removed. */
export async function removeOld({ database, ports }: { database: Database; ports: Ports }): Promise<number> {
  const daysAgo = (days: number) => new Date(ports.now().getTime() - days * DAY_MS)
  const { at, read_at, company_id } = notifications
  const old = or(
    and(isNotNull(read_at), lte(at, daysAgo(READ_DAYS))),
    and(isNull(read_at), lte(at, daysAgo(UNREAD_DAYS))),
  )
  const companies = await database.findDue(db => db.selectDistinct({ company_id }).from(notifications).where(old))
  let removed = 0
  for (const one of companies)
    removed += await inCompany(database, one.company_id, async db => {
      return (await db.delete(notifications).where(old).returning({ id: notifications.id })).length
    })
  return removed
}
