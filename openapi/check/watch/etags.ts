// An ETag names one body: with the same one, a client keeps what it has.
import { type Exchange, isRead, succeeded } from '../case.ts'
import type { Fault } from '../judge.ts'

export function watchEtags() {
  const known = new Map<string, string>()
  return {
    faultsOf(exchange: Exchange): Fault[] {
      const { asked, sent, got } = exchange
      const { etag } = got.headers
      // A weak one names bodies that mean the same.
      if (etag === undefined || etag.startsWith('W/') || !isRead(asked.operation) || !succeeded(exchange)) return []
      const key = `${asked.credential} ${sent.url} ${JSON.stringify(sent.headers)} ${etag}`
      const before = known.get(key)
      known.set(key, got.body)
      if (before === undefined || before === got.body) return []
      const sentence = `Answers another body than before with the same ETag: ${etag}.`
      return [{ check: 'conditional_requests', sentence, expected: 'an ETag of its own for each body', alike: 'etag' }]
    },
  }
}
