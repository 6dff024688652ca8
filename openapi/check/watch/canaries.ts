// Texts and IDs that only the second tenant has: in an answer to the first one they are a leak, wherever they are.
import { type Exchange, succeeded } from '../case.ts'
import type { Fault } from '../judge.ts'

export function watchCanaries() {
  const known = new Map<string, string>()
  return {
    add: (value: string, from: string) => known.set(value, from),
    faultsOf(exchange: Exchange): Fault[] {
      const { asked, got, sent } = exchange
      if (known.size === 0 || asked.credential !== 'own' || asked.token !== undefined || !succeeded(exchange)) return []
      const asks = `${sent.url} ${sent.body ?? ''}`
      const [value, from] = [...known].find(([one]) => got.body.includes(one) && !asks.includes(one)) ?? []
      if (value === undefined) return []
      return [
        {
          check: 'foreign_values',
          sentence: `Answers with ${value}, which only another tenant has, by ${from}.`,
          expected: 'values of one’s own tenant alone',
          alike: 'canary',
        },
      ]
    },
  }
}
