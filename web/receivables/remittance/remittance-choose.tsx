// Which lender, which file; and, where its headings say too little, which column holds what.
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { read, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { RemittanceColumns } from './remittance-columns.tsx'
import { sampleRemittance } from './sample-remittance.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 10 * 1_048_576
type Read = Answer<'/v3/receivables.PreviewRemittance'>

export function RemittanceChoose() {
  const { change } = useFilters()
  const whyNot = useWhyNot('receivables.edit')
  const aging = useRead('/v3/receivables.GetAging', {})
  const [lender, setLender] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [unread, setUnread] = useState<Read | null>(null)
  const [columns, setColumns] = useState<Schemas['RemittanceColumns'] | null>(null)
  const upload = useWrite('/v3/receivables.PreviewRemittance', {
    quiet: true,
    refreshes: ['/v3/receivables.ListRemittances'],
    onDone: answer => {
      if (answer.remittance) return change({ remittance: answer.remittance.id }, { push: true })
      setUnread(answer)
      setColumns(answer.columns)
    },
  })
  const lenders = aging.data?.lenders ?? []
  const send = () =>
    file &&
    lender &&
    upload.mutate({
      // The contract's multipart fields are strings; the browser sends the file itself.
      lender,
      file: file as never,
      file_name: file.name.slice(0, 255),
      ...(columns ? { columns: JSON.stringify(columns) } : {}),
    })
  const missing = lender === null ? 'Choose the lender first.' : file === null ? 'Choose a file first.' : undefined
  const { error } = upload
  return (
    <Card title="Choose a remittance" note="The list a lender sends of what it has paid, as CSV.">
      <div className="flex flex-col gap-4">
        <SelectField
          label="Lender"
          className="sm:max-w-80"
          value={lender}
          onChange={setLender}
          options={lenders.map(one => ({ value: one.lender, label: one.lender_name }))}
        />
        <FileDrop
          label="A remittance, CSV"
          accept=".csv,text/csv"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            setUnread(null)
            setColumns(null)
            upload.reset()
          }}
          error={error ? (error.fields['file'] ?? error.message) : undefined}
        />
        {unread && columns && (
          <>
            <Notice kind="warning">
              The headings of this file do not say which column holds the day and the amount, and whose payment it is.
              Name them once; the next file of this lender is read the same way.
            </Notice>
            <RemittanceColumns
              headings={unread.headings}
              sample={unread.sample}
              value={columns}
              onChange={setColumns}
            />
          </>
        )}
        {upload.isPending && (
          <ProgressBar label="Reading the file and looking for what each line pays" value={0} max={1} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" busy={upload.isPending} disabledReason={whyNot ?? missing} onClick={send}>
            Read the file
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            disabledReason={lender === null ? 'Choose the lender first.' : undefined}
            onClick={() => lender && aging.data && void saveSample(lender, aging.data.as_of).catch(tell)}
          >
            Download a sample
          </Button>
        </div>
        <p className="text-sm text-ink-3">Nothing is posted before you have seen what would be, and said so.</p>
      </div>
    </Card>
  )
}

async function saveSample(payer: string, today: string) {
  const { items } = await read('/v3/receivables.ListOpen', { payer, limit: 50 })
  saveFile(new Blob([sampleRemittance(items, today)], { type: 'text/csv' }), `${payer}-remittance.csv`)
}
