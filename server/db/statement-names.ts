// Names of prepared statements on each connection of PostgreSQL. A pooler in between may lose them (PgBouncer before 1.21), and
// altering a table invalidates a plan.
import { createHash } from 'node:crypto'
import { isQuery } from './query-only.ts'
import { sqlState } from './unavailable.ts'

/** Rarer statements may be one of many variants that run once. */
const ASKED_BEFORE = 4
/** Each takes memory in every backend process. */
const MOST_NAMED = 300
/** Limit of the counter of unnamed statements; beyond it, counting starts over. */
const MOST_COUNTED = 5_000

export function statementNames(told: () => void = () => undefined) {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  let known = true

  return {
    /** The name passed to the driver; none if the statement isn't prepared. */
    of(text: string): { name?: string } {
      if (!known) return {}
      const name = names.get(text)
      if (name) return { name }
      if (names.size >= MOST_NAMED || !isQuery(text)) return {}
      const times = uses.get(text) ?? 0
      if (times < ASKED_BEFORE) {
        if (uses.size >= MOST_COUNTED) uses.clear()
        uses.set(text, times + 1)
        return {}
      }
      uses.delete(text)
      // Servers behind one pooler share its connections, so a statement has the same name in each.
      names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32))
      return { name: names.get(text) ?? '' }
    },
    /** Whether the connection must be closed because it has another statement under this name, or none. */
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

/** Such a transaction has done nothing, and is retried. */
export const isNameLost = (error: unknown) => isStale(error) || ['26000', '42P05'].includes(sqlState(error) ?? '')

/** "cached plan must not change result type": the table was altered. */
const isStale = (error: unknown): boolean =>
  sqlState(error) === '0A000' && /cached plan/.test(String(error) + String(error instanceof Error && error.cause))
