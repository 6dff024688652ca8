import { Download } from 'lucide-react'
import { useState } from 'react'
import { templateCsv } from '#machines/equipment/rules.ts'
import { words as equipment } from '#machines/equipment/words.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { ImportProps } from './import-flow.tsx'
import { words } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 25 * 1_048_576

const KNOWN = {
  panel: words.california_energy_commission_list,
  inverter: words.california_energy_commission_lists,
  storage: words.cec_battery_lists,
} as const

export function ImportChoose({ kind, address }: ImportProps) {
  const whyNot = useWhyNot('catalog.edit')
  const [file, setFile] = useState<File | null>(null)
  const upload = useWrite('/v3/equipment.PreviewImport', {
    quiet: true,
    refreshes: ['/v3/equipment.ListImports'],
  })
  const read = () =>
    file &&
    // The contract's multipart fields are strings; the browser sends the file itself.
    upload.mutate(
      { kind, file: file as never, file_name: file.name.slice(0, 255) },
      // Only while this is still open; otherwise the file is found among past imports.
      { onSuccess: answer => address.change({ import: answer.import.id }, { push: true }) },
    )
  const { error } = upload
  return (
    <Card title={words.choose_list} note={KNOWN[kind]}>
      <div className="flex flex-col gap-4">
        <FileDrop
          label={words.list_csv_xlsx({ kind })}
          accept=".csv,.xlsx,.gz,text/csv"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            upload.reset()
          }}
          error={error ? (error.fields['file'] ?? error.message) : undefined}
        />
        {upload.isPending && <ProgressBar label={words.sending_list_finding_out} value={0} max={1} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={whyNot ?? (file ? undefined : words.choose_file_first)}
            onClick={read}
          >
            {words.read_list}
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            onClick={() =>
              saveFile(
                new Blob([templateCsv(kind)], { type: 'text/csv' }),
                `${equipment.kinds[kind].many}-template.csv`,
              )
            }
          >
            {words.download_template}
          </Button>
        </div>
        <p className="text-sm text-ink-3">{words.nothing_changes_before_you}</p>
      </div>
    </Card>
  )
}
