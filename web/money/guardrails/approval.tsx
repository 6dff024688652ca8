// Beside the price: nothing while all is within the limits and nothing was asked for.
import { useRead } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { useIsOffline } from '#web/reach/use-is-offline.ts'

const ApprovalCard = part(() => import('./approval-card.tsx'))

export function Approval({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/guardrails.GetProject', { project_id })
  const is_offline = useIsOffline()
  if (!data || (data.beyond.length === 0 && !data.request)) return null
  // Nobody is asked and nobody decides without a connection: it is not kept on devices.
  return is_offline ? null : <ApprovalCard project_id={project_id} standing={data} />
}
