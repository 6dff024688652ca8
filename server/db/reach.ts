// Decides whether the database is reachable, like web/reach in the browser: silence or a broken connection raises a
// doubt, and a probe on a new connection answers it. While unreachable, requests fail fast and only the probe retries.

import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailable, lineFault, sqlState, type Why } from './unavailable.ts'

/** A statement without an answer for this long raises a doubt. */
export const DOUBT_MS = 2_000
const PROBE_MS = 2_000

/** A quarter of a second, doubled each time up to two seconds, with jitter for each server. */
const pauseAfter = (failures: number) => Math.min(2_000, 250 * 2 ** failures) * (0.5 + Math.random() / 2)

export type Reach = ReturnType<typeof watchReach>

/** `probe` resolves with the reason why the database is unreachable. */
export function watchReach(
  probe: () => Promise<DatabaseUnavailable | undefined>,
  log?: Logger,
  is_back = 'PostgreSQL can be reached again',
) {
  let away: DatabaseUnavailable | undefined
  let asking = false
  let next: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false
  const listeners = new Set<(away: DatabaseUnavailable | undefined) => void>()

  function settle(found: DatabaseUnavailable | undefined) {
    failures = found ? failures + 1 : 0
    if (found && !closed) next = setTimeout(() => void doubt(), pauseAfter(failures))
    if (found?.message === away?.message) return
    away = found
    if (away) log?.error(away.message)
    else log?.warn(is_back)
    for (const changed of [...listeners]) changed(away)
  }

  async function doubt() {
    if (asking || closed) return
    asking = true
    clearTimeout(next)
    const result = await probe()
    asking = false
    settle(result)
  }

  return {
    requireHere() {
      if (away) throw away
    },
    isHere: () => away === undefined,
    doubt: () => void doubt(),
    follow(changed: (away: DatabaseUnavailable | undefined) => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    close() {
      closed = true
      clearTimeout(next)
    },
  }
}

/** A database that refuses a login or has no free connection is reachable; only the requests concerned fail. */
export const probeOf = (connectionString: string) => async (): Promise<DatabaseUnavailable | undefined> => {
  const why = await whyAway(connectionString)
  return why && new DatabaseUnavailable(why)
}

async function whyAway(connectionString: string): Promise<Why | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`,
    )
    return rows[0]?.read_only ? 'read_only' : undefined
  } catch (error) {
    return lineFault(error)?.why === 'unreachable' && sqlState(error) !== '53300' ? 'unreachable' : undefined
  } finally {
    client.end().catch(() => undefined)
  }
}
