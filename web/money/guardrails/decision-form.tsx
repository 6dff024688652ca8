import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { DecisionRow } from '#web/projects/sale/decision-row.tsx'
import { words } from './words.ts'

/** Decides a request for approval. */
export function DecisionForm({ request }: { request: Schemas['ApprovalRequest'] }) {
  const decide = useWrite('/v3/guardrails.DecideApproval', {
    onDone: answer => tellDone(answer.request?.status === 'declined' ? words.request_declined : words.request_approved),
  })
  return (
    <DecisionRow
      busy={decide.isPending}
      onDecide={decision => decide.mutate({ request_id: request.id, ...decision })}
    />
  )
}
