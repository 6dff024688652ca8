// Files are dropped or chosen one after the other; while one is on its way it is said how far it is.
import { PICTURE_TYPES } from '#web/lib/files/shrink-image.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { MOST_CHOSEN, useUpload } from './use-upload.ts'

type Props = { project_id: string; label?: string; onUploaded?: (file_id: string) => void }

export function UploadDrop({ project_id, label = 'Upload a picture or a PDF', onUploaded }: Props) {
  const { step, refused, take } = useUpload(project_id, onUploaded)
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={label}
        accept={`${PICTURE_TYPES},application/pdf,.pdf`}
        most_bytes={MOST_CHOSEN}
        limits="Pictures up to 100 MB, which are made smaller, and PDFs up to 25 MB."
        file={null}
        onFile={take}
        error={refused}
      />
      {step.doing === 'shrinking' && <ProgressBar label={`Making ${step.name} smaller …`} />}
      {step.doing === 'sending' && (
        <ProgressBar label={`Uploading ${step.name} …`} value={step.share} note={`${Math.round(step.share * 100)} %`} />
      )}
    </div>
  )
}
