// What the file comes to: every row with its problems, and what is done with those that may be leads already.
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { number } from '#web/lib/format.ts'
import { RowFilters } from '#web/sheet-import/row-filters.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Card } from '#web/ui/page.tsx'
import { ImportRows } from './import-rows.tsx'
import { words as texts } from './words.ts'

type Props = {
  current: Schemas['LeadImport']
  duplicates: Schemas['DuplicateAction']
  onDuplicates: (action: Schemas['DuplicateAction']) => void
  onNext: () => void
}

const ACTIONS = [
  { value: 'skip', label: texts.skip, help: texts.skip_help },
  { value: 'merge', label: texts.merge, help: texts.merge_help },
  { value: 'new', label: texts.create, help: texts.creates_another_lead_marks },
] as const

export function ImportCheck({ current, duplicates, onDuplicates, onNext }: Props) {
  const { params, change } = useFilters()
  const { id: import_id, counts, plan } = current
  const outcome = plan?.[duplicates]
  const shown = (['problems', 'duplicates'] as const).find(one => one === params.get('show'))
  const list = useReadPages('/v3/leads.ListImportRows', { import_id, limit: 100, ...(shown ? { show: shown } : {}) })
  const filters = [
    { show: null, count: counts.rows, label: texts.rows({ rows: counts.rows }) },
    { show: 'problems', count: counts.problems, label: texts.problems },
    { show: 'duplicates', count: counts.duplicates, label: texts.duplicates({ duplicates: counts.duplicates }) },
  ] as const
  return (
    <>
      <Card
        title={texts.rows_can_imported({ ready: number(counts.ready), rows: number(counts.rows) })}
        note={outcome && texts.plan({ added: outcome.added, merged: outcome.merged, skipped: outcome.skipped })}
        actions={
          <Button
            look="primary"
            disabledReason={counts.ready === 0 ? texts.no_row_file_can : undefined}
            onClick={onNext}
          >
            {texts.choose_owner}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <RowFilters filters={filters} chosen={shown ?? null} onChoose={show => change({ show })} />
          {counts.problems > counts.stopped && <p className="text-sm text-ink-2">{texts.unreadable_cells}</p>}
          {counts.duplicates > 0 && (
            <RadioGroup
              label={texts.possible_duplicates}
              options={ACTIONS}
              value={duplicates}
              onChange={onDuplicates}
            />
          )}
        </div>
      </Card>
      <Card flush>
        <ImportRows import_id={import_id} list={list} usual={duplicates} scope={shown} />
      </Card>
    </>
  )
}
