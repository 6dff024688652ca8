// Matches headings to fields, with samples from the first rows.
import { useState } from 'react'
import { matchedTwice } from '#machines/sheet-import/columns.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { DiscardImport } from './discard-import.tsx'
import type { Import, Sheet } from './sheet.ts'
import { words } from './words.ts'

const NONE = 'none'
const ORDERS = [
  { value: 'mdy', label: words.month_first },
  { value: 'dmy', label: words.day_first },
] as const

type Props = { sheet: Sheet; current: Import; onNext: () => void }

export function MatchColumns({ sheet, current, onNext }: Props) {
  const { id: import_id, version, fields, headings, sample, file_name, format, counts, remembered } = current
  const whyNot = useWhyNot(sheet.permission)
  const [columns, setColumns] = useState(current.columns)
  const [date_order, setOrder] = useState(current.date_order)
  const match = useWrite('/v3/sheet_imports.Match', {
    onDone: ({ import: after }) => after.missing ?? onNext(),
  })
  const options = [
    { value: NONE, label: words.not_imported },
    ...fields.map(({ key, label }) => ({ value: key, label })),
  ]
  // Headings may come twice; their place does not.
  const places = headings.map((heading, at) => ({ heading, at, key: `${at} ${heading}` }))
  const repeated = matchedTwice(columns)
  const label = fields.find(({ key }) => key === repeated)?.label
  const same = date_order === current.date_order && columns.every((field, at) => field === current.columns[at])
  const missing = same ? current.missing : label === undefined ? null : words.matched_twice({ field: label })
  return (
    <Card
      title={words.match_columns}
      note={[file_name, format, words.rows_count({ count: counts.rows, rows: number(counts.rows) })].join(', ')}
    >
      <div className="flex flex-col gap-4">
        {remembered && <Notice>{words.columns_as_last}</Notice>}
        <ul className="flex flex-col divide-y divide-hairline">
          {places.map(({ heading, at, key }) => (
            <li key={key} className="grid items-center gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem]">
              <div className="min-w-0">
                <p className="truncate font-medium">{heading || words.column({ at: at + 1 })}</p>
                <p className="truncate text-sm text-ink-3">{exampleOf(sample, at)}</p>
              </div>
              <SelectField
                label={words.field_for({ heading: heading || words.column({ at: at + 1 }) })}
                hideLabel
                options={options}
                value={columns[at] ?? NONE}
                onChange={value =>
                  setColumns(columns.map((field, n) => (n === at ? (value === NONE ? null : value) : field)))
                }
              />
            </li>
          ))}
        </ul>
        {current.date_order && (
          <RadioGroup
            label={words.dates}
            options={ORDERS}
            value={date_order}
            onChange={setOrder}
            help={current.date_order_sure ? undefined : words.dates_ambiguous}
          />
        )}
        {missing && <Notice kind="warning">{missing}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            busy={match.isPending}
            disabledReason={whyNot ?? missing ?? undefined}
            onClick={() =>
              same ? onNext() : match.mutate({ import_id, version, columns, ...(date_order ? { date_order } : {}) })
            }
          >
            {words.review_rows}
          </Button>
          <DiscardImport sheet={sheet} current={current} />
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
