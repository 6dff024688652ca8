// The only function that toasts a failure. Caches and machines call it; forms show field sentences beside it.
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
