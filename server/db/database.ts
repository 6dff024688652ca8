// The one way to the database. Work happens in a transaction that stands in exactly one role:
// at the door (which tenant does this token belong to?) or inside one tenant, where row-level security holds.
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { listenEmbedded, listenExternal } from './listen.ts'

export type Db = Omit<PgDatabase<PgQueryResultHKT>, 'execute' | 'transaction'> & {
  execute(query: ReturnType<typeof sql>): Promise<unknown>
}
export type Database = {
  /** Runs `work` in one transaction, at the door; `enterTenant` takes it into a tenant. Retried when the database asks for it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** As the owner of the tables, for migrations. */
  asOwner<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Tells what is said on a channel (`pg_notify`) once it is committed. A hint that may be lost: whoever must know also looks.
   * Answers how to stop.
   */
  listen(channel: string, heard: (said: string) => void): () => void
  close(): Promise<void>
}

export const enterDoor = (db: Db) => db.execute(sql`select set_config('role', 'sunquill_door', true)`)

/** From here to the end of the transaction only rows of this company exist. */
export const enterTenant = (db: Db, company_id: number) =>
  db.execute(
    sql`select set_config('role', 'sunquill_app', true), set_config('app.company_id', ${String(company_id)}, true)`,
  )

/** A transaction inside one company. */
export const inCompany = <T>(database: Database, company_id: number, work: (db: Db) => Promise<T>): Promise<T> =>
  database.transaction(async db => {
    await enterTenant(db, company_id)
    return work(db)
  })

export function embeddedDatabase(engine: PGlite): Database {
  const db = drizzlePglite(engine)
  return withRetries(
    work => db.transaction(work),
    (channel, heard) => listenEmbedded(engine, channel, heard),
    () => engine.close(),
  )
}

/** Any PostgreSQL from 15 on. The user of the address must own the database and may create roles. */
export function externalDatabase(address: string): Database {
  const pool = new pg.Pool({ connectionString: address, max: 10 })
  const db = drizzleNode(pool)
  return withRetries(
    work => db.transaction(work),
    (channel, heard) => listenExternal(address, channel, heard),
    () => pool.end(),
  )
}

type Begin = <T>(work: (db: Db) => Promise<T>) => Promise<T>

function withRetries(begin: Begin, listen: Database['listen'], close: () => Promise<void>): Database {
  const retrying: Begin = async work => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await begin(work)
      } catch (error) {
        if (attempt === 4 || !isRetryable(error)) throw error
      }
    }
  }
  return {
    transaction: work =>
      retrying(async db => {
        await enterDoor(db)
        return work(db)
      }),
    asOwner: retrying,
    listen,
    close,
  }
}

/** The SQLSTATE of a database error, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}

// 40001 serialization failure, 40P01 deadlock: the transaction did nothing and may run again.
const isRetryable = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')
