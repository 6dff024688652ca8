import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { PdfDialog } from './pdf-dialog.tsx'
import { asBody, proposedName } from './upload.ts'
import { useTemplateUpload } from './use-template-upload.ts'
import { words } from './words.ts'

type Props = { onClose: () => void; onDone: (agreement: Schemas['Agreement']) => void }

/** Turns a company's PDF into a template. Errors about a bad file stay here, and so does the name. */
export default function UploadDialog({ onClose, onDone }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState<string | null>(null)
  const upload = useTemplateUpload({
    onDone: ({ agreement }) => onDone(agreement),
  })
  const called = name ?? (file ? proposedName(file.name) : '')
  return (
    <PdfDialog
      title={words.upload_agreement}
      action={words.upload}
      file={file}
      onFile={setFile}
      missing={!file ? words.choose_pdf_first : called.trim() === '' ? words.enter_name_first : undefined}
      upload={upload}
      onSubmit={() => file && upload.send({ ...asBody(file), name: called.trim() })}
      onClose={onClose}
    >
      <TextField
        label={common.name}
        maxLength={120}
        value={called}
        onChange={event => setName(event.target.value)}
        error={upload.error?.fields['name']}
      />
    </PdfDialog>
  )
}
