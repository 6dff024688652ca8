// Uploads a file to a project: images are scaled down and rotated upright first; then reports progress.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Refusal } from '#sdk/refusal.ts'
import { api } from '#web/data/api.ts'
import { refreshAfter } from '#web/data/freshen.ts'
import { PictureError, shrinkImage } from '#web/lib/files/shrink-image.ts'
import { tellDone } from '#web/lib/tell.ts'
import { fetchTelling } from '#web/reach/fetch-telling.ts'
import { words } from './words.ts'

/** For the selected file: drone images are larger than what is sent. */
export const MOST_CHOSEN = 100 * 1_048_576
/** The contract's limit. */
const MOST_SENT = 25 * 1_048_576
const TOO_LARGE = words.file_larger_than_25

type Step = { doing: 'idle' } | { doing: 'shrinking'; name: string } | { doing: 'sending'; name: string; share: number }

export function useUpload(project_id: string, onUploaded?: (file_id: string) => void) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ doing: 'idle' })
  const [refused, setRefused] = useState<string>()
  const line = useRef<Promise<void>>(Promise.resolve())
  const send = async (chosen: File) => {
    // Non-images are sent unchanged, so the size can be checked before reading.
    if (chosen.size > MOST_SENT && !chosen.type.startsWith('image/')) throw new PictureError(TOO_LARGE)
    setStep({ doing: 'shrinking', name: chosen.name })
    const file = await shrinkImage(chosen)
    if (file.size > MOST_SENT) throw new PictureError(TOO_LARGE)
    const file_name = file.name.slice(-255)
    setStep({ doing: 'sending', name: chosen.name, share: 0 })
    const form = new FormData()
    form.set('project_id', project_id)
    form.set('file', file)
    form.set('file_name', file_name)
    const { data } = await api.POST('/v3/files.Upload', {
      // The contract's word for a file in a form is text; the form itself carries it.
      body: { project_id, file: '', file_name },
      bodySerializer: () => form,
      fetch: fetchTelling(share => setStep({ doing: 'sending', name: chosen.name, share })),
    })
    await refreshAfter(client, '/v3/files.Upload', { project_id })
    if (data) onUploaded?.(data.file_id)
    tellDone(words.name_uploaded({ name: data?.name ?? file_name }))
  }
  return {
    step,
    refused,
    /** One chosen while another is on its way waits for it. */
    take: (chosen: File) => {
      line.current = line.current
        .then(() => {
          setRefused(undefined)
          return send(chosen)
        })
        .catch((failure: unknown) => setRefused(sentenceOf(failure)))
        .finally(() => setStep({ doing: 'idle' }))
    },
  }
}

/** The error message for the user. */
function sentenceOf(failure: unknown): string {
  if (failure instanceof Refusal) return failure.fields['file'] ?? failure.message
  if (failure instanceof PictureError) return failure.message
  return failure instanceof TypeError ? words.file_did_not_arrive : words.file_cannot_read_choose
}
