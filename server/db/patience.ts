// How long work waits for the database, by its kind: one place for every limit. PostgreSQL keeps the first three itself; it cannot
// where it is frozen or cut off, and then this side gives up a little later.
import { type WorkContext, within, workContext } from '../work-context.ts'

export type Patience = {
  statement_ms: number
  lock_ms: number
  /** Between two statements of a transaction. */
  idle_ms: number
  /** For a turn at a connection. */
  turn_ms: number
}

type Kind = NonNullable<WorkContext['patience']>

export const PATIENCE = {
  request: { statement_ms: 15_000, lock_ms: 4_000, idle_ms: 20_000, turn_ms: 4_000 },
  background: { statement_ms: 60_000, lock_ms: 10_000, idle_ms: 60_000, turn_ms: 15_000 },
  export: { statement_ms: 600_000, lock_ms: 10_000, idle_ms: 600_000, turn_ms: 60_000 },
  // A change of a table holds up everyone behind it while it waits: shorter than a request waits. A backfill takes as long as it takes.
  migration: { statement_ms: 0, lock_ms: 2_000, idle_ms: 600_000, turn_ms: 60_000 },
} as const satisfies Record<Kind, Patience>

/** Whatever runs by itself is background work. */
export const patienceNow = (): Patience => PATIENCE[workContext()?.patience ?? 'background']
export const patiently = <T>(patience: Kind, work: () => T): T => within({ patience }, work)

/** As PostgreSQL names them. */
export const timeoutsOf = ({ statement_ms, lock_ms, idle_ms }: Patience) => ({
  statement_timeout: statement_ms,
  lock_timeout: lock_ms,
  idle_in_transaction_session_timeout: idle_ms,
})
