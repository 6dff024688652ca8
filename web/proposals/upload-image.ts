// An image of a proposal on its way: made small in the browser, then sent. What comes back is named by covers, blocks and themes.
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { PictureError, shrinkImage } from '#web/lib/files/shrink-image.ts'
import { fetchTelling } from '#web/reach/fetch-telling.ts'
import { words } from './words.ts'

/** Of what is chosen: a camera writes more than what is sent of it. */
export const MOST_CHOSEN_BYTES = 100 * 1_048_576
/** Sharp on paper from edge to edge, and a moment to load on a phone. */
const BOUNDS = { most_px: 2_400, most_bytes: 1_048_576 }

/** Sending: which share of it has arrived, 0 to 1. */
export type UploadStep = { doing: 'shrinking' } | { doing: 'sending'; share: number }

/** Throws a PictureError for what the browser cannot open and a Refusal for what the server does not take. */
export async function uploadImage(
  chosen: File,
  onStep: (step: UploadStep) => void = () => {},
): Promise<Schemas['ShownImage']> {
  onStep({ doing: 'shrinking' })
  const file = await shrinkImage(chosen, BOUNDS)
  onStep({ doing: 'sending', share: 0 })
  const form = new FormData()
  form.set('file', file)
  form.set('file_name', file.name.slice(-255))
  const { data } = await api.POST('/v3/proposal.UploadImage', {
    body: { file: '', file_name: file.name },
    bodySerializer: () => form,
    fetch: fetchTelling(share => onStep({ doing: 'sending', share })),
  })
  // The client throws whatever is no answer.
  if (!data) throw new Error('The upload was answered with nothing')
  return data
}

/** What went wrong, for the person. */
export function uploadSentence(failure: unknown): string {
  if (failure instanceof Refusal) return failure.fields['file'] ?? failure.message
  return failure instanceof PictureError ? failure.message : words.unreadable_file
}
