// The scan of the signed paper: uploaded here, or chosen from the files of the project.
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { UploadDrop } from '#web/files/upload-drop.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { words } from './words.ts'

type Props = {
  project_id: string
  file_id: string | null
  onChange: (file_id: string) => void
  error: string | undefined
}

export function ScanField({ project_id, file_id, onChange, error }: Props) {
  const list = useReadPages('/v3/projects.ListFiles', { project_id, limit: 48 })
  const mayUpload = useWhyNot('projects.edit') === undefined
  // A sealed agreement was signed electronically and is no scan.
  const files = list.data?.pages.flatMap(page => page.files).filter(({ agreement }) => agreement === null)
  return (
    <div className="flex flex-col gap-3">
      {mayUpload && <UploadDrop project_id={project_id} label={words.upload_scan} onUploaded={onChange} />}
      {list.error && !files ? (
        <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />
      ) : files ? (
        <SelectField
          label={words.scan_signed_paper}
          help={words.pdf_picture_everyone_project}
          placeholder={files.length === 0 ? words.no_files_project_yet : words.choose_file}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          value={file_id}
          onChange={onChange}
          disabled={files.length === 0}
          error={error}
        />
      ) : (
        <Skeleton className="h-9" />
      )}
      <ShowMore list={list} />
    </div>
  )
}
