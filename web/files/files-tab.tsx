// The files of a project: pictures of the roof, photos, documents, and the agreements that are signed and sealed.
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { FileCard } from './file-card.tsx'
import { FilePreview } from './file-preview.tsx'
import { UploadDrop } from './upload-drop.tsx'
import { words } from './words.ts'

type ProjectFile = Schemas['ProjectFile']

export default function FilesTab({ project }: TabProps) {
  const list = useReadPages('/v3/projects.ListFiles', { project_id: project.id, limit: 48 })
  const [asked, setAsked] = useState<ProjectFile | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const files = list.data?.pages.flatMap(page => page.files)
  return (
    <div className="flex flex-col gap-5">
      {whyNot === undefined && <UploadDrop project_id={project.id} />}
      <Card title={words.files} note={words.agreements_appear_here_once} flush>
        {list.error && !files && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
        {!list.error && !files && <Skeleton className="m-5 h-40" />}
        {files?.length === 0 && (
          <EmptyState icon={FolderOpen} title={words.no_files_yet}>
            {whyNot === undefined ? words.photos_roof_meter_picture : words.whoever_may_edit_project}
          </EmptyState>
        )}
        {files && files.length > 0 && (
          <ul className="grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" aria-label={words.files}>
            {files.map(file => (
              <FileCard
                key={file.id}
                file={file}
                whyNot={whyNot}
                onOpen={() => setOpened(file.id)}
                onDelete={() => setAsked(file)}
              />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </Card>
      {files && opened && (
        <FilePreview
          files={files}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
          onExpired={() => void list.refetch()}
        />
      )}
      {asked && <DeleteDialog project_id={project.id} file={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function DeleteDialog({ project_id, file, onClose }: { project_id: string; file: ProjectFile; onClose: () => void }) {
  const remove = useWrite('/v3/projects.DeleteFile', {
    onDone: () => {
      onClose()
      tellDone(words.file_deleted)
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.delete_name_title({ name: file.name })}
      description={words.gone_good_also_links}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ project_id, file_id: file.id }, { onError: onClose })}
          >
            {common.delete}
          </Button>
        </>
      }
    />
  )
}
