// Which heading fills which field, beside what the first rows have there.
import { useState } from 'react'
import { fieldLabel, LEAD_FIELDS, missingOf } from '#machines/projects/leads/import-columns.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { number } from '#web/lib/format.ts'
import { words as imports } from '#web/sheet-import/words.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

const NONE = 'none'
const FIELDS = [
  { value: NONE, label: imports.not_imported },
  ...LEAD_FIELDS.map(field => ({ value: field, label: fieldLabel(field) })),
]
const ORDERS = [
  { value: 'mdy', label: words.month_first_03_04 },
  { value: 'dmy', label: words.day_first_03_04 },
] as const

type Props = { current: Schemas['LeadImport']; onNext: () => void }

export function ImportColumns({ current, onNext }: Props) {
  const { id: import_id, version, headings, sample, file_name, encoding, counts, remembered, date_order_sure } = current
  const { change } = useFilters()
  const whyNot = useWhyNot('leads.import')
  const [columns, setColumns] = useState(current.columns)
  const [date_order, setOrder] = useState(current.date_order)
  const match = useWrite('/v3/leads.MatchImport', {
    onDone: ({ import: after }) => after.missing ?? onNext(),
  })
  // Headings may come twice; their place does not.
  const places = headings.map((heading, at) => ({ heading, at, key: `${at} ${heading}` }))
  const discard = useWrite('/v3/leads.DiscardImport', {
    onDone: () => change({ import: 'new', step: null }, { push: true }),
  })
  const missing = missingOf(columns)
  const same = date_order === current.date_order && columns.every((field, at) => field === current.columns[at])
  const set = (at: number, value: string) =>
    setColumns(columns.map((field, n) => (n === at ? (LEAD_FIELDS.find(one => one === value) ?? null) : field)))
  return (
    <Card
      title={words.match_columns}
      note={`${file_name}, ${encoding}, ${number(counts.rows)} ${words.rows({ rows: counts.rows })}`}
    >
      <div className="flex flex-col gap-4">
        {remembered && <Notice>{words.columns_matched_as_last}</Notice>}
        {current.reason && <Notice kind="danger">{current.reason}</Notice>}
        <ul className="flex flex-col divide-y divide-hairline">
          {places.map(({ heading, at, key }) => (
            <li key={key} className="grid items-center gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem]">
              <div className="min-w-0">
                <p className="truncate font-medium">{heading || words.column({ at: at + 1 })}</p>
                <p className="truncate text-sm text-ink-3">{exampleOf(sample, at)}</p>
              </div>
              <SelectField
                label={words.field({ heading: heading || words.numbered_column({ at: at + 1 }) })}
                hideLabel
                options={FIELDS}
                value={columns[at] ?? NONE}
                onChange={value => set(at, value)}
              />
            </li>
          ))}
        </ul>
        {columns.includes('appointment') && (
          <RadioGroup
            label={words.dates}
            options={ORDERS}
            value={date_order}
            onChange={setOrder}
            help={date_order_sure ? undefined : words.dates_ambiguous}
          />
        )}
        {missing && <Notice kind="warning">{missing}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            busy={match.isPending}
            disabledReason={whyNot ?? missing ?? undefined}
            onClick={() => (same ? onNext() : match.mutate({ import_id, version, columns, date_order }))}
          >
            {words.check_rows}
          </Button>
          <Button
            look="ghost"
            busy={discard.isPending}
            disabledReason={whyNot}
            onClick={() => discard.mutate({ import_id, version })}
          >
            {imports.discard}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const exampleOf = (sample: string[][], at: number) =>
  sample
    .flatMap(cells => cells[at] || [])
    .slice(0, 3)
    .join(' · ') || words.empty_first_rows
