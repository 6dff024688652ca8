// Time limits of the database, by kind of work, all in one place. PostgreSQL enforces the first three; if it is frozen or
// unreachable, the client gives up a little later.
import { type WorkContext, within, workContext } from '../work-context.ts'

export type Patience = {
  statement_ms: number
  lock_ms: number
  /** Idle time between two statements of a transaction. */
  idle_ms: number
  /** Time in the queue for a connection. */
  turn_ms: number
}

type Kind = NonNullable<WorkContext['patience']>

export const PATIENCE = {
  request: { statement_ms: 15_000, lock_ms: 4_000, idle_ms: 20_000, turn_ms: 4_000 },
  background: { statement_ms: 60_000, lock_ms: 10_000, idle_ms: 60_000, turn_ms: 15_000 },
  export: { statement_ms: 600_000, lock_ms: 10_000, idle_ms: 600_000, turn_ms: 60_000 },
  // ALTER TABLE blocks everyone behind it while it waits for its lock, so it waits for less than a request. Backfills have no limit.
  migration: { statement_ms: 0, lock_ms: 2_000, idle_ms: 600_000, turn_ms: 60_000 },
} as const satisfies Record<Kind, Patience>

/** Anything without a request is background work. */
export const patienceNow = (): Patience => PATIENCE[workContext()?.patience ?? 'background']
export const patiently = <T>(patience: Kind, work: () => T): T => within({ patience }, work)

/** PostgreSQL's names. */
export const timeoutsOf = ({ statement_ms, lock_ms, idle_ms }: Patience) => ({
  statement_timeout: statement_ms,
  lock_timeout: lock_ms,
  idle_in_transaction_session_timeout: idle_ms,
})
