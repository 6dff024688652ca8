// Choosing lender and file; and the columns, if the headings are unclear.
import { useState } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { read, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { tell } from '#web/lib/tell.ts'
import { ChooseFile } from '#web/sheet-import/choose-file.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { RemittanceColumns } from './remittance-columns.tsx'
import { sampleRemittance } from './sample-remittance.ts'
import { words } from './words.ts'

type Read = Answer<'/v3/receivables.PreviewRemittance'>

export function RemittanceChoose() {
  const { change } = useFilters()
  const whyNot = useWhyNot('receivables.edit')
  const aging = useRead('/v3/receivables.GetAging', {})
  const [lender, setLender] = useState<string | null>(null)
  const [unread, setUnread] = useState<Read | null>(null)
  const [columns, setColumns] = useState<Schemas['RemittanceColumns'] | null>(null)
  const upload = useWrite('/v3/receivables.PreviewRemittance', {
    onDone: answer => {
      if (answer.remittance) return change({ remittance: answer.remittance.id }, { push: true })
      setUnread(answer)
      setColumns(answer.columns)
    },
  })
  const lenders = aging.data?.lenders ?? []
  const missing = lender === null ? words.choose_lender_first : undefined
  return (
    <ChooseFile
      title={words.choose_remittance}
      note={words.remittance_hint}
      label={words.remittance_csv}
      accept=".csv,.xlsx,.txt,.zip,.gz,text/csv"
      most_mb={10}
      upload={upload}
      reading={words.reading_file}
      whyNot={whyNot ?? missing}
      onRead={chosen =>
        lender && upload.mutate({ lender, ...chosen, ...(columns ? { columns: JSON.stringify(columns) } : {}) })
      }
      onFile={() => {
        setUnread(null)
        setColumns(null)
      }}
      above={
        <SelectField
          label={common.lender}
          className="sm:max-w-80"
          value={lender}
          onChange={setLender}
          options={lenders.map(one => ({ value: one.lender, label: one.lender_name }))}
        />
      }
      below={
        unread &&
        columns && (
          <>
            <Notice kind="warning">{words.columns_not_recognized}</Notice>
            <RemittanceColumns
              headings={unread.headings}
              sample={unread.sample}
              value={columns}
              onChange={setColumns}
            />
          </>
        )
      }
      template={{
        label: words.download_sample,
        whyNot: missing,
        save: () => lender && aging.data && void saveSample(lender, aging.data.as_of).catch(tell),
      }}
      promise={words.nothing_posted_before_you}
    />
  )
}

async function saveSample(payer: string, today: string) {
  const { items } = await read('/v3/receivables.ListOpen', { payer, limit: 50 })
  saveFile(new Blob([sampleRemittance(items, today)], { type: 'text/csv' }), `${payer}-remittance.csv`)
}
