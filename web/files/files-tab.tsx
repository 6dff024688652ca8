// The files of a project: pictures of the roof, photos, documents, and the agreements that are signed and sealed.
import { Download, FileCheck, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/app/navigation.ts'
import { useReadPages, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tellDone } from '#web/app/tell.ts'
import { dateTime, fileSize, number } from '#web/lib/format.ts'
import type { TabProps } from '#web/sale/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card } from '#web/ui/page.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { UploadDrop } from './upload-drop.tsx'

type ProjectFile = Schemas['ProjectFile']

const KINDS = {
  site_image: 'Picture to draw on',
  photo: 'Photo',
  document: 'Document',
  agreement: 'Signed agreement',
} as const

export default function FilesTab({ project }: TabProps) {
  const list = useReadPages('/v3/projects.ListFiles', { project_id: project.id, limit: 48 })
  const [asked, setAsked] = useState<ProjectFile | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const files = list.data?.pages.flatMap(page => page.files)
  return (
    <div className="flex flex-col gap-5">
      {whyNot === undefined && <UploadDrop project_id={project.id} />}
      <Card title="Files" note="Agreements appear here once they are signed and sealed." flush>
        {list.error && !files && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
        {!list.error && !files && <Skeleton className="m-5 h-40" />}
        {files?.length === 0 && (
          <EmptyState title="No files yet">
            {whyNot === undefined
              ? 'Photos of the roof and the meter, a picture from above to draw on, the last electricity bill.'
              : 'Whoever may edit this project can upload photos and documents.'}
          </EmptyState>
        )}
        {files && files.length > 0 && (
          <ul className="grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" aria-label="Files">
            {files.map(file => (
              <FileCard key={file.id} file={file} whyNot={whyNot} onDelete={() => setAsked(file)} />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </Card>
      {asked && <DeleteDialog project_id={project.id} file={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

type CardProps = { file: ProjectFile; whyNot: string | undefined; onDelete: () => void }

function FileCard({ file, whyNot, onDelete }: CardProps) {
  const { name, kind, media_type, size_bytes, width_px, height_px, src, download_src, agreement } = file
  const sides = width_px && height_px ? ` · ${number(width_px)}\u00a0×\u00a0${number(height_px)}\u00a0px` : ''
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline">
      <a
        href={src}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open ${name}`}
        className="flex h-36 items-center justify-center bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-marigold"
      >
        {agreement ? (
          <FileCheck size={32} className="text-success" aria-hidden />
        ) : media_type === 'application/pdf' ? (
          <FileText size={32} className="text-ink-3" aria-hidden />
        ) : (
          <img src={src} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </a>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <p className="truncate text-base font-medium" title={name}>
          {name}
        </p>
        <p className="figures text-sm text-ink-2">
          {KINDS[kind]}
          {agreement?.status === 'voided' && ', voided'} · {fileSize(size_bytes)}
          {sides}
        </p>
        <p className="text-sm text-ink-3">
          {agreement ? `Sent by ${file.uploaded_by_name}, sealed` : `${file.uploaded_by_name},`}{' '}
          <span className="figures">{dateTime(file.uploaded_at)}</span>
        </p>
        <div className="mt-auto -ml-3 flex gap-1 pt-1">
          <a href={download_src} className={buttonLook('ghost')} aria-label={`Download ${name}`}>
            <Download size={14} aria-hidden />
            Download
          </a>
          {agreement ? (
            <Link
              href={href('/sign/report/[id]', { id: agreement.transaction_id })}
              className={buttonLook('ghost')}
              aria-label={`Sign report of ${agreement.name}`}
            >
              Sign report
            </Link>
          ) : (
            <Button
              look="ghost"
              icon={<Trash2 size={14} aria-hidden />}
              disabledReason={whyNot}
              onClick={onDelete}
              aria-label={`Delete ${name}`}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function DeleteDialog({ project_id, file, onClose }: { project_id: string; file: ProjectFile; onClose: () => void }) {
  const remove = useWrite('/v3/projects.DeleteFile', {
    refreshes: ['/v3/projects.ListFiles', '/v3/projects.ListActivity'],
    onDone: () => {
      onClose()
      tellDone('The file is deleted.')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${file.name}?`}
      description="It is gone for good, also from links that were handed out."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ project_id, file_id: file.id }, { onError: onClose })}
          >
            Delete
          </Button>
        </>
      }
    />
  )
}
