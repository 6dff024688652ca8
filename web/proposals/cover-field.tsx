import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useWrite } from '#web/app/queries.ts'
import { said } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import type { ThemeForm } from './theme-cards.tsx'

export type Cover = { file_id: string; src: string }
const MOST_BYTES = 5 * 1_048_576

type Props = { src: string | null; onUploaded: (cover: Cover) => void; whyNot: string | undefined }

/** The image is uploaded when it is chosen, and shown to homeowners once the form is saved. */
export function CoverField({ src, onUploaded, whyNot }: Props) {
  const { watch, setValue, formState } = useFormContext<ThemeForm>()
  const [file, setFile] = useState<File | null>(null)
  const choose = (file_id: string | null) =>
    setValue('theme.cover_file_id', file_id, { shouldDirty: true, shouldValidate: true })
  const upload = useWrite('/v3/settings.UploadProposalCover', {
    quiet: true,
    onDone: cover => {
      onUploaded(cover)
      choose(cover.file_id)
      setFile(null)
    },
  })
  const chosen = watch('theme.cover_file_id') !== null
  const remove = (
    <Button look="ghost" disabledReason={whyNot} onClick={() => choose(null)}>
      Remove cover
    </Button>
  )
  return (
    <Card
      title="Cover image"
      note="Below the headline, as wide as the page. A roof you have built works best."
      actions={chosen && remove}
    >
      <div className="flex flex-col gap-3">
        {src && <img src={src} alt="The cover as chosen" className="h-40 w-full rounded-control object-cover" />}
        {chosen && !src && <p className="text-base text-ink-2">Uploaded. It shows once you save.</p>}
        {whyNot === undefined && (
          <FileDrop
            label={chosen ? 'Choose another image' : 'Choose an image'}
            accept="image/png,image/jpeg,image/webp"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={next => {
              setFile(next)
              // The contract's multipart fields are strings; the browser sends the file itself.
              upload.mutate({ file: next as unknown as string }, { onError: () => setFile(null) })
            }}
            error={upload.error?.message ?? said(formState.errors.theme?.cover_file_id, 'Choose the image again.')}
          />
        )}
      </div>
    </Card>
  )
}
