import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { PageComparison } from './page-comparison.tsx'
import { fileSentence, MOST_BYTES } from './upload.ts'
import type { TemplateUpload } from './use-template-upload.ts'
import { words } from './words.ts'

type Props = {
  title: string
  description?: string
  /** Of the button that uploads. */
  action: string
  file: File | null
  onFile: (file: File | null) => void
  missing: string | undefined
  upload: TemplateUpload
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** Uploads a PDF; if its pages would look different to signers, shows both versions before storing. */
export function PdfDialog({
  title,
  description,
  action,
  file,
  onFile,
  missing,
  upload,
  onSubmit,
  onClose,
  children,
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!missing && !upload.isPending) onSubmit()
  }
  if (upload.pages.length > 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.pages_look_different({ count: upload.pages.length })}
        description={words.print_to_keep_look}
        actions={
          <>
            <Button onClick={upload.reset}>{words.choose_another_pdf}</Button>
            <Button look="primary" busy={upload.isPending} onClick={upload.confirm}>
              {words.use_as_shown_to_signers}
            </Button>
          </>
        }
      >
        <PageComparison pages={upload.pages} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={upload.isPending} disabledReason={missing} onClick={onSubmit}>
            {upload.isPending ? common.uploading : action}
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
            onFile(chosen)
            upload.reset()
          }}
          error={fileSentence(upload.error)}
        />
        {children}
        {upload.isPending && <ProgressBar label={words.sending_checking_pdf} />}
      </form>
    </Dialog>
  )
}
