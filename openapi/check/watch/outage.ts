// A backend that stops answering ends the run with one finding, which names the request it stopped after.
import { type Case, type Exchange, isRead } from '../case.ts'
import type { Fault } from '../judge.ts'
import type { CheckOptions } from '../report/report.ts'
import { nameOf } from '../report/report-words.ts'

type Watching = {
  options: Pick<CheckOptions, 'base' | 'fetch' | 'at_once' | 'wait_ms'>
  /** Sends a case as it was sent before, outside the budget. */
  resend: (asked: Case) => Promise<Exchange>
  report: (exchange: Exchange, fault: Fault) => void
}
type Outage = { after: string; request: number }

/** For a restart by a supervisor. A server that needs longer is gone. */
const WAIT_MS = 5_000
const PROBE_MS = 5_000
const PAUSE_MS = 250

export function watchServer({ options, resend, report }: Watching) {
  const { base, at_once, wait_ms = WAIT_MS } = options
  /** The last requests in the order in which they were sent. */
  const recent: { asked: Case; exchange?: Exchange }[] = []
  let outage: Outage | undefined
  let pause: Promise<boolean> | undefined

  async function answers(): Promise<boolean> {
    try {
      const request = new Request(`${base}/`, { redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) })
      const response = await (options.fetch ?? fetch)(request)
      await response.body?.cancel()
      return true
    } catch {
      return false
    }
  }

  async function isBack(): Promise<boolean> {
    for (const until = Date.now() + wait_ms; ; ) {
      if (await answers()) return true
      if (Date.now() >= until) return false
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }

  /** What it closed on first, then what it still answered; writes end a server more often than reads. */
  function suspects(): { asked: Case; exchange?: Exchange }[] {
    const rank = ({ asked, exchange }: (typeof recent)[number]) =>
      (exchange?.lost === undefined ? 2 : REFUSED.test(exchange.lost) ? 4 : 0) + Number(isRead(asked.operation))
    return recent.toReversed().toSorted((a, b) => rank(a) - rank(b))
  }

  /** True if nothing answered, even if only for a moment. */
  async function examine(first: Exchange, request: number): Promise<boolean> {
    if (await answers()) return false
    let [culprit] = suspects()
    let isProven = false
    if (await isBack()) {
      culprit = undefined
      for (const one of suspects()) {
        const exchange = await resend(one.asked)
        if (await answers()) continue
        culprit = { asked: one.asked, exchange }
        isProven = true
        break
      }
      // A restart that nothing brings about again, such as a deployment.
      if (!culprit) return true
    }
    const exchange = culprit?.exchange ?? first
    const name = nameOf(exchange.asked.operation)
    outage = { after: name, request }
    const sentence = `The backend stopped answering after ${name}, sent ${exchange.asked.what}${isProven ? ', and did so again when that was repeated alone' : ''}.`
    report(exchange, { check: 'server_error', sentence, expected: 'a backend that goes on answering', alike: 'gone' })
    return true
  }

  return {
    outage: () => outage,
    /** Nothing is sent while it's being found out whether the backend is still there. */
    async sending(asked: Case): Promise<(exchange: Exchange) => void> {
      await pause
      const entry: (typeof recent)[number] = { asked }
      recent.push(entry)
      if (recent.length > 2 * at_once) recent.shift()
      return exchange => {
        entry.exchange = exchange
      }
    },
    /** True if the answer was lost because the backend is gone, or was for a moment: then it says nothing about this request. */
    async wasAway(exchange: Exchange, request: number): Promise<boolean> {
      if (exchange.lost === undefined) return false
      pause ??= examine(exchange, request).finally(() => {
        pause = undefined
      })
      return outage !== undefined || (await pause)
    },
  }
}

const REFUSED = /ECONNREFUSED|connect|no answer within/i
