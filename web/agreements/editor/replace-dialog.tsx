import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { asBody, fileSentence, isToldInForm, MOST_BYTES } from '../upload.ts'

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
      tellDone(
        gone === 0
          ? 'The PDF is replaced. Look whether every field still stands where it belongs.'
          : `The PDF is replaced. ${gone === 1 ? '1 field' : `${gone} fields`} stood on pages that are gone.`,
      )
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Replace the PDF"
      description={`Fields keep their places. Those on pages that the new PDF does not have go with the old one, which has ${agreement.page_count === 1 ? '1 page' : `${agreement.page_count} pages`}. What was published and sent stays as it is.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={file ? undefined : 'Choose a PDF first.'}
            onClick={() =>
              file &&
              upload.mutate(
                { ...asBody(file), agreement_id: agreement.id, version: String(version) },
                { onError: failure => !isToldInForm(failure) && tell(failure) },
              )
            }
          >
            {upload.isPending ? 'Uploading …' : 'Replace'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-1">
        <FileDrop
          label="PDF of the agreement"
          accept="application/pdf,.pdf"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            upload.reset()
          }}
          error={fileSentence(upload.error)}
        />
        {upload.isPending && <ProgressBar label="Sending and checking the PDF" />}
      </div>
    </Dialog>
  )
}
