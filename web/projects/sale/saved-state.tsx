import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import type { Saving } from './use-saving.ts'
import { words } from './words.ts'

/** Shows if the work is saved, always in view. */
export function SavedState({ saving, whyNot }: { saving: Saving; whyNot: string | undefined }) {
  if (whyNot !== undefined) return <span className="text-sm text-ink-3 max-sm:hidden">{words.view_only}</span>
  const { state } = saving
  const line = 'flex items-center gap-1.5 text-sm whitespace-nowrap'
  if (state === 'failed')
    return (
      <div role="status" className="flex items-center gap-2">
        <span className={`${line} text-warning`} title={saving.sentence ?? undefined}>
          <CloudOff size={15} aria-hidden />
          <span className="max-sm:sr-only">{words.kept_browser}</span>
        </span>
        <Button onClick={saving.retry}>{common.try_again}</Button>
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
  saved: words.saved_state,
  changed: words.unsaved_changes,
  saving: common.saving,
  refused: words.not_saved,
  overtaken: words.changed_someone_else,
}
