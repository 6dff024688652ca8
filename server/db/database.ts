// The one way to the database. Work happens in a transaction that stands in exactly one role: at the door (which tenant does
// this token belong to?), looking for what is due, or inside one tenant, where row-level security holds.
import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { closeEmbedded, runEmbedded } from './embedded/embedded-standing.ts'
import { heldSnapshot, type Moment } from './embedded/snapshot.ts'
import { listenEmbedded } from './listen.ts'
import { type Db, enterTenant } from './standing.ts'
import { isNameLost } from './statement-names.ts'
import { sqlState, unavailable } from './unavailable.ts'

export { type Db, enterDoor, enterTenant } from './standing.ts'
export { sqlState } from './unavailable.ts'

export type Database = {
  /**
   * Runs `work` in one transaction, at the door; `enterTenant` takes it into a tenant. Retried when the database asks for it.
   * What it writes at the door is kept from when it enters a tenant, on PostgreSQL: those are two logins, and two transactions.
   * Of what only `reads` nobody waits for the end; should it write after all, it is waited for. Inside a tenant a replica may answer
   * it; where that cannot, it runs again on the primary.
   */
  transaction: Begin
  /** The same for what works by itself: it sees in all tenants what is due, and nothing of what that says. */
  findDue<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Everything that is read, as it is at one moment, whatever is written meanwhile; for what takes minutes to read. The queries
   * are named beforehand and read page by page.
   */
  snapshot<T>(company_id: number, queries: ReadonlyMap<string, SQL>, work: (moment: Moment) => Promise<T>): Promise<T>
  /** As the owner of the tables, for migrations and for filling a database; on PostgreSQL by a connection that ends with it. */
  asOwner<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** One command of the owner that no transaction may hold. */
  command(text: string): Promise<void>
  /** Runs `work` while no other server of this database runs any: of those that start together one does what is done once. */
  alone<T>(work: () => Promise<T>, lock?: number): Promise<T>
  /** Keeps the roles of the migrations apart, in a transaction of the owner after them. */
  separate(db: Db): Promise<unknown>
  /**
   * Tells what is said on a channel (`pg_notify`) once it is committed. A hint that may be lost: whoever must know also looks.
   * Answers how to stop.
   */
  listen(channel: string, heard: (said: string) => void): () => void
  /** False while it is known to be away: then everything is refused at once. */
  isHere(): boolean
  /** Finds out whether the replica may be read from, if there is one. Otherwise the first read does. */
  checkReplica(): void
  /** How busy its connections are; the embedded one has none. */
  pools(): { pool: string; used: number; idle: number; waiting: number }[]
  close(): Promise<void>
}

/** A transaction inside one company. */
export const inCompany = <T>(
  database: Pick<Database, 'transaction'>,
  company_id: number,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  database.transaction(async db => {
    await enterTenant(db, company_id)
    return work(db)
  })

export function embeddedDatabase(engine: PGlite): Database {
  const database = withRetries(
    {
      door: work => runEmbedded(engine, work, 'door'),
      jobs: work => runEmbedded(engine, work, 'jobs'),
      owner: work => runEmbedded(engine, work),
    },
    (channel, heard) => listenEmbedded(engine, channel, heard),
    () => engine.close(),
  )
  return {
    ...database,
    snapshot: (...asked) => heldSnapshot(database, ...asked),
    // Nobody else is there to go on meanwhile.
    command: async text => {
      await engine.exec(text.replace(/\bconcurrently\b/i, '')).catch((error: unknown) => {
        throw unavailable(error) ?? error
      })
    },
    // Its directory is locked.
    alone: work => work(),
    isHere: () => true,
    checkReplica: () => undefined,
    pools: () => [],
    separate: closeEmbedded,
  }
}

const RETRY_MS = 10

export type Begin = <T>(work: (db: Db) => Promise<T>, does?: 'reads') => Promise<T>

type Begins = { door: Begin; jobs: Begin; owner: Begin }

export function withRetries(
  { door, jobs, owner }: Begins,
  listen: Database['listen'],
  close: () => Promise<void>,
): Omit<Database, 'snapshot' | 'command' | 'alone' | 'separate' | 'isHere' | 'checkReplica' | 'pools'> {
  const retrying =
    (begin: Begin): Begin =>
    async (work, does) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await begin(work, does)
        } catch (error) {
          if (attempt === 4 || !isRetryable(error)) throw unavailable(error) ?? error
          await pause(RETRY_MS * 2 ** attempt * (0.5 + Math.random() / 2))
        }
      }
    }
  return { transaction: retrying(door), findDue: retrying(jobs), asOwner: retrying(owner), listen, close }
}

// 40001 serialization failure, 40P01 deadlock: the transaction did nothing and may run again. At once it would meet the same others.
const isRetryable = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '') || isNameLost(error)
