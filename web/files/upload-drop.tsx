// Files are dropped or chosen one at a time; shows progress while uploading.
import { PICTURE_TYPES } from '#web/lib/files/shrink-image.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { MOST_CHOSEN, useUpload } from './use-upload.ts'
import { words } from './words.ts'

type Props = { project_id: string; label?: string; onUploaded?: (file_id: string) => void }

export function UploadDrop({ project_id, label = words.upload_picture_pdf, onUploaded }: Props) {
  const { step, refused, take } = useUpload(project_id, onUploaded)
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={label}
        accept={`${PICTURE_TYPES},application/pdf,.pdf`}
        most_bytes={MOST_CHOSEN}
        limits={words.pictures_up_100_mb}
        file={null}
        onFile={take}
        error={refused}
      />
      {step.doing === 'shrinking' && <ProgressBar label={words.making_smaller({ name: step.name })} />}
      {step.doing === 'sending' && (
        <ProgressBar
          label={words.uploading_name({ name: step.name })}
          value={step.share}
          note={`${Math.round(step.share * 100)}%`}
        />
      )}
    </div>
  )
}
