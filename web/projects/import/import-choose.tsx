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
import { words } from './words.ts'

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
  })
  const { error } = upload
  const read = () =>
    file &&
    upload.mutate(
      {
        // The contract's multipart fields are strings; the browser sends the file itself.
        file: file as never,
        file_name: file.name.slice(0, 255),
        ...(source_name.trim() ? { source_name: source_name.trim() } : {}),
      },
      // Only while this is still open; otherwise the file is found among past imports.
      { onSuccess: ({ import: { id } }) => change({ import: id, step: 'columns' }, { push: true }) },
    )
  return (
    <Card title={words.choose_file} note={words.csv_xlsx_up_5}>
      <div className="flex flex-col gap-4">
        <FileDrop
          label={words.list_leads_csv_xlsx}
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
          label={words.name_source}
          optional
          help={words.source_name_help}
          className="sm:max-w-80"
          maxLength={80}
          value={source_name}
          onChange={event => setSource(event.target.value)}
          error={error?.fields['source_name']}
        />
        {upload.isPending && <ProgressBar label={words.reading_file} value={0} max={1} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={whyNot ?? (file ? undefined : words.choose_file_first)}
            onClick={read}
          >
            {words.read_file}
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            onClick={() => saveFile(new Blob([templateCsv()], { type: 'text/csv' }), 'leads-template.csv')}
          >
            {words.download_template}
          </Button>
        </div>
        <p className="text-sm text-ink-3">{words.nothing_imported_before_you}</p>
      </div>
    </Card>
  )
}
