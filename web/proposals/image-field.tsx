// Where a proposal takes an image: its cover, a block, the theme. It is uploaded when it is chosen, with the way it has come.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { PICTURE_TYPES, PictureError, shrinkImage } from '#web/lib/files/shrink-image.ts'
import { fetchTelling } from '#web/reach/fetch-telling.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

// An image of a proposal on its way: made small in the browser, then sent. What comes back is named by covers, blocks and themes.

/** For the selected file: cameras produce more than is sent. */
const MOST_CHOSEN_BYTES = 100 * 1_048_576
/** Sharp on paper from edge to edge, and a moment to load on a phone. */
const BOUNDS = { most_px: 2_400, most_bytes: 1_048_576 }

/** Sending: which share of it has arrived, 0 to 1. */
type UploadStep = { doing: 'shrinking' } | { doing: 'sending'; share: number }

/** Throws a PictureError for what the browser cannot open and a Refusal for what the server does not take. */
async function uploadImage(
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

/** The error message for the user. */
function uploadSentence(failure: unknown): string {
  if (failure instanceof Refusal) return failure.fields['file'] ?? failure.message
  return failure instanceof PictureError ? failure.message : words.unreadable_file
}

type Props = {
  /** True if there is one; its URL isn't always known. */
  chosen: boolean
  src: string | null
  alt: string
  onUploaded: (image: Schemas['ShownImage']) => void
  onRemove?: () => void
  error?: string | undefined
  whyNot: string | undefined
}

export function ImageField({ chosen, src, alt, onUploaded, onRemove, error, whyNot }: Props) {
  const [step, setStep] = useState<UploadStep>()
  const upload = useMutation({
    mutationFn: (file: File) => uploadImage(file, setStep),
    onSuccess: onUploaded,
  })
  const sentence = upload.isError ? uploadSentence(upload.error) : error
  return (
    <div className="flex flex-col gap-3">
      {src && <img src={src} alt={alt} className="h-40 w-full rounded-control bg-sunken object-contain" />}
      {chosen && !src && <p className="text-base text-ink-2">{words.image_shows_after_save}</p>}
      {upload.isPending ? (
        <Way step={step} />
      ) : (
        whyNot === undefined && (
          <FileDrop
            label={chosen ? words.choose_another_image : words.choose_image}
            accept={PICTURE_TYPES}
            most_bytes={MOST_CHOSEN_BYTES}
            file={null}
            onFile={file => upload.mutate(file)}
            error={sentence}
          />
        )
      )}
      {chosen && onRemove && (
        <div>
          <Button look="ghost" disabledReason={whyNot} onClick={onRemove}>
            {words.remove_image}
          </Button>
        </div>
      )}
    </div>
  )
}

function Way({ step }: { step: UploadStep | undefined }) {
  if (step?.doing !== 'sending') return <ProgressBar label={words.resizing_image} />
  return <ProgressBar label={common.uploading} value={step.share} note={`${Math.round(step.share * 100)}%`} />
}
