import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { Saving } from './use-saving.ts'

/** Whether what is on screen is safe, always in sight. */
export function SavedState({ saving, whyNot }: { saving: Saving; whyNot: string | undefined }) {
  if (whyNot !== undefined) return <span className="text-sm text-ink-3 max-sm:hidden">Only to look at</span>
  const { state } = saving
  const line = 'flex items-center gap-1.5 text-sm whitespace-nowrap'
  if (state === 'failed')
    return (
      <div role="status" className="flex items-center gap-2">
        <span className={`${line} text-warning`} title={saving.sentence ?? undefined}>
          <CloudOff size={15} aria-hidden />
          <span className="max-sm:sr-only">Kept in this browser</span>
        </span>
        <Button onClick={saving.retry}>Try again</Button>
      </div>
    )
  return (
    <span
      role="status"
      className={`${line} ${state === 'refused' || state === 'overtaken' ? 'text-danger' : 'text-ink-3'}`}
    >
      {state === 'saved' && <Check size={15} aria-hidden />}
      {(state === 'changed' || state === 'saving') && <LoaderCircle size={15} aria-hidden />}
      {(state === 'refused' || state === 'overtaken') && <TriangleAlert size={15} aria-hidden />}
      <span className="max-sm:sr-only">{WORDS[String(state)] ?? ''}</span>
    </span>
  )
}

const WORDS: Record<string, string> = {
  saved: 'Saved',
  changed: 'Changed',
  saving: 'Saving …',
  refused: 'Not saved',
  overtaken: 'Changed by someone else',
}
