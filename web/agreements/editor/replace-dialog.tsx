import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { tellDone } from '#web/lib/tell.ts'
import { PdfDialog } from '../pdf-dialog.tsx'
import { asBody } from '../upload.ts'
import { useTemplateUpload } from '../use-template-upload.ts'
import { words } from './words.ts'

type Props = {
  agreement: Schemas['Agreement']
  version: number
  onReplaced: (agreement: Schemas['Agreement'], left_out: number) => void
  onClose: () => void
}

/** Another PDF below the fields, such as a corrected contract. */
export default function ReplaceDialog({ agreement, version, onReplaced, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const before = agreement.draft.fields.length
  const upload = useTemplateUpload({
    onDone: answer => {
      const gone = before - answer.agreement.draft.fields.length
      onReplaced(answer.agreement, gone)
      tellDone(gone === 0 ? words.pdf_replaced_look_whether : words.pdf_replaced_stood_pages({ count: gone }))
      onClose()
    },
  })
  return (
    <PdfDialog
      title={words.replace_pdf}
      description={words.fields_keep_their_places({ count: agreement.page_count })}
      action={words.replace}
      file={file}
      onFile={setFile}
      missing={file ? undefined : words.choose_pdf_first}
      upload={upload}
      onSubmit={() => file && upload.send({ ...asBody(file), agreement_id: agreement.id, version: String(version) })}
      onClose={onClose}
    />
  )
}
