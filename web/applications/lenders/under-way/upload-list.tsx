import { FileText } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { uploadKind } from './application-words.ts'
import { words } from './words.ts'

type Props = { label: string; uploads: readonly Schemas['LenderUpload'][]; lender_name: string; kinds?: boolean }

/** Files given to the lender, and whether it has them. */
export function UploadList({ label, uploads, lender_name, kinds = false }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {uploads.map(({ file_id, name, kind, src, uploaded_at, received }) => (
        <li key={file_id} className="flex min-w-0 items-start gap-2 text-sm">
          <FileText size={14} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
          <span className="min-w-0">
            <a href={src} target="_blank" rel="noreferrer" className="break-all underline underline-offset-2">
              {name}
            </a>
            <span className="block text-ink-3">
              {kinds && `${uploadKind(kind)}, `}
              <span className="figures">{dateTime(uploaded_at)}</span>
              {received ? words.upload_received({ lender_name }) : words.upload_not_received({ lender_name })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
