// What the trail of a transaction may hold, and how each event reads. Pure: the report, the certificate page and the verifier
// say it alike. A signer's own events come with `detail.ip` and `detail.device`, those about a signer with `signer_id`.
// `timestamp_missing` is only in trails from before a named authority was always waited for.
import type { Language } from '../../words/language.ts'
import { words } from './words.ts'

type Events = ReturnType<typeof words.in>['events']
export type TrailEventName = keyof Events

const isEvent = (text: string, events: Events): text is TrailEventName => Object.hasOwn(events, text)

/** What an event of the trail is called in a document; one that is not known by its own name. */
export function eventWords(event: string, language: Language): string {
  const { events } = words.in(language)
  return isEvent(event, events) ? events[event] : event
}
