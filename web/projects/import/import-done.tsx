import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { words as imports } from '#web/sheet-import/words.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { ImportRows } from './import-rows.tsx'
import { UndoLeads } from './undo-leads.tsx'
import { words } from './words.ts'

export function ImportDone({ current }: { current: Schemas['LeadImport'] }) {
  const { id: import_id, status, counts, file_name, created_by_name, applied_at, undone_at } = current
  const undone = status === 'undone'
  const list = useReadPages('/v3/leads.ListImportRows', {
    import_id,
    limit: 100,
    ...(undone ? { show: 'kept' as const } : {}),
  })
  if (status === 'discarded') return <Notice>{imports.nothing_imported}</Notice>
  const kept = `${number(counts.kept)} ${words.kept_count({ kept: counts.kept })}`
  return (
    <>
      <Notice kind={undone ? 'info' : 'success'}>
        {!undone
          ? words.import_complete
          : counts.kept === 0
            ? words.import_was_undone({ datetime: dateTime(undone_at ?? '') })
            : words.import_was_undone_changed({ datetime: dateTime(undone_at ?? ''), kept, kept_2: counts.kept })}
      </Notice>
      <Card
        title={file_name}
        note={[created_by_name, applied_at && dateTime(applied_at)].filter(Boolean).join(', ')}
        actions={
          <>
            {!undone && <UndoLeads current={current} />}
            <Link href={href('/projects')} className={buttonLook('primary')}>
              {words.see_projects}
            </Link>
          </>
        }
      >
        <Figures
          facts={[
            { label: words.added, value: number(counts.added) },
            { label: words.merged, value: number(counts.merged) },
            { label: words.skipped, value: number(counts.skipped) },
            ...(undone ? [{ label: words.kept_label, value: number(counts.kept) }] : []),
          ]}
        />
      </Card>
      {(!undone || counts.kept > 0) && (
        <Card flush title={undone ? words.kept_leads : words.rows_title}>
          <ImportRows import_id={import_id} list={list} />
        </Card>
      )}
    </>
  )
}
