import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { asBody, fileSentence, isToldInForm, MOST_BYTES } from '../upload.ts'
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
  const upload = useWrite('/v3/collections.UploadAgreement', {
    quiet: true,
    refreshes: ['/v3/collections.GetAgreement', '/v3/collections.ListAgreements'],
    onDone: answer => {
      const gone = before - answer.agreement.draft.fields.length
      onReplaced(answer.agreement, gone)
      tellDone(gone === 0 ? words.pdf_replaced_look_whether : words.pdf_replaced_stood_pages({ count: gone }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.replace_pdf}
      description={words.fields_keep_their_places({ count: agreement.page_count })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={file ? undefined : words.choose_pdf_first}
            onClick={() =>
              file &&
              upload.mutate(
                { ...asBody(file), agreement_id: agreement.id, version: String(version) },
                { onError: failure => !isToldInForm(failure) && tell(failure) },
              )
            }
          >
            {upload.isPending ? common.uploading : words.replace}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-1">
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
        {upload.isPending && <ProgressBar label={words.sending_checking_pdf} />}
      </div>
    </Dialog>
  )
}
