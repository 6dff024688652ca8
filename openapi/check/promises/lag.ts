// How long a write takes until reads show it, up to a bound. Beyond it, it's no delay but missing.
import type { Exchange } from '../case.ts'
import type { Session } from '../session.ts'

/** Together 1.55 s. */
const PAUSES_MS = [50, 100, 200, 400, 800]

/** Milliseconds until it's right; undefined if it never is within the bound, or nobody wants to know. */
export async function lagUntil(session: Session, isRight: () => Promise<boolean>): Promise<number | undefined> {
  if (session.options.skip?.includes('read_your_writes')) return undefined
  const started = performance.now()
  for (const pause of PAUSES_MS) {
    await new Promise(resolve => setTimeout(resolve, pause))
    if (session.left() === 0) return undefined
    if (await isRight()) return performance.now() - started
  }
  return undefined
}

export function tellLag(session: Session, exchange: Exchange, what: string, ms: number) {
  if (!session.inScope(exchange.asked.operation)) return
  session.report(exchange, {
    check: 'read_your_writes',
    sentence: `${exchange.asked.operation.path} ${what} only after about ${Math.ceil(ms / 50) * 50} ms.`,
    expected: 'what was written, at once',
    alike: 'lag',
  })
}
