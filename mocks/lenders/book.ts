// The sandbox's applications: moved only as the chart allows, with a newer time on every change, and with automatic
// actions when due.

import type { ApplicationEvent } from '#machines/applications/lenders/application.machine.ts'
import { type AvailableAction, availableActions, standingOf } from '#machines/applications/lenders/application.ts'
import type { ApplicationAction } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { can } from '#machines/applications/lenders/standing.ts'
import type { Kept, SandboxState, SandboxStore } from './state.ts'
import { DeskRefusal } from './voice.ts'

export type Book = ReturnType<typeof bookOf>
type Options = {
  store: SandboxStore
  dialects: readonly Dialect[]
  now: () => Date
  /** Called on every change, with the previous facts. */
  tell: (kept: Kept, before: Facts) => void
}

export function bookOf({ store, dialects, now, tell }: Options) {
  let state: SandboxState = store.load()
  let next: Facts['decision'] | undefined
  const clock = () => new Date(now().getTime() + state.offset_ms)
  const dialectOf = ({ lender }: Pick<Kept, 'lender'>): Dialect => {
    const dialect = dialects.find(({ code }) => code === lender)
    if (!dialect) throw new DeskRefusal(404, 'no_such_lender', 'The sandbox does not play this lender.')
    return dialect
  }
  const standing = (kept: Kept) => {
    const { name, regions } = dialectOf(kept)
    const { facts } = kept
    const said = { status: facts.decision, news: facts, regions, lender_name: name }
    return standingOf({ ...said, calls_pending: [], lacks: {} })
  }
  const book = {
    clock,
    dialectOf,
    get state() {
      return state
    },
    save: () => store.save(state),
    /** Forces the decision of the next application, from any caller. */
    decideNext(decision: Facts['decision']) {
      next = decision
    },
    takeNext() {
      const forced = next
      next = undefined
      return forced
    },
    /** Reloads the stored state, as after a restart. */
    reload() {
      state = store.load()
    },
    advance(ms: number) {
      state.offset_ms += ms
    },
    add(kept: Kept) {
      state.applications.push(kept)
    },
    find: (match: (kept: Kept) => boolean) => state.applications.find(match),
    can: (kept: Kept, event: ApplicationEvent['type']) => can(standing(kept), event),
    actions: (kept: Kept): AvailableAction[] => availableActions(standing(kept)),
    /** Throws the reason in words where the chart does not allow it. */
    require(kept: Kept, action: ApplicationAction) {
      const reason = book.actions(kept).find(one => one.action === action)?.reason
      if (reason) throw new DeskRefusal(409, 'not_now', reason)
    },
    /** Every change is newer than the one before, however quickly it follows. */
    change(kept: Kept, change: Partial<Facts>): Facts {
      const before = kept.facts
      const as_of = new Date(Math.max(clock().getTime(), Date.parse(before.as_of) + 1)).toISOString()
      kept.facts = { ...before, ...change, as_of }
      tell(kept, before)
      return kept.facts
    },
  }
  return book
}
