// What is said on a channel of the database, heard by this process. Only ever a hint: a line that breaks loses what was said.
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Heard = (said: string) => void

export function listenEmbedded(engine: PGlite, channel: string, heard: Heard): () => void {
  // Where it cannot listen any more it is being closed.
  const listening = engine.listen(channel, heard).catch(() => undefined)
  return () => {
    listening.then(stop => stop?.()).catch(() => undefined)
  }
}

/** Half a second, then twice as long each time, up to half a minute. */
const pauseAfter = (failures: number) => Math.min(30_000, 500 * 2 ** failures)

/** On a connection of its own, made anew when it breaks. */
export function listenExternal(connectionString: string, channel: string, heard: Heard): () => void {
  let stopped = false
  let failures = 0
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  const connect = async () => {
    const made = new pg.Client({ connectionString })
    client = made
    made.on('notification', ({ channel: of, payload = '' }) => of === channel && heard(payload))
    made.on('error', () => undefined)
    made.on('end', () => {
      if (stopped || client !== made) return
      again = setTimeout(() => void connect(), pauseAfter(failures++))
    })
    try {
      await made.connect()
      await made.query(`listen ${pg.escapeIdentifier(channel)}`)
      failures = 0
    } catch {
      made.end().catch(() => undefined)
    }
  }
  void connect()
  return () => {
    stopped = true
    clearTimeout(again)
    client?.end().catch(() => undefined)
  }
}
