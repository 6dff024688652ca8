// Where a transaction is: at the door, inside one company, or looking for due jobs. How it gets there depends on the engine
// (embedded-standing.ts, external-database.ts); no statement can move it.

import type { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { forgetAll } from './read-once.ts'

export type Db = Omit<PgDatabase<PgQueryResultHKT>, 'execute' | 'transaction'> & {
  execute(query: ReturnType<typeof sql>): Promise<unknown>
}

/** `door` finds the company of a token, `jobs` finds what is due in any company, `app` works inside one. */
export const ROLES = { door: 'sunquill_door', jobs: 'sunquill_jobs', tenant: 'sunquill_app' } as const
export type Place = keyof typeof ROLES

type Standing = {
  enterDoor(): Promise<void>
  enterTenant(company_id: number): Promise<void>
  /** The same place, for the few statements that aren't queries, such as cursors. */
  commands: Db
}

const standings = new WeakMap<Db, Standing>()

export function keepStanding(db: Db, standing: Standing): Db {
  standings.set(db, standing)
  return db
}

function standingOf(db: Db): Standing {
  const standing = standings.get(db)
  if (!standing) throw new Error('This transaction was not begun by the Database')
  return standing
}

/** For finding the company of a token or an email address. */
export function enterDoor(db: Db): Promise<void> {
  forgetAll(db)
  return standingOf(db).enterDoor()
}

/** From here to the end of the transaction only this company's rows are visible. */
export function enterTenant(db: Db, company_id: number): Promise<void> {
  forgetAll(db)
  return standingOf(db).enterTenant(company_id)
}

/** For a statement that is no query; a request's own statements must be queries, see query-only.ts. */
export const commandsOf = (db: Db): Db => standingOf(db).commands
