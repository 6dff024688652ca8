// Texts about the network, copies and pending changes. Pure.
import type { Change } from './change-rules.ts'
import { words as texts } from './words.ts'

/** Fits a device without a network and a server that is away alike. */
export const CANNOT_REACH = texts.can_t_reach({ __brand__: String(__BRAND__) })

/** '4:12 PM', with the day when it was another. Written by the browser: the first page carries no library of dates. */
export function savedAt(at: number, now: number): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const day = { month: '2-digit', day: '2-digit', year: 'numeric' } as const
  const is_today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Date(at).toLocaleString('en-US', is_today ? time : { ...day, ...time }).replace(',', '')
}

export function pillWords(changes: readonly Pick<Change, 'state'>[]): string {
  const refused = changes.filter(({ state }) => state === 'refused').length
  const waiting = changes.length - refused
  if (refused > 0 && waiting > 0) return texts.not_saved_and_pending({ refused, waiting })
  return refused > 0 ? texts.not_saved({ refused }) : texts.pending({ waiting })
}

type Connection = { online: boolean; slow: boolean; as_of: number | undefined; outdated?: boolean; now: number }

export function connectionWords(of: Connection) {
  const saved = of.as_of === undefined ? undefined : texts.showing_what_was_saved({ as_of: savedAt(of.as_of, of.now) })
  const shown = saved && (of.outdated ? `${saved} ${texts.changed_since}` : saved)
  if (!of.online) return `${CANNOT_REACH} ${shown ?? texts.what_you_type_kept}`
  if (shown) return shown
  return of.slow ? texts.connection_slow_still_working : undefined
}
