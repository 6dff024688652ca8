// The events of a transaction's audit trail and their wording. Pure: report, certificate page and verifier share it. A
// signer's own events come with `detail.ip` and `detail.device`, those about a signer with `signer_id`.
// `timestamp_missing` is only in trails from before a named authority was always waited for.
import type { Language } from '../../words/language.ts'
import { words } from './words.ts'

type Events = ReturnType<typeof words.in>['events']
export type TrailEventName = keyof Events

const isEvent = (text: string, events: Events): text is TrailEventName => Object.hasOwn(events, text)

/** An event's label in documents; unknown events show their code. */
export function eventWords(event: string, language: Language): string {
  const { events } = words.in(language)
  return isEvent(event, events) ? events[event] : event
}
