import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { ImportRows } from './import-rows.tsx'
import { UndoImport } from './undo-import.tsx'

export function ImportDone({ current }: { current: Schemas['LeadImport'] }) {
  const { id: import_id, status, counts, file_name, created_by_name, applied_at, undone_at } = current
  const undone = status === 'undone'
  const list = useReadPages('/v3/leads.ListImportRows', {
    import_id,
    limit: 100,
    ...(undone ? { show: 'kept' as const } : {}),
  })
  if (status === 'discarded') return <Notice>This preview was discarded. Nothing was imported.</Notice>
  const kept = `${number(counts.kept)} ${counts.kept === 1 ? 'lead' : 'leads'}`
  return (
    <>
      <Notice kind={undone ? 'info' : 'success'}>
        {!undone
          ? 'The leads are in your projects. You can undo this import for 30 days.'
          : counts.kept === 0
            ? `This import was undone on ${dateTime(undone_at ?? '')}.`
            : `This import was undone on ${dateTime(undone_at ?? '')}. ${kept} changed since and ${counts.kept === 1 ? 'is' : 'are'} kept.`}
      </Notice>
      <Card
        title={file_name}
        note={[created_by_name, applied_at && dateTime(applied_at)].filter(Boolean).join(', ')}
        actions={
          <>
            {!undone && <UndoImport current={current} />}
            <Link href={href('/projects')} className={buttonLook('primary')}>
              See projects
            </Link>
          </>
        }
      >
        <Figures
          facts={[
            { label: 'Added', value: number(counts.added) },
            { label: 'Merged', value: number(counts.merged) },
            { label: 'Left out', value: number(counts.skipped) },
            ...(undone ? [{ label: 'Kept', value: number(counts.kept) }] : []),
          ]}
        />
      </Card>
      {(!undone || counts.kept > 0) && (
        <Card flush title={undone ? 'Kept leads' : 'Rows'}>
          {list.error && !list.data ? (
            <ErrorState sentence={list.error.message} onRetry={list.refetch} />
          ) : (
            <ImportRows import_id={import_id} list={list} />
          )}
        </Card>
      )}
    </>
  )
}
