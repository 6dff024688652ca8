// Where a proposal takes an image: its cover, a block, the theme. It is uploaded when it is chosen, with the way it has come.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { PICTURE_TYPES } from '#web/lib/files/shrink-image.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { MOST_CHOSEN_BYTES, type UploadStep, uploadImage, uploadSentence } from './upload-image.ts'
import { words } from './words.ts'

type Props = {
  /** Whether one is chosen; its address is not always known. */
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
    meta: { quiet: true },
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
