import { Download } from 'lucide-react'
import { useState } from 'react'
import { KIND_WORDS, templateCsv } from '#machines/equipment/rules.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { ImportProps } from './import-flow.tsx'

/** The contract's limit on an upload. */
const MOST_BYTES = 25 * 1_048_576

const KNOWN = {
  panel: 'The California Energy Commission’s list of PV modules, SAM’s CEC modules, or our template.',
  inverter: 'The California Energy Commission’s lists of inverters, SAM’s CEC inverters, or our template.',
  storage: 'The California Energy Commission’s lists of batteries and energy storage systems, or our template.',
} as const

export function ImportChoose({ kind, address }: ImportProps) {
  const whyNot = useWhyNot('catalog.edit')
  const [file, setFile] = useState<File | null>(null)
  const upload = useWrite('/v3/equipment.PreviewImport', {
    quiet: true,
    refreshes: ['/v3/equipment.ListImports'],
    onDone: answer => address.change({ import: answer.import.id }, { push: true }),
  })
  const read = () =>
    file &&
    // The contract's multipart fields are strings; the browser sends the file itself.
    upload.mutate({ kind, file: file as never, file_name: file.name.slice(0, 255) })
  const { error } = upload
  return (
    <Card title="Choose a list" note={KNOWN[kind]}>
      <div className="flex flex-col gap-4">
        <FileDrop
          label={`A list of ${KIND_WORDS[kind].many}, CSV or XLSX`}
          accept=".csv,.xlsx,.gz,text/csv"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            upload.reset()
          }}
          error={error ? (error.fields['file'] ?? error.message) : undefined}
        />
        {upload.isPending && <ProgressBar label="Sending the list and finding out what it is" value={0} max={1} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={whyNot ?? (file ? undefined : 'Choose a file first.')}
            onClick={read}
          >
            Read the list
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            onClick={() =>
              saveFile(new Blob([templateCsv(kind)], { type: 'text/csv' }), `${KIND_WORDS[kind].many}-template.csv`)
            }
          >
            Download template
          </Button>
        </div>
        <p className="text-sm text-ink-3">Nothing changes before you have seen what would, and said so.</p>
      </div>
    </Card>
  )
}
