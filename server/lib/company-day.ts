// The company's place in time. Needs a transaction inside its tenant.
import { dayIn } from '#machines/lib/day-in.ts'
import type { Db } from '../db/database.ts'
import { companyOf } from './own-company.ts'

export const readTimezone = async (db: Db): Promise<string> => (await companyOf(db)).timezone

/** The day it is where this company is. */
export const dayOfCompany = ({ timezone }: { timezone: string }, { now }: { now(): Date }): string =>
  dayIn(timezone, now())

/** The day it is there. */
export const companyDay = async (db: Db, { now }: { now(): Date }): Promise<string> =>
  dayIn(await readTimezone(db), now())
