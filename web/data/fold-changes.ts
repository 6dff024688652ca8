// Merges a new change with a pending one of the same entity, if together they say the same. A change that was sent stays as it is,
// and the new one waits behind it. Pure.
import type { WritePath } from '#sdk/types.ts'
import { type Change, inOrder } from './change-rules.ts'

/** These are complete each time: the later replaces the earlier. */
const WHOLE: ReadonlySet<WritePath> = new Set(['/v3/tasks.Update', '/v3/notes.Update'])
/** Repeating these has the same effect as once. */
const ENDS: ReadonlySet<WritePath> = new Set(['/v3/tasks.Delete', '/v3/notes.Delete'])

type Folded = { drop: Change[]; put: Change | null }

export function folded(changes: readonly Change[], next: Change): Folded {
  const alone = { drop: [], put: next }
  const of_it = inOrder(changes).filter(one => one.subject !== null && one.subject === next.subject)
  const last = of_it.at(-1)
  if (!last || last.path !== next.path || last.state !== 'waiting') return alone
  if (ENDS.has(next.path)) return { drop: [], put: null }
  // One that went out already is that write only with its own words.
  if (last.tried > 0 || next.tried > 0) return alone
  if (WHOLE.has(next.path)) return { drop: [last], put: { ...next, input: { ...next.input, ...versionIn(last) } } }
  if (next.path !== '/v3/tasks.SetDone') return alone
  // Ticked and unticked, it is as the server has it.
  return isDoneIn(last) === isDoneIn(next) ? { drop: [], put: null } : { drop: [last], put: null }
}

/** Of the two, the version the first was made from. */
const versionIn = ({ input }: Change) => ('version' in input ? { version: input.version } : {})

export const isDoneIn = ({ input }: Pick<Change, 'input'>) => 'done' in input && input.done === true
