// Next to the price: hidden while within limits and without a request.
import { useRead } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { useIsOffline } from '#web/reach/use-is-offline.ts'

const ApprovalCard = part(() => import('./approval-card.tsx'))

export function Approval({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/guardrails.GetProject', { project_id })
  const is_offline = useIsOffline()
  if (!data || (data.beyond.length === 0 && !data.request)) return null
  // Requests and decisions need a connection: they are not stored on devices.
  return is_offline ? null : <ApprovalCard project_id={project_id} standing={data} />
}
