// Recent bulk changes of projects, with undo while possible.
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { projectsWords, useUndoBulk } from './use-undo-bulk.ts'
import { words as texts } from './words.ts'

type Made = Schemas['BulkChangeMade']

export function BulkChanges({ onClose }: { onClose: () => void }) {
  // Each is looked through for what may still be taken back, of up to 5,000 projects.
  const list = useReadPages('/v3/projects.ListBulkChanges', { limit: 10 })
  const undo = useUndoBulk()
  const made = list.data?.pages.flatMap(page => page.bulk_changes)
  return (
    <Drawer open onClose={onClose} title={texts.bulk_changes_title} description={texts.bulk_changes_description}>
      {list.error && !made && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.error && !made && <Skeleton className="h-32" />}
      {made?.length === 0 && <EmptyState title={texts.no_bulk_changes}>{texts.no_bulk_changes_hint}</EmptyState>}
      {made && made.length > 0 && (
        <ul aria-label={texts.bulk_changes_title} className="-my-3 divide-y divide-hairline">
          {made.map(one => (
            <li key={one.undo_id} className="flex items-start justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="text-base font-medium break-words">{madeWords(one)}</p>
                <p className="text-sm text-ink-3">
                  {dateTime(one.made_at)}. {standing(one)}
                </p>
              </div>
              {one.restorable > 0 && (
                <Button
                  busy={undo.isPending && undo.variables?.undo_id === one.undo_id}
                  onClick={() => undo.mutate({ undo_id: one.undo_id })}
                >
                  {common.undo}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </Drawer>
  )
}

function madeWords({ change, owner_name, changed }: Made): string {
  if (change.kind === 'owner')
    return texts.assigned_projects({
      changed: projectsWords(changed),
      owner_name: owner_name ?? texts.former_member,
    })
  return change.kind === 'add_tag'
    ? texts.added_tag({ tag: change.tag, changed: projectsWords(changed) })
    : texts.removed_tag({ tag: change.tag, changed: projectsWords(changed) })
}

function standing({ changed, restorable, undone_at }: Made): string {
  if (undone_at) return texts.undone_on({ undone_at: dateTime(undone_at) })
  if (restorable === 0) return texts.all_changed_since({ changed })
  return restorable === changed ? texts.can_undo : texts.some_can_undo({ restorable: number(restorable) })
}
