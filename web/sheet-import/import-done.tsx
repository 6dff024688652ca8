import { Link } from 'wouter'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { ImportRows } from './import-rows.tsx'
import type { Import, Sheet } from './sheet.ts'
import { UndoImport } from './undo-import.tsx'
import { words } from './words.ts'

export function ImportDone({ sheet, current }: { sheet: Sheet; current: Import }) {
  const { id: import_id, status, counts, file_name, created_by_name, applied_at, undone_at } = current
  const isUndone = status === 'undone'
  const list = useReadPages('/v3/sheet_imports.ListRows', {
    import_id,
    limit: 100,
    ...(isUndone ? { show: 'kept' as const } : {}),
  })
  return (
    <>
      <Notice kind={isUndone ? 'info' : 'success'}>
        {!isUndone
          ? words.import_complete
          : words.was_undone({ at: dateTime(undone_at ?? ''), count: counts.kept, kept: number(counts.kept) })}
      </Notice>
      <Card
        title={file_name}
        note={[created_by_name, applied_at && dateTime(applied_at)].filter(Boolean).join(', ')}
        actions={
          <>
            {!isUndone && <UndoImport sheet={sheet} current={current} />}
            <Link href={sheet.home.href} className={buttonLook('primary')}>
              {sheet.home.view}
            </Link>
          </>
        }
      >
        <Figures
          facts={[
            { label: words.outcome.added, value: number(counts.added) },
            { label: words.outcome.updated, value: number(counts.updated) },
            { label: words.outcome.skipped, value: number(counts.left_out) },
            ...(isUndone ? [{ label: words.outcome.kept, value: number(counts.kept) }] : []),
          ]}
        />
      </Card>
      {(!isUndone || counts.kept > 0) && (
        <Card flush title={isUndone ? words.kept_rows : words.rows_title}>
          <ImportRows sheet={sheet} import_id={import_id} list={list} />
        </Card>
      )}
    </>
  )
}
