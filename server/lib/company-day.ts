// Dates in the company's time zone. Needs a transaction inside the company.
import { dayIn } from '#machines/lib/day-in.ts'
import type { Db } from '../db/database.ts'
import { companyOf } from './own-company.ts'

export const readTimezone = async (db: Db): Promise<string> => (await companyOf(db)).timezone

/** Today's date in the company's time zone. */
export const dayOfCompany = ({ timezone }: { timezone: string }, { now }: { now(): Date }): string =>
  dayIn(timezone, now())

/** The date in that time zone. */
export const companyDay = async (db: Db, { now }: { now(): Date }): Promise<string> =>
  dayIn(await readTimezone(db), now())
