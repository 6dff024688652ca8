// Everything that happened to an application, newest first: whose doing it was, and when.
import { useState } from 'react'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Application } from './application-words.ts'
import { words as texts } from './words.ts'

/** Entries shown before expanding. */
const AT_FIRST = 8
/** The ends and turns of an application. */
const MARKS = new Map([
  ['approved', 'bg-success'],
  ['funded', 'bg-success'],
  ['declined', 'bg-danger'],
  ['canceled', 'bg-danger'],
  ['refused', 'bg-danger'],
  ['overdue', 'bg-danger'],
  ['disputed', 'bg-warning'],
  ['counter_offered', 'bg-warning'],
  ['credit_frozen', 'bg-warning'],
  ['no_match', 'bg-warning'],
  ['on_hold', 'bg-warning'],
  ['approved_with_stipulations', 'bg-warning'],
])

export function Timeline({ application }: { application: Application }) {
  const { events } = application
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, AT_FIRST)
  return (
    <Card title={texts.timeline}>
      {events.length === 0 && <p className="text-base text-ink-2">{texts.nothing_has_happened_yet}</p>}
      <ol aria-label={texts.timeline} className="flex flex-col">
        {shown.map(({ id, at, event, sentence, actor }) => (
          <li key={id} className="relative flex gap-3 pb-4 last:pb-0">
            <span aria-hidden className="absolute top-4 bottom-0 left-[4.5px] w-px bg-hairline" />
            <span
              aria-hidden
              className={`relative mt-1.5 size-2.5 shrink-0 rounded-full ${MARKS.get(event) ?? 'bg-hairline-strong'}`}
            />
            <div className="min-w-0">
              <p className="text-base break-words">{sentence}</p>
              <p className="text-sm text-ink-3">
                {actor},{' '}
                <time dateTime={at} className="figures">
                  {dateTime(at)}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {!all && events.length > AT_FIRST && (
        <Button look="ghost" onClick={() => setAll(true)}>
          {texts.show_all({ count: events.length })}
        </Button>
      )}
    </Card>
  )
}
