// Project files that prove the record: selected from existing ones, or uploaded here.
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { UploadDrop } from '#web/files/upload-drop.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { words } from './words.ts'

type Props = {
  project_id: string
  file_ids: readonly string[]
  onChange: (file_ids: string[]) => void
  /** Separate from `onChange`: the selection may have changed during an upload. */
  onUploaded: (file_id: string) => void
  error: string | undefined
}

export function EvidenceField({ project_id, file_ids, onChange, onUploaded, error }: Props) {
  const list = useReadPages('/v3/projects.ListFiles', { project_id, limit: 48 })
  const mayUpload = useWhyNot('projects.edit') === undefined
  // A sealed agreement is evidence by itself, where it is.
  const files = list.data?.pages.flatMap(page => page.files).filter(({ agreement }) => agreement === null)
  return (
    <div className="flex flex-col gap-3">
      {list.error && !files ? (
        <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />
      ) : files ? (
        <ChoicesField
          label={words.evidence_project}
          optional
          none={words.no_file_chosen}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          values={file_ids}
          onChange={onChange}
          error={error}
        />
      ) : (
        <Skeleton className="h-9" />
      )}
      <ShowMore list={list} />
      {mayUpload && <UploadDrop project_id={project_id} label={words.upload_evidence} onUploaded={onUploaded} />}
    </div>
  )
}
