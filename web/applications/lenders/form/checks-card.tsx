import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { CheckList } from '../start/check-list.tsx'
import { fixHref } from '../start/fix-href.ts'
import { words } from './words.ts'

/** Problems the lender would find, while they can still be fixed. */
export function ChecksCard({ application }: { application: Schemas['LenderApplication'] }) {
  const { project_id, lender, lender_name } = application
  const { data, error, refetch } = useRead('/v3/lender_applications.Check', { project_id, lender })
  const passed = data?.checks.filter(({ verdict }) => verdict === 'pass') ?? []
  const open = data?.checks.filter(({ verdict }) => verdict !== 'pass') ?? []
  return (
    <Card title={words.lender_checks_title({ lender_name })}>
      {data ? (
        <div className="flex flex-col gap-3">
          {open.length > 0 && <CheckList checks={open} linkOf={fix => fixHref(project_id, fix)} />}
          {passed.length > 0 && (
            <details>
              <summary className="w-fit cursor-pointer text-sm text-ink-2">
                {open.length === 0
                  ? words.all_checks_pass({ count: passed.length })
                  : words.more_checks_pass({ count: passed.length })}
              </summary>
              <div className="mt-2.5">
                <CheckList checks={passed} linkOf={fix => fixHref(project_id, fix)} />
              </div>
            </details>
          )}
        </div>
      ) : error ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}
