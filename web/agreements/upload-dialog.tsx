import { type FormEvent, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { asBody, fileSentence, isToldInForm, MOST_BYTES, proposedName } from './upload.ts'
import { words } from './words.ts'

type Props = { onClose: () => void; onDone: (agreement: Schemas['Agreement']) => void }

/** A PDF of the company's own becomes a template. What the server says of a bad one stays here, and so does the name. */
export default function UploadDialog({ onClose, onDone }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState<string | null>(null)
  const upload = useWrite('/v3/collections.UploadAgreement', {
    quiet: true,
    refreshes: ['/v3/collections.ListAgreements'],
    onDone: ({ agreement }) => onDone(agreement),
  })
  const called = name ?? (file ? proposedName(file.name) : '')
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!file || upload.isPending) return
    upload.mutate(
      { ...asBody(file), name: called.trim() },
      { onError: failure => !isToldInForm(failure) && tell(failure) },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.upload_agreement}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={!file ? words.choose_pdf_first : called.trim() === '' ? words.enter_name_first : undefined}
            onClick={() => submit()}
          >
            {upload.isPending ? common.uploading : words.upload}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <FileDrop
          label={words.pdf_agreement}
          accept="application/pdf,.pdf"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            upload.reset()
          }}
          error={fileSentence(upload.error)}
        />
        <TextField
          label={common.name}
          maxLength={120}
          value={called}
          onChange={event => setName(event.target.value)}
          error={upload.error?.fields['name']}
        />
        {upload.isPending && <ProgressBar label={words.sending_checking_pdf} />}
      </form>
    </Dialog>
  )
}
