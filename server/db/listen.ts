// Subscribes this process to a channel of the database. Messages are hints: a broken connection loses some.
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Connections } from './connections.ts'

type Heard = (said: string) => void

export function listenEmbedded(engine: PGlite, channel: string, heard: Heard): () => void {
  // LISTEN only fails while the engine is being closed.
  const listening = engine.listen(channel, heard).catch(() => undefined)
  return () => {
    listening.then(stop => stop?.()).catch(() => undefined)
  }
}

/** Half a second, doubled each time up to two seconds, with jitter for each server. */
const pauseAfter = (failures: number) => Math.min(2_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2)

/** On a connection of its own, reopened when it breaks and as soon as the database is reachable again. */
export function listenExternal(
  connectionString: string,
  { stream, reach }: Connections,
  channel: string,
  heard: Heard,
): () => void {
  let stopped = false
  let failures = 0
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  const connect = async () => {
    clearTimeout(again)
    if (stopped || !reach.isHere()) return
    const made = new pg.Client({ connectionString, stream, connectionTimeoutMillis: 5_000, keepAlive: true })
    client = made
    made.on('notification', ({ channel: of, payload = '' }) => of === channel && heard(payload))
    made.on('error', reach.doubt)
    made.on('end', () => {
      if (client === made) again = setTimeout(() => void connect(), pauseAfter(failures++))
    })
    try {
      await made.connect()
      await made.query(`listen ${pg.escapeIdentifier(channel)}`)
      failures = 0
    } catch {
      made.end().catch(() => undefined)
    }
  }
  const unfollow = reach.follow(away => {
    if (!away) void connect()
  })
  void connect()
  return () => {
    stopped = true
    unfollow()
    clearTimeout(again)
    client?.end().catch(() => undefined)
  }
}
