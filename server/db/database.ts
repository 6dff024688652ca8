// The only access to the database. Work runs in a transaction that holds exactly one role: at the door (which company does this token
// belong to?), looking for due jobs, or inside one company, where row-level security applies.
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
   * Runs `work` in a transaction that begins at the door; `enterTenant` moves it into a company. Retried on serialization
   * failures and deadlocks. On PostgreSQL the door and the company are two logins and two transactions: writes at the door
   * are committed when it enters a company. The commit of a transaction that only `reads` isn't awaited, unless it wrote
   * after all.
   */
  transaction: Begin
  /** The same for background work: it sees what is due in all companies, but none of their data. */
  findDue<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * A consistent snapshot for exports that take minutes, unaffected by concurrent writes. The queries are named in advance and
   * read page by page.
   */
  snapshot<T>(company_id: number, queries: ReadonlyMap<string, SQL>, work: (moment: Moment) => Promise<T>): Promise<T>
  /** As the owner of the tables, for migrations and for filling a database. On PostgreSQL it has a connection of its own. */
  asOwner<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A command of the owner that can't run in a transaction. */
  command(text: string): Promise<void>
  /**
   * Runs `work` under a lock across all servers of this database: when several start together, one does what must be done once.
   */
  alone<T>(work: () => Promise<T>, lock?: number): Promise<T>
  /** Separates the roles of the migrations, in a transaction of the owner after them. */
  separate(db: Db): Promise<unknown>
  /**
   * Subscribes to a channel (`pg_notify`); messages arrive after the commit. A message may be lost, so subscribers also poll.
   * Returns how to unsubscribe.
   */
  listen(channel: string, heard: (said: string) => void): () => void
  /** False while the database is known to be unreachable; then every request is refused at once. */
  isHere(): boolean
  /** How busy the pools are. The embedded database has none. */
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
    // Nothing else runs at the same time.
    command: async text => {
      await engine.exec(text.replace(/\bconcurrently\b/i, '')).catch((error: unknown) => {
        throw unavailable(error) ?? error
      })
    },
    // Its directory is locked.
    alone: work => work(),
    isHere: () => true,
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
): Omit<Database, 'snapshot' | 'command' | 'alone' | 'separate' | 'isHere' | 'pools'> {
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

// 40001 serialization failure, 40P01 deadlock: nothing was committed, so it may run again, after a pause in which the other one
// finishes.
const isRetryable = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '') || isNameLost(error)
