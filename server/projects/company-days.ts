// Days as the company lives them, for whatever is counted or narrowed by days.

import { type Column, type SQL, sql } from 'drizzle-orm'
import { dayIn } from '#machines/lib/day-in.ts'
import type { Db } from '../db/database.ts'
import { readTimezone } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'

/**
 * Needs a transaction inside the company's tenant. `start` is when a day begins, `later` days after the given one;
 * `dayOf` the day of a moment.
 */
export async function companyDays(db: Db, ports: Ports) {
  const timezone = await readTimezone(db)
  return {
    today: dayIn(timezone, ports.now()),
    start: (day: string, later = 0): SQL =>
      sql`((${day}::date + ${later}::integer)::timestamp at time zone ${timezone}::text)`,
    dayOf: (moment: Column): SQL => sql`(${moment} at time zone ${timezone}::text)::date`,
  }
}
