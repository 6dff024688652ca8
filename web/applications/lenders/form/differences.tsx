import { ListChecks } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

/** Requirements of this lender the previous one didn't have: everything to redo after a move. */
export function Differences({ application }: { application: Schemas['LenderApplication'] }) {
  const { moved_from, events, lender_name } = application
  if (moved_from === null) return null
  const differences = events
    .toReversed()
    .filter(({ event }) => event === 'differs')
    .map(({ sentence }) => sentence)
  return (
    <Card title={words.moved_lender_name({ lender_name })} note={words.moved_note}>
      {differences.length === 0 ? (
        <p className="text-base text-ink-2">{words.nothing_more_asked({ lender_name })}</p>
      ) : (
        <ul aria-label={words.what_differs} className="flex flex-col gap-2">
          {differences.map(sentence => (
            <li key={sentence} className="flex gap-2.5 text-base">
              <ListChecks size={16} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
              <span className="min-w-0 flex-1">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
