// How a lender answered a company last, as far as this process knows.
import { agoInWords } from '#machines/lib/ago-in-words.ts'
import type { Ports } from '#server/ports/ports.ts'
import { isResting } from './breaker.ts'
import { breakerOf, healthKept } from './state.ts'
import { words } from './words.ts'

export function healthOf(ports: Ports, company_id: number, lender: string) {
  const { last_answer_at, failing } = healthKept(ports.lenders, company_id, lender)
  const now = ports.now()
  const last = last_answer_at ? agoInWords(last_answer_at, now) : undefined
  const state = isResting(breakerOf(ports.lenders, lender), now.getTime())
    ? ('resting' as const)
    : failing !== null
      ? ('failing' as const)
      : last
        ? ('answering' as const)
        : ('unknown' as const)
  const sentence = {
    resting: words.health.resting,
    failing: failing?.() ?? '',
    answering: words.health.answering({ ago: last ?? '' }),
    unknown: words.health.unknown,
  }[state]
  return { state, last_answer_at: last_answer_at?.toISOString() ?? null, sentence }
}
