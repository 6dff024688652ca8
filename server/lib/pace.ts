// How often a thing may be asked for by whoever holds a link to it. Counted in memory: it keeps a page that has gone wild from
// wearing the server out, and forgets with the process what no longer matters.
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

const MINUTE_MS = 60_000
/** Of things counted at once; beyond that the oldest begin anew. */
const MOST_KEPT = 10_000

/** Throws 429 beyond `most` calls within a minute of one key. */
export function paced(most: number): (key: string, now: Date) => void {
  const minutes = new Map<string, { began: number; calls: number }>()
  return (key, now) => {
    const at = now.getTime()
    const known = minutes.get(key)
    const minute = known && at - known.began < MINUTE_MS ? known : { began: at, calls: 0 }
    minute.calls += 1
    if (minute === known) {
      if (minute.calls > most) throw tooMany(Math.ceil((minute.began + MINUTE_MS - at) / 1000))
      return
    }
    minutes.delete(key)
    minutes.set(key, minute)
    const [oldest] = minutes.keys()
    if (minutes.size > MOST_KEPT && oldest !== undefined) minutes.delete(oldest)
  }
}

const tooMany = (seconds: number) =>
  new KeptRefusal(refuse(429, 'too_many_tries', words.too_many_calls({ seconds })), seconds)
