import { useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tell } from '#web/lib/tell.ts'
import { useAskAgain } from '#web/sheet-import/import-page.tsx'
import { RowFilters } from '#web/sheet-import/row-filters.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { EmptyState, Notice } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { PagedTable } from '#web/ui/table/paged-table.tsx'
import type { ImportProps } from './import-flow.tsx'
import { words } from './words.ts'

type Row = Schemas['ImportRow']
type Import = Schemas['EquipmentImport']
const CHANGES = ['new', 'changed', 'unchanged', 'skipped'] as const
const WORDS = { new: words.new, changed: words.changed, unchanged: words.unchanged, skipped: words.skipped } as const

const COLUMNS: Column<Row>[] = [
  { header: words.manufacturer_and_model, cell: row => row.name, width: 'w-72' },
  {
    header: words.import_result,
    cell: row => <Badge status={row.change} label={WORDS[row.change]} />,
    width: 'w-28',
  },
  { header: words.details, cell: what, wide: true },
  { header: words.row, cell: row => row.line, align: 'right', wide: true, width: 'w-20' },
]

function what({ change, reason, fields }: Row) {
  if (reason) return reason
  if (change === 'unchanged') return <span className="text-ink-3">{words.as_your_catalogue}</span>
  return fields
    .slice(0, 6)
    .map(({ field, before, after }) =>
      change === 'changed' ? `${field}: ${before ?? words.nothing_before} → ${after}` : `${field}: ${after}`,
    )
    .join(', ')
}

export function ImportPreview({ current, kind, address }: ImportProps & { current: Import }) {
  const { id: import_id, version, counts, notes, file_name, format, rows_unusual } = current
  const whyNot = useWhyNot('catalog.edit')
  const chosen = CHANGES.find(change => change === address.params.get('change'))
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const list = useReadPages('/v3/equipment.ListImportRows', {
    import_id,
    limit: 200,
    ...(chosen ? { change: chosen } : {}),
    ...(search ? { search } : {}),
  })
  const confirm = useWrite('/v3/equipment.ConfirmImport', { quiet: true })
  const discard = useWrite('/v3/equipment.DiscardImport', {
    onDone: () => address.change({ import: 'new', change: null }, { push: true }),
  })
  const [accept_unusual, setAcceptUnusual] = useState(false)
  const total = counts.new + counts.changed + (accept_unusual ? rows_unusual : 0)
  const nothing = total === 0 ? words.nothing_list_new_changed : undefined
  const stale = confirm.error?.code === 'catalogue_changed'
  return (
    <>
      {stale && (
        <Notice
          kind="warning"
          action={
            <button
              type="button"
              className="shrink-0 font-medium underline underline-offset-2"
              onClick={() => address.change({ import: 'new' }, { push: true })}
            >
              {words.read_again}
            </button>
          }
        >
          {confirm.error?.message}
        </Notice>
      )}
      <Card title={file_name} note={format} actions={<Actions />}>
        {confirm.isPending ? (
          <Applying import_id={import_id} total={total} kind={kind} />
        ) : (
          <div className="flex flex-col gap-3">
            <RowFilters
              filters={CHANGES.map(change => ({ show: change, count: counts[change], label: WORDS[change] }))}
              chosen={chosen}
              onChoose={change => address.change({ change: chosen === change ? null : change })}
            />
            {rows_unusual > 0 && (
              <Notice kind="warning">
                <p>{words.rows_unusual({ count: rows_unusual })}</p>
                <Checkbox label={words.import_unusual_too} checked={accept_unusual} onChange={setAcceptUnusual} />
              </Notice>
            )}
            {notes.length > 0 && (
              <ul className="flex list-disc flex-col gap-0.5 pl-4 text-sm text-ink-2">
                {notes.map(note => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Card>
      <SearchField
        label={words.search_list}
        placeholder={words.maker_model}
        className="sm:max-w-80"
        value={typed}
        onChange={setTyped}
      />
      <Card flush>
        <PagedTable
          label={words.rows_list}
          columns={COLUMNS}
          list={list}
          rowsOf={page => page.rows}
          keyOf={row => String(row.line)}
          details={row => <RowDetails row={row} />}
          empty={
            <EmptyState
              title={words.no_row_like}
              action={
                <Button
                  onClick={() => {
                    setTyped('')
                    address.change({ change: null })
                  }}
                >
                  {words.show_all_rows}
                </Button>
              }
            />
          }
        />
      </Card>
    </>
  )

  function Actions() {
    const does = counts.new === 0 ? 'change' : counts.changed === 0 ? 'add' : 'both'
    return (
      <>
        <Button
          look="ghost"
          busy={discard.isPending}
          disabledReason={whyNot}
          onClick={() => discard.mutate({ import_id, version })}
        >
          {imports.discard}
        </Button>
        <Button
          look="primary"
          busy={confirm.isPending}
          disabledReason={whyNot ?? nothing}
          onClick={() =>
            confirm.mutate(
              { import_id, version, accept_unusual },
              { onError: failure => failure.code !== 'catalogue_changed' && tell(failure) },
            )
          }
        >
          {nothing
            ? words.nothing_import
            : accept_unusual
              ? words.import_rows({ total })
              : words.import_action({ kind, does, total, added: number(counts.new), changed: number(counts.changed) })}
        </Button>
      </>
    )
  }
}

/** Over a database with room for two, the server tells how far it is; otherwise the bar moves when it is done. */
function Applying({ import_id, total, kind }: { import_id: string; total: number; kind: Schemas['EquipmentKind'] }) {
  const { data, refetch } = useRead('/v3/equipment.GetImport', { import_id }, { quiet: true })
  useAskAgain(true, refetch)
  const done = data?.import.rows_applied ?? 0
  return (
    <ProgressBar
      label={words.putting_into_catalogue_all({ total: number(total), kind })}
      value={done}
      max={total}
      note={done > 0 ? words.done_total({ done: number(done), total: number(total) }) : undefined}
    />
  )
}

function RowDetails({ row }: { row: Row }) {
  if (row.fields.length === 0)
    return row.reason ? (
      <p className="max-w-[68ch] whitespace-normal">{row.reason}</p>
    ) : (
      <p className="text-ink-3">{words.list_says_what_your}</p>
    )
  return (
    <>
      {row.reason && <p className="mb-2 max-w-[68ch] whitespace-normal">{row.reason}</p>}
      <dl className="grid gap-x-8 gap-y-1 text-sm whitespace-normal sm:grid-cols-2 lg:grid-cols-3">
        {row.fields.map(({ field, before, after }) => (
          <div key={field} className="flex justify-between gap-4 border-b border-hairline py-1">
            <dt className="text-ink-3">{field}</dt>
            <dd className="figures text-right">
              {row.change === 'changed' && (
                <span className="text-ink-3 line-through">{before ?? words.nothing_before}</span>
              )}{' '}
              {after}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
