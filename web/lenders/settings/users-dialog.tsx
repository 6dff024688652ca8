import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'

/** Whom of the company the lender knows: others cannot act there. */
export function UsersDialog({ setting, onClose }: { setting: Schemas['LenderSetting']; onClose: () => void }) {
  const { lender, name } = setting
  const { data, error, refetch } = useRead('/v3/settings.ListLenderUsers', { lender }, { quiet: true })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Users at ${name}`}
      description={`As ${name} answers now. Who is missing is added there.`}
      actions={
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.users.length === 0 && <p className="text-base text-ink-2">{name} knows nobody of your company yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {data?.users.map(user => (
          <li key={user.id} className="flex items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium">{user.name}</p>
              <p className="truncate text-sm text-ink-2">{user.email}</p>
            </div>
            <Badge
              status={user.active ? 'active' : 'inactive'}
              look={user.active ? 'success' : 'neutral'}
              label={user.active ? 'Active' : 'Inactive'}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
