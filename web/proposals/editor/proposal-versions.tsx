import { useState } from 'react'
import type { Answer } from '#sdk/types.ts'
import { read, useReadPages } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import type { Proposed } from '../proposed.ts'
import { words } from './words.ts'

export type Version = Answer<'/v3/proposal.ListVersions'>['versions'][number]
export type LookedAt = Answer<'/v3/proposal.GetVersion'> & Pick<Version, 'saved_at' | 'saved_by_name'>

const REASONS: Record<Version['reason'], string> = {
  begun: words.version_started,
  edited: words.edited,
  restored: words.version_restored,
  published: words.published,
}

type Props = { proposed: Proposed; version: number; onLook: (version: LookedAt) => void; onClose: () => void }

/** Who wrote what when: look at one, and go back to it from there. */
export default function ProposalVersions({ proposed, version, onLook, onClose }: Props) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useReadPages(
    '/v3/proposal.ListVersions',
    { ...proposed, limit: 50 },
  )
  const [opening, setOpening] = useState<number | null>(null)
  const look = async ({ version: wanted, saved_at, saved_by_name }: Version) => {
    setOpening(wanted)
    try {
      onLook({ ...(await read('/v3/proposal.GetVersion', { ...proposed, version: wanted })), saved_at, saved_by_name })
    } catch (failure) {
      tell(failure)
    } finally {
      setOpening(null)
    }
  }
  const rows = data?.pages.flatMap(({ versions }) => versions)
  return (
    <Drawer open onClose={onClose} title={words.history} description={words.history_description}>
      {error && !rows ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={words.no_history_yet}>{words.first_change_makes_first}</EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-hairline">
          {rows.map(one => (
            <li key={one.version} className="flex items-center justify-between gap-3 py-3 first:pt-0">
              <div className="min-w-0">
                <p className="text-base font-medium">
                  {REASONS[one.reason]}
                  {one.version === version && <span className="font-normal text-ink-3"> {words.current_version}</span>}
                </p>
                <p className="text-sm text-ink-3">
                  {dateTime(one.saved_at)}, {one.saved_by_name}
                </p>
              </div>
              {one.version !== version && (
                <Button busy={opening === one.version} onClick={() => void look(one)}>
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
