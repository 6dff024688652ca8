// Hourly export rates out of a utility's pricing file: one vintage and year of it is chosen.

import { useState } from 'react'
import { HOLIDAY_LISTS } from '#machines/design/energy/billing/known-holidays.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { listOf } from '#web/lib/format.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Rates } from './rate-matrix.ts'
import { words } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 25 * 1_048_576

type Table = Answer<'/v3/energy.ReadExportRates'>['tables'][number]
type Export = { rates: Rates; export_source: string; export_holidays: Schemas['Holiday'][] }

export function ExportFile({ onRates }: { onRates: (rates: Export) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const read = useWrite('/v3/energy.ReadExportRates')
  const tables = read.data?.tables
  const refusal = read.error
  const ofFile =
    refusal && (refusal.fields['file'] ?? ([413, 415].includes(refusal.status) ? refusal.message : undefined))
  const take = (table: Table, name: string) => {
    setChosen(keyOf(table))
    onRates({
      rates: { weekday: table.weekday, weekend: table.weekend },
      export_source: words
        .export_source({ vintage: table.vintage, year: table.year, join: listOf(table.parts), name })
        .slice(0, 300),
      // The files count these as weekends (DayStart 8), whatever a rate plan does on them.
      export_holidays: [...HOLIDAY_LISTS.california],
    })
  }
  const choose = (next: File) => {
    setFile(next)
    setChosen(null)
    read.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { file: next as unknown as string, file_name: next.name.slice(0, 255) },
      {
        onSuccess: answer => {
          const [only] = answer.tables
          if (only && answer.tables.length === 1) take(only, next.name)
        },
      },
    )
  }
  if (read.isPending) return <ProgressBar label={words.reading_name({ name: file?.name ?? words.file })} />
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={words.export_pricing_file_california}
        accept=".csv,.xlsx,.zip,.gz"
        most_bytes={MOST_BYTES}
        limits={words.export_file_limits}
        file={file}
        onFile={choose}
        error={whyNot ?? ofFile ?? undefined}
      />
      {tables && tables.length > 1 && (
        <SelectField
          label={words.vintage_year}
          placeholder={words.choose_one}
          options={tables.map(table => ({ value: keyOf(table), label: keyOf(table) }))}
          value={chosen}
          onChange={value => {
            const table = tables.find(one => keyOf(one) === value)
            if (table) take(table, file?.name ?? '')
          }}
          help={words.vintage_follows_year_interconnection}
        />
      )}
    </div>
  )
}

const keyOf = ({ vintage, year }: Table) => `${vintage}, ${year}`
