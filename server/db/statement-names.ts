// Names under which each connection of PostgreSQL keeps a statement parsed and planned. A pooler in between may lose them (PgBouncer
// before 1.21), and a change of a table makes a plan stale.
import { createHash } from 'node:crypto'
import { isQuery } from './query-only.ts'
import { sqlState } from './unavailable.ts'

/** Before that it may be one of many that are alike and asked once. */
const ASKED_BEFORE = 4
/** Each takes memory in every connection's process. */
const MOST_NAMED = 300
/** Of those without a name. Beyond that the counting starts over. */
const MOST_COUNTED = 5_000

export function statementNames(told: () => void = () => undefined) {
  const names = new Map<string, string>()
  const asked = new Map<string, number>()
  let known = true

  return {
    /** What the driver is to call it; nothing where it has no name. */
    of(text: string): { name?: string } {
      if (!known) return {}
      const name = names.get(text)
      if (name) return { name }
      if (names.size >= MOST_NAMED || !isQuery(text)) return {}
      const times = asked.get(text) ?? 0
      if (times < ASKED_BEFORE) {
        if (asked.size >= MOST_COUNTED) asked.clear()
        asked.set(text, times + 1)
        return {}
      }
      asked.delete(text)
      // Servers behind one pooler share its connections: the same text has the same name in each.
      names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32))
      return { name: names.get(text) ?? '' }
    },
    /** Whether the connection must go, since it knows another statement by this name, or none. */
    isLost(error: unknown): boolean {
      if (!isNameLost(error)) return false
      if (known && !isStale(error)) {
        known = false
        told()
      }
      return true
    },
  }
}

/** Such a transaction has done nothing, and is run again. */
export const isNameLost = (error: unknown) => isStale(error) || ['26000', '42P05'].includes(sqlState(error) ?? '')

/** "cached plan must not change result type": the table was changed since. */
const isStale = (error: unknown): boolean =>
  sqlState(error) === '0A000' && /cached plan/.test(String(error) + String(error instanceof Error && error.cause))
