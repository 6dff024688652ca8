import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { read, useReadPages } from '#web/data/queries.ts'
import { dateTime, kw, number } from '#web/lib/format.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Props = {
  project_id: string
  version: number
  onLook: (saved: Schemas['SavedDrawing']) => void
  onClose: () => void
}

/** Every save is a version: look at one, and go back to it from there. */
export default function VersionsDrawer({ project_id, version, onLook, onClose }: Props) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useReadPages(
    '/v3/design.ListDrawingVersions',
    { project_id, limit: 50 },
  )
  const [opening, setOpening] = useState<number | null>(null)
  const look = async (wanted: number) => {
    setOpening(wanted)
    try {
      onLook(await read('/v3/design.GetDrawingVersion', { project_id, version: wanted }))
    } catch (failure) {
      tell(failure)
    } finally {
      setOpening(null)
    }
  }
  const rows = data?.pages.flatMap(({ versions }) => versions)
  return (
    <Drawer open onClose={onClose} title={words.versions} description={words.each_save_kept_going}>
      {error && !rows ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={words.no_versions_title}>{words.first_change_makes_first}</EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-hairline">
          {rows.map(one => (
            <li key={one.version} className="flex items-center justify-between gap-3 py-3 first:pt-0">
              <div className="min-w-0">
                <p className="text-base font-medium">
                  {words.version_version({ version: one.version })}
                  {one.version === version && <span className="font-normal text-ink-3"> {words.current_version}</span>}
                </p>
                <p className="text-sm text-ink-3">
                  {dateTime(one.saved_at)}, {one.saved_by_name}
                </p>
                <p className="figures text-sm text-ink-2">
                  {words.module_count_modules_size({
                    module_count: number(one.module_count),
                    size_kw: kw(one.size_kw),
                  })}
                </p>
              </div>
              {one.version !== version && (
                <Button busy={opening === one.version} onClick={() => void look(one.version)}>
                  {words.view_version}
                </Button>
              )}
            </li>
          ))}
          {hasNextPage && (
            <li className="pt-3">
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.show_earlier_ones}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Drawer>
  )
}
