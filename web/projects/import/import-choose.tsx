import { Download } from 'lucide-react'
import { useState } from 'react'
import { templateCsv } from '#machines/leads/import-columns.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** The contract's limit on an upload. */
const MOST_BYTES = 10 * 1_048_576

export function ImportChoose() {
  const { change } = useFilters()
  const whyNot = useWhyNot('leads.import')
  const [file, setFile] = useState<File | null>(null)
  const [source_name, setSource] = useState('')
  const upload = useWrite('/v3/leads.PreviewImport', {
    quiet: true,
    refreshes: ['/v3/leads.ListImports'],
    onDone: ({ import: { id } }) => change({ import: id, step: 'columns' }, { push: true }),
  })
  const { error } = upload
  const read = () =>
    file &&
    upload.mutate({
      // The contract's multipart fields are strings; the browser sends the file itself.
      file: file as never,
      file_name: file.name.slice(0, 255),
      ...(source_name.trim() ? { source_name: source_name.trim() } : {}),
    })
  return (
    <Card
      title="Choose a file"
      note="CSV or XLSX with up to 5,000 leads. Each row becomes a project with its homeowner."
    >
      <div className="flex flex-col gap-4">
        <FileDrop
          label="A list of leads, CSV or XLSX"
          accept=".csv,.xlsx,.txt,.gz,text/csv"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            upload.reset()
          }}
          error={error ? (error.fields['file'] ?? error.message) : undefined}
        />
        <TextField
          label="Name of the source"
          optional
          help="The next file of this source has its columns matched the same way."
          className="sm:max-w-80"
          maxLength={80}
          value={source_name}
          onChange={event => setSource(event.target.value)}
          error={error?.fields['source_name']}
        />
        {upload.isPending && <ProgressBar label="Reading the file" value={0} max={1} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={whyNot ?? (file ? undefined : 'Choose a file first.')}
            onClick={read}
          >
            Read the file
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            onClick={() => saveFile(new Blob([templateCsv()], { type: 'text/csv' }), 'leads-template.csv')}
          >
            Download template
          </Button>
        </div>
        <p className="text-sm text-ink-3">Nothing is imported before you have checked it.</p>
      </div>
    </Card>
  )
}
