// The only function that shows a failure as a toast. Called by caches and machines; forms show field errors in addition.
import { toast } from 'react-toastify/unstyled'
import { refusalText } from '#sdk/refusal.ts'
import { words } from './words.ts'

export function tell(failure: unknown) {
  const sentence = refusalText(failure instanceof Error ? failure.message : failure)
  // The same sentence twice at once is one toast.
  toast.error(sentence, { toastId: sentence })
}

export const tellDone = (sentence: string) => toast.success(sentence)

/** Neither saved nor lost. */
export const tellKept = (what: string) => toast.info(words.saved_on_device({ what }))
