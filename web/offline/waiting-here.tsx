// Shows what was written offline on this page, marked as not sent yet. Changes to displayed objects are shown there;
// here only after a refusal.
import { CloudUpload } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { changesShown, followChanges } from '#web/data/changes.ts'
import { words as texts } from './words.ts'

export function WaitingHere({ page }: { page: string }) {
  const here = useSyncExternalStore(followChanges, changesShown).filter(
    one => one.page === page && (one.subject === null || one.state === 'refused'),
  )
  if (here.length === 0) return null
  return (
    <ul aria-label={texts.not_sent_yet} className="divide-y divide-hairline border-b border-hairline bg-sunken">
      {here.map(({ id, what, state, sentence }) => (
        <li key={id} className="flex items-start gap-3 px-4 py-3">
          <CloudUpload size={16} className="mt-[3px] shrink-0 text-ink-3" aria-hidden />
          <div className="min-w-0">
            <p className="text-base break-words">{what}</p>
            <p className="text-sm text-ink-3">
              {state === 'refused' ? texts.not_saved({ sentence: String(sentence) }) : texts.pending_connection}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
