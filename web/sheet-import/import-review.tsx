// The import's result: every row with its problems, and decisions for rows with questions.
import { useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { DiscardImport } from './discard-import.tsx'
import { ImportRows } from './import-rows.tsx'
import { RowFilters } from './row-filters.tsx'
import type { Import, Sheet } from './sheet.ts'
import { words } from './words.ts'

type Decision = Schemas['SheetDecision']
type Props = {
  sheet: Sheet
  current: Import
  decision: Decision
  onDecide: (decision: Decision) => void
  onNext: () => void
}
const SHOWN = ['new', 'changed', 'unchanged', 'asked', 'skipped', 'problems'] as const

export function ImportReview({ sheet, current, decision, onDecide, onNext }: Props) {
  const { asked, last, permission } = sheet
  const { id: import_id, version, counts, choices, notes, reason, file_name, format } = current
  const { params, change } = useFilters()
  const whyNot = useWhyNot(permission)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const show = SHOWN.find(one => one === params.get('show'))
  const list = useReadPages('/v3/sheet_imports.ListRows', {
    import_id,
    limit: 100,
    ...(show ? { show } : {}),
    ...(search ? { search } : {}),
  })
  const match = useWrite('/v3/sheet_imports.Match')
  const apply = useWrite('/v3/sheet_imports.Apply')
  const { added = 0, updated = 0, skipped = 0 } = choices.find(one => one.decision === decision) ?? {}
  const nothing = added + updated === 0 ? words.nothing_to_import : undefined
  const filters = [
    { show: null, count: counts.rows, label: words.rows({ count: counts.rows }) },
    ...SHOWN.map(one => ({
      show: one,
      count: counts[one],
      label: one === 'asked' ? (asked?.label ?? '') : words.shown[one],
    })),
  ].filter(({ show: one, count }) => one === null || one === show || count > 0)
  return (
    <>
      {reason && (
        <Notice
          kind="danger"
          action={
            <button
              type="button"
              className="shrink-0 font-medium underline underline-offset-2"
              onClick={() => match.mutate({ import_id, version })}
            >
              {words.compare_again}
            </button>
          }
        >
          {reason}
        </Notice>
      )}
      <Card
        title={words.ready_to_import({ ready: number(added + updated), rows: number(counts.rows) })}
        note={[file_name, format, words.plan({ added, updated, skipped })].join(', ')}
        actions={
          <>
            <DiscardImport sheet={sheet} current={current} />
            <Button
              look="primary"
              busy={apply.isPending}
              disabledReason={whyNot ?? nothing}
              onClick={last ? onNext : () => apply.mutate({ import_id, version, decision })}
            >
              {last?.next ?? words.import_rows({ count: added + updated, rows: number(added + updated) })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <RowFilters filters={filters} chosen={show ?? null} onChoose={one => change({ show: one })} />
          {notes.length > 0 && (
            <ul className="flex list-disc flex-col gap-0.5 pl-4 text-sm text-ink-2">
              {notes.map(note => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {asked && counts.asked > 0 && (
            <RadioGroup label={asked.label} options={asked.options} value={decision} onChange={onDecide} />
          )}
        </div>
      </Card>
      <SearchField
        label={words.search_rows}
        placeholder={words.search_name}
        className="sm:max-w-80"
        value={typed}
        onChange={setTyped}
      />
      <Card flush>
        <ImportRows sheet={sheet} import_id={import_id} list={list} usual={decision} scope={show} />
      </Card>
    </>
  )
}
