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
import { common } from '#web/words/common.ts'
import { RemittanceColumns } from './remittance-columns.tsx'
import { sampleRemittance } from './sample-remittance.ts'
import { words } from './words.ts'

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
  const missing = lender === null ? words.choose_lender_first : file === null ? words.choose_file_first : undefined
  const { error } = upload
  return (
    <Card title={words.choose_remittance} note={words.remittance_hint}>
      <div className="flex flex-col gap-4">
        <SelectField
          label={common.lender}
          className="sm:max-w-80"
          value={lender}
          onChange={setLender}
          options={lenders.map(one => ({ value: one.lender, label: one.lender_name }))}
        />
        <FileDrop
          label={words.remittance_csv}
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
            <Notice kind="warning">{words.columns_not_recognized}</Notice>
            <RemittanceColumns
              headings={unread.headings}
              sample={unread.sample}
              value={columns}
              onChange={setColumns}
            />
          </>
        )}
        {upload.isPending && <ProgressBar label={words.reading_file} value={0} max={1} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" busy={upload.isPending} disabledReason={whyNot ?? missing} onClick={send}>
            {words.read_file}
          </Button>
          <Button
            look="ghost"
            icon={<Download size={14} aria-hidden />}
            disabledReason={lender === null ? words.choose_lender_first : undefined}
            onClick={() => lender && aging.data && void saveSample(lender, aging.data.as_of).catch(tell)}
          >
            {words.download_sample}
          </Button>
        </div>
        <p className="text-sm text-ink-3">{words.nothing_posted_before_you}</p>
      </div>
    </Card>
  )
}

async function saveSample(payer: string, today: string) {
  const { items } = await read('/v3/receivables.ListOpen', { payer, limit: 50 })
  saveFile(new Blob([sampleRemittance(items, today)], { type: 'text/csv' }), `${payer}-remittance.csv`)
}
