// The events of a transaction's audit trail and their wording. Pure: report, certificate page and verifier share it. A
// signer's own events come with `detail.ip` and `detail.device`, those about a signer with `signer_id`.
// `timestamp_missing` is only in trails from before a named authority was always waited for.

import type { Language } from '../../words/language.ts'
import type { ChainedEvent } from './trail-text.ts'
import { words } from './words.ts'

/** Enough digits of a hash to tell two apart on paper. */
export const SHOWN_DIGITS = 12

type Events = ReturnType<typeof words.in>['events']
export type TrailEventName = keyof Events

const isEvent = (text: string, events: Events): text is TrailEventName => Object.hasOwn(events, text)

/** An event's label in documents, with its page and how that was shown; unknown events show their code. */
export function eventWords({ event, detail }: Pick<ChainedEvent, 'event' | 'detail'>, language: Language): string {
  const { events, certificate } = words.in(language)
  const name = isEvent(event, events) ? events[event] : event
  const { page, shown_as, text_hash } = detail
  if (!page) return name
  if (shown_as === 'paper') return certificate.event_on_paper({ event: name, page })
  if (shown_as !== 'text') return certificate.event_on_page({ event: name, page })
  if (!text_hash) return certificate.event_as_text({ event: name, page })
  return certificate.event_as_hashed_text({ event: name, page, hash: text_hash.slice(0, SHOWN_DIGITS) })
}
