// One file of a project: what it shows, whose it is, and what can be done with it.
import { Download, FileCheck, FileText, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { TimeAgo } from '#web/lib/ago.tsx'
import { fileSize, number } from '#web/lib/format.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type ProjectFile = Schemas['ProjectFile']

const KINDS = {
  site_image: words.site_image,
  photo: words.photo,
  document: words.document,
  agreement: words.signed_agreement,
} as const

type CardProps = { file: ProjectFile; whyNot: string | undefined; onOpen: () => void; onDelete: () => void }

export function FileCard({ file, whyNot, onOpen, onDelete }: CardProps) {
  const { name, kind, media_type, size_bytes, width_px, height_px, src, download_src, agreement } = file
  const sides =
    width_px && height_px ? words.width_px_height_px({ width_px: number(width_px), height_px: number(height_px) }) : ''
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline">
      <button
        type="button"
        onClick={onOpen}
        aria-label={words.open_name({ name })}
        className="flex h-36 items-center justify-center bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {agreement ? (
          <FileCheck size={32} className="text-success" aria-hidden />
        ) : media_type === 'application/pdf' ? (
          <FileText size={32} className="text-ink-3" aria-hidden />
        ) : (
          <img src={src} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </button>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <p className="truncate text-base font-medium" title={name}>
          {name}
        </p>
        <p className="figures text-sm text-ink-2">
          {KINDS[kind]}
          {agreement?.status === 'voided' && `, ${words.voided}`} · {fileSize(size_bytes)}
          {sides}
        </p>
        <p className="text-sm text-ink-3">
          {agreement ? words.sent_sealed({ uploaded_by_name: file.uploaded_by_name }) : `${file.uploaded_by_name},`}{' '}
          <TimeAgo at={file.uploaded_at} />
        </p>
        <div className="mt-auto -ml-3 flex gap-1 pt-1">
          <a href={download_src} className={buttonLook('ghost')} aria-label={words.download_name({ name })}>
            <Download size={14} aria-hidden />
            {common.download}
          </a>
          {agreement ? (
            <Link
              href={href('/sign/report/[id]', { id: agreement.transaction_id })}
              className={buttonLook('ghost')}
              aria-label={words.sign_report_of({ name: agreement.name })}
            >
              {words.sign_report}
            </Link>
          ) : (
            <Button
              look="ghost"
              icon={<Trash2 size={14} aria-hidden />}
              disabledReason={whyNot}
              onClick={onDelete}
              aria-label={words.delete_name({ name })}
            >
              {common.delete}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
