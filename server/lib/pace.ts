// Rate limits for holders of a link. Counted in memory: they keep a runaway page from overloading the server, and may be lost with
// the process.
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

const MINUTE_MS = 60_000
/** Limit of keys counted at once; the oldest start over. */
const MOST_KEPT = 10_000

/** Throws 429 after `most` calls within a minute for one key. */
export function paced(most: number): (key: string, now: Date) => void {
  const minutes = new Map<string, { began: number; calls: number }>()
  return (key, now) => {
    const at = now.getTime()
    const counter = minutes.get(key)
    const minute = counter && at - counter.began < MINUTE_MS ? counter : { began: at, calls: 0 }
    minute.calls += 1
    if (minute === counter) {
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
