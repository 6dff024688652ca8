// Uploads a file to the lender: images are scaled down and rotated upright first; reports progress.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { refreshAfter } from '#web/data/freshen.ts'
import { PictureError, shrinkImage } from '#web/lib/files/shrink-image.ts'
import { fetchTelling } from '#web/reach/fetch-telling.ts'
import type { Application } from './application-words.ts'
import { words } from './words.ts'

/** The contract's limit, with the form around it. */
const MOST_SENT = 25 * 1_048_576
/** For the selected file: cameras produce more than is sent. */
export const MOST_CHOSEN = 100 * 1_048_576

export type UploadStep = { doing: 'shrinking' } | { doing: 'sending'; share: number }
type What = { stipulation_id: string } | { kind: Schemas['LenderDocumentKind'] }
type Task = { file: File; what: What }

class TooLarge extends Error {}

export function useUpload({ id, version }: Application, onDone: (name: string) => void) {
  const client = useQueryClient()
  const [step, setStep] = useState<UploadStep | null>(null)
  // The same file once more after a failure is the same upload.
  const pending = useRef<{ file: File; what: What; key: string } | null>(null)
  const upload = useMutation<void, unknown, Task>({
    mutationFn: async ({ file: chosen, what }) => {
      setStep({ doing: 'shrinking' })
      const file = await shrinkImage(chosen)
      if (file.size > MOST_SENT) throw new TooLarge()
      setStep({ doing: 'sending', share: 0 })
      if (pending.current?.file !== chosen || JSON.stringify(pending.current.what) !== JSON.stringify(what))
        pending.current = { file: chosen, what, key: crypto.randomUUID() }
      await send({ application_id: id, version: String(version), file, key: pending.current.key, what, onSent })
      pending.current = null
      await refreshAfter(client, '/v3/lender_applications.UploadDocument', {})
      onDone(file.name)
    },
    onError: failure => {
      // A conflict: the data is reloaded, and the same file can be tried again.
      if (failure instanceof Refusal && failure.status === 409)
        void refreshAfter(client, '/v3/lender_applications.UploadDocument', {})
    },
    onSettled: () => setStep(null),
  })
  function onSent(share: number) {
    setStep({ doing: 'sending', share })
  }
  return {
    take: (file: File, what: What) => !upload.isPending && upload.mutate({ file, what }),
    step,
    refused: upload.error ? sentenceOf(upload.error) : undefined,
  }
}

type Sending = {
  application_id: string
  version: string
  file: File
  key: string
  what: What
  onSent: (share: number) => void
}

async function send({ file, key, what, onSent, ...fields }: Sending) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...what })) form.set(name, value)
  form.set('file', file)
  form.set('file_name', file.name.slice(-255))
  // The contract's word for a file in a form is text; the form itself carries it.
  const body = { ...fields, file: '', file_name: file.name }
  const how = {
    bodySerializer: () => form,
    fetch: fetchTelling(onSent),
    headers: { 'Idempotency-Key': key },
  }
  if ('kind' in what) await api.POST('/v3/lender_applications.UploadDocument', { ...how, body: { ...body, ...what } })
  else await api.POST('/v3/lender_applications.UploadStipulation', { ...how, body: { ...body, ...what } })
}

/** The error message for the user. */
function sentenceOf(failure: unknown): string {
  if (failure instanceof Refusal) return failure.fields['file'] ?? failure.message
  if (failure instanceof PictureError) return failure.message
  return failure instanceof TooLarge ? words.file_larger_than_25 : words.file_did_not_arrive
}
