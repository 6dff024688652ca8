// Which file is read: chosen, sent, and a template or sample to begin with.
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { words } from './words.ts'

type Upload = { isPending: boolean; error: Refusal | null; reset: () => void }
/** The contract's multipart fields are strings; the browser sends the file itself. */
type Chosen = { file: never; file_name: string }

type Props = {
  title: string
  note: string
  label: string
  accept: string
  /** The contract's limit on an upload. */
  most_mb: number
  upload: Upload
  /** While it is sent and read. */
  reading: string
  read?: string
  /** Why it cannot be read yet, or by this user. */
  whyNot: string | undefined
  onRead: (chosen: Chosen) => void
  onFile?: () => void
  template: { label: string; whyNot?: string | undefined; save: () => void }
  /** Questions above and below the file. */
  above?: ReactNode
  below?: ReactNode
  promise: string
}

export function ChooseFile(props: Props) {
  const { title, note, label, accept, most_mb, upload, reading, read, whyNot, onRead, onFile, template } = props
  const [file, setFile] = useState<File | null>(null)
  const { error } = upload
  return (
    <Card title={title} note={note}>
      <div className="flex flex-col gap-4">
        {props.above}
        <FileDrop
          label={label}
          accept={accept}
          most_bytes={most_mb * 1_048_576}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            onFile?.()
            upload.reset()
          }}
          error={error ? (error.fields['file'] ?? error.message) : undefined}
        />
        {props.below}
        {upload.isPending && <ProgressBar label={reading} value={0} max={1} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={whyNot ?? (file ? undefined : words.choose_file_first)}
            onClick={() => file && onRead({ file: file as never, file_name: file.name.slice(0, 255) })}
          >
            {read ?? words.read_file}
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            disabledReason={template.whyNot}
            onClick={template.save}
          >
            {template.label}
          </Button>
        </div>
        <p className="text-sm text-ink-3">{props.promise}</p>
      </div>
    </Card>
  )
}
