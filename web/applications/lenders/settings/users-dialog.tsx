import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Users known to the lender: others can't act there. */
export function UsersDialog({ setting, onClose }: { setting: Schemas['LenderSetting']; onClose: () => void }) {
  const { lender, name } = setting
  const { data, error, refetch } = useRead('/v3/settings.ListLenderUsers', { lender })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.users_name({ name })}
      description={words.lender_users_note({ name })}
      actions={
        <Button look="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.users.length === 0 && <p className="text-base text-ink-2">{words.no_lender_users({ name })}</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {data?.users.map(user => (
          <li key={user.id} className="flex items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium">{user.name}</p>
              <p className="truncate text-sm text-ink-2">{user.email}</p>
            </div>
            {!user.active && <Badge status="inactive" label={words.inactive} />}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
