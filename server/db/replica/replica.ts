// A streaming standby that answers reads in place of the primary, and never with older data: if it is unreachable, frozen, behind or
// promoted, the primary answers.
import type { Logger } from 'pino'
import { connectionsOf } from '../connections.ts'
import { PATIENCE } from '../patience.ts'
import { watchReach } from '../reach.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { replicaFault } from './fault.ts'
import { replayedOf, writesKnown } from './writes.ts'

/** Which server answered a read, and why; only `replica` was not asked of the primary. */
export type ReadBy = 'replica' | 'behind' | 'busy' | 'failed' | 'away' | 'primary_only'
export type ReadFrom = { address: string; count?: (by: ReadBy) => void }

/** `by` is undefined if no company was entered. */
type Reading<T> = { run: () => Promise<T>; by: () => ReadBy | undefined }

/** Shorter than the primary's: the primary can answer instead. */
const DOUBT_MS = 1_000
const CONNECT_MS = 1_000
const TURN_MS = 250
/** A dead connection stays silent, while the replica may answer on a new one. */
const ENTER_MS = 1_000

export type Replica = ReturnType<typeof replicaAt>

/** Both addresses belong to logins inside a company, see logins.ts. */
export function replicaAt({ address, count = () => undefined }: ReadFrom, primary: string, log?: Logger) {
  // No reads go there until it has been checked.
  let is_checked = false
  const reach = watchReach(
    async () => {
      const fault = await replicaFault(address, primary)
      is_checked ||= !fault
      return fault ? new DatabaseUnavailable('unreachable', undefined, fault) : undefined
    },
    log,
    'The replica of DATABASE_READ_URL is read from again',
  )
  const connections = connectionsOf(reach, log, DOUBT_MS)
  const known = writesKnown()
  return {
    connections,
    forget: known.forget,
    turn_ms: TURN_MS,
    enter_ms: ENTER_MS,
    pool: connections.pool(address, {
      most: 10,
      each: 6,
      patience: PATIENCE.request,
      connectionTimeoutMillis: CONNECT_MS,
    }),
    check: reach.doubt,
    /** Whether it has everything the company has written, judged by the answers of primary and replica. */
    isFresh(company_id: number, written: unknown, entered: unknown): boolean {
      const replayed = replayedOf(entered)
      // Promoted.
      if (replayed === undefined) reach.doubt()
      return replayed !== undefined && replayed >= known.positionOf(company_id, written)
    },
    /**
     * Reads from the replica, or from the primary if that fails. Nothing has been written by then, so running it twice is safe.
     */
    async answer<T>(reading: Reading<T>, readFromPrimary: () => Promise<T>): Promise<T> {
      if (!is_checked && reach.isHere()) reach.doubt()
      if (!is_checked || !reach.isHere()) {
        count('away')
        return readFromPrimary()
      }
      let answered: { result: T } | undefined
      try {
        answered = { result: await reading.run() }
      } catch (error) {
        if (isReplicas(reading)) throw error
      } finally {
        const by = reading.by()
        if (by) count(by)
      }
      return answered && isReplicas(reading) ? answered.result : readFromPrimary()
    },
  }
}

/** Nothing made it unfit, though some reads may have been refused. */
const isReplicas = ({ by }: Pick<Reading<unknown>, 'by'>) => [undefined, 'replica'].includes(by())
