import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import type { Saving } from '#web/projects/sale/use-saving.ts'
import type { ApplyWords } from './words.ts'

/** Shows if the input is saved, always in view. */
export function SavedLine({ saving, t }: { saving: Saving; t: ApplyWords }) {
  const { state, sentence } = saving
  const line = 'flex items-center gap-1.5'
  if (state === 'failed')
    return (
      <span role="status" className={`${line} text-warning`}>
        <CloudOff size={16} aria-hidden />
        {t.not_saved}
      </span>
    )
  if (state === 'refused')
    return (
      <span role="status" className={`${line} text-danger`}>
        <TriangleAlert size={16} aria-hidden />
        {t.refused({ sentence: sentence ?? '' })}
      </span>
    )
  return (
    <span role="status" className={line}>
      {state === 'saved' && <Check size={16} aria-hidden />}
      {state === 'saved' ? t.saved : state === 'overtaken' ? '' : t.saving}
    </span>
  )
}
