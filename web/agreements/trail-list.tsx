// The trail of an agreement as a line of time: what happened, whose doing it was, from where; times where the company is and,
// where that is another, where the reader is.
import { eventWords } from '#machines/agreements/evidence/events.ts'
import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import { words as signers } from './signers/words.ts'

type TrailEntry = {
  seq: number
  at: string
  event: string
  actor: string
  detail: Record<string, string>
  hash: string
}
type Props = {
  events: readonly TrailEntry[]
  /** People an event may refer to. */
  people: readonly { id: string; name: string }[]
  timezone: string
  language?: 'en' | 'es'
}

/** Details useful to a reader; the rest is in the evidence. */
const SHOWN = ['signed_on', 'scan_sha256', 'note', 'reason', 'to', 'way', 'ip', 'device'] as const
/** Icons for the end of an agreement, or a signer's step. */
const MARKS: Record<string, string> = {
  signed: 'bg-success',
  signed_on_paper: 'bg-success',
  completed: 'bg-success',
  sealed: 'bg-success',
  declined: 'bg-danger',
  voided: 'bg-danger',
  canceled: 'bg-danger',
  refused: 'bg-warning',
  timestamp_missing: 'bg-warning',
  project_not_moved: 'bg-warning',
}

export function TrailList({ events, people, timezone, language = 'en' }: Props) {
  return (
    <ol className="flex flex-col">
      {events.map(event => (
        <li key={event.seq} className="relative flex gap-3.5 pb-4 last:pb-0 print:break-inside-avoid">
          <span aria-hidden className="absolute top-4 bottom-0 left-[4.5px] w-px bg-hairline" />
          <span
            aria-hidden
            className={`relative mt-1.5 size-2.5 shrink-0 rounded-full ${MARKS[event.event] ?? 'bg-hairline-strong'}`}
          />
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-0.5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-base font-medium text-ink">{eventWords(event, language)}</p>
              <p className="text-sm break-words text-ink-2">
                {[[event.actor, ...about(event, people)].join(' → '), ...details(event)].join(' · ')}
              </p>
            </div>
            <div className="text-sm sm:text-right">
              <EventTime at={event.at} timezone={timezone} language={language} />
              <p className="font-mono text-xs text-ink-3" title={event.hash}>
                {event.hash.slice(0, 12)}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

function EventTime({ at, timezone, language }: { at: string; timezone: string; language: 'en' | 'es' }) {
  const there = zonedTime(new Date(at), timezone)
  const here = zonedTime(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <>
      <time dateTime={at} className="figures text-ink-2">
        {there}
      </time>
      {!sameClock(there, here) && (
        <p className="figures text-xs text-ink-3">
          {here} {signers.in(language).your_time}
        </p>
      )}
    </>
  )
}

/** Two names of one zone show the same clock. */
const sameClock = (one: string, other: string) => one.replace(/ \S+$/, '') === other.replace(/ \S+$/, '')

/** The signer another person's action was for. */
const about = ({ actor, detail }: TrailEntry, people: Props['people']) =>
  people.filter(({ id, name }) => id === detail['signer_id'] && name !== actor).map(({ name }) => name)

const details = ({ detail }: TrailEntry) => SHOWN.flatMap(name => detail[name] || [])
