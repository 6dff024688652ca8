// Which rows of the list are ticked. Ticked rows of an older search are not carried into the next.
import { useState } from 'react'
import type { Selection } from '#web/ui/table/data-table.tsx'

export type Picked = {
  ids: ReadonlySet<string>
  /** All that match, also those that are not loaded. */
  everything: boolean
  clear: () => void
  takeEverything: () => void
  selection: Selection
}

const NOTHING: ReadonlySet<string> = new Set()

/** `scope` names the list the ticks belong to: another one begins without. */
export function useSelection(keys: readonly string[], scope: string): Picked {
  const [held, setHeld] = useState({ scope, ids: NOTHING, last: '', everything: false })
  const current = held.scope === scope ? held : { scope, ids: NOTHING, last: '', everything: false }
  const { ids, everything } = current
  const hold = (next: Iterable<string>, last = '') => setHeld({ scope, ids: new Set(next), last, everything: false })
  const all = everything || (keys.length > 0 && keys.every(key => ids.has(key)))
  return {
    ids: everything ? new Set(keys) : ids,
    everything,
    clear: () => hold([]),
    takeEverything: () => setHeld({ scope, ids: new Set(keys), last: '', everything: true }),
    selection: {
      has: key => everything || ids.has(key),
      all: all ? 'all' : ids.size > 0 ? 'some' : 'none',
      toggleAll: () => hold(all ? [] : keys),
      toggle: (key, through) => {
        const before = everything ? new Set(keys) : ids
        const range = through ? between(keys, current.last, key) : [key]
        const rest = [...before].filter(one => !range.includes(one))
        hold(before.has(key) ? rest : [...rest, ...range], key)
      },
    },
  }
}

function between(keys: readonly string[], from: string, to: string): string[] {
  const [one, other] = [keys.indexOf(from), keys.indexOf(to)]
  return one < 0 || other < 0 ? [to] : keys.slice(Math.min(one, other), Math.max(one, other) + 1)
}
