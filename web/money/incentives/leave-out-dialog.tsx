import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { words } from './words.ts'

type Props = { project_id: string; rule: Schemas['Incentive']; onClose: () => void }

/** A rule that would count by itself stays out from then on, so the reason is asked for. */
export function LeaveOutDialog({ project_id, rule, onClose }: Props) {
  const remove = useWrite('/v3/projects.RemoveIncentive', {
    onDone: () => {
      tellDone(words.excluded_toast({ name: rule.name }))
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={words.exclude_name({ name: rule.name })}
      description={words.exclude_note}
      action={words.exclude}
      look="primary"
      maximum={300}
      error={remove.error?.fields['reason']}
      busy={remove.isPending}
      onConfirm={reason => remove.mutate({ project_id, incentive_id: rule.id, reason })}
      onClose={onClose}
    />
  )
}
